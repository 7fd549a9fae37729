/**
 * From facts to curves. A drawing of a tile is accepted only when the faces of its planar map have exactly the half
 * edges of `fields` and touch exactly the walls of `fields[].cities`: a tile can never look as if a field were joined
 * where the facts say that it is not.
 */
import { DIRECTIONS, shapeId, sideIndex, SIDES, type TileFacts } from "./facts";
import {
  add, CENTRE, corner, distance, endOf, flipped, isInside, length, lineDistance, middle, minus, randomOf, sampled,
  signedArea, turnedPath, turnedVector, unit, type Curve, type Path, type Point,
} from "./geometry";

export interface Edge {
  kind: "wall" | "road" | "river" | "barrier" | "border";
  /** Whose it is; of a border the half edge. */
  of: string;
  path: readonly Curve[];
  points: Point[];
}

/** Something on the ground that nothing may overlap. */
export interface Disc {
  at: Point;
  radius: number;
}

/** A wall of a city; it runs along `run` sides from side `first` on. */
export interface Wall {
  path: Path;
  run: number;
  first: number;
}

export interface Face {
  polygon: Point[];
  area: number;
  path: Curve[];
  halves: string[];
  walls: string[];
}

export interface Towards {
  at: Point;
  towards: Point;
}

export interface Layout {
  edges: Edge[];
  roads: Map<string, Path>;
  rivers: Map<string, Path>;
  walls: Map<string, Wall[]>;
  fields: Map<string, Face>;
  cities: Map<string, Face>;
  gates: Towards[];
  bridges: Towards[];
  /** Corn between the walls of two cities: a face that no side touches. */
  lens: Face | null;
  pool: Disc | null;
  /** Where road ends meet, with houses round it. */
  village: Disc | null;
  crop: Disc | null;
  cloister: Disc | null;
  garden: Disc | null;
  flier: Disc | null;
  pennants: { at: Point; city: string }[];
  /** Where figures stand, by segment: the best place first, further ones for those who join. */
  spots: Map<string, Spot[]>;
  /** How far a point is from every line and disc, and from the border times `border`. */
  room: (at: Point, border: number) => number;
}

/** A place to stand: `room` is the radius that is free there. */
export interface Spot {
  at: Point;
  room: number;
}

/** Half of the width that must stay free beside a line. */
const WIDTH = { wall: 4, road: 6.6, river: 10.5 };
/** How many figures of one segment get a place of their own. */
export const MOST_SPOTS = 4;

type Variant = "plain" | "gate" | "hug" | "barrier";
const VARIANTS: readonly Variant[] = ["plain", "gate", "hug", "barrier"];

// -- the lines of a tile ------------------------------------------------------------------------------------------

interface Draft {
  facts: TileFacts;
  variant: Variant;
  edges: Edge[];
  roads: Map<string, Path>;
  rivers: Map<string, Path>;
  walls: Map<string, Wall[]>;
  gates: Towards[];
  bridges: Towards[];
  pool: Disc | null;
  hub: Point;
  /** Road ends meet in the hub. */
  meets: boolean;
  random: () => number;
}

function addEdge(draft: Draft, kind: Edge["kind"], of: string, ...path: [Curve, ...Curve[]]): void {
  draft.edges.push({ kind, of, path, points: sampled(path) });
}

const bends = (sides: readonly number[]): boolean => ((sides[0] ?? 0) + (sides[1] ?? 0)) % 2 === 1;

/** The wall along `run` sides that are not the city's, from side `first` on. */
function wallPath(run: number, first: number, narrow: boolean, cityOfTwo: boolean): Path {
  if (run === 3) {
    return turnedPath([[[100, 0], [78, 13], [72, 27], [50, 27]], [[50, 27], [28, 27], [22, 13], [0, 0]]], first - 1);
  }
  if (run === 2) {
    const m = narrow ? 35 : 49;
    const [x, y] = narrow ? [78, 13] : [84, 22];
    const path: Path = [[[100, 0], [x, y], [m + 13, m - 11], [m, m]], [[m, m], [m - 11, m + 13], [y, x], [0, 100]]];
    return turnedPath(path, first - 1);
  }
  const deep = cityOfTwo ? 73 : 71;
  return turnedPath([[[100, 100], [80, 88], [72, deep], [50, deep]], [[50, deep], [28, deep], [20, 88], [0, 100]]], first - 2);
}

