/** Beaks: two mandibles that start at the face and point right. */
import { brightness, lit, PLUMAGE, shaded } from "./colours";
import { filled, oval, stroked, tenth } from "./pen";
import type { Bird } from "./record";

interface Beak {
  length: number;
  depth: number;
  /** Upper and lower mandible for a length and half a depth; a spoon has one piece. */
  shape: (l: number, h: number) => string[];
}

const straight: Beak["shape"] = (l, h) => [
  `M0 ${-h}Q${l * 0.6} ${-h * 0.6} ${l} ${h * 0.15}L0 ${h * 0.25}Z`,
  `M0 ${h * 0.15}L${l * 0.97} ${h * 0.2}Q${l * 0.4} ${h} 0 ${h}Z`,
];

const beaks = <Name extends string>(table: Record<Name, Beak>): Record<Name, Beak> => table;

export const BEAKS = beaks({
  thin: { length: 9, depth: 3.2, shape: straight },
  medium: { length: 10, depth: 4.4, shape: straight },
  long: { length: 13, depth: 4.4, shape: straight },
  veryLong: { length: 24, depth: 3, shape: straight },
  needle: { length: 13, depth: 1.6, shape: straight },
  cone: {
    length: 8.5,
    depth: 8.2,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.65} ${-h * 0.75} ${l} ${h * 0.2}Q${l * 0.5} ${h * 0.05} -.5 ${h * 0.35}Z`,
      `M-.5 ${h * 0.3}Q${l * 0.5} ${h * 0.1} ${l * 0.97} ${h * 0.25}Q${l * 0.5} ${h * 0.95} 0 ${h}Z`,
    ],
  },
  hooked: {
    length: 8.5,
    depth: 7,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.75} ${-h * 1.2} ${l} ${h * 0.5}L${l * 0.93} ${h * 1.6}Q${l * 0.7} ${h * 0.3} 0 ${h * 0.25}Z`,
      `M0 ${h * 0.2}Q${l * 0.5} ${h * 0.3} ${l * 0.72} ${h * 0.55}Q${l * 0.4} ${h * 1.15} 0 ${h}Z`,
    ],
  },
  downcurved: {
    length: 15,
    depth: 3.4,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.6} ${-h} ${l} ${l * 0.3}Q${l * 0.5} ${h * 0.3} 0 ${h * 0.1}Z`,
      `M0 0Q${l * 0.5} ${h * 0.2} ${l * 0.96} ${l * 0.3}Q${l * 0.45} ${h * 1.2} 0 ${h}Z`,
    ],
  },
  longDowncurved: {
    length: 22,
    depth: 3.8,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.65} ${-h * 1.1} ${l} ${l * 0.26}Q${l * 0.55} ${h * 0.2} 0 ${h * 0.1}Z`,
      `M0 0Q${l * 0.55} ${h * 0.1} ${l * 0.97} ${l * 0.255}Q${l * 0.5} ${h * 0.9} 0 ${h}Z`,
    ],
  },
  upcurved: {
    length: 18,
    depth: 2.6,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.6} ${h * 0.7} ${l} ${-l * 0.2}Q${l * 0.55} ${h * 1.3} 0 ${h * 0.2}Z`,
      `M0 0Q${l * 0.55} ${h * 1.2} ${l} ${-l * 0.2}Q${l * 0.55} ${h * 2} 0 ${h}Z`,
    ],
  },
  stout: {
    length: 12.5,
    depth: 6.8,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.75} ${-h} ${l} ${h * 0.6}Q${l * 0.5} ${h * 0.2} 0 ${h * 0.2}Z`,
      `M0 ${h * 0.1}Q${l * 0.5} ${h * 0.2} ${l * 0.94} ${h * 0.6}Q${l * 0.45} ${h * 1.1} 0 ${h}Z`,
    ],
  },
  spoon: {
    length: 16,
    depth: 5,
    shape: (l, h) => [
      `M0 ${-h * 0.8}L${l * 0.68} ${-h * 0.45}Q${l * 0.8} ${-h * 1.7} ${l} ${-h}Q${l * 1.1} ${h * 0.3} ${l} ${h * 1.5}` +
        `Q${l * 0.8} ${h * 1.8} ${l * 0.68} ${h * 0.6}L0 ${h * 0.8}Z`,
    ],
  },
  flat: {
    length: 12,
    depth: 6.5,
    shape: (l, h) => [
      `M0 ${-h * 1.1}Q${l * 0.35} ${-h * 0.1} ${l * 0.75} 0Q${l * 1.08} ${h * 0.05} ${l} ${h * 0.9}L0 ${h * 0.5}Z`,
      `M0 ${h * 0.4}L${l * 0.96} ${h * 0.8}Q${l * 0.8} ${h * 1.25} 0 ${h}Z`,
    ],
  },
  pouch: {
    length: 14,
    depth: 5.5,
    shape: (l, h) => [
      `M0 ${-h * 0.6}L${l * 0.97} ${h * 0.1}Q${l * 1.03} ${h * 0.6} ${l * 0.97} ${h * 1.1}L${l * 0.9} ${h * 0.7}L0 ${h * 0.5}Z`,
      `M0 ${h * 0.4}L${l * 0.93} ${h * 0.8}Q${l * 0.45} ${h * 4.2} -3 ${h * 1.8}Z`,
    ],
  },
  crossed: {
    length: 8.5,
    depth: 7,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.8} ${-h} ${l * 1.08} ${h * 1.1}Q${l * 0.6} ${h * 0.2} 0 ${h * 0.2}Z`,
      `M0 ${h}Q${l * 0.7} ${h * 0.9} ${l} ${-h * 0.75}Q${l * 0.5} ${h * 0.1} 0 0Z`,
    ],
  },
  puffin: {
    length: 10,
    depth: 15,
    shape: (l, h) => [
      `M0 ${-h}Q${l * 0.95} ${-h} ${l * 1.1} ${h * 0.35}Q${l * 0.5} ${h * 0.15} 0 ${h * 0.2}Z`,
      `M0 ${h * 0.1}Q${l * 0.5} ${h * 0.1} ${l * 1.05} ${h * 0.4}Q${l * 0.6} ${h} 0 ${h}Z`,
    ],
  },
  skimmer: {
    length: 14,
    depth: 6,
    shape: (l, h) => [
      `M0 ${-h}L${l * 0.72} ${h * 0.2}L0 ${h * 0.35}Z`,
      `M0 ${h * 0.25}L${l} ${h * 0.55}L${l * 0.95} ${h * 0.95}Q${l * 0.4} ${h * 1.3} 0 ${h}Z`,
    ],
  },
  gull: {
    length: 12,
    depth: 5.2,
    shape: (l, h) => [
      `M0 ${-h}L${l * 0.7} ${-h * 0.7}Q${l} ${-h * 0.5} ${l} ${h * 0.7}Q${l * 0.7} ${h * 0.2} 0 ${h * 0.2}Z`,
      `M0 ${h * 0.1}L${l * 0.9} ${h * 0.45}L${l * 0.7} ${h * 1.1}L0 ${h}Z`,
    ],
  },
});

export type BeakName = keyof typeof BEAKS;

const rounded = (d: string): string => d.replace(/-?\d+\.\d+/g, (number) => String(tenth(Number(number))));

/** What only some beaks have: a puffin's plates, a tip, a ring, a cere or bristles. */
function details({ beak, bill, marks }: Bird, l: number, h: number): string[] {
  const found: string[] = [];
  if (beak === "puffin") {
    found.push(filled(rounded(`M0 ${-h}Q3.5 0 0 ${h}L-1 ${h}V${-h}Z`), PLUMAGE.slate));
    found.push(stroked(`M3.2 ${tenth(-h * 0.9)}Q6 0 3.2 ${tenth(h * 0.9)}`, PLUMAGE.yellow, 1.1));
  }
  if (marks.billTip) found.push(oval(l * 0.88, h * 0.2, l * 0.13, h * 0.8, marks.billTip));
  if (marks.billRing) found.push(stroked(`M${tenth(l * 0.66)} ${tenth(-h * 0.85)}v${tenth(h * 1.7)}`, marks.billRing, 1.7));
  const cere = brightness(bill) < 0.5 ? PLUMAGE.yellow : lit(bill, 0.35);
  if (beak === "hooked") found.push(oval(l * 0.12, -h * 0.25, l * 0.16, h * 0.55, cere));
  if (beak === "stout") found.push(oval(l * 0.12, -h * 0.25, l * 0.16, h * 0.55, shaded(bill, 0.3)));
  return found;
}

/** The beak at the face of a head of radius 10; a larger one is longer, not deeper. */
export function beakOf(bird: Bird, size: number, turn: number): string {
  const { length, depth, shape } = BEAKS[bird.beak];
  const l = length * size * (bird.traits.has("bigBill") ? 1.25 : 1) * (bird.traits.has("smallBill") ? 0.75 : 1);
  const h = depth / 2;
  const [upper = "", lower] = shape(l, h).map(rounded);
  const mandibles = (lower ? filled(lower, shaded(bird.bill, 0.16)) : "") + filled(upper, bird.bill);
  return `<g transform="translate(9 .8) rotate(${turn})">${mandibles}${details(bird, l, h).join("")}</g>`;
}
