/** Points, curves and distances on the square of 100 by 100 in which a tile is drawn. y grows to the south. */

export type Point = readonly [number, number];
export type Line = readonly [Point, Point];
export type Cubic = readonly [Point, Point, Point, Point];
export type Curve = Line | Cubic;
export type Path = readonly [Curve, ...Curve[]];

export const CENTRE: Point = [50, 50];
/** Unit vectors to north, east, south, west. */
export const UNITS: readonly [Point, Point, Point, Point] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
/** North-west, north-east, south-east, south-west. */
export const CORNERS: readonly [Point, Point, Point, Point] = [[0, 0], [100, 0], [100, 100], [0, 100]];

export const unit = (side: number): Point => UNITS[(side % 4) as 0 | 1 | 2 | 3];
export const corner = (index: number): Point => CORNERS[(index % 4) as 0 | 1 | 2 | 3];
export const middle = (side: number): Point => add(CENTRE, unit(side), 50);

export const add = (p: Point, v: Point, times = 1): Point => [p[0] + v[0] * times, p[1] + v[1] * times];
export const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
export const length = (v: Point): number => Math.hypot(v[0], v[1]);
export const distance = (p: Point, q: Point): number => length(minus(p, q));

/** The point after so many quarter turns of the tile, clockwise. */
export function turned(p: Point, turns: number): Point {
  let [x, y] = p;
  for (let left = ((turns % 4) + 4) % 4; left > 0; left -= 1) [x, y] = [100 - y, x];
  return [x, y];
}
export const turnedVector = (v: Point, turns: number): Point => minus(turned(add(v, CENTRE), turns), CENTRE);

export const startOf = (path: Path): Point => path[0][0];
export function endOf(path: Path): Point {
  const curve = path.at(-1) ?? path[0];
  return curve.length === 2 ? curve[1] : curve[3];
}

function pointOn(curve: Curve, t: number): Point {
  if (curve.length === 2) return add(curve[0], minus(curve[1], curve[0]), t);
  const [a, b, c, d] = curve;
  const s = 1 - t;
  const at = (k: 0 | 1) => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
  return [at(0), at(1)];
}

/** The path as points close enough to each other to measure with. */
export function sampled(path: Path): Point[] {
  const points = [startOf(path)];
  for (const curve of path) {
    const steps = curve.length === 2 ? 5 : 12;
    for (let i = 1; i <= steps; i += 1) points.push(pointOn(curve, i / steps));
  }
  return points;
}

function flippedCurve(curve: Curve): Curve {
  return curve.length === 2 ? [curve[1], curve[0]] : [curve[3], curve[2], curve[1], curve[0]];
}
export const flipped = (path: readonly Curve[]): Curve[] => path.map(flippedCurve).reverse();

export function turnedPath(path: Path, turns: number): Path {
  const curve = (c: Curve): Curve => c.map((p) => turned(p, turns)) as unknown as Curve;
  return [curve(path[0]), ...path.slice(1).map(curve)];
}

/** The square of the distance, for this is asked hundreds of thousands of times while tiles are drawn: no arrays here. */
function squareFrom(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const x = p[0] - a[0];
  const y = p[1] - a[1];
  const share = Math.max(0, Math.min(1, (dx * x + dy * y) / (dx * dx + dy * dy || 1)));
  return (x - dx * share) ** 2 + (y - dy * share) ** 2;
}

export function lineDistance(p: Point, points: readonly Point[]): number {
  let least = Infinity;
  let from: Point | undefined;
  for (const to of points) {
    if (from) least = Math.min(least, squareFrom(p, from, to));
    from = to;
  }
  return Math.sqrt(least);
}

export function isInside(p: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let before = polygon.at(-1);
  for (const at of polygon) {
    if (before && at[1] > p[1] !== before[1] > p[1]) {
      const crossing = ((before[0] - at[0]) * (p[1] - at[1])) / (before[1] - at[1]) + at[0];
      if (p[0] < crossing) inside = !inside;
    }
    before = at;
  }
  return inside;
}

/** Twice the area of a polygon; negative where it runs the other way round. */
export function signedArea(polygon: readonly Point[]): number {
  let area = 0;
  let before = polygon.at(-1);
  for (const at of polygon) {
    if (before) area += before[0] * at[1] - at[0] * before[1];
    before = at;
  }
  return area;
}

/** Random numbers that a text decides, so that a drawing is always the same. */
export function randomOf(key: string): () => number {
  let h = 2166136261;
  for (const letter of key) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
