/** How shapes become SVG text. */
import { distance, minus, turned, type Curve, type Path, type Point } from "./geometry";

/** A number with at most one decimal and no leading zero. */
export const short = (n: number): string => (Math.round(n * 10) / 10).toString().replace(/^(-?)0\./, "$1.");
export const pair = (p: Point): string => `${short(p[0])} ${short(p[1])}`;
export const moved = (p: Point): string => `translate(${pair(p)})`;

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;
export const fill = (colour: string): string => `fill="${colour}"`;
export const stroke = (colour: string, width: number, more = ""): string => `stroke="${colour}" stroke-width="${width}"${more ? ` ${more}` : ""}`;

/** Shapes of features carry no paint of their own: the client tints them and lets them take the pointer. */
export const area = (d: string): string => `<path class="t" d="${d}"/>`;
export const ribbon = (d: string, width: number): string => `<path class="t l" d="${d}" stroke-width="${width}"/>`;

export function curveText(curves: Path | readonly Curve[], turns: number, close = false): string {
  let text = "";
  let before: readonly Point[] = [];
  for (const curve of curves) {
    const points = curve.map((p) => turned(p, turns));
    const [a = [0, 0], b = a, c = a, d = a] = points;
    if (!before.length) text = `M${pair(a)}`;
    if (points.length === 2) text += `L${pair(b)}`;
    else {
      const [, , p = a, q = a] = before;
      const isSmooth = before.length === 4 && distance(minus(b, a), minus(q, p)) < 0.11;
      text += isSmooth ? `S${pair(c)} ${pair(d)}` : `C${pair(b)} ${pair(c)} ${pair(d)}`;
    }
    before = points;
  }
  return text + (close ? "Z" : "");
}

/** The same text without spaces that SVG does not need. */
export function tight(svg: string): string {
  return svg
    .replace(/ d="[^"]*"/g, (d) => d.slice(0, 4) + d.slice(4).replace(/ (?=-)/g, "").replace(/([A-Za-z]) /g, "$1"))
    .replace(/="0\./g, '=".');
}
