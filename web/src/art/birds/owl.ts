/** Owls look at us: body, wings to both sides, and a face with both eyes. */
import { lit, PLUMAGE, shaded } from "./colours";
import { circle, curve, dots, EVERYWHERE, filled, knots, opacity, oval, ROUND, stroked, tenth, type Point } from "./pen";
import type { Bird } from "./record";

const INK = "#1a1714";
const OUTLINES = {
  body: "50,36 33,40 27,54 29,70 38,82 50,85 62,82 71,70 73,54 67,40",
  longLeggedBody: "50,38 36,40 30,50 32,64 41,74 50,76 59,74 68,64 70,50 64,40",
  head: "50,9 36,10 26,19 24,32 31,44 50,50 69,44 76,32 74,19 64,10",
  heartHead: "50,8 35,10 26,22 27,37 37,48 50,52 63,48 73,37 74,22 65,10",
};
const MIRRORED = "matrix(-1 0 0 1 100 0)";
/** The smaller head of an owl on long legs. */
const SMALL_HEAD = "translate(7 10) scale(.86)";

function definitions({ traits }: Bird, id: string): string {
  const body = curve(knots(traits.has("longLegs") ? OUTLINES.longLeggedBody : OUTLINES.body));
  const head = curve(knots(traits.has("heartFace") ? OUTLINES.heartHead : OUTLINES.head));
  return (
    `<defs><linearGradient id="${id}-light" x1="0" y1="0" x2="0" y2="1">` +
    '<stop offset="0" stop-color="#fff8e4" stop-opacity=".14"/><stop offset=".5" stop-color="#1d2440" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#1d2440" stop-opacity=".3"/></linearGradient>' +
    `<clipPath id="${id}-body"><path id="${id}-trunk" d="${body}"/></clipPath>` +
    `<clipPath id="${id}-head"><path id="${id}-skull" d="${head}"/></clipPath></defs>`
  );
}

function behind({ back, wing, leg, traits }: Bird, id: string): string {
  const ink = shaded(back, 0.4);
  if (traits.has("longLegs")) {
    return (
      '<g class="b-tail" transform-origin="50 80"></g>' +
      stroked("M45 72V89M55 72V89", leg, 3.4) +
      stroked("M45 88l-4 2M45 88l4 2M55 88l-4 2M55 88l4 2", PLUMAGE.fawn, 2, ROUND) +
      `<g stroke="${ink}" stroke-width="1.6"><use href="#${id}-trunk"/></g>` +
      `<use href="#${id}-skull" transform="${SMALL_HEAD}" stroke="${ink}" stroke-width="1.8"/>`
    );
  }
  const tail =
    filled("M42 76L41 95Q50 98 59 95L58 76Z", shaded(wing, 0.12)) +
    stroked("M46 84v11M50 84v12M54 84v11M41 90h18", shaded(wing, 0.4), 0.8);
  return (
    `<g class="b-tail" transform-origin="50 80">${tail}</g>` +
    `<g stroke="${ink}" stroke-width="1.6"><use href="#${id}-trunk"/><use href="#${id}-skull"/></g>`
  );
}

function breast(bird: Bird, id: string): string {
  const { streaks, bars, spots, collarBars } = bird.marks;
  const speckled = bird.traits.has("heartFace");
  let lines = "";
  const places: Point[] = [];
  for (let i = 0; i < 7; i += 1) {
    for (let j = 0; j < 6; j += 1) {
      const x = 30 + j * 8 + (i % 2) * 4;
      const y = 48 + i * 5.6;
      if (streaks) lines += `M${x} ${tenth(y)}v4`;
      if (bars) lines += `M${tenth(x - 3.4)} ${tenth(y)}q3.4 2.2 6.8 0`;
      if (spots || (speckled && (i + j) % 2)) places.push([x, y]);
    }
  }
  const shafts =
    "M28 55q5 2 9 0M63 55q5 2 9 0M30 63q5 2 9 0M61 63q5 2 9 0M40 52q4 2 8 0M52 52q4 2 8 0M44 70q4 2 8 0M40 61q4 2 8 0M53 61q4 2 8 0";
  const ruff =
    "M30 47q5 3 10 1M42 49q5 2 8 1M52 50q5 1 9-1M61 48q5-1 8-3M33 51q5 3 9 1M45 53q5 2 10 0M58 52q5-1 8-2";
  const inside = [
    filled(EVERYWHERE, bird.breast),
    lines ? stroked(lines, streaks ?? bars ?? "", bars ? 1.4 : 1.7, ROUND) : "",
    places.length ? dots(places, spots ?? PLUMAGE.brown, spots ? 3.4 : 1.6) : "",
    streaks ? stroked(shafts, streaks, 0.8, opacity(0.6)) : "",
    collarBars ? stroked(ruff, collarBars, 1.5) : "",
    filled("M20 36H80V86H20Z", `url(#${id}-light)`),
  ];
  return `<g class="b-body" clip-path="url(#${id}-body)">${inside.join("")}</g>`;
}

const WING_SPOTS: readonly Point[] = [[29, 52], [33, 56], [28, 61], [34, 64], [31, 69], [35, 75]];

