/** A bird from the side: legs, tail, body with its marks, wing, neck and head, in a box of 100 by 100. */
import { anatomyOf, Body, type Anatomy } from "./anatomy";
import { lit, PLUMAGE, shaded } from "./colours";
import { headOf } from "./head";
import { circle, curve, EVERYWHERE, filled, fringe, JOINED, opacity, oval, ROUND, stroked, tenth, tube, type Point } from "./pen";
import type { PLANS } from "./plans";
import type { Bird } from "./record";
import { fanOf, tailOf } from "./tail";
import { foldedWing, hoveringWing, spreadWing } from "./wings";

/** The parts of a drawing: whose, and where its places lie. */
interface Work {
  bird: Bird;
  own: Anatomy;
  body: Body;
}

// ---------------------------------------------------------------- legs

function standingLegs({ bird, own }: Work): string {
  const { legs, ground, knee, legWidth = 1 } = own;
  if (!legs || !ground) return "";
  const width = legWidth * 1.7;
  const drawn = legs.map(([x, y], i) => {
    const leg = i ? bird.leg : shaded(bird.leg, 0.14);
    const feet = bird.marks.feet ?? bird.leg;
    const bend = x - (knee ? 1.6 : 0.4);
    const shin = `M${x} ${y - 4}L${tenth(bend)} ${tenth((y + ground) / 2 - 2)}L${x + 0.5} ${ground}`;
    const toes = `M${x + 4.5} ${tenth(ground + 0.8)}l-4-1.3l-3.5 1M${x + 0.5} ${tenth(ground - 0.5)}l3 2`;
    if (!bird.marks.feet) return stroked(shin + toes, leg, tenth(width), JOINED);
    return stroked(shin, leg, tenth(width)) + stroked(toes, i ? feet : shaded(feet, 0.14), tenth(width * 0.9), JOINED);
  });
  return `<g class="b-legs">${drawn.join("")}</g>`;
}

/** Feet that hold on to a trunk, before the bird or below it. */
function climbingLegs({ bird, own }: Work): string {
  if (!own.legs || own.ground) return "";
  const drawn = own.legs.map(([x, y]) =>
    own.perch === "trunk"
      ? stroked(`M${x} ${y}L72 ${y - 2}l3-3M72 ${y - 2}l4 0`, bird.leg, 1.8, ROUND)
      : stroked(`M${x} ${y}L${x - 8} ${y + 1}l-3-3M${x - 8} ${y + 1}l-4 1`, bird.leg, 1.6, ROUND),
  );
  return `<g class="b-legs">${drawn.join("")}</g>`;
}

function thighs({ bird, own }: Work): string {
  const colour = bird.marks.leggings ?? bird.belly;
  const edge = ` stroke="${shaded(colour, 0.25)}" stroke-width=".5"`;
  const thigh = ([x, y]: Point, i: number) =>
    filled(
      `M${x - 6} ${y - 10}Q${x - 5} ${y + 6} ${x - 1} ${y + 9}Q${x + 4} ${y + 7} ${x + 6} ${y - 10}Z`,
      i ? colour : shaded(colour, 0.1),
      edge,
    );
  return (own.raptor ? (own.legs ?? []) : []).map(thigh).join("");
}

// ---------------------------------------------------------------- body

const BREAST_FEATHERS = 12;
const CHECKERS = 26;

/** A pattern over the breast: seven rows of three, from `from` on, starting at `top` across. */
function pattern(body: Body, mark: (x: number, y: number) => string, until: number, from: number, top: number): string {
  let d = "";
  for (let i = 0; i < 7; i += 1) {
    for (let j = 0; j < 3; j += 1) {
      const along = from - i * 0.22 - (j % 2) * 0.11;
      if (along > until) d += mark(...body.point(along, top + j * 0.33));
    }
  }
  return d;
}

function breastFeathers({ bird, body }: Work): string {
  let d = "";
  for (let i = 0; i < BREAST_FEATHERS; i += 1) {
    const along = 0.86 - (i % 5) * 0.27 - (i > 4 ? 0.12 : 0) - (i > 9 ? 0.5 : 0);
    d += `M${body.point(along, 0.12 + Math.floor(i / 5) * 0.3).join(" ")}l-2 1.2`;
  }
  return stroked(d, shaded(bird.breast, 0.3), 0.7, opacity(0.3) + ROUND);
}

function mantleFeathers({ bird, body }: Work): string {
  let d = "";
  for (let i = 0; i < 4; i += 1) {
    for (let j = 0; j < 2; j += 1) d += `M${body.point(0.62 - i * 0.32 - j * 0.14, -0.82 + j * 0.3).join(" ")}l-3 1.7`;
  }
  const { backStreaks } = bird.marks;
  return backStreaks
    ? stroked(d, backStreaks, 1.3, opacity(0.9) + ROUND)
    : stroked(d, shaded(bird.back, 0.35), 0.8, opacity(0.4) + ROUND);
}

