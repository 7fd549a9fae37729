type Parts = Record<string, unknown>;

/**
 * `now`, in which each part that equals its counterpart in `before` is that very object. Whoever compares by identity
 * then sees what changed, and only that is drawn again. Both are JSON; `now` belongs to the caller and is altered.
 */
export function shared<T>(before: unknown, now: T): T {
  if (!hasParts(before) || !hasParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let isEqual = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = shared(before[name], now[name]);
    if (part !== before[name]) isEqual = false;
    (now as Parts)[name] = part;
  }
  return isEqual ? (before as T) : now;
}

const hasParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
