/** Tiles, features and figures in the reader's words. */
import type { CarcassonneView, FeatureView } from "$generated/types";
import { SIDES } from "../../art/tiles";
import { t } from "../../i18n/locale.svelte";
import { CLOISTER, FEATURES, FIELD, FIGURES, featureOfSegment, GARDEN, kindAt, placeName, segmentName, type Cell } from "./data";
import type { Reckoning } from "./story";

export const featureName = (kind: number): string => t(`feature-${FEATURES[kind] ?? "field"}`);
export const figureName = (figure: number): string => t(`figure-${FIGURES[figure] ?? "follower"}`);

export const partName = (key: string): string => t(`score-${key}`);

const ROLES = ["", "thief", "knight", "monk", "gardener", "farmer"];
/** What a figure is on a feature: a follower has the name of its office, the others their own. */
export const roleName = (figure: number, feature: number): string =>
  figure === 0 ? t(`ui-carc-${ROLES[feature] ?? "thief"}`) : figureName(figure);
/** Those whom a crop circle is about. */
export const affectedName = (feature: number): string => t(`role-${ROLES[feature] ?? "thief"}`);

export const directionName = (direction: number): string => t(`ui-carc-to-${["n", "ne", "e", "se", "s", "sw", "w", "nw"][direction] ?? "n"}`);

const GARDEN_COPY = "-garden";
/** What a tile shows, in a few words. */
export function tileName(kind: number): string {
  const { id, garden } = kindAt(kind);
  const name = t(`tile-${id.replace(GARDEN_COPY, "").toLowerCase()}`);
  return garden ? t("tile-with-garden", { tile: name }) : name;
}

const QUARTERS = 4;
const turnedSide = (side: string, turn: number): number => (SIDES.findIndex((each) => each === side) + turn) % QUARTERS;
/** Corners, clockwise from the north-east, where sides and half edges are told by numbers. */
const CORNERS = ["ne", "se", "sw", "nw"];
/** The corner beside a half edge: the left half of the north side ("NL") lies at the north-west. */
const cornerOf = (half: string, turn: number): string => CORNERS[(turnedSide(half.charAt(0), turn) + (half.endsWith("L") ? QUARTERS - 1 : 0)) % QUARTERS] ?? "";

/** Where a segment touches the turned tile: sides of roads and cities, corners of fields. */
function whereabouts(kind: number, name: string, turn: number): string[] {
  const { cities, roads, fields } = kindAt(kind);
  const index = Number(name.slice(1));
  if (name.startsWith("f")) {
    const corners = (fields[index]?.half_edges ?? []).map((half) => cornerOf(half, turn));
    return CORNERS.filter((corner) => corners.includes(corner));
  }
  const touched = (name.startsWith("r") ? roads[index] : cities[index])?.sides.map((side) => turnedSide(side, turn)) ?? [];
  return SIDES.filter((_, i) => touched.includes(i)).map((side) => side.toLowerCase());
}

/** "road", or "road (S)", "field (NE, SE)" where the tile has more than one of its kind. */
export function segmentWords(kind: number, segment: number, turn: number): string {
  const name = segmentName(kind, segment);
  const feature = featureOfSegment(name);
  const what = featureName(feature);
  if (kindAt(kind).segments.filter((other) => featureOfSegment(other) === feature).length === 1) return what;
  const letters = (place: string) => [...place].map((letter) => t(`side-letter-${letter}`)).join("");
  return t("segment-with-sides", { segment: what, sides: whereabouts(kind, name, turn).map(letters).join(", ") });
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
export function ownersWords(strength: readonly number[], nameOf: (seat: number) => string): string {
  const there = strength.flatMap((n, seat) => (n > 0 ? [{ seat, n }] : [])).toSorted((a, b) => b.n - a.n);
  return there.map(({ seat, n }) => `${nameOf(seat)} ${n}`).join(" : ") || t("ui-carc-nobody");
}

export function worthWords(feature: FeatureView): string {
  if (feature.finished || feature.now === feature.complete) return t("ui-carc-worth", { n: feature.now });
  return t("ui-carc-worth-then", { n: feature.now, then: feature.complete });
}

/** What was counted: "city: 4 tiles + 1 pennant, × 2". */
export function reckoningWords({ feature, tiles, pennants, cities, factor }: Reckoning): string {
  const what = featureName(feature);
  const tilesOf = t("ui-carc-reckoned-tiles", { what, n: tiles });
  const citiesOf = t("ui-carc-reckoned-cities", { what, n: cities });
  const counted = feature === FIELD ? citiesOf : pennants ? t("ui-carc-reckoned-pennants", { what: tilesOf, n: pennants }) : tilesOf;
  return factor > 1 ? t("ui-carc-reckoned-times", { what: counted, factor }) : counted;
}

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
  return [t("ui-carc-cell-tile", { place: placeName(cell), tile: tileName(tile.kind) }), ...standing].join(". ");
}
