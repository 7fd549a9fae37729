/** Wings: folded along the body, spread in flight, or beating too fast to be seen. */
import type { Anatomy } from "./anatomy";
import { brightness, lit, mix, PLUMAGE, shaded } from "./colours";
import { at, curve, dots, filled, opacity, oval, stroked, tenth, type Knot, type Point } from "./pen";
import type { Bird } from "./record";

/** A folded wing lies along its own axis: from the wrist at 0 to the tip at `length`, `half` to each side. */
interface Folded {
  bird: Bird;
  length: number;
  half: number;
  /** The lines between feathers, and their light edges. */
  dark: string;
  pale: string;
}

function outlineOf({ length: l, half: h }: Folded): string {
  return curve([
    [0, 0], [l * 0.07, -h * 0.75], [l * 0.3, -h * 0.98], [l * 0.62, -h * 0.6], [l, 0, 1], [l * 0.74, h * 0.45],
    [l * 0.46, h * 0.9], [l * 0.2, h * 0.98], [l * 0.03, h * 0.55],
  ]);
}

/** The long feathers of the hand, below everything else. */
function primaries({ bird: { wing, marks }, length: l, half: h }: Folded): string {
  const parts = [
    filled(
      `M${at([l * 0.42, h * 0.15])}L${tenth(l * 1.02)} -.6L${at([l, h])}H${tenth(l * 0.3)}Z`,
      marks.wingTip ?? shaded(wing, 0.17),
    ),
  ];
  if (marks.wingStripe) {
    const stripe = `M${at([l * 0.16, h * 0.42])}Q${at([l * 0.5, h * 0.5])} ${at([l * 0.86, h * 0.12])}`;
    parts.push(stroked(stripe, marks.wingStripe, 3.6));
  }
  if (marks.wingBarring) {
    let bars = "";
    for (let k = 0; k < 7; k += 1) bars += `M${at([l * (0.1 + k * 0.13), -h])}q2.5 ${tenth(h)} 0 ${tenth(h * 2)}`;
    parts.push(stroked(bars, marks.wingBarring, brightness(marks.wingBarring) > 0.6 ? 1.9 : 1.3));
  }
  return parts.join("");
}

function featherLines({ bird: { marks }, length: l, half: h, dark, pale }: Folded): string {
  let lines = "";
  let edges = "";
  for (let k = 0; k < 4; k += 1) {
    const x = l * (0.4 + 0.02 * k);
    const y = h * (-0.5 + 0.36 * k);
    lines += `M${at([x, y])}Q${at([l * 0.7, y * 0.75 + h * 0.06])} ${at([l * (0.97 - 0.035 * k), h * 0.04 * k])}`;
    edges += `M${at([x, y + 1])}Q${at([l * 0.68, y * 0.75 + h * 0.06 + 1])} ${at([l * (0.86 - 0.03 * k), h * 0.06 * k + 0.6])}`;
  }
  const edge = marks.featherEdge ? stroked(edges, marks.featherEdge, 1, opacity(0.9)) : stroked(edges, pale, 0.7, opacity(0.7));
  return edge + stroked(lines, dark, 0.7, opacity(0.8));
}

/** The small feathers near the shoulder, in two rows of scallops; wing bars are their tips. */
function coverts({ bird: { wing, marks }, length: l, half: h, dark }: Folded): string {
  const row = (x: number, count: number, depth: number) => {
    const step = (2 * h) / count;
    let d = `M${at([x - depth, -h])}`;
    for (let i = 0; i < count; i += 1) d += `q${at([depth * 1.6, step / 2])} 0 ${tenth(step)}`;
    return d;
  };
  const first = row(l * 0.44, 3, 3);
  const rows = first + row(l * 0.27, 3, 2.6);
  const ground = filled(`${first}H-2V${tenth(-h)}`, mix(wing, brightness(wing) < 0.3 ? "#8fa0b8" : "#fff8e4", 0.1));
  if (marks.wingBars) return ground + stroked(rows, marks.wingBars, 2.2, ' transform="translate(-.7 0)"');
  if (marks.featherEdge) return ground + stroked(rows, marks.featherEdge, 0.9, opacity(0.9));
  return ground + stroked(rows, dark, 0.7, opacity(0.5));
}

