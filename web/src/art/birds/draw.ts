/** A bird as a figure, in its scene, or its head alone. Pure: the same record gives the same text. */
import { backdrop, LIGHT, type Land } from "./backdrops";
import { sideBird } from "./body";
import { owl } from "./owl";
import { foreground, panorama } from "./panoramas";
import { tenth, type Point } from "./pen";
import { groundOf, perchOf, perchProps } from "./perches";
import { PLANS, type Perch } from "./plans";
import type { Bird } from "./record";

/** In a box of 100 by 100; `id` begins the names inside it and must differ between drawings of one page. */
export const figure = (bird: Bird, id: string, fine = false): string =>
  bird.plan === "owl" ? owl(bird, id) : sideBird(bird, bird.plan, id, fine);

const LANDS: Partial<Record<Perch, Land>> = {
  sky: "sky",
  shore: "w",
  water: "w",
  pond: "w",
  reed: "w",
  ground: "g",
  stem: "g",
};

export const isLand = (letter: string | undefined): letter is "f" | "g" | "w" =>
  letter === "f" || letter === "g" || letter === "w";

function landOf(bird: Bird): Land {
  const land = LANDS[perchOf(bird)];
  if (land) return land;
  const first = bird.habitats[0];
  return bird.habitats.includes("f") || !isLand(first) ? "f" : first;
}

/** How large the bird stands in its frame: a hummingbird has 0.81 of it, the largest all. */
function scaleOf({ wingspan }: Bird): number {
  const size = 0.62 + (0.38 * Math.log(wingspan / 10)) / Math.log(28);
  return 0.5 + 0.5 * Math.min(1, Math.max(0.62, size));
}

/** The point of the bird that stays in place when it is drawn smaller. */
function anchorOf(bird: Bird): Point {
  switch (perchOf(bird)) {
    case "sky":
      return [50, 52];
    case "trunk":
      return [74, 60];
    case "bark":
      return [27, 60];
    case "pond":
      return [45, 73];
    default:
      return [50, bird.plan === "owl" ? groundOf(bird) + 1 : groundOf(bird)];
  }
}

/** Where the drawing ends above, crest and all. */
function topOf({ plan, longer, marks, traits }: Bird): number {
  if (plan === "owl") return traits.has("longLegs") ? 16 : 2;
  const { spread, hovers, head } = PLANS[plan];
  if (spread || hovers) return 3;
  if (marks.tailFan) return 20;
  const crest = marks.crest ? 1.9 : marks.topknot ? 2 : marks.shaggyCrest || marks.fanCrest ? 1.6 : 1.15;
  return head[1] - longer.neck + (traits.has("shortNeck") ? 9 : 0) - Math.max(0, longer.leg) - head[2] * crest;
}

/** How far down the frame the anchor lies; a tall frame has ground before the bird. */
const LEVELS: Partial<Record<Perch, number>> = { sky: 0.52, trunk: 0.6, bark: 0.6, pond: 0.78 };
const TALL_LEVELS: Partial<Record<Perch, number>> = { sky: 0.48, trunk: 0.56, bark: 0.56, pond: 0.72 };
/** From this width on a picture is for looking at, and not one among many. */
const LARGE = 300;

const svg = (viewBox: string, inner: string): string =>
  `<svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${inner}</svg>`;

/** The bird in a land: its own, or that of the row in which its card lies. */
export function scene(bird: Bird, width: number, height: number, habitat: string, id: string): string {
  const scale = scaleOf(bird);
  const [x, y] = anchorOf(bird);
  const { back, front } = perchProps(bird);
  const level = height * (height > width ? (TALL_LEVELS[perchOf(bird)] ?? 0.8) : (LEVELS[perchOf(bird)] ?? 0.9));
  const zoom = Math.min(height * 0.0124, width * 0.0105, (level - height * 0.045) / ((y - topOf(bird)) * scale));
  const own = landOf(bird);
  const land = own === "f" && isLand(habitat) ? habitat : own;
  const shrunk = `translate(${tenth(x * (1 - scale))} ${tenth(y * (1 - scale))}) scale(${tenth(scale * 100) / 100})`;
  const place = `translate(${tenth(width / 2 - 50 * zoom)} ${tenth(level - y * zoom)}) scale(${tenth(zoom * 100) / 100})`;
  const large = width >= LARGE;
  const near = perchOf(bird) === "shore" ? "beach" : land;
  return svg(
    `0 0 ${width} ${height}`,
    `${(large ? panorama : backdrop)(land, width, height, id)}<g transform="${place}">${back}<g${scale === 1 ? "" : ` transform="${shrunk}"`}>${figure(bird, id, large)}</g>${front}</g>${large ? foreground(near, width, height) : ""}`,
  );
}

/** The head on its land's colour. */
export function portrait(bird: Bird, id: string): string {
  const isOwl = bird.plan === "owl";
  const [x, y, radius] = bird.plan === "owl" ? [50, 30, 24] : PLANS[bird.plan].head;
  const half = radius * (isOwl ? 1.15 : 2.05);
  const left = x + (isOwl ? 0 : radius * 0.35) - half;
  const top = y - bird.longer.neck + (bird.traits.has("shortNeck") ? 9 : 0) + (isOwl ? 0 : radius * 0.15) - half;
  const side = tenth(2 * half);
  const ground = `<rect x="${tenth(left)}" y="${tenth(top)}" width="${side}" height="${side}" fill="${LIGHT[landOf(bird)][1]}"/>`;
  return svg(`${tenth(left)} ${tenth(top)} ${side} ${side}`, ground + figure(bird, id));
}
