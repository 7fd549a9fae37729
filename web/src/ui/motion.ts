/** Pictures follow the state and never hold it up. */

/** What still runs when my question arrives is over within this time. */
const MOST = 150;

/** Lets everything that moves come to its end soon. */
export function hurry(): void {
  if (typeof document.getAnimations !== "function") return;
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (!timing || timing.iterations === Infinity) continue;
    const left = Number(timing.endTime) - Number(animation.currentTime ?? 0);
    if (left > MOST) animation.updatePlaybackRate(left / MOST);
  }
}