function addWalls(draft: Draft): void {
  const { cities } = draft.facts;
  const narrow = cities.length === 2 && cities.every((city) => city.sides.length === 2);
  cities.forEach((city, index) => {
    const own = city.sides.map(sideIndex);
    const walls: Wall[] = [];
    draft.walls.set(`c${index}`, walls);
    for (let first = 0; first < 4; first += 1) {
      if (own.includes(first) || !own.includes((first + 3) % 4)) continue;
      let run = 1;
      while (!own.includes((first + run) % 4)) run += 1;
      const path = wallPath(run, first, narrow, own.length === 2);
      walls.push({ path, run, first });
      for (const curve of path) addEdge(draft, "wall", `c${index}`, curve);
    }
  });
}

/** A road or river from side to side by way of a middle node. */
function strand(draft: Draft, sides: readonly number[], isRoad: boolean, bow: number, at: Point | null): Path {
  const [i = 0, j = 0] = sides;
  const from = middle(i);
  const to = middle(j);
  if (bends(sides)) {
    const out = add(unit(i), unit(j));
    const mid = add(CENTRE, out, (draft.variant === "hug" && isRoad ? 9 : 14) + bow * 0.4);
    const tangent: Point = [(unit(i)[0] - unit(j)[0]) * 9, (unit(i)[1] - unit(j)[1]) * 9];
    return [[from, add(from, unit(i), -17), add(mid, tangent), mid], [mid, add(mid, tangent, -1), add(to, unit(j), -17), to]];
  }
  const mid = at ?? add(CENTRE, turnedVector(unit(i), 1), bow);
  const tangent: Point = [unit(i)[0] * 16, unit(i)[1] * 16];
  return [[from, add(from, unit(i), -20), add(mid, tangent), mid], [mid, add(mid, tangent, -1), add(to, unit(j), -20), to]];
}

function addRivers(draft: Draft, crossing: Point | null): void {
  draft.facts.rivers.forEach((river, index) => {
    const sides = river.sides.map(sideIndex);
    const [side = 0] = sides;
    let path: Path;
    if (sides.length === 2) path = strand(draft, sides, false, crossing ? 0 : (draft.random() - 0.5) * 8, crossing);
    else {
      const head = add(CENTRE, unit(side), -4);
      path = [[middle(side), add(middle(side), unit(side), -18), add(head, turnedVector(unit(side), 1), 6), head]];
      // The spring runs off to the east, the lake takes the river in.
      draft.pool = { at: head, radius: side === 1 ? 11 : 25 };
    }
    draft.rivers.set(`w${index}`, path);
    for (const curve of path) addEdge(draft, "river", `w${index}`, curve);
  });
}

function addThroughRoads(draft: Draft, crossing: Point | null, away: Point): void {
  draft.facts.roads.forEach((road, index) => {
    if (road.sides.length !== 2) return;
    const sides = road.sides.map(sideIndex);
    const [first = 0] = sides;
    const across = turnedVector(unit(first), 1);
    let bow = (draft.random() < 0.5 ? -1 : 1) * (3 + draft.random() * 3);
    if (draft.facts.flier) bow = 4 * Math.sign(bow);
    const push = bends(sides) ? 0 : away[0] * across[0] + away[1] * across[1];
    if (push) bow = 8 * push;
    const path = strand(draft, sides, true, bends(sides) ? bow * 0.5 : bow, crossing);
    draft.roads.set(`r${index}`, path);
    for (const curve of path) addEdge(draft, "road", `r${index}`, curve);
    if (crossing) draft.bridges.push({ at: crossing, towards: unit(first) });
  });
}