function bars({ bird: { marks }, body }: Work): string {
  const colour = marks.bars ?? marks.flankBars;
  if (!colour) return "";
  let d = "";
  for (let i = -4; i <= 4; i += 1) {
    if (marks.flankBars && i >= 1) continue;
    const along = i * 0.21;
    d += `M${body.point(along, -0.05).join(" ")}Q${body.point(along + 0.06, 0.6).join(" ")} ${body.point(along - 0.06, 1.25).join(" ")}`;
  }
  return stroked(d, colour, 1.4, ' stroke-dasharray="2.6 .8"');
}

function underparts(work: Work): string {
  const { bird, own, body } = work;
  const { marks, traits } = bird;
  const tick = (dx: number, dy: number) => (x: number, y: number) => `M${x} ${y}l${dx} ${dy}`;
  const { flank, vent, breastShield, spots, streaks, flankStreaks, scales, bellyBand } = marks;
  return [
    filled(EVERYWHERE, bird.breast === bird.belly ? bird.breast : `url(#${own.id}-belly)`),
    flank ? filled(body.path("M.35,.2Q.1,1.1 -.6,1.1L-.7,.3Z"), flank, opacity(0.92)) : "",
    vent ? oval(...body.point(-0.78, 0.5), 7, 6, vent) : "",
    breastShield ? filled(body.path("M1.3,-1L.5,-.6Q.55,.4 .3,1.3L1.3,1.3Z"), breastShield) : "",
    breastFeathers(work),
    spots ? stroked(pattern(body, (x, y) => `M${x} ${y}h0`, -0.7, 0.85, 0.1), spots, 2.4, ROUND) : "",
    streaks
      ? stroked(
          pattern(body, tick(-2.6, 1.5), traits.has("shortStreaks") ? 0.15 : -0.5, 0.9, 0.05),
          streaks,
          traits.has("fineStreaks") ? 0.8 : 1.3,
          ROUND,
        )
      : "",
    flankStreaks ? stroked(pattern(body, tick(-3, 1.7), -0.6, 0.35, 0.2), flankStreaks, 1.2, ROUND) : "",
    scales ? stroked(pattern(body, (x, y) => `M${tenth(x - 2.4)} ${y}q2.4 2.8 4.8 0`, -0.7, 0.8, 0.05), scales, 0.9) : "",
    bars(work),
    bellyBand ? stroked(body.path("M.12,-.4Q.16,.5 0,1.2"), bellyBand, 7, ' stroke-dasharray="1.3 1.1"') : "",
  ].join("");
}

function upperparts(work: Work): string {
  const { bird, body } = work;
  const { rump, mantle, checkered } = bird.marks;
  let checkers = "";
  for (let i = 0; checkered && i < CHECKERS; i += 1) {
    const [x, y] = body.point(-0.85 + (i % 9) * 0.19, -0.95 + Math.floor(i / 9) * 0.36 + (i % 2) * 0.1);
    checkers += `M${x} ${y}h1.9v1.9h-1.9Z`;
  }
  return [
    filled(body.path("M1.5,-2.2L1.25,-.25Q.5,-.35 -.1,-.05T-1.5,.3L-1.7,-2Z"), bird.back),
    fringe(body.path("M1.1,-.3Q.5,-.35 -.1,-.05T-1.3,.25"), bird.back),
    mantleFeathers(work),
    rump ? oval(...body.point(-0.86, -0.35), 6.5, 5, rump) : "",
    mantle ? filled(body.path("M.9,-1.4Q.6,-.2 -.3,-.2L-.7,-1.5Z"), mantle) : "",
    checkered ? filled(checkers, checkered) : "",
  ].join("");
}

/** What crosses the body's edge or lies over it, below the wing. */
function overBody({ bird: { marks, back }, own, body }: Work): string {
  const clipped = ` clip-path="url(#${own.id}-body)"`;
  const band = (colour: string, off: number, width: number) => {
    const from = body.point(0.62 - off, -0.75).join(" ");
    const d = `M${from}Q${body.point(1.02 - off, 0.35).join(" ")} ${body.point(0.42 - off, 1).join(" ")}`;
    return stroked(d, colour, width, clipped);
  };
  const { bustle, breastBand, doubleBreastBand, vee, breastPatch, breastSpot, spur } = marks;
  return [
    bustle
      ? filled(
          body.path("M-.5,-.6Q-1.5,-.6 -1.5,1Q-1.15,.5 -1,.9Q-.9,.3 -.4,.2Z"),
          shaded(bustle, 0.08),
          ` stroke="${own.ink}" stroke-width=".5"`,
        )
      : "",
    own.ruffed
      ? filled("M59 38Q63 31 71 33Q76 38 72 45Q64 50 58 45Z", lit(back, 0.14)) +
        stroked("M60 42q3-5 8-6M61 45q4-4 9-4", shaded(back, 0.3), 0.7)
      : "",
    breastBand ? band(breastBand, 0, 3.2) : "",
    doubleBreastBand ? band(doubleBreastBand, -0.1, 2.4) + band(doubleBreastBand, 0.2, 2.6) : "",
    vee ? stroked(body.path("M.9,-.35Q.75,.35 .5,.62Q.85,.55 1,.2"), vee, 3, ' stroke-linejoin="round"') : "",
    breastPatch ? filled(body.path("M.98,-.3Q.98,.5 .2,.95Q.35,.3 .5,-.2Z"), breastPatch) : "",
    breastSpot ? oval(...body.point(0.55, 0.5), 2.4, 2.2, breastSpot) : "",
    spur ? filled(body.path("M.8,-.45Q.7,.1 .5,.6L.42,.1Z"), spur) : "",
  ].join("");
}

