/** What is printed on a kind of tile, as tools/generate.py writes it (generated/carcassonne.json). */

export type Side = "N" | "E" | "S" | "W";
export type CropSign = "thief" | "knight" | "farmer";
export type Direction = (typeof DIRECTIONS)[number];

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

export interface TileFacts {
  id: string;
  edges: string[];
  /** Names of the segments in the engine's order: c0, r0, f0, ..., cloister, garden. */
  segments: string[];
  cities: { sides: Side[]; pennants: number }[];
  roads: { sides: Side[] }[];
  /** Half edges clockwise ("NL" is the western half of the north side); `cities` are indices. */
  fields: { half_edges: string[]; cities: number[] }[];
  rivers: { sides: Side[] }[];
  cloister: boolean;
  garden: boolean;
  flier: Direction | null;
  crop_circle: CropSign | null;
}

const GARDEN = "-garden";

/** A kind with a garden has the geometry of the kind without. */
export const shapeId = (facts: TileFacts): string => facts.id.replace(GARDEN, "");

export const sideIndex = (side: Side): number => SIDES.indexOf(side);