/** Where the nearest wall to a point has its middle. */
function gateNear(draft: Draft, from: Point): Point | null {
  const middles = [...draft.walls.values()].flat().map((wall) => endOf([wall.path[0]]));
  return middles.toSorted((p, q) => distance(p, from) - distance(q, from))[0] ?? null;
}

function addRoadEnds(draft: Draft, crossing: Point | null): boolean {
  let possible = true;
  draft.facts.roads.forEach((road, index) => {
    const [only] = road.sides;
    if (road.sides.length !== 1 || !only) return;
    const side = sideIndex(only);
    const from = middle(side);
    let end = draft.hub;
    if (draft.variant === "gate") {
      const gate = gateNear(draft, from);
      if (!gate) possible = false;
      end = gate ?? end;
      draft.gates.push({ at: end, towards: unit(side) });
    }
    const name = `r${index}`;
    if (crossing) {
      draft.bridges.push({ at: crossing, towards: unit(side) });
      draft.roads.set(name, [[from, crossing], [crossing, end]]);
      addEdge(draft, "road", name, [from, crossing]);
      addEdge(draft, "road", name, [crossing, end]);
      return;
    }
    const back = minus(from, end);
    const curve: Curve = [from, add(from, unit(side), -Math.min(18, length(back) * 0.5)), add(end, back, 0.35), end];
    draft.roads.set(name, [curve]);
    addEdge(draft, "road", name, curve);
  });
  return possible;
}

function built(facts: TileFacts, variant: Variant): Draft | null {
  const ends = facts.roads.filter((road) => road.sides.length === 1);
  const through = facts.roads.filter((road) => road.sides.length === 2);
  if (variant === "hug" && !(ends.length && through.length)) return null;
  if (variant === "barrier" && facts.cities.length < 2) return null;
  const draft: Draft = {
    facts, variant, edges: [], roads: new Map(), rivers: new Map(), walls: new Map(), gates: [], bridges: [], pool: null,
    hub: CENTRE, meets: ends.length > 0 && variant !== "gate", random: randomOf(shapeId(facts)),
  };
  addWalls(draft);
  const caps = facts.cities.flatMap((city) => (city.sides.length === 1 ? city.sides.map((side) => unit(sideIndex(side))) : []));
  const away = caps.reduce<Point>((sum, u) => add(sum, u, -1), [0, 0]);
  const bent = facts.roads.findIndex((road) => road.sides.length === 2 && bends(road.sides.map(sideIndex)));
  const bentSides = facts.roads[bent]?.sides.map(sideIndex) ?? [];
  draft.hub = add(CENTRE, away, facts.crop_circle ? 10 : 8);
  if (ends.length && bent >= 0) draft.hub = add(draft.hub, add(unit(bentSides[0] ?? 0), unit(bentSides[1] ?? 0)), -9);
  if (facts.cloister) draft.hub = CENTRE;

  const straight = facts.rivers.some((river) => river.sides.length === 2 && !bends(river.sides.map(sideIndex)));
  let crossing: Point | null = null;
  if (straight && facts.roads.length) {
    const [end] = ends[0]?.sides ?? [];
    const towards: Point = end ? unit(sideIndex(end)) : [0, 0];
    crossing = add(CENTRE, towards, facts.cloister ? 16 : 10);
    if (end && facts.cloister) draft.hub = add(CENTRE, towards, -22);
  }
  addRivers(draft, crossing);
  addThroughRoads(draft, crossing, away);

  const bentPath = draft.roads.get(`r${bent}`);
  if (variant === "hug" && bentPath) {
    const touch = endOf([bentPath[0]]);
    draft.hub = add(touch, minus(CENTRE, touch), 1.9);
    addEdge(draft, "barrier", "crop", [draft.hub, touch]);
  }
  if (!addRoadEnds(draft, crossing)) return null;
  if (variant === "barrier") {
    const [from = CENTRE, to = CENTRE] = [...draft.walls.values()].flatMap(([wall]) => (wall ? [endOf([wall.path[0]])] : []));
    addEdge(draft, "barrier", "crop", [from, to]);
    draft.hub = CENTRE;
  }
  SIDES.forEach((side, i) => {
    addEdge(draft, "border", `${side}L`, [corner(i), middle(i)]);
    addEdge(draft, "border", `${side}R`, [middle(i), corner(i + 1)]);
  });
  return draft;
}

