/** Heads: crests behind, the painted head, what lies over it, the beak and the eye; all in radius 10, facing right. */
import type { Anatomy } from "./anatomy";
import { beakOf } from "./beaks";
import { brightness, lit, PLUMAGE, shaded } from "./colours";
import { circle, curve, EVERYWHERE, filled, fringe, knots, opacity, oval, stroked, tenth } from "./pen";
import { HEADS, type HeadShape } from "./plans";
import type { Bird, Mark } from "./record";

type Paint = (colour: string, bird: Bird) => string;
type Painted = readonly [Mark, Paint];

const fill = (d: string): Paint => (colour) => filled(d, colour);
const line = (d: string, width: number): Paint => (colour) => stroked(d, colour, width);
/** A shape with darker lines in it. */
const lined = (d: string, lines: string, dark: number, width: number): Paint => (colour) =>
  filled(d, colour) + stroked(lines, shaded(colour, dark), width);

const CRESTS: readonly Painted[] = [
  [
    "crest",
    lined(
      "M7-7Q1-13-9-17.5Q-13-19-16.5-19Q-14-15.5-13.2-13Q-15-12.7-16.5-12Q-12.5-8-11-3L-9 3L2-2Z",
      "M3-9Q-5-14-12.5-16.5M0-7Q-7-11-13-11.5M-3-4Q-8-7-10.5-7",
      0.3,
      0.5,
    ),
  ],
  ["lowCrest", lined("M6-7.5Q-2-15-12.5-10L-8.5-1Z", "M2-9Q-4-11.5-10-8.5", 0.35, 0.6)],
  ["shaggyCrest", fill("M6-7Q3-13-1-15Q-2-12-4-11.5Q-7-15-11-15.5Q-10-11-11-9.5Q-14-10-17-9Q-14-5-10 1Z")],
  ["backCrest", (colour) => filled("M7-7Q-10-14-17 8Q-11 11-6 5Z", colour) + stroked("M4-5Q-9-8-14.5 6", PLUMAGE.white, 1)],
  [
    "fanCrest",
    (colour) =>
      filled("M6-9Q-6-20-19-13Q-26 1-13 12L0 4Z", PLUMAGE.black) + filled("M0-8Q-8-16-17-10Q-21 0-12 8L-3 2Z", colour),
  ],
  ["plume", line("M-3-6Q-18-8-29 8M-3-5.5Q-16-5-25 9", 1.5)],
  ["puff", line("M-9 1Q-14 4-15 10M-8 3Q-12 7-11 12", 1.4)],
  ["horns", fill("M-1-8Q-5-11-10-14Q-7-9-4-6Z")],
];

