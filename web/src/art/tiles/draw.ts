/**
 * A tile as SVG text. The ground turns, things stand: houses, trees, church, gate and sign are upright in all four
 * turns, so a turned tile is a new drawing. Each segment is `<g data-seg="c0">` with one unpainted shape of class `t`.
 */
import { DIRECTIONS, sideIndex, type TileFacts } from "./facts";
import { add, CENTRE, turned, turnedVector, type Point } from "./geometry";
import { decorOf, STRADDLE, VILLAGE_HOUSES, type Decor, type House } from "./decor";
import { layoutOf, type Layout } from "./layout";
import { COLOURS as C } from "./palette";
import {
  bridgeDrawn, cloisterDrawn, cropDrawn, flowersDrawn, gardenDrawn, gateDrawn, housesDrawn, machineDrawn, pennantDrawn,
  plotDrawn, poolDrawn, poolTopDrawn, sheepDrawn, squareDrawn, treesDrawn, tuftsDrawn, wallDrawn,
} from "./parts";
import { area, curveText, fill, moved, path, ribbon, short, stroke, tight } from "./pen";

interface Sheet {
  facts: TileFacts;
  layout: Layout;
  decor: Decor;
  turn: number;
  /** The place of an unturned point. */
  at: (p: Point) => Point;
}

const segment = (name: string, svg: string, place = ""): string => `<g data-seg="${name}"${place ? ` transform="${place}"` : ""}>${svg}</g>`;

function fields({ layout, decor, turn, at }: Sheet): string {
  return [...layout.fields]
    .map(([name, face]) => {
      const { plots, trees, tufts, flowers, sheep } = decor.fields.get(name) ?? { plots: [], trees: [], tufts: [], flowers: [], sheep: [] };
      const ploughed = plots.map((plot) => `<g transform="${moved(at(plot.at))} rotate(${Math.round(plot.angle)})">${plotDrawn(plot.radius)}</g>`);
      return segment(
        name,
        ploughed.join("") +
          area(curveText(face.path, turn, true)) +
          tuftsDrawn(tufts.map(at)) +
          sheepDrawn(sheep.map(at)) +
          flowersDrawn(flowers.map(at)) +
          treesDrawn(trees.map((tree) => ({ ...tree, at: at(tree.at) }))),
      );
    })
    .join("");
}

function rivers({ layout, turn, at }: Sheet): string {
  return [...layout.rivers]
    .map(([name, river]) => {
      const d = curveText(river, turn);
      const { pool } = layout;
      const waves = (dash: string, more: string) => path(d, stroke(C.wave, 1, `stroke-dasharray="${dash}" stroke-linecap="round" ${more}`));
      return segment(
        name,
        path(d, stroke(C.bank, 19)) +
          (pool ? poolDrawn(at(pool.at), pool.radius) : "") +
          path(d, stroke(C.water, 15.4)) +
          waves("7 9", 'transform="translate(0 -2)"') +
          waves("5 11", 'stroke-dashoffset="8" transform="translate(1 3)"') +
          (pool ? poolTopDrawn(at(pool.at), pool.radius) : ""),
      );
    })
    .join("");
}

function roads({ layout, turn }: Sheet): string {
  return [...layout.roads]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, road]) => {
      const d = curveText(road, turn);
      const ruts = path(d, stroke(C.rut, 4.6, 'stroke-dasharray="13 4 7 5"')) + path(d, stroke(C.road, 3.2));
      return segment(name, path(d, stroke(C.roadEdge, 12.4)) + path(d, stroke(C.road, 9.8)) + ruts + ribbon(d, 9.8));
    })
    .join("");
}

function bridges({ layout, turn, at }: Sheet): string {
  return layout.bridges
    .map(({ at: place, towards }) => `<g transform="${moved(at(place))}">${bridgeDrawn(Math.abs(turnedVector(towards, turn)[1]) > 0.5)}</g>`)
    .join("");
}

function village({ facts, layout, at }: Sheet): string {
  if (!layout.village) return "";
  const place = at(layout.village.at);
  const houses = VILLAGE_HOUSES.map((v, i): House => ({ at: add(place, v), form: i === 1 ? 1 : 0, roof: [0, 2, 1][i % 3] ?? 0 }));
  return `<g transform="${moved(place)}">${squareDrawn(facts.roads.length === 4)}</g>${housesDrawn(houses)}`;
}

