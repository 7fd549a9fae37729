/** Plumage colours by the names that the bird table uses, and what light and shade make of them. */

export const PLUMAGE = {
  black: "#2c313a",
  white: "#f8f3e8",
  grey: "#8a939c",
  paleGrey: "#c6cbcd",
  darkGrey: "#535a64",
  brown: "#866a4b",
  darkBrown: "#53402f",
  buff: "#dcc7a0",
  sandy: "#c8a36c",
  chestnut: "#8d4a2c",
  rust: "#c0723f",
  red: "#c63d37",
  orange: "#e48a35",
  yellow: "#efc83f",
  paleYellow: "#f1e5a8",
  olive: "#838a50",
  blue: "#3d76b4",
  skyBlue: "#8fbad6",
  slate: "#7189a3",
  teal: "#2b7f88",
  purple: "#5f4a8c",
  rose: "#c23a80",
  pink: "#e3a69f",
  maroon: "#7a3238",
  navy: "#2c3a60",
  lime: "#a9b55a",
  green: "#35805a",
  sooty: "#43403f",
  fawn: "#b79a78",
  brick: "#a8574a",
} as const;

const NIGHT = "#232848";
const SUN = "#fff8e4";

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** From `a` (share 0) to `b` (share 1). */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  const mixed = channels(a).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const shaded = (colour: string, share: number): string => mix(colour, NIGHT, share);
export const lit = (colour: string, share: number): string => mix(colour, SUN, share);

/** How bright a colour is, from 0 to 1. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}