/** Crown and throat come before the stripes, stripes before what lies at the eye. */
const FACE: readonly Painted[] = [
  ["cap", (colour, { traits }) => filled(`M-14 ${traits.has("deepCap") ? 6 : 3}Q-4-1 12-2V-14H-16Z`, colour)],
  ["smallCap", fill("M-5-7Q2-4.5 12-3V-14H-8Z")],
  ["crownPatch", fill("M-5-9Q0-6 5-8L4-12H-5Z")],
  ["crownSide", line("M-10-2Q0-7.5 10-5", 2.2)],
  ["crownStripe", line("M-9-5Q0-11 9-6.5", 2.4)],
  ["nape", fill("M-14-6Q-6-5-6 1Q-7 6-11 10L-16 8Z")],
  ["ear", (colour) => oval(-3, 2.6, 4.6, 3.4, colour)],
  [
    "bib",
    (colour) =>
      filled("M0 4Q5 4.5 11 2.5V18H-6Q-3 9 0 4Z", colour) + fringe("M-6 17Q-3 9 0 4Q5 4.5 9 3", colour),
  ],
  ["throat", fill("M0 4.5Q5 4.5 11 2V12Q4 14-1 12Z")],
  [
    "gorget",
    (colour) =>
      filled("M-5 2Q4 4 11 1V14Q3 18-8 15Z", colour) +
      stroked("M-3 6q3 2 6 .5t6 0M-4 9.5q3 2 6 .5t7 0M-1 4q3 1.5 8 0", lit(colour, 0.45), 0.8, opacity(0.8)),
  ],
  ["chin", fill("M-6 10Q-5 1-1 1Q3 3 5 9L2 13Z")],
  [
    "mask",
    (colour, { traits }) =>
      filled(traits.has("fineMask") ? "M-8-2Q2-4.5 11-3V2Q2 2.5-7 1.5Z" : "M-9-1Q2-5 11-3V3.5Q0 5-9 3Z", colour),
  ],
  ["lores", fill("M3-3L11-3V3L4 1.5Z")],
  ["forehead", fill("M5-11L11-7V-2L6.5-4Z")],
  ["eyeLine", line("M-10 1.5Q-2-1.5 11-1.2", 2)],
  ["brow", (colour, { traits }) => stroked("M-10-2Q0-6 10.5-3.2", colour, traits.has("boldBrow") ? 3 : 2.2)],
  ["lowBrow", line("M-9-.5Q0-3.5 4-3", 1.2)],
  ["mustache", line("M4 0Q4 6 1.5 10", 3.2)],
  ["earLine", line("M-7-1Q-6 4-7 9", 2.6)],
  ["malar", line("M8.5 3Q3 7-1 12", 1.8)],
  ["cheekLine", line("M9 2Q2 4-7 4.5", 1.5)],
  ["cheek", fill("M5-3.5Q8.5 0 6 6Q3 4 3.5-1Z")],
  ["cheekSpot", (colour) => oval(5.5, 2, 2.3, 2.6, colour)],
  ["cheekWrap", fill("M-8 0Q-2-5 5-5L6-2Q0 0-6 5Z")],
  ["facePatch", fill("M2-4L11-3V3Q7 6 2 4Q0 0 2-4Z")],
  ["faceEdge", line("M9-4Q1-5 1 0Q1 5 9 4.5", 1.5)],
];

const OVER: readonly Painted[] = [
  ["wattle", fill("M5 4Q11 10 6 19Q1 14 3 6Z")],
  ["topknot", fill("M4-9Q4-19 13-20Q17-15 11-13Q8-13 7-8.5Z")],
];

function painted(marks: readonly Painted[], bird: Bird): string {
  return marks
    .map(([mark, paint]) => {
      const colour = bird.marks[mark];
      return colour ? paint(colour, bird) : "";
    })
    .join("");
}

const throatOf = ({ marks, breast }: Bird): string => marks.throat ?? marks.neck ?? breast;

/** Nape and throat run on into back and breast, so that no collar line shows. */
function ground(bird: Bird, shape: HeadShape): string {
  const { hood, napeBase } = bird.marks;
  if (hood) return filled(EVERYWHERE, bird.face) + filled(EVERYWHERE, hood);
  if (shape === "slender" || shape === "duck") return filled(EVERYWHERE, bird.face);
  const below = throatOf(bird);
  return [
    filled(EVERYWHERE, bird.face),
    filled("M-20 20V-6L-8-6Q-7 2-9.5 8Q-11 14-10 20Z", napeBase ?? bird.crown),
    filled("M-9 22Q-8 10-2 8.5Q4 8.5 8 6L12 5V22Z", below),
    fringe("M-8 12Q-6 9-2 8.5Q4 8.5 8 6", below),
    filled("M-20 24V9Q-13 9-9 20Z", bird.back),
  ].join("");
}

function crown({ marks, crown: colour, face }: Bird): string {
  if (marks.hood || colour === face) return "";
  return (
    filled("M-11 4Q-6-3 2-4.2Q6-4.6 12-3.5V-14H-16V4Z", colour) +
    fringe("M-9 1.5Q-5-2.8 2-4.2Q6-4.6 10.5-3.8", colour, 1.5)
  );
}

function collar({ marks }: Bird, shape: HeadShape): string {
  if (!marks.collar || shape === "slender") return "";
  return shape === "duck"
    ? stroked("M-9.5 12Q-2 15 6 12.5", marks.collar, 2.2)
    : stroked("M-12 9Q-3 15 8 10", marks.collar, 2.6);
}

const PUPIL = "#15181d";

