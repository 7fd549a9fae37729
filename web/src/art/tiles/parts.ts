/** The things that stand on a tile. They are drawn upright in every turn; each is centred on (0, 0) unless it says where. */
import type { CropSign } from "./facts";
import { add, type Point } from "./geometry";
import type { House, Tree } from "./decor";
import { COLOURS as C, INK, ROOFS } from "./palette";
import { fill, path, short, stroke } from "./pen";

const at = (p: Point, dx: number, dy: number): string => `M${short(p[0] + dx)} ${short(p[1] + dy)}`;

/** All houses of an area in a few paths: bodies, roofs by colour, windows. */
export function housesDrawn(houses: readonly House[]): string {
  if (!houses.length) return "";
  let body = "";
  let windows = "";
  let ridges = "";
  const roofs = ROOFS.map(() => ({ lit: "", dim: "" }));
  for (const { at: p, form, roof } of houses.toSorted((a, b) => a.at[1] - b.at[1])) {
    const cover = roofs[roof];
    if (!cover) continue;
    const peak = `L${short(p[0])} ${short(p[1] - (form === 2 ? 10 : 2.6))}`;
    if (form === 1) {
      body += `${at(p, -5.5, 6)}v-5h11v5z`;
      cover.lit += `${at(p, -6.4, 1.4)}l2.4-7h8l2.4 7z`;
      windows += `${at(p, -3, 4)}v-1m3 3v-3m3 1v-1`;
      ridges += `${at(p, -5, -1.6)}h10`;
    } else if (form === 2) {
      body += `${at(p, -3, 6)}v-10h6v10z`;
      cover.lit += `${at(p, -3.8, -3.6)}${peak}v6.4z`;
      cover.dim += `${at(p, 3.8, -3.6)}${peak}v6.4z`;
      windows += `${at(p, 0, 6)}v-2.6m0-3v-1.6`;
    } else {
      body += `${at(p, -4.5, 6)}v-5l4.5-3.5 4.5 3.5v5z`;
      cover.lit += `${at(p, -5.2, 1.6)}${peak}v-4.8l-5.2 4.2z`;
      cover.dim += `${at(p, 5.2, 1.6)}${peak}v-4.8l5.2 4.2z`;
      windows += `${at(p, 0, 6)}v-2.8`;
    }
  }
  const covers = roofs.map(({ lit, dim }, i) => {
    const [bright, dark] = ROOFS[i] ?? ROOFS[0];
    return (lit ? path(lit, fill(bright)) : "") + (dim ? path(dim, fill(dark)) : "");
  });
  return (
    `<g ${stroke(C.wallInk, 0.6)}>${path(body, fill(C.house))}${covers.join("")}</g>` +
    path(windows, stroke(C.window, 1)) +
    (ridges ? path(ridges, stroke(C.ridge, 0.4)) : "")
  );
}

/** Crowns are dots: strokes of no length with round ends. */
export function treesDrawn(trees: readonly Tree[]): string {
  let crowns = "";
  let pines = "";
  let trunks = "";
  for (const { at: p, pine } of trees.toSorted((a, b) => a.at[1] - b.at[1])) {
    trunks += `${at(p, 0, 0)}v${pine ? 2 : 3.6}`;
    if (pine) pines += `${at(p, 0, -7.6)}l3.6 7.4h-7.2z`;
    else crowns += `${at(p, 0, -2)}h0`;
  }
  return (
    (trunks ? path(trunks, stroke(C.trunk, 1.4)) : "") +
    (pines ? path(pines, `${fill(C.pine)} ${stroke(C.treeInk, 0.7)}`) : "") +
    (crowns ? path(crowns, stroke(C.treeInk, 8.8)) + path(crowns, stroke(C.tree, 7.5)) + path(crowns, stroke(C.treeLit, 3, 'transform="translate(-1-1.2)"')) : "")
  );
}

export function sheepDrawn(sheep: readonly Point[]): string {
  const backs = sheep.map((p) => `${at(p, -0.6, 0)}h1.2`).join("");
  const heads = sheep.map((p) => `${at(p, -2.2, -0.7)}h-.6m1.8 2.2v1m1.8-1v1`).join("");
  return backs && path(heads, stroke("#4A4038", 1.2)) + path(backs, stroke("#6B6252", 4)) + path(backs, stroke("#FFFAEC", 3));
}

export function tuftsDrawn(tufts: readonly Point[]): string {
  const d = tufts.map((p) => `${at(p, -1.8, -2)}l1.2 2.4.6-3.4.6 3.4 1.2-2.4`).join("");
  return d && path(d, stroke(C.tuft, 0.8));
}

