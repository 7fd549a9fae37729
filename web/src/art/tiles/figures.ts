/** Figures, emblems, the die and the patterns of owners. Colours of seats are the tokens --p-sky ... of the page. */
import { INK } from "./palette";
import { pair, short } from "./pen";

export type FigureKind = "follower" | "farmer" | "abbot" | "mayor" | "phantom";

const SEATS = ["sky", "ember", "moss", "plum", "sun", "ink"] as const;
export const seatColour = (seat: number): string => `var(--p-${SEATS[seat] ?? "ink"})`;
export const seatContrast = (seat: number): string => `var(--p-${SEATS[seat] ?? "ink"}-on)`;

function starOf(corners: number, radius: (i: number) => number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    return pair([Math.sin(angle) * radius(i), -Math.cos(angle) * radius(i)]);
  });
  return `<path d="M${points.join("L")}Z"/>`;
}

const EMBLEMS: readonly ((size: number) => string)[] = [
  (k) => `<circle r="${short(0.46 * k)}"/>`,
  (k) => `<path d="M0 ${short(-0.52 * k)}L${short(0.52 * k)} ${short(0.42 * k)}H${short(-0.52 * k)}Z"/>`,
  (k) => `<path d="M${short(-0.42 * k)} ${short(-0.42 * k)}h${short(0.84 * k)}v${short(0.84 * k)}h${short(-0.84 * k)}z"/>`,
  (k) => `<path d="M0 ${short(-0.56 * k)}L${short(0.5 * k)} 0 0 ${short(0.56 * k)} ${short(-0.5 * k)} 0Z"/>`,
  (k) => starOf(10, (i) => (i % 2 ? 0.25 : 0.58) * k),
  (k) => starOf(6, () => 0.52 * k),
];

/** The shape of a seat, in its colour unless another is given. */
export function emblemDrawn(seat: number, size: number, colour = seatColour(seat)): string {
  return `<g fill="${colour}">${EMBLEMS[seat]?.(size) ?? ""}</g>`;
}

const BODIES: Record<FigureKind, string> = {
  follower: "M-4.6-5.5A5.6 5.6 0 1 1 4.6-5.5Q9.5-3.5 10 12Q0 15.5-10 12Q-9.5-3.5-4.6-5.5Z",
  farmer: "M-5.5-4.6A5.6 5.6 0 1 0-5.5 4.6Q-3.5 9.5 12 10Q15.5 0 12-10Q-3.5-9.5-5.5-4.6Z",
  abbot: "M-4.4-4.5V-9Q-6-13 0-19.5Q6-13 4.4-9V-4.5Q8-2 9.5 13Q0 16-9.5 13Q-8-2-4.4-4.5Z",
  mayor: "M-4.6-4.5V-8H-8.5V-11H-5.8L-6.5-17H6.5L5.8-11H8.5V-8H4.6V-4.5Q13-3.5 13 12Q0 15.5-13 12Q-13-3.5-4.6-4.5Z",
  phantom: "M-9.5 13.5V-6Q-9-16.5 0-16.5T9.5-6V13.5L6.3 10.5 3.2 13.5 0 10.5-3.2 13.5-6.3 10.5Z",
};
const EMBLEM_SIZE: Record<FigureKind, number> = { follower: 10.5, farmer: 10.5, abbot: 9, mayor: 10, phantom: 9 };
const EMBLEM_AT: Record<FigureKind, string> = { follower: "0 4.5", farmer: "5 0", abbot: "0 5", mayor: "0 4.5", phantom: "0 4.5" };