function patches({ bird: { marks, traits }, length: l, half: h }: Folded): string {
  const parts: string[] = [];
  if (marks.wingPatch) parts.push(oval(l * 0.52, h * 0.12, l * 0.13, h * 0.42, marks.wingPatch));
  if (marks.wingBlaze) {
    const blaze = `M${at([l * 0.32, -h * 0.9])}Q${tenth(l * 0.45)} 0 ${at([l * 0.36, h])}L${at([l * 0.7, h * 0.6])}L${at([l * 0.76, -h * 0.3])}Z`;
    parts.push(filled(blaze, marks.wingBlaze));
  }
  if (marks.speculum) {
    const white = `M${at([l * 0.4, h * 0.66])}Q${at([l * 0.6, h * 0.52])} ${at([l * 0.76, h * 0.26])}`;
    const colour = `M${at([l * 0.42, h * 0.6])}Q${at([l * 0.58, h * 0.5])} ${at([l * 0.72, h * 0.26])}`;
    parts.push(stroked(white, PLUMAGE.white, 3.4), stroked(colour, marks.speculum, 2.7));
  }
  if (marks.wingSpots) {
    const places = Array.from({ length: 9 }, (_, k): Point => [l * (0.14 + 0.085 * k), h * ((k % 3) * 0.42 - 0.38)]);
    parts.push(dots(places, marks.wingSpots, 2.5));
  }
  if (traits.has("mirrors")) parts.push(oval(l * 0.9, 0.2, 2.1, 1.1, PLUMAGE.white), oval(l * 0.8, h * 0.12, 1.6, 0.9, PLUMAGE.white));
  if (marks.shoulder) {
    if (marks.shoulderEdge) parts.push(oval(l * 0.17, h * 0.12, l * 0.17, h * 0.8, marks.shoulderEdge));
    parts.push(oval(l * 0.13, h * 0.1, l * 0.13, h * 0.66, marks.shoulder));
  }
  return parts.join("");
}

export function foldedWing(bird: Bird, { id, wing }: Anatomy): string {
  if (!wing) return "";
  const [x, y, tipX, tipY, half] = wing;
  const length = Math.hypot(tipX - x, tipY - y);
  const angle = tenth((Math.atan2(tipY - y, tipX - x) * 180) / Math.PI);
  const pale = brightness(bird.wing) > 0.8 ? shaded(bird.wing, 0.12) : lit(bird.wing, 0.34);
  const folded: Folded = { bird, length, half: half * (bird.traits.has("slim") ? 0.9 : 1), dark: shaded(bird.wing, 0.3), pale };
  const h = folded.half;
  const light = `M-2 ${tenth(-h)}H${tenth(length)}V${tenth(-h * 0.35)}Q${at([length * 0.4, -h * 0.55])} -2 ${tenth(-h * 0.1)}Z`;
  const inside = [primaries(folded), featherLines(folded), coverts(folded), patches(folded), filled(light, "#fff8e4", opacity(0.13))];
  return (
    `<g class="b-wing" transform-origin="${x} ${y}"><g transform="translate(${x} ${y}) rotate(${angle}) scale(1 -1)">` +
    `<clipPath id="${id}-wing"><path id="${id}-fold" d="${outlineOf(folded)}"/></clipPath>` +
    `<use href="#${id}-fold" fill="#1d2336" opacity=".2" transform="translate(.6 1.7)"/>` +
    `<use href="#${id}-fold" fill="${bird.wing}" stroke="${folded.dark}" stroke-width=".6"/>` +
    `<g clip-path="url(#${id}-wing)">${inside.join("")}</g></g></g>`
  );
}