export function flowersDrawn(flowers: readonly Point[]): string {
  const d = flowers.map((p) => `${at(p, 0, 0)}h0m2 1.4h0m-.6-2.6h0`).join("");
  return d && path(d, stroke(C.flower, 1.3));
}

/** A ploughed plot: rows across a circle. */
export function plotDrawn(radius: number): string {
  let rows = "";
  for (let y = -radius + 2.5; y < radius; y += 4) {
    const half = Math.round(Math.sqrt(Math.max(0, radius * radius - y * y)));
    if (half > 2) rows += `M${-half} ${short(y * 0.8)}h${2 * half}`;
  }
  return path(rows, stroke(C.plot, 2));
}

/** A wall along a path: shadow, shaded face, toothed top. */
export function wallDrawn(d: string): string {
  const line = (width: number, colour: string, more = "") => path(d, stroke(colour, width, more));
  const teeth = 'stroke-linecap="butt"';
  return (
    `<g stroke-linecap="square"><g transform="translate(0 3.5)">${line(8, "#332211", 'stroke-opacity=".2"')}</g>` +
    `<g transform="translate(0 1.8)">${line(7, C.wallInk)}${line(5.4, C.wallFace)}</g>` +
    `<g transform="translate(0 -1.4)">${line(6, C.wallInk)}${line(8.4, C.wallInk, `stroke-dasharray="3.2 3" ${teeth}`)}` +
    `${line(4.6, C.wall)}${line(7, C.wall, `stroke-dasharray="2 4.2" stroke-dashoffset="-.6" ${teeth}`)}</g></g>`
  );
}

/** The gate where a road ends in a wall. `towards`: unit vector to where the road comes from. */
export function gateDrawn(towards: Point): string {
  const side = Math.round(towards[0]);
  const body = path("M-9 6V-8h4v-2.5h3V-8h4v-2.5h3V-8h4V6Z", fill(C.wall));
  if (towards[1] < -0.5) return `<g ${stroke(C.wallInk, 0.8)}>${body}${path("M-5-3.5h10M-5 1h10", 'stroke="#B9A98A"')}</g>`;
  const opening = side ? `M${side * 8.6} 6V1.5q${-side * 5}-4 ${-side * 5.6} 0V6Z` : "M-3.4 6V0a3.4 3.4 0 0 1 6.8 0V6Z";
  return `<g ${stroke(C.wallInk, 0.8)}>${body}${path("M4.5 5.6V-7.6H8.6V5.6Z", `${fill(C.wallFace)} stroke="none"`)}${path(opening, fill(C.wallInk))}</g>`;
}

export function bridgeDrawn(isUpright: boolean): string {
  const rails = "M-13.5-6.5H13.5M-13.5 6.5H13.5";
  const deck =
    path("M-13-6.5H13V6.5H-13Z", `${fill(C.bridge)} ${stroke(C.wallInk, 1)}`) +
    path("M-9-6V6M-5-6V6M-1-6V6M3-6V6M7-6V6M11-6V6", stroke(C.plank, 0.8)) +
    path(rails, stroke(C.wallInk, 2.4)) +
    path(rails, stroke(C.wall, 1));
  return isUpright ? `<g transform="rotate(90)">${deck}</g>` : deck;
}

/** The square where road ends meet: a tree where four do, else a well. */
export function squareDrawn(hasTree: boolean): string {
  const ground =
    `<circle r="9.5" ${fill(C.village)} ${stroke(C.roadEdge, 1.4)}/>` +
    `<circle r="6.6" fill="none" ${stroke(C.paving, 1, 'stroke-dasharray="1.6 1.4"')}/>`;
  if (!hasTree) return `${ground}<circle r="3.8" ${fill(C.wall)} ${stroke(C.wallInk, 1)}/><circle r="1.9" ${fill(C.water)} ${stroke(C.wallInk, 0.6)}/>`;
  return `${ground}${path("M0 2v3.5", stroke(C.trunk, 2))}<circle cy="-1.5" r="5" ${fill(C.tree)} ${stroke(C.treeInk, 0.8)}/>${path("M-3-3a3.5 3.5 0 0 1 3-2.5", stroke("#A9C98B", 1.2))}`;
}

