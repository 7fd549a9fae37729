/** A bird's own measures: its plan with what its marks change about it. */
import { brightness, PLUMAGE, shaded } from "./colours";
import { knots, tenth, type Knot, type Point, type Section } from "./pen";
import { PLANS, type Plan } from "./plans";
import type { Bird } from "./record";

export interface Anatomy extends Plan {
  /** Names inside the drawing begin with it. */
  id: string;
  /** The line around it. */
  ink: string;
  body: Knot[];
  /** How far its longer legs lift it. */
  lift: number;
  /** It is shown large: edges that a thumbnail needs are softened. */
  fine: boolean;
}

const LOW_NECK: readonly Section[] = [
  [64, 66, 7.5],
  [69, 60, 6.5],
  [71, 54, 6.5],
];

function headOf({ head: [x, y, radius, shape, turn] }: Plan, { traits, longer }: Bird): Plan["head"] {
  const short = traits.has("shortNeck");
  const grown = (traits.has("heavy") ? 1.3 : 0) + (traits.has("bigHead") ? 1 : 0);
  return [x - (short ? 2 : 0), y - longer.neck + (short ? 9 : 0), radius + grown, shape, turn ?? 0];
}

function neckOf({ neck }: Plan, { traits, longer }: Bird): readonly Section[] | undefined {
  if (traits.has("shortNeck")) return LOW_NECK;
  return neck?.map(([x, y, half], i) => [x, y - (i >= neck.length - 2 ? longer.neck : 0), half]);
}

/** The body's outline, slimmer or stouter across its axis. */
function bodyOf({ outline, axis: [cx, cy, , , tilt] }: Plan, { traits }: Bird): Knot[] {
  const girth = traits.has("slim") ? 0.86 : traits.has("stout") ? 1.1 : 1;
  if (girth === 1) return knots(outline);
  const cos = Math.cos((tilt * Math.PI) / 180);
  const sin = Math.sin((tilt * Math.PI) / 180);
  return knots(outline).map(([x, y]) => {
    const along = (x - cx) * cos + (y - cy) * sin;
    const across = (-(x - cx) * sin + (y - cy) * cos) * girth;
    return [cx + along * cos - across * sin, cy + along * sin + across * cos];
  });
}

/** `plan` is never that of an owl, which is drawn from the front. */
export function anatomyOf(bird: Bird, plan: keyof typeof PLANS, id: string, fine: boolean): Anatomy {
  const own: Plan = PLANS[plan];
  const lift = own.legs && own.ground ? bird.longer.leg : 0;
  const neck = neckOf(own, bird);
  return {
    ...own,
    id,
    ink: shaded(brightness(bird.back) > 0.7 ? PLUMAGE.grey : bird.back, 0.3),
    head: headOf(own, bird),
    ...(neck ? { neck } : {}),
    ...(own.legs ? { legs: own.legs.map(([x, y]): Point => [x, y - lift]) } : {}),
    body: bodyOf(own, bird),
    lift,
    fine,
  };
}

/** Turns places on the body, along its axis and across it, into points of the box. */
export class Body {
  #axis: Plan["axis"];
  constructor(axis: Plan["axis"]) {
    this.#axis = axis;
  }

  point(along: number, across: number): Point {
    const [cx, cy, rx, ry, tilt] = this.#axis;
    const cos = Math.cos((tilt * Math.PI) / 180);
    const sin = Math.sin((tilt * Math.PI) / 180);
    return [
      tenth(cx + along * rx * cos - across * ry * sin),
      tenth(cy + along * rx * sin + across * ry * cos),
    ];
  }

  /** A path whose coordinates are places on the body: "M.35,.2 Q.1,1.1 -.6,1.1 Z". */
  path(places: string): string {
    return places.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, along: string, across: string) =>
      this.point(Number(along), Number(across)).join(" "),
    );
  }
}