// -- the faces of the planar map ----------------------------------------------------------------------------------

interface Half {
  edge: Edge;
  back: boolean;
  points: Point[];
  from: string;
  to: string;
  angle: number;
}

const nodeKey = (p: Point): string => `${Math.round(p[0] * 4)},${Math.round(p[1] * 4)}`;

function halfOf(edge: Edge, back: boolean): Half {
  const points = back ? edge.points.toReversed() : edge.points;
  const [first = CENTRE, second = CENTRE] = points;
  const last = points.at(-1) ?? CENTRE;
  const angle = Math.atan2(second[1] - first[1], second[0] - first[0]);
  return { edge, back, points, from: nodeKey(first), to: nodeKey(last), angle };
}

function facesOf(edges: Edge[]): Face[] {
  const halves = edges.flatMap((edge) => [halfOf(edge, false), halfOf(edge, true)]);
  const leaving = new Map<string, Half[]>();
  for (const half of halves) leaving.set(half.from, [...(leaving.get(half.from) ?? []), half]);
  for (const list of leaving.values()) list.sort((a, b) => a.angle - b.angle);
  const next = (half: Half): Half => {
    const list = leaving.get(half.to) ?? [];
    const same = list.findIndex((other) => other.edge === half.edge && other.back !== half.back);
    return list[(same + list.length - 1) % list.length] ?? half;
  };
  const seen = new Set<Half>();
  const faces: Face[] = [];
  for (const start of halves) {
    if (seen.has(start)) continue;
    const round: Half[] = [];
    for (let half = start; !seen.has(half); half = next(half)) {
      seen.add(half);
      round.push(half);
    }
    const polygon = round.flatMap((half) => half.points.slice(1));
    const area = signedArea(polygon) / 2;
    // The outer face runs the other way round.
    if (area <= 0) continue;
    faces.push({
      polygon,
      area,
      path: round.flatMap((half) => (half.back ? flipped(half.edge.path) : [...half.edge.path])),
      halves: round.filter((half) => half.edge.kind === "border").map((half) => half.edge.of),
      walls: [...new Set(round.filter((half) => half.edge.kind === "wall").map((half) => half.edge.of))],
    });
  }
  return faces;
}

const asSet = (names: readonly string[]): string => names.toSorted().join(" ");

interface Matched {
  fields: Map<string, Face>;
  cities: Map<string, Face>;
  lens: Face | null;
}

/** The faces by segment, or null where the drawing says something else than the facts. */
function matched(facts: TileFacts, edges: Edge[]): Matched | null {
  const left = facesOf(edges);
  const take = (halves: readonly string[]): Face | null => {
    const found = left.findIndex((face) => asSet(face.halves) === asSet(halves));
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null);
  };
  const fields = new Map<string, Face>();
  for (const [i, field] of facts.fields.entries()) {
    const face = take(field.half_edges);
    if (!face || asSet(face.walls) !== asSet(field.cities.map((city) => `c${city}`))) return null;
    fields.set(`f${i}`, face);
  }
  const cities = new Map<string, Face>();
  for (const [i, city] of facts.cities.entries()) {
    const face = take(city.sides.flatMap((side) => [`${side}L`, `${side}R`]));
    if (!face) return null;
    cities.set(`c${i}`, face);
  }
  if (left.some((face) => face.halves.length)) return null;
  return { fields, cities, lens: left[0] ?? null };
}

// -- what stands on the ground ------------------------------------------------------------------------------------

const STEP = 2;

/** The points of a face that are looked at, each with its room. */
function pointsIn(face: Face, room: (at: Point) => number): Spot[] {
  const found: Spot[] = [];
  for (let y = 4; y < 98; y += STEP) {
    for (let x = 4; x < 98; x += STEP) {
      const at: Point = [x, y];
      if (isInside(at, face.polygon)) found.push({ at, room: room(at) });
    }
  }
  return found;
}

