/** How a bird is paid for with the food at hand. */
import type { Bird } from "./data";

/** How many foods of its cost are missing and need two other tokens each (RULES 3.4). */
export function swapsFor(bird: Bird, food: number[]): number {
  const missing = bird.cost.map((n, kind) => Math.max(0, n - (food[kind] ?? 0)));
  if (bird.alternative) return bird.cost.some((n, kind) => n > 0 && missing[kind] === 0) ? 0 : 1;
  return missing.reduce((a, b) => a + b, 0);
}
