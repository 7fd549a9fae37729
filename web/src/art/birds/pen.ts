/** SVG text: numbers, shapes and the curves that bodies are made of. */

export type Point = readonly [x: number, y: number];
/** A point of an outline; with a 1 it is a sharp corner. */
export type Knot = readonly [x: number, y: number, sharp?: 1];
/** A place on a centre line, with half the width there. */
export type Section = readonly [x: number, y: number, half: number];

/** A number with at most one decimal. */
export function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

export const at = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;

/** "57,30 49,39" as points. */
export const knots = (text: string): Knot[] =>
  text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });

export const filled = (d: string, colour: string, more = ""): string => `<path d="${d}" fill="${colour}"${more}/>`;
export const stroked = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = ""): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${colour}"${more}/>`;
export const circle = (x: number, y: number, r: number, more: string): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r}"${more}/>`;
export const dots = (places: readonly Point[], colour: string, width: number): string =>
  stroked(places.map((place) => `M${at(place)}h0`).join(""), colour, width, ROUND);

export const ROUND = ' stroke-linecap="round"';
export const JOINED = ' stroke-linecap="round" stroke-linejoin="round"';
export const opacity = (share: number): string => ` opacity="${share}"`;

/** A soft edge of feathers instead of a clean one. */
export const fringe = (d: string, colour: string, width = 1.3): string =>
  stroked(d, colour, tenth(width * 1.7), opacity(0.28) + ROUND) + stroked(d, colour, tenth(width * 0.8), opacity(0.45) + ROUND);

/** Fills whatever it is clipped to. */
export const EVERYWHERE = "M-50-50H150V150H-50Z";

/** A smooth line (Catmull-Rom) through the knots. */
export function curve(through: readonly Knot[], closed = true): string {
  const count = through.length;
  const knot = (i: number): Knot => {
    const found = through[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))];
    if (!found) throw new RangeError("a curve needs knots");
    return found;
  };
  const pull = (from: Knot, to: Knot, sharp: 1 | undefined): Point =>
    sharp ? [0, 0] : [(to[0] - from[0]) / 6, (to[1] - from[1]) / 6];
  let d = `M${at(through[0] ? [through[0][0], through[0][1]] : [0, 0])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const here = knot(i);
    const next = knot(i + 1);
    const out = pull(knot(i - 1), next, here[2]);
    const into = pull(here, knot(i + 2), next[2]);
    // Between two smooth knots the first handle mirrors the one before, which S leaves out.
    const mirrored = i > 0 && !here[2] && !next[2];
    d += mirrored ? "S" : `C${at([here[0] + out[0], here[1] + out[1]])} `;
    d += `${at([next[0] - into[0], next[1] - into[1]])} ${at([next[0], next[1]])}`;
  }
  return d + (closed ? "Z" : "");
}

/** The outline of something that bends and swells along a centre line, such as a neck. */
export function tube(sections: readonly Section[]): string {
  const left: Knot[] = [];
  const right: Knot[] = [];
  sections.forEach(([x, y, half], i) => {
    const before = sections[Math.max(0, i - 1)] ?? [x, y];
    const after = sections[Math.min(sections.length - 1, i + 1)] ?? [x, y];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy);
    left.push([x + (dy / length) * half, y - (dx / length) * half]);
    right.unshift([x - (dy / length) * half, y + (dx / length) * half]);
  });
  return curve([...left, ...right]);
}