/** The one with the highest score. */
function best(spots: readonly Spot[], score: (spot: Spot) => number): Spot {
  let found: Spot = spots[0] ?? { at: CENTRE, room: -Infinity };
  let highest = -Infinity;
  for (const spot of spots) {
    const reached = score(spot);
    if (reached > highest + 1e-6) [highest, found] = [reached, spot];
  }
  return found;
}
const roomiest = (face: Face, room: (at: Point) => number): Spot => best(pointsIn(face, room), (spot) => spot.room);

const largest = (faces: Map<string, Face>): Face | undefined => [...faces.values()].toSorted((a, b) => b.area - a.area)[0];

/** The best place for a machine whose arrow points in its direction: room for wings and arrow, near the middle. */
function machinePlace(facts: TileFacts, room: Layout["room"]): { disc: Disc; arrow: Disc } | null {
  if (!facts.flier) return null;
  const angle = (DIRECTIONS.indexOf(facts.flier) * Math.PI) / 4;
  const u: Point = [Math.sin(angle), -Math.cos(angle)];
  const wing: Point = [-u[1] * 19, u[0] * 19];
  let at: Point = CENTRE;
  let highest = -Infinity;
  for (let y = 10; y < 92; y += STEP) {
    for (let x = 10; x < 92; x += STEP) {
      const p: Point = [x, y];
      const tips = [add(p, u, 32), add(p, wing), add(p, wing, -1), add(p, u, -14)];
      if (tips.some((tip) => tip.some((z) => z < 3 || z > 97))) continue;
      const free = Math.min(room(p, 0) - 16, 0) * 2 + Math.min(room(add(p, u, 24), 0) - 8, 0);
      const score = free - distance(add(p, u, 10), CENTRE) * 0.02;
      if (score > highest) [highest, at] = [score, p];
    }
  }
  return { disc: { at, radius: 17 }, arrow: { at: add(at, u, 24), radius: 9 } };
}

const farFrom = (at: Point, others: readonly Spot[]): number => Math.min(Infinity, ...others.map((spot) => distance(at, spot.at)));

/** Places in a face: the roomiest, then such as are far enough from those before. */
function spotsIn(points: readonly Spot[], first: (spot: Spot) => number): Spot[] {
  const spots = [best(points, first)];
  while (spots.length < MOST_SPOTS) {
    spots.push(best(points, ({ at, room }) => Math.min(room, 11) + Math.min(farFrom(at, spots), 26) * 0.9 - distance(at, spots[0]?.at ?? at) * 0.12));
  }
  return spots;
}

/** Places along a road: those of a through road begin in its middle, those of a road end nearer to the border. */
function spotsAlong(path: Path, ends: number, bridged: boolean): Spot[] {
  const points = sampled(path);
  const shares = ends === 2 && !bridged ? [0.5, 0.22, 0.78, 0.36] : [bridged ? 0.2 : 0.34, 0.08, 0.6, 0.8];
  return shares.map((share) => ({ at: points[Math.floor(points.length * share)] ?? CENTRE, room: 14 }));
}

function around(at: Point, step: number): Spot[] {
  return [[0, 0], [step, 3], [-step, 3], [0, -step]].map(([dx = 0, dy = 0]) => ({ at: add(at, [dx, dy]), room: 14 }));
}

