/** Tails: an outline along the tail's own axis, its feathers, and the marks on it. */
import type { Anatomy } from "./anatomy";
import { PLUMAGE, shaded } from "./colours";
import { filled, opacity, oval, stroked, tenth, type Point } from "./pen";
import type { TailShape } from "./plans";
import type { Bird } from "./record";

/** Corners for a length: how far along, and how far to the side in half widths. */
const OUTLINES: Record<TailShape, (l: number) => Point[]> = {
  narrow: (l) => [[-5, -0.8], [l, -1], [l * 0.93, 0], [l, 1], [-5, 0.8]],
  square: (l) => [[-5, -0.8], [l, -1], [l * 1.03, 0], [l, 1], [-5, 0.8]],
  round: (l) => [[-5, -0.7], [l * 0.85, -1.05], [l, 0], [l * 0.85, 1.05], [-5, 0.7]],
  blunt: (l) => [[-5, -0.8], [l * 0.9, -1], [l, 0], [l * 0.9, 1], [-5, 0.8]],
  stiff: (l) => [[-4, -0.9], [l * 0.6, -0.9], [l, 0.1], [l * 0.6, 0.9], [-4, 0.8]],
  wedge: (l) => [[-5, -0.7], [l * 0.7, -1.1], [l * 1.1, 0], [l * 0.7, 1.1], [-5, 0.7]],
  pointed: (l) => [[-6, -0.9], [l * 0.5, -0.75], [l, 0.05], [l * 0.5, 0.8], [-6, 0.8]],
  graduated: (l) => [[-6, -0.8], [l * 0.6, -1.05], [l, -0.1], [l * 0.6, 1], [-6, 0.8]],
  forked: (l) => [[-6, -0.7], [l * 1.2, -1.9], [l * 0.5, 0], [l * 1.15, 1.9], [-6, 0.7]],
  broad: (l) => [[-4, -0.4], [l * 0.9, -1.7], [l * 1.05, 0], [l * 0.9, 1.7], [-4, 0.4]],
  scissor: () => [[-5, -0.6], [46, -0.9], [22, 0], [43, 1.1], [-5, 0.6]],
};
/** Where the lines between its feathers end. */
const FEATHERS: Partial<Record<TailShape, number>> = {
  scissor: 0.6,
  forked: 0.6,
  stiff: 0.62,
  wedge: 0.7,
  pointed: 0.55,
  graduated: 0.7,
  round: 0.85,
};
const RAISED = 236;

function shapeOf(bird: Bird, usual: TailShape): TailShape {
  if (bird.traits.has("scissorTail")) return "scissor";
  if (bird.traits.has("forkedTail")) return "forked";
  if (bird.traits.has("broadTail")) return "broad";
  return bird.traits.has("wedgeTail") ? "wedge" : usual;
}

function marksOf({ marks }: Bird, length: number, width: number): string {
  const band = (x: number, colour: string, wide: number) => stroked(`M${tenth(x)} ${tenth(-width)}V${tenth(width)}`, colour, wide);
  const { tailTip, tailBands, tailEdge, tailSpots } = marks;
  return [
    tailTip ? band(length - 1, tailTip, 3.6) : "",
    ...(tailBands ? [0.35, 0.6, 0.85].map((share) => band(length * share, tailBands, 2)) : []),
    tailEdge ? stroked(`M0 ${tenth(width * 0.8)}L${tenth(length)} ${tenth(width)}`, tailEdge, 2.2) : "",
    ...(tailSpots ? [0.45, 0.65, 0.85].map((share) => oval(length * share, width * 0.55, 1.8, 1.3, tailSpots)) : []),
  ].join("");
}

export function tailOf(bird: Bird, { tail, id }: Anatomy): string {
  const [x, y, angle, usualLength, width, usualShape] = tail;
  const length = usualLength + bird.longer.tail;
  const shape = shapeOf(bird, usualShape);
  const colour = bird.marks.tail ?? bird.wing;
  const dark = shaded(colour, 0.34);
  const outline = `M${OUTLINES[shape](length).map(([along, side]) => `${tenth(along)} ${tenth(side * width)}`).join("L")}Z`;
  const feathers = [-0.35, 0.3].map(
    (side) => `M2 ${tenth(width * side * 0.8)}L${tenth(length * (FEATHERS[shape] ?? 0.93))} ${tenth(width * side * 1.15)}`,
  );
  const marks = marksOf(bird, length, width);
  const parts = [
    filled(outline, shaded(colour, 0.1), ` stroke="${dark}" stroke-width=".5" stroke-linejoin="round"`),
    stroked(feathers.join(""), dark, 0.55, opacity(0.65)),
    marks ? `<clipPath id="${id}-tail"><path d="${outline}"/></clipPath><g clip-path="url(#${id}-tail)">${marks}</g>` : "",
  ];
  const turn = bird.traits.has("raisedTail") ? RAISED : angle;
  return `<g class="b-tail" transform-origin="${x} ${y}"><g transform="translate(${x} ${y}) rotate(${turn})">${parts.join("")}</g></g>`;
}

/** A turkey's fan behind everything: one feather, used eleven times. */
export function fanOf({ id }: Anatomy): string {
  const feather =
    filled("M0 0L30-5.5Q38 0 30 5.5Z", PLUMAGE.chestnut) +
    stroked("M0 0H30", PLUMAGE.darkBrown, 0.7) +
    stroked("M27-5Q31 0 27 5", PLUMAGE.sooty, 2) +
    stroked("M31-4.5Q35.5 0 31 4.5", PLUMAGE.buff, 1.6);
  const first = `<g id="${id}-feather"><g transform="translate(36 58) rotate(-106)">${feather}</g></g>`;
  const others = Array.from(
    { length: 10 },
    (_, i) => `<use href="#${id}-feather" transform="rotate(${tenth(-(i + 1) * 16.5)} 36 58)"/>`,
  );
  return `<g class="b-tail" transform-origin="36 58">${first}${others.join("")}</g>`;
}