/** The lines between the flight feathers of a spread wing, from its front edge to its back edge. */
function flightFeathers(front: Knot, elbow: Knot, tip: Knot, back: Knot): string {
  let lines = "";
  for (let k = 1; k < 9; k += 1) {
    const share = k / 9;
    const reach = Math.min(1, share * 1.05);
    const ax = front[0] + (back[0] - front[0]) * 0.1 + (tip[0] - front[0]) * share * 0.8;
    const ay = front[1] + (tip[1] - front[1]) * share * 0.8;
    const bx = back[0] + (tip[0] - back[0]) * reach;
    const by = back[1] + (tip[1] - back[1]) * reach;
    const start: Point = [
      ax * 0.45 + bx * 0.55 + (elbow[0] - front[0]) * 0.25 * (1 - share),
      ay * 0.45 + by * 0.55 + (elbow[1] - front[1]) * 0.1 * (1 - share),
    ];
    lines += `M${at(start)}L${at([bx, by])}`;
  }
  return lines;
}

export function spreadWing(bird: Bird, { id, spread }: Anatomy, side: "far" | "near"): string {
  const wing = spread?.[side === "far" ? 0 : 1];
  const [front, elbow, hand, tip, finger, , back] = wing ?? [];
  if (!wing || !front || !elbow || !hand || !tip || !finger || !back) return "";
  const colour = side === "near" ? bird.wing : shaded(bird.wing, 0.2);
  const dark = shaded(colour, 0.3);
  const { flightBar, wingTip } = bird.marks;
  const bar = flightBar
    ? stroked(
        `M${at([tip[0] * 0.62 + hand[0] * 0.38 + 2, tip[1] * 0.55 + hand[1] * 0.45 + (side === "near" ? -1.2 : 1.2)])}` +
          `L${at([tip[0] * 0.5 + finger[0] * 0.5 + 3, tip[1] * 0.5 + finger[1] * 0.5])}`,
        flightBar,
        3.4,
      )
    : "";
  const inside = [
    stroked(curve([front, elbow, hand, tip], false), lit(bird.back, 0.06), 9, opacity(0.85)),
    bar,
    wingTip ? oval(tip[0], tip[1], 13, 11, wingTip) : "",
    stroked(flightFeathers(front, elbow, tip, back), dark, 0.6, opacity(0.6)),
  ];
  return (
    `<g class="b-wing" transform-origin="${at([(front[0] + back[0]) / 2, (front[1] + back[1]) / 2])}">` +
    `<clipPath id="${id}-${side}"><path id="${id}-${side}-wing" d="${curve(wing)}"/></clipPath>` +
    `<use href="#${id}-${side}-wing" fill="${colour}" stroke="${dark}" stroke-width=".6"/>` +
    `<g clip-path="url(#${id}-${side})">${inside.join("")}</g></g>`
  );
}

const HOVERING = {
  far: [[55, 44], [50, 26], [38, 10], [24, 4, 1], [30, 22], [42, 40], [49, 50]],
  near: [[56, 45], [44, 30], [26, 22], [6, 22, 1], [20, 38], [38, 50], [49, 53]],
} as const;

export function hoveringWing(side: "far" | "near"): string {
  const outline = curve(HOVERING[side]);
  if (side === "far") {
    return `<g class="b-wing" transform-origin="54 42">${filled(outline, lit(PLUMAGE.paleGrey, 0.25), opacity(0.7))}</g>`;
  }
  const edge = ` opacity=".85" stroke="${PLUMAGE.grey}" stroke-width=".5"`;
  const lines = stroked("M52 47Q34 34 12 24M50 49Q34 42 20 33M48 51Q38 47 30 42", PLUMAGE.grey, 0.5);
  return `<g class="b-wing" transform-origin="52 45">${filled(outline, lit(PLUMAGE.paleGrey, 0.45), edge)}${lines}</g>`;
}
