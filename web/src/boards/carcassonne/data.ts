/** The tile table, and how the view's numbers point into it. */
import type { CarcassonneView, FeatureView, FigureView, TileView } from "$generated/types";
import generated from "$generated/carcassonne.json";
import type { FigureKind, TileFacts } from "../../art/tiles";

export interface Kind extends TileFacts {
  slug: string;
  set: string;
  count: number;
}

export const kinds = generated.kinds as unknown as Kind[];

export function kindAt(index: number): Kind {
  const found = kinds[index];
  if (!found) throw new Error(`there is no tile kind ${index}`);
  return found;
}

// Kinds of feature.
export const ROAD = 1;
export const CITY = 2;
export const CLOISTER = 3;
export const GARDEN = 4;
export const FIELD = 5;
export const FEATURES = ["", "road", "city", "cloister", "garden", "field"] as const;
const BY_LETTER: Record<string, number> = { r: ROAD, c: CITY, f: FIELD };

export const FIGURES = ["follower", "abbot", "mayor", "phantom"] as const;
export const ABBOT = 1;
export const MAYOR = 2;
/** The parts of a score in the order of the kinds of feature that bring them. */
const PARTS = ["roads", "cities", "cloisters", "gardens", "fields"];
export const featureOfPart = (key: string): number => PARTS.indexOf(key) + 1;

/** The kind of feature that a segment belongs to by its name: r0 a road, cloister a cloister. */
export function featureOfSegment(name: string): number {
  const whole = FEATURES.indexOf(name as (typeof FEATURES)[number]);
  return whole > 0 ? whole : (BY_LETTER[name.charAt(0)] ?? 0);
}

export const segmentName = (kind: number, segment: number): string => kinds[kind]?.segments[segment] ?? "";

/** How a figure is drawn on a segment: on a field a follower lies down. */
export function figureKind(figure: number, segment: string): FigureKind {
  const name = FIGURES[figure] ?? "follower";
  return name === "follower" && featureOfSegment(segment) === FIELD ? "farmer" : name;
}

export interface Cell {
  x: number;
  y: number;
}

const ORIGIN = 128;
const ROW = 1024;
export const unpacked = (place: number): Cell => ({ x: (place % ROW) - ORIGIN, y: Math.floor(place / ROW) - ORIGIN });

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;
export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}
/** A place as people write it: east and south of the start tile. */
export const placeName = ({ x, y }: Cell): string => `${x},${y}`;

export const partKey = (tile: number, segment: number | string): string => `${tile}:${segment}`;

/** The feature of every segment on the table. */
export function featuresByPart(features: readonly FeatureView[]): Map<string, FeatureView> {
  const found = new Map<string, FeatureView>();
  for (const feature of features) {
    for (const [tile = 0, segment = 0] of feature.parts) found.set(partKey(tile, segment), feature);
  }
  return found;
}

export const tileAt = (view: CarcassonneView, { x, y }: Cell): number => view.tiles.findIndex((tile) => tile.x === x && tile.y === y);

/** Trees and houses differ from tile to tile; the drawn tile already looks as it will lie. */
export const copyOf = (index: number): number => index % 4;

export function figuresOn(view: CarcassonneView, tile: number): FigureView[] {
  return view.figures.filter((figure) => figure.tile === tile);
}

export function segmentOf(tile: TileView | undefined, segment: number): string {
  return tile ? segmentName(tile.kind, segment) : "";
}
