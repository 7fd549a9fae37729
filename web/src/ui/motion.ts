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

/** A sign that travels between two things, each given by a selector; where one of them is not in sight nothing moves. */
export interface Flight {
  icon: string;
  from: string;
  to: string;
}

const FLIGHTS = 8;
/** Signs on their way. */
const flying = new Set<Animation>();
const APART = 40;
const SIZE = 26;

/** Where nothing moves, what something came to is outlined for so long. */
const TRAIL = 600;

function outline(selector: string): void {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box?.width) return;
  const trail = document.createElement("span");
  trail.className = "trail";
  Object.assign(trail.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(trail);
  setTimeout(() => trail.remove(), TRAIL);
}

/** Called after the page shows the new state: the signs only tell what came from where. */
export function fly(flights: Flight[]): void {
  if (document.hidden) return;
  if (settings.still) return [...new Set(flights.map(({ to }) => to))].slice(0, FLIGHTS).forEach(outline);
  const time = getComputedStyle(document.documentElement).getPropertyValue("--m-move");
  const duration = parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);
  flights.slice(0, FLIGHTS).forEach(({ icon, from, to }, i) => {
    const [start, end] = [centre(from), centre(to)];
    if (!start || !end) return;
    const sign = document.createElement("span");
    sign.className = "flying";
    sign.innerHTML = `<svg width="${SIZE}" height="${SIZE}" aria-hidden="true"><use href="#i-${icon}" /></svg>`;
    document.body.append(sign);
    const frames = [start, end].map(([x, y]) => ({ transform: `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)` }));
    const animation = sign.animate(frames, { duration, delay: i * APART, easing: "ease-out", fill: "backwards" });
    flying.add(animation);
    animation.onfinish = () => {
      flying.delete(animation);
      sign.remove();
    };
  });
}

function centre(selector: string): [number, number] | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

/** Lets everything that moves come to its end soon. */
export function hurry(): void {
  for (const animation of flying) hasten(animation);
  // Asking the page for what else moves makes the browser style it: it does so only once, before the picture.
  requestAnimationFrame(() => document.getAnimations?.().forEach(hasten));
}

function hasten(animation: Animation): void {
  const timing = animation.effect?.getComputedTiming();
  if (!timing || timing.iterations === Infinity) return;
  const left = (Number(timing.endTime) - Number(animation.currentTime ?? 0)) / animation.playbackRate;
  if (left > MOST) animation.updatePlaybackRate((animation.playbackRate * left) / MOST);
}
