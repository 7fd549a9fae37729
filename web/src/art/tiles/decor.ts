/** What grows and is built on a tile: decided by its id and the number of the copy, never by chance. */
import { sideIndex, type TileFacts } from "./facts";
import { add, distance, isInside, middle, randomOf, turnedVector, unit, type Point } from "./geometry";
import type { Disc, Face, Layout } from "./layout";

export interface Tree {
  at: Point;
  pine: boolean;
}
/** 0 a cottage, 1 a long house, 2 a tower; the roof is one of ROOFS. */
export interface House {
  at: Point;
  form: 0 | 1 | 2;
  roof: number;
}
export interface FieldDecor {
  trees: Tree[];
  tufts: Point[];
  flowers: Point[];
  sheep: Point[];
  plots: { at: Point; radius: number; angle: number }[];
}
export interface Decor {
  fields: Map<string, FieldDecor>;
  cities: Map<string, House[]>;
}

/** Houses that straddle a city side stand at fixed places, so that both neighbours draw their half of the same house. */
export const STRADDLE = 21.4;
/** Houses round a village square. */
export const VILLAGE_HOUSES: readonly Point[] = [[-15.5, -15], [15.5, -15], [15.5, 15], [-15.5, 15]];

interface Ground {
  layout: Layout;
  random: () => number;
  taken: Disc[];
  /** Fewer things where a tile is cut up. */
  share: number;
}

const isBy = (at: Point, margin: number): boolean => at.some((z) => z < margin || z > 100 - margin);
const collides = (at: Point, taken: readonly Disc[], gap: number): boolean => taken.some((disc) => distance(at, disc.at) < disc.radius + gap);

function plots({ layout, random }: Ground, face: Face): FieldDecor["plots"] {
  if (face.area <= (layout.village ? 2600 : 900)) return [];
  let widest: { at: Point; room: number } | null = null;
  for (let tries = 0; tries < 60; tries += 1) {
    const at: Point = [8 + random() * 84, 8 + random() * 84];
    if (!isInside(at, face.polygon)) continue;
    const room = layout.room(at, 1);
    if (!widest || room > widest.room) widest = { at, room };
  }
  if (!widest || widest.room <= 8) return [];
  return [{ at: widest.at, radius: Math.min(widest.room - 2, 13), angle: random() * 60 - 30 }];
}

function trees(ground: Ground, face: Face): Tree[] {
  const { layout, random, taken } = ground;
  const found: Tree[] = [];
  const groves: Point[] = [];
  let left = Math.round((face.area / 760) * ground.share + 0.8);
  for (let tries = 0; tries < 120 && left > 0; tries += 1) {
    const grove: Point = [5 + random() * 90, 5 + random() * 90];
    if (!isInside(grove, face.polygon) || layout.room(grove, 1) < 6 || groves.some((other) => distance(other, grove) < 26)) continue;
    groves.push(grove);
    const wanted = Math.min(left, random() < 0.3 ? 1 : 2 + Math.floor(random() * 3));
    const pine = random() < 0.4;
    for (let attempt = 0, got = 0; attempt < 40 && got < wanted; attempt += 1) {
      const at = add(grove, [(random() - 0.5) * 15, (random() - 0.5) * 13]);
      if (!isInside(at, face.polygon) || layout.room(at, 0) < 5 || isBy(at, 8.5) || collides(at, taken, 3.6)) continue;
      taken.push({ at, radius: 2.6 });
      found.push({ at, pine });
      got += 1;
      left -= 1;
    }
  }
  return found;
}

function flock({ layout, random, taken }: Ground, face: Face): Point[] {
  if (face.area <= 1500 || random() >= 0.55) return [];
  for (let tries = 0; tries < 50; tries += 1) {
    const at: Point = [8 + random() * 84, 8 + random() * 84];
    if (!isInside(at, face.polygon) || layout.room(at, 1) <= 7 || collides(at, taken, 6)) continue;
    taken.push({ at, radius: 6 });
    const places: Point[] = [[-3.5, -1.5], [3, -2.6], [0.5, 2.6]];
    return places.slice(0, 2 + Math.floor(random() * 2)).map((v) => add(at, v));
  }
  return [];
}

