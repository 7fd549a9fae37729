/** What the events tell: turns for the log, points by turn, and what the last count brought. */
import type { CarcassonneView, EventMessage, FeatureView } from "$generated/types";
import { logTree, type LogNode } from "../../store/log";
import { cellKey, CITY, CLOISTER, featureOfSegment, FIELD, GARDEN, kinds, MAYOR, partKey, segmentName, tileAt, unpacked } from "./data";

export const HEADS: ReadonlySet<string> = new Set(["start_tile", "turn_begun", "game_ended"]);

export interface Turn {
  node: LogNode;
  /** What was laid: kind, place, turn; null while it is still in hand. */
  laid: { kind: number; place: number; turn: number } | null;
  /** The figure that was set on the tile, by its office. */
  set: { figure: number; feature: number } | null;
  /** Everything else that happened in the turn. */
  rest: LogNode[];
}

/** What the head of a turn says already. */
const TOLD = new Set(["tile_drawn", "tile_placed"]);

const segmentsOf = (kind: number): string[] => kinds[kind]?.segments ?? [];

export function turnsOf(events: EventMessage[]): Turn[] {
  return logTree(events, HEADS).map((node) => {
    const placed = node.event.kind === "start_tile" ? node.event : node.children.find(({ event }) => event.kind === "tile_placed")?.event;
    const laid = placed ? { kind: placed.args.tile ?? 0, place: placed.args.place ?? 0, turn: placed.args.turn ?? 0 } : null;
    const stood = node.children.find(({ event }) => event.kind === "figure_placed" && event.args.place === laid?.place);
    const set = stood && laid ? { figure: stood.event.args.figure ?? 0, feature: featureOfSegment(segmentName(laid.kind, stood.event.args.segment ?? 0)) } : null;
    const rest = node.children.filter((child) => !TOLD.has(child.event.kind) && child !== stood);
    return { node, laid, set, rest };
  });
}

/** The parts of the land that a line of the log is about, as "tile:segment". */
export function partsTold(node: LogNode, tiles: ReadonlyMap<string, { index: number; kind: number }>, parts: (tile: number, segment: number) => string[]): string[] {
  const { place, segment } = node.event.args;
  const tile = place === undefined ? undefined : tiles.get(cellKey(unpacked(place)));
  if (!tile) return node.children.flatMap((child) => partsTold(child, tiles, parts));
  if (segment !== undefined) return parts(tile.index, segment);
  return segmentsOf(tile.kind).map((name) => partKey(tile.index, name));
}

export interface Count {
  /** By seat: points after each turn; the last one is the final count. */
  curve: number[][];
  /** By seat and part: what the final count brought. */
  last: number[][];
}

const PARTS = 5;

export function countOf(events: EventMessage[], seats: number): Count {
  const totals = Array.from({ length: seats }, () => 0);
  const curve = totals.map(() => [0]);
  const last = totals.map(() => Array.from({ length: PARTS }, () => 0));
  const close = () => totals.forEach((n, seat) => curve[seat]?.push(n));
  let isLast = false;
  let begun = false;
  for (const { kind, seat, args } of events) {
    if (kind === "turn_begun") {
      if (begun) close();
      begun = true;
    } else if (kind === "game_ended") {
      close();
      isLast = true;
    } else if (kind === "scored") {
      const points = args.points ?? 0;
      totals[seat] = (totals[seat] ?? 0) + points;
      const parts = isLast ? last[seat] : undefined;
      if (parts) parts[(args.feature ?? 1) - 1] = (parts[(args.feature ?? 1) - 1] ?? 0) + points;
    }
  }
  if (isLast) close();
  return { curve, last };
}

/** Why there were points: what was counted, and how much each seat had there. */
export interface Reckoning {
  /** Number of the event that tells it first. */
  n: number;
  place: number;
  segment: number;
  feature: number;
  paid: { seat: number; points: number }[];
  tiles: number;
  pennants: number;
  cities: number;
  factor: number;
  /** By seat; empty where it is not told. */
  strength: number[];
}

/** The points among `fresh` events by what they were for; `view` is the table after them. */
export function reckonings(fresh: readonly EventMessage[], view: CarcassonneView): Reckoning[] {
  const scored = fresh.filter(({ kind }) => kind === "scored");
  return [...new Set(scored.map(({ cause }) => cause))].flatMap((cause) => {
    const paid = scored.filter((event) => event.cause === cause);
    const [first] = paid;
    return first ? [reckoned(first, paid, fresh.find(({ n }) => n === cause), fresh, view)] : [];
  });
}

function reckoned(first: EventMessage, scored: EventMessage[], cause: EventMessage | undefined, fresh: readonly EventMessage[], view: CarcassonneView): Reckoning {
  const { place = 0, segment = 0, feature = 0, points = 0 } = first.args;
  const tile = tileAt(view, unpacked(place));
  const there = view.features.find(({ kind, parts }) => kind === feature && parts.some(([at, index]) => at === tile && index === segment));
  // A cloister and a garden bring a point for each tile of their square.
  const tiles = feature === CLOISTER || feature === GARDEN ? points : (cause?.args.tiles ?? 0);
  const pennants = feature === CITY ? (there?.pennants ?? 0) : 0;
  const cities = cause?.args.cities ?? 0;
  const factor = points / Math.max(1, feature === FIELD ? cities : tiles + pennants);
  const paid = scored.map(({ seat, args }) => ({ seat, points: args.points ?? 0 }));
  return {
    n: first.n, place, segment, feature, paid, tiles, pennants, cities,
    // Where each city counts but once for a player, the fields share no factor.
    factor: Number.isInteger(factor) && paid.every((each) => each.points === points) ? factor : 1,
    strength: strengthAt(cause, there, fresh, view.seats.length),
  };
}

/** Who had how much there: from a complete feature the figures went home, elsewhere they still stand. */
function strengthAt(cause: EventMessage | undefined, there: FeatureView | undefined, fresh: readonly EventMessage[], seats: number): number[] {
  if (cause?.kind === "unfinished" || cause?.kind === "field") return there?.strength ?? [];
  const strength = Array.from({ length: seats }, () => 0);
  for (const { kind, cause: from, seat, args } of fresh) {
    if (kind === "figure_returned" && from === cause?.n) strength[seat] = (strength[seat] ?? 0) + (args.figure === MAYOR ? (there?.pennants ?? 0) : 1);
  }
  return strength;
}