function furnished(draft: Draft, faces: Matched): Layout {
  const { facts, hub, variant } = draft;
  const discs: Disc[] = draft.pool ? [draft.pool] : [];
  const lines = draft.edges.flatMap(({ kind, points }) => (kind === "wall" || kind === "road" || kind === "river" ? [{ points, width: WIDTH[kind] }] : []));
  const room: Layout["room"] = (p, border) => {
    let least = border ? Math.min(p[0], p[1], 100 - p[0], 100 - p[1]) * border : Infinity;
    for (const line of lines) least = Math.min(least, lineDistance(p, line.points) - line.width);
    for (const disc of discs) least = Math.min(least, distance(p, disc.at) - disc.radius);
    return least;
  };
  const put = (disc: Disc): Disc => {
    discs.push(disc);
    return disc;
  };
  const wide = largest(faces.fields);
  const ends = facts.roads.filter((road) => road.sides.length === 1).length;
  const layout: Layout = { ...draft, ...faces, village: null, crop: null, cloister: null, garden: null, flier: null, pennants: [], spots: new Map(), room };

  if (facts.cloister) layout.cloister = put({ at: hub, radius: 22 });
  if (facts.crop_circle) {
    let crop: Disc = { at: hub, radius: 17.5 };
    if (faces.lens) crop = { at: CENTRE, radius: 17 };
    else if (variant === "barrier") crop = { at: CENTRE, radius: 20 };
    else if (!draft.meets && wide) {
      const place = roomiest(wide, (p) => room(p, 1));
      crop = { at: place.at, radius: Math.min(17.5, place.room - 1) };
    }
    layout.crop = put(crop);
  } else if (draft.meets && ends > 1 && !facts.cloister) layout.village = put({ at: hub, radius: 9.5 });
  const machine = machinePlace(facts, room);
  if (machine) {
    layout.flier = put(machine.disc);
    put(machine.arrow);
  }
  if (facts.garden && wide) {
    const place = roomiest(wide, (p) => room(p, 1));
    layout.garden = { at: place.at, radius: Math.min(13, place.room - 0.5) };
    put({ at: place.at, radius: layout.garden.radius + 1 });
  }
  placeSpots(facts, layout);
  return layout;
}

function placeSpots(facts: TileFacts, layout: Layout): void {
  const { room, spots } = layout;
  for (const [name, face] of layout.fields) {
    spots.set(name, spotsIn(pointsIn(face, (p) => room(p, 0.8)), (spot) => Math.min(spot.room, 21) - distance(spot.at, CENTRE) * 0.03));
  }
  facts.cities.forEach((city, i) => {
    const face = layout.cities.get(`c${i}`);
    if (!face) return;
    const places = spotsIn(pointsIn(face, (p) => room(p, 1)), (spot) => Math.min(spot.room, 22));
    spots.set(`c${i}`, places.map((spot) => ({ at: spot.at, room: 14 })));
    const figure = places[0]?.at ?? CENTRE;
    const points = city.pennants ? pointsIn(face, (p) => room(p, 0.9)) : [];
    for (let k = 0; k < city.pennants; k += 1) {
      const place = best(points, (spot) => Math.min(spot.room, 15) + Math.min(distance(spot.at, figure), 34) * 0.75 - Math.abs(spot.at[1] - 30) * 0.02);
      layout.pennants.push({ at: place.at, city: `c${i}` });
    }
  });
  facts.roads.forEach((road, i) => {
    const path = layout.roads.get(`r${i}`);
    if (path) spots.set(`r${i}`, spotsAlong(path, road.sides.length, layout.bridges.length > 0));
  });
  if (layout.cloister) spots.set("cloister", around(add(layout.cloister.at, [0, 5]), 14));
  if (layout.garden) spots.set("garden", around(layout.garden.at, 12));
  if (layout.flier) spots.set("flier", around(layout.flier.at, 14));
}

const layouts = new Map<string, Layout>();

/** The geometry of a kind, unturned. Throws where no drawing agrees with the facts. */
export function layoutOf(facts: TileFacts): Layout {
  const known = layouts.get(facts.id);
  if (known) return known;
  for (const variant of VARIANTS) {
    const draft = built(facts, variant);
    const faces = draft && matched(facts, draft.edges);
    if (!draft || !faces) continue;
    const layout = furnished(draft, faces);
    layouts.set(facts.id, layout);
    return layout;
  }
  throw new Error(`no drawing of tile ${facts.id} agrees with its facts`);
}

/** Corners (0 NW, 1 NE, 2 SE, 3 SW of the turned tile) where a city wall ends: the board sets a tower on each. */
export function wallEnds(facts: TileFacts, turn: number): number[] {
  const walls = [...layoutOf(facts).walls.values()].flat();
  return [...new Set(walls.flatMap(({ first, run }) => [(first + turn) % 4, (first + run + turn) % 4]))];
}
