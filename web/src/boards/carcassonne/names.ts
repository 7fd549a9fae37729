/** Tiles, features and figures in the reader's words. */
import type { CarcassonneView, FeatureView } from "$generated/types";
import type { Side } from "../../art/tiles";
import { SIDES } from "../../art/tiles";
import { joined, t } from "../../i18n/locale.svelte";
import { CLOISTER, FEATURES, FIELD, FIGURES, featureOfSegment, GARDEN, kindAt, placeName, segmentName, type Cell } from "./data";

export const featureName = (kind: number): string => t(`ui-carc-${FEATURES[kind] ?? "field"}`);

const ROLES = ["", "thief", "knight", "monk", "gardener", "farmer"];
/** What a figure is on a feature: a follower has the name of its office, the others their own. */
export function roleName(figure: number, feature: number): string {
  return t(figure === 0 ? `ui-carc-${ROLES[feature] ?? "thief"}` : `ui-carc-${FIGURES[figure] ?? "follower"}`);
}
export const figureName = (figure: number): string => t(`ui-carc-${FIGURES[figure] ?? "follower"}`);
export const affectedName = (feature: number): string => t(`ui-carc-all-${ROLES[feature] ?? "thief"}`);

export const directionName = (direction: number): string => t(`ui-carc-to-${["n", "ne", "e", "se", "s", "sw", "w", "nw"][direction] ?? "n"}`);

const turnedSides = (sides: readonly string[], turn: number): Side[] =>
  SIDES.filter((side) => sides.includes(SIDES[(SIDES.indexOf(side) - turn + 4) % 4] ?? ""));

function sidesName(sides: readonly string[], turn: number): string {
  return joined(turnedSides(sides, turn).map((side) => t(`ui-carc-side-${side.toLowerCase()}`)));
}

/** Which sides of the turned tile a segment touches; empty for what lies in the middle. */
export function segmentSides(kind: number, segment: string, turn: number): string {
  const facts = kindAt(kind);
  const index = Number(segment.slice(1));
  if (segment.startsWith("c") && segment !== "cloister") return sidesName(facts.cities[index]?.sides ?? [], turn);
  if (segment.startsWith("r")) return sidesName(facts.roads[index]?.sides ?? [], turn);
  if (segment.startsWith("f")) return sidesName((facts.fields[index]?.half_edges ?? []).map((half) => half.charAt(0)), turn);
  return "";
}

/** "road (north and south)". */
export function segmentWords(kind: number, segment: number, turn: number): string {
  const name = segmentName(kind, segment);
  const sides = segmentSides(kind, name, turn);
  const what = featureName(featureOfSegment(name));
  return sides ? t("ui-carc-at-sides", { what, sides }) : what;
}

/** Everything that is printed on a tile. */
export function tileWords(kind: number, turn = 0): string {
  const facts = kindAt(kind);
  const parts = facts.segments.flatMap((name, i) => (featureOfSegment(name) === FIELD ? [] : [segmentWords(kind, i, turn)]));
  if (facts.cities.some((city) => city.pennants)) parts.push(t("ui-carc-pennant"));
  if (facts.rivers.length) parts.push(t("ui-carc-river"));
  if (facts.flier) parts.push(t("ui-carc-machine"));
  if (facts.crop_circle) parts.push(t("ui-carc-crop"));
  return parts.length ? joined(parts) : t("ui-carc-only-field");
}

/** "City, 5 tiles, 1 open". */
export function featureWords(feature: FeatureView): string {
  const what = featureName(feature.kind);
  if (feature.kind === CLOISTER || feature.kind === GARDEN) return t("ui-carc-around", { what, n: 8 - feature.open });
  if (feature.kind === FIELD) return t("ui-carc-field-cities", { what, n: feature.cities.length });
  const size = t("ui-carc-size", { what, n: feature.tiles });
  return feature.finished ? t("ui-carc-finished", { what: size }) : t("ui-carc-open-ends", { what: size, n: feature.open });
}

/** "Ann 2 : Ben 1", or that nobody is there. */
export function ownersWords(feature: FeatureView, nameOf: (seat: number) => string): string {
  const there = feature.strength.flatMap((n, seat) => (n > 0 ? [{ seat, n }] : [])).toSorted((a, b) => b.n - a.n);
  return there.map(({ seat, n }) => `${nameOf(seat)} ${n}`).join(" : ") || t("ui-carc-nobody");
}

export function worthWords(feature: FeatureView): string {
  if (feature.finished || feature.now === feature.complete) return t("ui-carc-worth", { n: feature.now });
  return t("ui-carc-worth-then", { n: feature.now, then: feature.complete });
}

export const placeWords = (cell: Cell): string => placeName(cell);

/** A place for a screen reader: its tile and who stands there, or what fits. */
export function cellWords(view: CarcassonneView, cell: Cell, index: number, nameOf: (seat: number) => string): string {
  const tile = view.tiles[index];
  if (!tile) return t("ui-carc-cell-empty", { place: placeName(cell) });
  const standing = view.figures
    .filter((figure) => figure.tile === index)
    .map((figure) => t("ui-carc-stands", {
      name: nameOf(figure.seat),
      role: roleName(figure.figure, featureOfSegment(segmentName(tile.kind, figure.segment))),
      where: segmentWords(tile.kind, figure.segment, tile.turn),
    }));
  return [t("ui-carc-cell-tile", { place: placeName(cell), tile: tileWords(tile.kind, tile.turn) }), ...standing].join(". ");
}