function eye(bird: Bird, shape: HeadShape): string {
  const { eyeRing, eye: iris, mask, hood } = bird.marks;
  const slender = shape === "slender";
  const x = slender ? 3.8 : shape === "dove" ? 2.6 : 3.2;
  const y = slender ? -1.8 : -1.4;
  const radius = (bird.traits.has("bigEye") ? 2.5 : slender ? 2.2 : 2.05) + (iris ? 0.35 : 0);
  const rim = brightness(mask ?? hood ?? bird.face) < 0.38 && !eyeRing ? ' stroke="#a9b0b5" stroke-width=".5"' : "";
  return [
    eyeRing ? circle(x, y, 2.7, ` fill="none" stroke="${eyeRing}" stroke-width=".9"`) : "",
    `<g class="b-eye" transform-origin="${x} ${y}">`,
    circle(x, y, tenth(radius), ` fill="${iris ?? PUPIL}"${rim}`),
    iris ? circle(x, y, 1.2, ` fill="${PUPIL}"`) : "",
    circle(x + 0.8, y - 0.8, 0.7, ' fill="#fff"'),
    "</g>",
  ].join("");
}

/** The head's shape as a mask that lets its lower end pass into the body without a line. */
const fading = (id: string, skull: string): string =>
  `<linearGradient id="${id}-fade" gradientUnits="userSpaceOnUse" x1="1" y1="9" x2="-1" y2="16">` +
  '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>' +
  `<defs>${skull}</defs><mask id="${id}-head" maskUnits="userSpaceOnUse" x="-20" y="-20" width="40" height="45">` +
  `<use href="#${id}-skull" fill="url(#${id}-fade)"/></mask>`;

/** No hood, bib or neck ends there with an edge of its own, and nothing lies under the chin. */
const runsIntoBody = ({ marks, breast }: Bird, shape: HeadShape): boolean =>
  shape !== "slender" &&
  shape !== "duck" &&
  (marks.hood ?? breast) === breast &&
  !(marks.bib ?? marks.neck ?? marks.shoulder ?? marks.throatSac);

/** The head in two layers: its outline below the body, the head itself above it. */
export function headOf(bird: Bird, { id, ink, head, beak, beakTurn = 0, fine }: Anatomy): { under: string; over: string } {
  const [x, y, radius, shape, turn = 0] = head;
  const { marks, traits } = bird;
  const skull = `<path id="${id}-skull" d="${curve(knots(HEADS[shape]))}"/>`;
  const place = `translate(${tenth(x)} ${tenth(y)}) rotate(${turn}) scale(${tenth(radius) / 10})`;
  const inside = [
    ground(bird, shape),
    crown(bird),
    painted(FACE, bird),
    filled("M-9-3Q-4-11 4-9.5Q8-7.5 9-4Q2-8-9-3Z", "#fff8e4", opacity(0.22)),
    marks.headStreaks ? stroked("M-7-6l-2 2M-3-8l-2.5 2M2-8.5l-2.5 1.8", marks.headStreaks, 0.9) : "",
  ];
  const fades = fine && runsIntoBody(bird, shape);
  const layers = [
    painted(CRESTS, bird),
    `<g ${fades ? "mask" : "clip-path"}="url(#${id}-head)">${inside.join("")}</g>`,
    marks.shield ? oval(8, -3.5, 3.2, 4.4, marks.shield) : "",
    collar(bird, shape),
    traits.has("shaggyThroat") ? filled("M2 10l1 8 3-5 2 5 2-9Z", bird.face) : "",
    painted(OVER, bird),
    beakOf(bird, beak, beakTurn),
    eye(bird, shape),
    shape === "hawk" ? stroked("M-1-4.5Q4-5.5 9.5-2.6", shaded(marks.hood ?? bird.face, 0.45), 1.3) : "",
  ];
  return {
    under:
      (fades ? fading(id, skull) : `<clipPath id="${id}-head">${skull}</clipPath>`) +
      `<use href="#${id}-skull" transform="${place}" fill="${fades ? (marks.hood ?? throatOf(bird)) : "none"}" stroke="${ink}" stroke-width="1.8"/>`,
    over: `<g transform="${place}">${layers.join("")}</g>`,
  };
}