function wings({ wing, marks, traits }: Bird): string {
  const dark = shaded(wing, 0.35);
  const long = traits.has("longLegs");
  const outline = long ? "M31 46C24 54 27 66 37 74C41 64 39 54 36 45Z" : "M30 43C19 56 24 76 36 85C41 72 39 56 35 43Z";
  const { wingSpots } = marks;
  const feathers = long
    ? stroked("M29 56q4 3 8 1M30 62q4 3 8 0M33 68q3 1 5-1", lit(wing, 0.5), 1.2)
    : stroked("M26 58q6 3 11 0M26.5 65q6 3 11.5 0M29 72q5 3 9 0M32 78q3 2 5 0", dark, 0.9) +
      (wingSpots ? WING_SPOTS.map(([x, y]) => oval(x, y, 1.4, 1.1, wingSpots)).join("") : "");
  const one = `<g class="b-wing" transform-origin="33 45">${filled(outline, wing, ` stroke="${dark}" stroke-width=".6"`)}${feathers}</g>`;
  return `<g>${one}</g><g transform="${MIRRORED}">${one}</g>`;
}

function feet({ belly, traits }: Bird): string {
  if (traits.has("longLegs")) return "";
  const foot = (x: number) =>
    filled(`M${x - 5} 80Q${x} 76 ${x + 5} 80L${x + 4} 86H${x - 4}Z`, lit(belly, 0.1)) +
    stroked(`M${x - 2.5} 85v3M${x} 85v3.5M${x + 2.5} 85v3`, PLUMAGE.sooty, 1.7, ROUND);
  return foot(44) + foot(56);
}

function earTufts({ marks: { earTufts: colour } }: Bird): string {
  if (!colour) return "";
  const tuft = filled("M28 24Q25 10 29 2Q40 8 46 17Z", colour) + filled("M31 20Q29 11 31 7Q37 11 41 17Z", shaded(colour, 0.35));
  return `<g>${tuft}</g><g transform="${MIRRORED}">${tuft}</g>`;
}

const HEART = "M50 19C42 9 29 15 30 29C31 42 43 47 50 52C57 47 69 42 70 29C71 15 58 9 50 19Z";
const DISC = "M50 22C44 15 28 18 27 31C27 42 38 47 50 44C62 47 73 42 73 31C72 18 56 15 50 22Z";
const HEAD_SPOTS: readonly Point[] = [[38, 14], [44, 12], [50, 14], [56, 12], [62, 14], [33, 18], [67, 18], [47, 17], [53, 17]];

function heartFace(): string {
  return (
    filled(HEART, PLUMAGE.white, ` stroke="${PLUMAGE.rust}" stroke-width="1.8"`) +
    filled("M50 22Q46 34 47 42L50 46L53 42Q54 34 50 22Z", PLUMAGE.buff, opacity(0.6))
  );
}

function roundFace({ face, crown, marks, traits }: Bird): string {
  const dark = shaded(face, 0.35);
  const { headSpots, brow, faceRim } = marks;
  const rings = (x: number) =>
    `<g fill="none" stroke="${dark}" stroke-width=".9" opacity=".6">${circle(x, 31, 7, "")}${circle(x, 31, 9.5, "")}</g>`;
  return [
    filled(DISC, face, ` stroke="${faceRim ?? PLUMAGE.darkBrown}" stroke-width="1.7"`),
    traits.has("faceRings") ? rings(40) + rings(60) : "",
    stroked("M31 33l4 0M32 37l4-2M35 41l3-3M69 33l-4 0M68 37l-4-2M65 41l-3-3", dark, 0.8, opacity(0.5)),
    headSpots
      ? HEAD_SPOTS.map(([x, y]) => oval(x, y, 1.2, 1, headSpots)).join("")
      : stroked("M38 13l2 3M44 11l1 4M50 11v4M56 11l-1 4M62 13l-2 3", shaded(crown, 0.4), 1),
    filled("M50 36Q43 24 30 22Q40 17 50 27Q60 17 70 22Q57 24 50 36Z", brow ?? PLUMAGE.buff),
    traits.has("whiteThroat") ? filled("M40 47Q50 43 60 47Q55 52 50 52Q45 52 40 47Z", PLUMAGE.white) : "",
  ].join("");
}

function eyes({ marks, traits }: Bird): string {
  const heart = traits.has("heartFace");
  const iris = heart || traits.has("darkEyes") ? INK : (marks.eye ?? PLUMAGE.yellow);
  const y = heart ? 30 : 31;
  const one = (x: number) =>
    circle(x, y, heart ? 4.2 : 5.2, ` fill="${iris}" stroke="${INK}" stroke-width="1.1"`) +
    (heart ? "" : circle(x, y, 2.9, ' fill="#14161a"')) +
    circle(x + 1.5, y - 1.7, 1.2, ' fill="#fff"');
  return `<g class="b-eye" transform-origin="50 ${y}">${one(40)}${one(60)}</g>`;
}

export function owl(bird: Bird, id: string): string {
  const face = [
    filled(EVERYWHERE, bird.crown),
    bird.traits.has("heartFace") ? heartFace() : roundFace(bird),
    filled("M20 8H80V52H20Z", `url(#${id}-light)`, opacity(0.6)),
  ];
  const beak = filled(
    "M47.5 35Q50 32.5 52.5 35Q52.5 40 50 43.5Q47.5 40 47.5 35Z",
    bird.bill,
    ` stroke="${shaded(bird.bill, 0.4)}" stroke-width=".5"`,
  );
  const head = `${earTufts(bird)}<g clip-path="url(#${id}-head)">${face.join("")}</g>${eyes(bird)}${beak}`;
  const place = bird.traits.has("longLegs") ? ` transform="${SMALL_HEAD}"` : "";
  return (
    `<g class="bird" fill="none">${definitions(bird, id)}${behind(bird, id)}${breast(bird, id)}${wings(bird)}${feet(bird)}` +
    `<g${place}><g class="b-head" transform-origin="50 46">${head}</g></g></g>`
  );
}
