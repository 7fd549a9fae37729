/** Pictures follow the state and never hold it up. */
import { settings } from "./settings.svelte";

/** What still runs when my question arrives is over within this time. */
const MOST = 150;

const BLINK_EVERY = 1700;
const BLINK = 170;

/** Now and then one of the birds on the page blinks; returns what ends it. */
export function blinking(): () => void {
  const timer = setInterval(() => {
    if (document.hidden || settings.still) return;
    const eyes = document.querySelectorAll<SVGElement>(".lively .b-eye");
    const eye = eyes[Math.floor(Math.random() * eyes.length)];
    eye?.animate?.([{ transform: "scaleY(1)" }, { transform: "scaleY(0.1)" }, { transform: "scaleY(1)" }], BLINK);
  }, BLINK_EVERY);
  return () => clearInterval(timer);
}

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