const SIGNS: Record<CropSign, string> = {
  farmer: '<path d="M0 10V-9M-5.5-9V-4.5Q-5.5-.5 0-.5T5.5-4.5V-9" fill="none" stroke-width="2.5" stroke-linecap="round"/>',
  thief:
    '<path d="M-5.8 9.6L-7.8 7.8Q-4 2 .5-5.5Q3-9.8 6-8.6Q9-7 6.6-3Q1 4-5.8 9.6Z"/><path d="M.8-8.6L-1.2-9.8M8.2-2.6L9.8-1M7.6-8.6L9.2-10.2" fill="none" stroke-width="2" stroke-linecap="round"/>',
  knight: `<path d="M-7-8.5Q0-6.5 7-8.5V0Q6.5 7 0 10Q-6.5 7-7 0Z"/><path d="M0-5.5V7M-4.5-1.5H4.5" stroke="${C.cornLit}" stroke-width="1.8" fill="none"/>`,
};
/** Pitchfork, club or shield on a grid of 24. */
export const signDrawn = (sign: CropSign): string => `<g fill="${C.cornInk}" stroke="${C.cornInk}">${SIGNS[sign]}</g>`;

export function cropDrawn(sign: CropSign, radius: number): string {
  const ring = (r: number, width: number, dash: string) =>
    `<circle r="${short(r)}" fill="none" ${stroke(C.cornRow, width, `stroke-dasharray="${dash}" stroke-linecap="butt"`)}/>`;
  return (
    `<circle r="${short(radius)}" ${fill(C.corn)} ${stroke(C.cornInk, 1.4)}/>` +
    ring(radius - 2, 2.2, "1.3 1.2") +
    ring(radius - 4.6, 1.4, "1 1.1") +
    `<circle r="${short(radius * 0.68)}" ${fill(C.cornLit)} ${stroke(C.cornRow, 1)}/>` +
    `<g transform="scale(${Math.round(radius * 5.4) / 100})">${signDrawn(sign)}</g>`
  );
}

export function cloisterDrawn(radius: number): string {
  const inner = radius - 2.4;
  return (
    `<circle r="${radius}" ${fill(C.court)} ${stroke("#75684C", 1)}/>` +
    `<circle r="${inner}" fill="none" ${stroke(C.hedge, 2.4, 'stroke-dasharray="3 1.4" stroke-linecap="butt"')}/>` +
    `<g transform="translate(-.5 3.5) scale(1.22)" ${stroke("#39352F", 0.7, 'stroke-linejoin="round"')}>` +
    path("M-12 9V-1H7V9Z", fill("#F6EEDB")) +
    path("M-13.5-.5L-10-9.5H6L9-.5Z", fill(C.slate)) +
    path("M-9.5 9.6V1L-5.5-4L-1.5 1V9.6Z", fill("#FFF8E8")) +
    path("M-10.3 1.6L-5.5-4.4V-10.5L-10.8-3Z", fill("#6E97C0")) +
    path("M-.7 1.6L-5.5-4.4V-10.5L-.2-3Z", fill(C.slateDark)) +
    path("M4 9.5V-11H11.5V9.5Z", fill("#FFF8E8")) +
    path("M9 9.5V-11h2.5V9.5Z", `${fill("#D9CBAE")} stroke="none"`) +
    path("M3-10.5L7.7-20L12.5-10.5Z", fill(C.slate)) +
    path("M7.7-20L12.5-10.5H8.5Z", fill(C.slateDark)) +
    path("M7.7-20v-4.5M6-22.8h3.4", 'stroke-width="1.2"') +
    `</g>${path("M-7.2 14.6v-3.6M8.2-3.5v-3M8.2 4.5v-3M2 10.5v-2.8", stroke("#4A3B33", 2))}`
  );
}

export function gardenDrawn(radius: number): string {
  const beds = ["M-9.5-9.5H-2V-4Q-4-4-4-2H-9.5Z", "M9.5-9.5H2V-4Q4-4 4-2H9.5Z", "M-9.5 9.5H-2V4Q-4 4-4 2H-9.5Z", "M9.5 9.5H2V4Q4 4 4 2H9.5Z"];
  const roses = "M-7.5-7v0M-5-5v0M-7.5-4.5v0M7.5-7v0M5-5v0M4.5-7.5v0M-7.5 7v0M-5 5v0M-4.5 7.5v0M7.5 7v0M5 5v0M7.5 4.5v0";
  return (
    `<g transform="scale(${Math.round((radius / 13) * 100) / 100})">` +
    path("M-12-12H12V12H-12Z", `${fill(C.court)} ${stroke("#4E6B3C", 2.6, 'stroke-linejoin="round"')}`) +
    `<g ${fill(C.treeLit)} ${stroke("#4E6B3C", 0.7)}>${beds.map((d) => `<path d="${d}"/>`).join("")}</g>` +
    path(roses, stroke("#B23A6B", 2.2, 'stroke-linecap="round"')) +
    `<circle r="3" ${fill("#8CC3DE")} ${stroke("#3F5268", 1)}/></g>`
  );
}

