/** Where things lie over the land, in units of 100 a tile: figures, towers, tints of features and their chips. */
import type { CarcassonneView, FeatureView, FigureView, TileView } from "$generated/types";
import { seatColour, standing, wallEnds, type FigureKind } from "../../art/tiles";
import { CLOISTER, FIELD, figureKind, GARDEN, kindAt, partKey, segmentName, type Cell } from "./data";

export const UNIT = 100;

export interface Standing {
  key: string;
  figure: FigureView;
  kind: FigureKind;
  x: number;
  y: number;
  scale: number;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** The nth place to stand on a segment of a tile on the table. */
export function spotOn(tile: TileView, segment: string, nth = 0): Spot {
  const spots = standing(kindAt(tile.kind), tile.turn, segment);
  const { at, scale } = spots[Math.min(nth, spots.length - 1)] ?? { at: [50, 50] as const, scale: 1 };
  return { x: tile.x * UNIT + at[0], y: tile.y * UNIT + at[1], scale };
}

/** Every figure at its place, those in the north first: the nearer ones stand before them. */
export function standingFigures(view: CarcassonneView): Standing[] {
  const counts = new Map<string, number>();
  const found = view.figures.flatMap((figure, i): Standing[] => {
    const tile = view.tiles[figure.tile];
    if (!tile) return [];
    const segment = segmentName(tile.kind, figure.segment);
    const part = partKey(figure.tile, figure.segment);
    const nth = counts.get(part) ?? 0;
    counts.set(part, nth + 1);
    return [{ key: `${part}:${figure.seat}:${i}`, figure, kind: figureKind(figure.figure, segment), ...spotOn(tile, segment, nth) }];
  });
  return found.toSorted((a, b) => a.y - b.y);
}

/** The corners of the land on which a tower stands. */
export function towers(tiles: readonly TileView[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const tile of tiles) {
    for (const corner of wallEnds(kindAt(tile.kind), tile.turn)) {
      const cell = { x: tile.x + (corner === 1 || corner === 2 ? 1 : 0), y: tile.y + (corner > 1 ? 1 : 0) };
      found.set(`${cell.x},${cell.y}`, cell);
    }
  }
  return [...found.values()].toSorted((a, b) => a.y - b.y);
}

/** Paint for the shape of a feature: areas are filled, roads are stroked. */
export interface Tint {
  fill: string;
  opacity: number;
  line: string;
  lineOpacity: number;
}

export const HOVERED: Tint = { fill: "#FFFFFF", opacity: 0.5, line: "#0B5FA5", lineOpacity: 0.65 };
export const CHOSEN: Tint = { fill: "#0B5FA5", opacity: 0.45, line: "#0B5FA5", lineOpacity: 0.8 };
export const MARKED: Tint = { fill: "#F2C94C", opacity: 0.6, line: "#F2C94C", lineOpacity: 0.95 };

export const ownersId = (seats: readonly number[]): string => `own-${seats.join("-")}`;

function ownersTint(seats: readonly number[], isField: boolean): Tint {
  const pattern = `url(#${ownersId(seats)})`;
  if (seats.length > 1 || isField) return { fill: pattern, opacity: 1, line: pattern, lineOpacity: 1 };
  const colour = seats[0] === undefined ? "#FFFFFF" : seatColour(seats[0]);
  return { fill: colour, opacity: 0.5, line: colour, lineOpacity: 0.9 };
}

export type Overlay = "fields" | "open" | null;

const isHeld = (feature: FeatureView): boolean => feature.strength.some((n) => n > 0);
/** Features without an owner are worth a look from this size on. */
const NOTABLE = 3;

/** The features that an overlay shows. */
export function shownFeatures(view: CarcassonneView, overlay: Overlay): FeatureView[] {
  if (overlay === "fields") return view.features.filter((feature) => feature.kind === FIELD && isHeld(feature));
  if (overlay === "open") {
    return view.features.filter((feature) => feature.kind !== FIELD && !feature.finished && (isHeld(feature) || feature.tiles >= NOTABLE));
  }
  return [];
}

export function tintOf(feature: FeatureView): Tint {
  return ownersTint(feature.leaders, feature.kind === FIELD);
}

export interface ChipPlace {
  feature: FeatureView;
  x: number;
  y: number;
}

const NEAR = 46;
/** The size of a chip in pixels: nearer to each other they would cover each other's numbers. */
const CHIP = { width: 104, height: 22 };

/**
 * Where each feature's chip hangs: on one of its segments or beside a figure of it, away from everything else. `pixel`:
 * a pixel of the screen in units of the drawing, for chips keep their size.
 */
export function chipPlaces(view: CarcassonneView, features: readonly FeatureView[], pixel: number): ChipPlace[] {
  const wide = Math.max(1, pixel);
  const busy = standingFigures(view).map(({ x, y }) => ({ x, y }));
  const chips: Cell[] = [];
  return features.map((feature) => {
    const spots = feature.parts.flatMap(([tile = 0, segment = 0]) => {
      const there = view.tiles[tile];
      return there ? [{ ...spotOn(there, segmentName(there.kind, segment)), part: partKey(tile, segment) }] : [];
    });
    const held = view.figures.find((figure) => spots.some((spot) => spot.part === partKey(figure.tile, figure.segment)));
    const home = spots.find((spot) => held && spot.part === partKey(held.tile, held.segment)) ?? spots[0] ?? { x: 0, y: 0 };
    const free = (spot: { x: number; y: number }) => Math.min(NEAR, ...busy.map((b) => (Math.abs(b.x - spot.x) * 0.4 + Math.abs(b.y - spot.y) * 1.3) / wide));
    const score = (spot: { x: number; y: number }) => free(spot) - Math.hypot(spot.x - home.x, spot.y - home.y) * 0.06;
    const below = { x: home.x, y: home.y + 26 * wide };
    const isClear = (spot: Cell) => chips.every((chip) => Math.abs(chip.x - spot.x) > CHIP.width * pixel || Math.abs(chip.y - spot.y) > CHIP.height * pixel);
    const near = [below, { x: home.x, y: home.y - 26 * wide }, ...spots];
    const far = [-52, 52].flatMap((y) => [0, -60, 60].map((x) => ({ x: home.x + x * wide, y: home.y + y * wide })));
    const choices = near.some(isClear) ? near.filter(isClear) : [...near, ...far];
    const place = choices.toSorted((a, b) => score(b) - score(a))[0] ?? below;
    busy.push(place);
    chips.push(place);
    return { feature, x: place.x, y: place.y };
  });
}

/** Points now and if it were finished, and what is still missing. */
export function chipNumbers(feature: FeatureView): { now: number; then: number | null; missing: number | null } {
  const then = feature.complete === feature.now ? null : feature.complete;
  if (feature.kind === FIELD) return { now: feature.now, then, missing: null };
  const missing = feature.kind === CLOISTER || feature.kind === GARDEN ? 8 - feature.open : feature.open;
  return { now: feature.now, then, missing };
}

/** The newest tile of each rival that was laid after my own newest one. */
export function flagged(view: CarcassonneView): { seat: number; tile: TileView }[] {
  const mine = view.seats[view.viewer]?.last ?? -1;
  return view.seats.flatMap(({ seat, last }) => {
    const tile = view.tiles[last];
    return seat !== view.viewer && tile && last > mine ? [{ seat, tile }] : [];
  });
}

export const newest = (view: CarcassonneView): TileView | undefined => view.tiles.at(-1);