/** Houses astride the sides of a city; each neighbour draws its half. */
function straddling(sides: readonly number[]): House[] {
  return sides.flatMap((side): House[] => {
    const [near, far] = [CENTRE[0] - STRADDLE, CENTRE[0] + STRADDLE];
    const edge = side === 1 || side === 2 ? 100 : 0;
    if (side % 2 === 0) return [{ at: [near, edge], form: 1, roof: 0 }, { at: [far, edge], form: 0, roof: 2 }];
    return [{ at: [edge, near], form: 0, roof: 1 }, { at: [edge, far], form: 1, roof: 0 }];
  });
}

function cities({ facts, layout, decor, turn, at }: Sheet): string {
  return facts.cities
    .map((city, index) => {
      const name = `c${index}`;
      const d = curveText(layout.cities.get(name)?.path ?? [], turn, true);
      const own = (decor.cities.get(name) ?? []).map((house) => ({ ...house, at: at(house.at) }));
      const houses = [...own, ...straddling(city.sides.map((side) => (sideIndex(side) + turn) % 4))];
      const [x, y] = at(layout.spots.get(name)?.[0]?.at ?? CENTRE);
      const square = city.sides.length > 1 ? `<ellipse cx="${short(x)}" cy="${short(y)}" rx="8.5" ry="7" ${fill(C.square)}/>` : "";
      const walls = (layout.walls.get(name) ?? []).map((wall) => wallDrawn(curveText(wall.path, turn)));
      const pennants = layout.pennants.filter((pennant) => pennant.city === name);
      const arms = pennants.map((pennant) => `<g transform="${moved(at(pennant.at))}">${pennantDrawn()}</g>`);
      return segment(name, path(d, fill(C.city)) + square + housesDrawn(houses) + area(d) + walls.join("") + arms.join(""));
    })
    .join("");
}

/** The corn between two city walls. */
function lens({ layout, turn }: Sheet): string {
  if (!layout.lens) return "";
  const d = curveText(layout.lens.path, turn, true);
  return path(d, fill(C.corn)) + path(d, stroke(C.cornRow, 15, 'stroke-dasharray="1.2 1.8" stroke-linecap="butt"'));
}

function gates({ layout, turn, at }: Sheet): string {
  return layout.gates.map(({ at: place, towards }) => `<g transform="${moved(add(at(place), [0, -1]))}">${gateDrawn(turnedVector(towards, turn))}</g>`).join("");
}

function landmarks({ facts, layout, turn, at }: Sheet): string {
  const { crop, cloister, garden, flier } = layout;
  let svg = "";
  if (crop && facts.crop_circle) svg += segment("crop", cropDrawn(facts.crop_circle, crop.radius), moved(at(crop.at)));
  if (cloister) svg += segment("cloister", `${cloisterDrawn(cloister.radius)}<circle class="t" r="${cloister.radius}"/>`, moved(at(cloister.at)));
  if (garden) svg += segment("garden", `${gardenDrawn(garden.radius)}<path class="t" d="M-13-13H13V13H-13Z"/>`, moved(at(garden.at)));
  if (flier && facts.flier) {
    const degrees = (DIRECTIONS.indexOf(facts.flier) * 45 + turn * 90) % 360;
    svg += segment("flier", `${machineDrawn(degrees)}<circle class="t" r="19"/>`, moved(at(flier.at)));
  }
  return svg;
}

function drawn(facts: TileFacts, turn: number, copy: number): string {
  const layout = layoutOf(facts);
  const sheet: Sheet = { facts, layout, decor: decorOf(facts, layout, copy), turn, at: (p) => turned(p, turn) };
  const parts = [fields, rivers, roads, bridges, village, lens, cities, gates, landmarks].map((part) => part(sheet)).join("");
  return tight(`<g fill="none" stroke-linecap="round" stroke-linejoin="round">${path("M0 0H100V100H0Z", fill(C.field))}${parts}</g>`);
}

const drawings = new Map<string, string>();

/** What stands inside an `svg` of 100 by 100. `copy` varies trees and houses; every drawing is made once and kept. */
export function tileDrawing(facts: TileFacts, turn = 0, copy = 0): string {
  const key = `${facts.id}/${turn}/${copy}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const svg = drawn(facts, turn, copy);
  drawings.set(key, svg);
  return svg;
}

/** The drawing if it was made before. */
export const tileDrawn = (facts: TileFacts, turn = 0, copy = 0): string | undefined => drawings.get(`${facts.id}/${turn}/${copy}`);

/** Where figures stand on a segment of the turned tile: x, y and a scale below 1 where the place is narrow. */
export function standing(facts: TileFacts, turn: number, segmentName: string): { at: Point; scale: number }[] {
  const spots = layoutOf(facts).spots.get(segmentName) ?? [];
  return spots.map(({ at, room }) => ({ at: turned(at, turn), scale: Math.round(Math.min(1, Math.max(0.68, room / 10)) * 100) / 100 }));
}