function small({ layout, random, taken, share }: Ground, face: Face): Pick<FieldDecor, "tufts" | "flowers"> {
  const found: Pick<FieldDecor, "tufts" | "flowers"> = { tufts: [], flowers: [] };
  const wanted = Math.round((face.area / 620) * share);
  for (let tries = 0, got = 0; tries < 120 && got < wanted; tries += 1) {
    const at: Point = [3 + random() * 94, 3 + random() * 94];
    const near = taken.some((disc) => distance(at, disc.at) < (disc.radius > 6 ? disc.radius - 4 : disc.radius + 2));
    if (!isInside(at, face.polygon) || layout.room(at, 1) < 2.6 || near) continue;
    taken.push({ at, radius: 1.5 });
    found[random() < 0.75 ? "tufts" : "flowers"].push(at);
    got += 1;
  }
  return found;
}

function houses({ layout, random, taken }: Ground, face: Face): House[] {
  const found: House[] = [];
  const fits = (at: Point, gap: number, wall: number) =>
    isInside(at, face.polygon) && layout.room(at, 0) > wall && !isBy(at, 7) && !collides(at, taken, gap);
  const build = (at: Point) => {
    taken.push({ at, radius: 5.4 });
    const form = random() < 0.4 ? 1 : random() < 0.26 ? 2 : 0;
    found.push({ at, form, roof: random() < 0.5 ? 0 : random() < 0.6 ? 1 : 2 });
  };
  for (let i = 1; i < 7; i += 1) {
    for (let j = 1; j < 7; j += 1) {
      const at: Point = [i * 14.3 + (random() - 0.5) * 3, j * 14.3 + (random() - 0.5) * 3];
      if (fits(at, 3.5, 4.6)) build(at);
    }
  }
  for (let tries = 0; tries < 300; tries += 1) {
    const at: Point = [random() * 100, random() * 100];
    if (fits(at, 5.2, 4.4)) build(at);
  }
  return found;
}

export function decorOf(facts: TileFacts, layout: Layout, copy: number): Decor {
  const figures = [...layout.spots].flatMap(([name, spots]) => {
    const radius = layout.fields.has(name) ? 8 : (facts.cities[Number(name.slice(1))]?.sides.length ?? 0) > 1 ? 6.5 : 0;
    const [first] = spots;
    return first && (layout.fields.has(name) || layout.cities.has(name)) ? [{ at: first.at, radius }] : [];
  });
  const village = layout.village ? VILLAGE_HOUSES.map((v) => ({ at: add(layout.village?.at ?? [0, 0], v), radius: 8.5 })) : [];
  const ground: Ground = {
    layout,
    random: randomOf(`${facts.id}/${copy}`),
    taken: [...figures, ...village, ...layout.pennants.map(({ at }) => ({ at, radius: 9.5 }))],
    share: facts.fields.length > 2 ? 0.7 : 1,
  };
  const fields = new Map<string, FieldDecor>();
  for (const [name, face] of layout.fields) {
    fields.set(name, { plots: plots(ground, face), trees: trees(ground, face), sheep: flock(ground, face), ...small(ground, face) });
  }
  const cities = new Map<string, House[]>();
  for (const [name, face] of layout.cities) {
    for (const side of facts.cities[Number(name.slice(1))]?.sides ?? []) {
      const across = turnedVector(unit(sideIndex(side)), 1);
      for (const way of [-1, 1]) ground.taken.push({ at: add(middle(sideIndex(side)), across, STRADDLE * way), radius: 6 });
    }
    cities.set(name, houses(ground, face));
  }
  return { fields, cities };
}
