/** Work that can wait until the page can be used: done when the browser is idle, a little at a time. */
interface Deadline {
  timeRemaining(): number;
}

/** The wait for an idle moment ends here. */
const LONGEST_WAIT = 1000;
/** A moment shorter than this is left to the browser. */
const LEAST = 3;

const waiting = new Set<() => void>();
let asked = false;

function whenIdle(work: (deadline: Deadline) => void): void {
  // Safari has no idle moments; there each piece of work is a task of its own.
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: LONGEST_WAIT });
  else setTimeout(() => work({ timeRemaining: () => 0 }));
}

function workOff(deadline: Deadline): void {
  for (const work of waiting) {
    waiting.delete(work);
    work();
    if (deadline.timeRemaining() < LEAST) break;
  }
  asked = waiting.size > 0;
  if (asked) whenIdle(workOff);
}

/** Does `work` soon, in the order of asking; returns what calls it off. */
export function later(work: () => void): () => void {
  waiting.add(work);
  if (!asked) whenIdle(workOff);
  asked = true;
  return () => waiting.delete(work);
}
