/** Every kind of tile draws, in every turn, always alike, with a place for every segment and seams that meet. */
import { expect, test } from "vitest";
import generated from "$generated/carcassonne.json";
import { layoutOf, MOST_SPOTS, SIDES, standing, tileDrawing, wallEnds, type TileFacts } from "./index";
import { CORNERS, distance, endOf, isInside, middle, startOf, type Path, type Point } from "./geometry";

const kinds = generated.kinds as unknown as TileFacts[];
const TURNS = [0, 1, 2, 3];

test("there are tiles of every set, and some with gardens", () => {
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.some((kind) => kind.garden)).toBe(true);
});

test.each(kinds.map((kind) => [kind.id, kind] as const))("%s draws in every turn with all its segments", (_, kind) => {
  for (const turn of TURNS) {
    const svg = tileDrawing(kind, turn);
    for (const name of kind.segments) {
      expect(svg).toContain(`data-seg="${name}"`);
      expect(standing(kind, turn, name)).toHaveLength(MOST_SPOTS);
    }
    expect(svg).not.toMatch(/NaN|undefined|\bid=/);
    expect(svg.length).toBeLessThan(7500);
  }
});

test("the same copy is the same drawing, another copy is another", () => {
  const kind = kinds.find((each) => each.id === "E")!;
  expect(tileDrawing(kind, 1, 3)).toBe(tileDrawing({ ...kind }, 1, 3));
  expect(tileDrawing(kind, 1, 3)).not.toBe(tileDrawing(kind, 1, 4));
});

test.each(kinds.map((kind) => [kind.id, kind] as const))("%s: figures stand inside their own segment", (_, kind) => {
  const layout = layoutOf(kind);
  for (const [name, face] of [...layout.fields, ...layout.cities]) {
    for (const { at } of layout.spots.get(name) ?? []) expect(isInside(at, face.polygon), name).toBe(true);
  }
});

test.each(kinds.map((kind) => [kind.id, kind] as const))("%s: two figures of a field do not stand on each other", (_, kind) => {
  for (const [name, face] of layoutOf(kind).fields) {
    const [first, second] = standing(kind, 0, name);
    if (!first || !second || face.area < 250) continue;
    expect(distance(first.at, second.at), name).toBeGreaterThan(12);
  }
});

/** A strand leaves the middle of its side at a right angle. */
function leavesSquarely(path: Path, side: number): boolean {
  const first = path[0];
  const last = path.at(-1) ?? first;
  const ends: [Point, Point][] = [
    [startOf(path), first[1]],
    [endOf(path), last.length === 2 ? last[0] : last[2]],
  ];
  const end = ends.find(([at]) => distance(at, middle(side)) < 0.01);
  return end !== undefined && Math.abs(end[1][side % 2 ? 1 : 0] - 50) < 0.01;
}

test.each(kinds.map((kind) => [kind.id, kind] as const))("%s: seams meet", (_, kind) => {
  const layout = layoutOf(kind);
  const strands = [
    ...kind.roads.map((road, i) => ({ sides: road.sides, path: layout.roads.get(`r${i}`) })),
    ...kind.rivers.map((river, i) => ({ sides: river.sides, path: layout.rivers.get(`w${i}`) })),
  ];
  for (const { sides, path } of strands) {
    for (const side of sides) expect(path && leavesSquarely(path, SIDES.indexOf(side)), side).toBe(true);
  }
  for (const wall of [...layout.walls.values()].flat()) {
    for (const end of [startOf(wall.path), endOf(wall.path)]) {
      expect(CORNERS.some((corner) => distance(corner, end) < 0.01)).toBe(true);
    }
  }
});

test("towers stand where walls end, and turn with the tile", () => {
  const kind = kinds.find((each) => each.id === "E")!;
  expect(wallEnds(kind, 0).toSorted()).toEqual([0, 1]);
  expect(wallEnds(kind, 1).toSorted()).toEqual([1, 2]);
});