const WINGS = "M0-6C-6-11-14-9-19 .5Q-15-1.5-13 4Q-9.5 .5-7.5 6Q-4 3 0 6.5Q4 3 7.5 6Q9.5 .5 13 4Q15-1.5 19 .5C14-9 6-11 0-6Z";

/** A flying machine whose nose and arrow point `degrees` clockwise from north. */
export function machineDrawn(degrees: number): string {
  return (
    `<g transform="translate(3 5) rotate(${degrees})" fill="#2B3A22" fill-opacity=".26"><path d="${WINGS}M0 5L-5 14 0 12 5 14Z"/></g>` +
    `<g transform="rotate(${degrees})" stroke-linejoin="round">` +
    path("M0-32L8-21.5H3.2V-13.5H-3.2V-21.5H-8Z", `${fill(INK)} ${stroke("#FFFFFF", 1.4, 'paint-order="stroke"')}`) +
    `<g ${stroke(INK, 0.9)}>` +
    path("M0 6L-5.5 14.5 0 12.5 5.5 14.5Z", fill("#E9D7AE")) +
    path(WINGS, fill("#F8EFD8")) +
    path("M0-5.5L-13 4M0-5.5L-7.5 6M0-5.5L13 4M0-5.5L7.5 6", `fill="none" ${stroke("#9A7B52", 0.8)}`) +
    path("M0-6C-6-11-14-9-19 .5M0-6C6-11 14-9 19 .5", `fill="none" ${stroke("#6B3A22", 1.7, 'stroke-linecap="round"')}`) +
    path("M0-12C2.8-8.5 2.8 3 1.3 10.5H-1.3C-2.8 3-2.8-8.5 0-12Z", fill("#B4472F")) +
    `<circle cy="-2.5" r="1.7" ${fill(INK)} stroke="none"/></g></g>`
  );
}

/** The coat of arms of a city. */
export const pennantDrawn = (): string =>
  path("M-6.6-8.5H6.6V1.5Q6.6 6.5 0 9.5Q-6.6 6.5-6.6 1.5Z", `${fill("#FFFFFF")} ${stroke(INK, 1.1)}`) +
  path("M-5-7H5V1.3Q5 5.3 0 7.6Q-5 5.3-5 1.3Z", fill("#27507F")) +
  path("M-5 2.2L0-3.2L5 2.2V-.9L0-6.3L-5-.9Z", fill("#FFFFFF"));

/** A corner tower: drawn over the tiles where walls end. */
export const towerDrawn = (): string =>
  `<g ${stroke(C.wallInk, 0.8, 'stroke-linejoin="round"')}><ellipse cx="1" cy="4.4" rx="6" ry="3" fill="#332211" fill-opacity=".25" stroke="none"/>` +
  path("M-4.6-4V3Q0 6 4.6 3V-4Z", fill(C.wallFace)) +
  path("M-4.6-4V3Q-3 4.3-1 4.6V-4Z", `${fill(C.wall)} stroke="none"`) +
  path("M-5.6-3.6Q0-1.4 5.6-3.6L0-12Z", fill(C.slate)) +
  `${path("M0-12L-5.6-3.6Q-3-2.5-.8-2.4Z", `${fill(C.slateLit)} stroke="none"`)}</g>`;

export function poolDrawn(p: Point, radius: number): string {
  return `<ellipse cx="${short(p[0])}" cy="${short(p[1])}" rx="${radius + 1.5}" ry="${radius}" ${fill(C.water)} ${stroke(C.bank, 2)}/>`;
}

/** Rocks of the spring, or waves of the lake. */
export function poolTopDrawn(p: Point, radius: number): string {
  if (radius < 15) {
    return (
      path(`${at(p, -14, -2)}l3-8 6-3 4 4 5-5 7 3 2 8-5 2-6-3-6 3z`, `${fill(C.rock)} ${stroke(C.rockInk, 0.9, 'stroke-linejoin="round"')}`) +
      path(`${at(p, -8, -9)}l2 6m6-8l2 6`, stroke(C.rockInk, 0.9))
    );
  }
  const waves = [add(p, [-12, -6]), add(p, [-6, 6])].map((q) => `${at(q, 0, 0)}q4-3 8 0t8 0`).join("");
  return path(`${waves}${at(p, -16, 1)}q3-2.5 6 0`, stroke(C.wave, 1.2));
}