// ---------------------------------------------------------------- neck

/** Plans whose neck has the colour of the face; of the others it has that of the breast. */
const FACE_COLOURED = new Set<Bird["plan"]>(["duck", "grouse", "rail", "shorebird"]);
/** Plans on whose neck a collar lies. */
const COLLARED = new Set<Bird["plan"]>(["diver", "goose"]);

function neckOf({ bird, own: { neck, id } }: Work): string {
  const [, second, third] = neck ?? [];
  if (!neck || !second || !third) return "";
  const { marks } = bird;
  const along = (side: number) => curve(neck.map(([x, y, half]): Point => [x + half * side, y]), false);
  const colour = marks.neck ?? marks.hood ?? (FACE_COLOURED.has(bird.plan) ? bird.face : bird.breast);
  const inside = [
    filled(EVERYWHERE, colour),
    marks.neckStripe ? stroked(along(0.3), marks.neckStripe, 1.6, ' stroke-dasharray="3 1.5"') : "",
    marks.hindNeck ? stroked(along(-1), marks.hindNeck, tenth(third[2] * 1.1)) : "",
    stroked(along(-0.9), "#1d2440", 2.4, opacity(0.13)),
    stroked(along(0.5), "#fff8e4", 1.2, opacity(0.2)),
    marks.collar && COLLARED.has(bird.plan)
      ? stroked(`M${second[0] - 8} ${second[1] - 1}l14 5`, marks.collar, 2.6, marks.checkered ? ' stroke-dasharray="1 .8"' : "")
      : "",
  ];
  return `<g clip-path="url(#${id}-neck)">${inside.join("")}</g>`;
}

function throatSac({ bird: { marks } }: Work): string {
  if (!marks.throatSac) return "";
  return circle(64.5, 43, 4.8, ` fill="${marks.throatSac}" stroke="${PLUMAGE.chestnut}" stroke-width=".7"`);
}

// ---------------------------------------------------------------- the whole bird

function definitions({ bird, own: { id, body: outline }, body }: Work): string {
  const gradient = (name: string, from: Point, to: Point, stops: string) =>
    `<linearGradient id="${id}-${name}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops}</linearGradient>`;
  const belly = `<stop offset=".34" stop-color="${bird.belly}"/><stop offset=".6" stop-color="${bird.breast}"/>`;
  const light =
    '<stop stop-color="#fff8e4" stop-opacity=".2"/><stop offset=".5" stop-color="#8a8a90" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#1d2440" stop-opacity=".3"/>';
  return (
    `<defs>${bird.breast === bird.belly ? "" : gradient("belly", body.point(-0.75, 0.3), body.point(0.8, 0.1), belly)}` +
    gradient("light", body.point(0.1, -1), body.point(-0.1, 1.15), light) +
    `<clipPath id="${id}-body"><path id="${id}-trunk" d="${curve(outline)}"/></clipPath></defs>`
  );
}

export function sideBird(bird: Bird, plan: keyof typeof PLANS, id: string, fine: boolean): string {
  const own = anatomyOf(bird, plan, id, fine);
  const work: Work = { bird, own, body: new Body(own.axis) };
  const head = headOf(bird, own);
  const [x, y, radius] = own.head;
  const turning = `class="b-head" transform-origin="${tenth(x - 3)} ${tenth(y + radius)}"`;
  const outlines =
    `<use href="#${id}-trunk" stroke="${own.ink}" stroke-width="1.5"/>` +
    (own.neck
      ? `<clipPath id="${id}-neck"><path id="${id}-tube" d="${tube(own.neck)}"/></clipPath>` +
        `<use href="#${id}-tube" stroke="${own.ink}" stroke-width="1.5"/>`
      : "");
  const parts = [
    definitions(work),
    bird.marks.tailFan ? fanOf(own) : "",
    tailOf(bird, own),
    spreadWing(bird, own, "far"),
    own.hovers ? hoveringWing("far") : "",
    climbingLegs(work),
    thighs(work),
    outlines,
    `<g ${turning}>${head.under}</g>`,
    `<g class="b-body" clip-path="url(#${id}-body)">${underparts(work)}${upperparts(work)}${filled(EVERYWHERE, `url(#${id}-light)`)}</g>`,
    overBody(work),
    foldedWing(bird, own),
    spreadWing(bird, own, "near"),
    own.hovers ? hoveringWing("near") : "",
    `<g ${turning}>${neckOf(work)}${throatSac(work)}${head.over}</g>`,
  ].join("");
  const lifted = own.lift ? `<g transform="translate(0 ${-own.lift})">${parts}</g>` : parts;
  return `<g class="bird" fill="none">${standingLegs(work)}${lifted}</g>`;
}