function attire(kind: FigureKind, contrast: string): string {
  const crook = "M11.5 13V-11Q11.5-16 8-15.5 6-14 8-12.5";
  switch (kind) {
    case "farmer":
      return (
        `<ellipse cx="-9.6" rx="3.7" ry="7.6" fill="#EBCF7A" stroke="${INK}" stroke-width="1.1"/>` +
        `<ellipse cx="-9.8" rx="2" ry="3.6" fill="#F7E7AE" stroke="${INK}" stroke-width=".8"/>`
      );
    case "abbot":
      return (
        `<path d="M-3-9.5H3M0-17V-12" fill="none" stroke="${contrast}" stroke-width="1.3" stroke-linecap="round"/>` +
        `<path d="${crook}" fill="none" stroke="#FFF" stroke-width="3.8" stroke-linecap="round"/>` +
        `<path d="${crook}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/>`
      );
    case "mayor":
      return (
        `<path d="M-5.5-11H5.5" stroke="${contrast}" stroke-width="1.5"/>` +
        `<path d="M-5-3Q0 3 5-3" fill="none" stroke="${contrast}" stroke-width="1.5" stroke-dasharray="1.6 1"/>`
      );
    case "phantom":
      return `<path d="M-3.5-7v2M3.5-7v2" stroke="${contrast}" stroke-width="2.6" stroke-linecap="round"/>`;
    case "follower":
      return "";
  }
}

/** A figure, about 28 high, its feet at (0, 13). A farmer lies. `blank`: white, as it could be set. */
export function figureDrawn(kind: FigureKind, seat: number, blank = false): string {
  const colour = blank ? "#FFFFFF" : seatColour(seat);
  const contrast = blank ? INK : seatContrast(seat);
  const body = BODIES[kind];
  const ghostly = kind === "phantom" ? ' fill-opacity=".78" stroke-dasharray="3 1.8"' : "";
  const shadow = kind === "farmer" ? 'cy="9" rx="14"' : 'cy="12.5" rx="10"';
  return (
    `<g stroke-linejoin="round"><ellipse cx="1.5" ${shadow} ry="3.2" fill="#1B1408" fill-opacity=".3"/>` +
    `<path d="${body}" fill="#FFF" stroke="#FFF" stroke-width="4.2"/>` +
    `<path d="${body}" fill="${colour}" stroke="${INK}" stroke-width="1.5"${ghostly}/>${attire(kind, contrast)}` +
    `<g transform="translate(${EMBLEM_AT[kind]})">${emblemDrawn(seat, EMBLEM_SIZE[kind], contrast)}</g></g>`
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[16, 16]],
  2: [[10, 22], [22, 10]],
  3: [[9, 23], [16, 16], [23, 9]],
};

/** A face of the flight die on a grid of 32. */
export function dieDrawn(face: number): string {
  const pips = (PIPS[face] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.3" fill="${INK}"/>`);
  return (
    `<rect x="1.5" y="1.5" width="29" height="29" rx="6" fill="#F8EFD8" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M4.5 8.5q0-4 4-4h3M27.5 23.5q0 4-4 4h-3" fill="none" stroke="#B4472F" stroke-width="1.5" stroke-linecap="round"/>${pips.join("")}`
  );
}

/**
 * The inside of a pattern of 50 by 50 for the owners of an area: emblems on the colour, stripes where several share it.
 * It fits the tiles' grid without seams.
 */
export function ownersDrawn(seats: readonly number[]): string {
  const [first = 0, second = first] = seats;
  const emblem = (seat: number, x: number, y: number) => `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width=".9">${emblemDrawn(seat, 9.5)}</g>`;
  const stripes =
    second === first
      ? ""
      : `<path d="M-12.5 12.5L12.5-12.5M-12.5 62.5L62.5-12.5M37.5 62.5L62.5 37.5" stroke="${seatColour(second)}" stroke-width="17.6" stroke-opacity=".6"/>`;
  return (
    `<rect width="50" height="50" fill="${seatColour(first)}" fill-opacity=".36"/>${stripes}` +
    emblem(first, 12.5, 12.5) + emblem(second, 37.5, 12.5) + emblem(second, 12.5, 37.5) + emblem(seats[2] ?? first, 37.5, 37.5)
  );
}
