/** The bird table: one bird a line, read into records; whatever it does not know is an error that names the line. */
import { BEAKS, type BeakName } from "./beaks";
import { PLUMAGE } from "./colours";
import { PLANS, type Perch } from "./plans";

/** Marks that have a colour. */
const COLOURED = [
  "backCrest", "backStreaks", "bars", "bellyBand", "bib", "billRing", "billTip", "breastBand", "breastPatch",
  "breastShield", "breastSpot", "brow", "bustle", "cap", "checkered", "cheek", "cheekLine", "cheekSpot", "cheekWrap",
  "chin", "collar", "collarBars", "crest", "crownPatch", "crownSide", "crownStripe", "doubleBreastBand", "ear",
  "earLine", "earTufts", "eye", "eyeLine", "eyeRing", "faceEdge", "facePatch", "faceRim", "fanCrest", "featherEdge",
  "feet", "flank", "flankBars", "flankStreaks", "flightBar", "forehead", "gorget", "headSpots", "headStreaks",
  "hindNeck", "hood", "horns", "leggings", "lores", "lowBrow", "lowCrest", "malar", "mantle", "mask", "mustache",
  "nape", "napeBase", "neck", "neckStripe", "plume", "puff", "rump", "scales", "shaggyCrest", "shield", "shoulder",
  "shoulderEdge", "smallCap", "speculum", "spots", "spur", "streaks", "tail", "tailBands", "tailEdge", "tailFan",
  "tailSpots", "tailTip", "throat", "throatSac", "topknot", "vee", "vent", "wattle", "wingBarring", "wingBars",
  "wingBlaze", "wingPatch", "wingSpots", "wingStripe", "wingTip",
] as const;
export type Mark = (typeof COLOURED)[number];

/** Marks that are there or not. */
const TRAITS = [
  "bigBill", "bigEye", "bigHead", "boldBrow", "broadTail", "darkEyes", "deepCap", "faceRings", "fineMask",
  "fineStreaks", "forkedTail", "heartFace", "heavy", "longLegs", "mirrors", "raisedTail", "scissorTail",
  "shaggyThroat", "shortNeck", "shortStreaks", "slim", "smallBill", "stout", "wedgeTail", "whiteThroat",
] as const;
export type Trait = (typeof TRAITS)[number];

const PERCHES = ["branch", "stem", "reed", "ground", "shore", "water"] as const;
const LENGTHS = ["leg", "neck", "tail"] as const;

export type PlanName = keyof typeof PLANS | "owl";

export interface Bird {
  slug: string;
  plan: PlanName;
  beak: BeakName;
  /** Colours, as are the marks: #rrggbb. */
  back: string;
  wing: string;
  breast: string;
  belly: string;
  crown: string;
  face: string;
  bill: string;
  leg: string;
  marks: Partial<Record<Mark, string>>;
  traits: ReadonlySet<Trait>;
  /** How much longer than its plan's a part is. */
  longer: Record<(typeof LENGTHS)[number], number>;
  /** Where it sits, if not where its plan says. */
  perch: Perch | null;
  wingspan: number;
  habitats: string;
}

class LineError extends Error {
  constructor(line: string, wrong: string) {
    super(`birds.txt, "${line}": ${wrong}`);
  }
}

export function birdOf(line: string): Bird {
  const [slug, plan, beak, colours, bare, marks, wingspan, habitats, ...rest] = line.split("|");
  if (!slug || marks === undefined || !habitats || rest.length) throw new LineError(line, "not eight fields");
  const known = <Name extends string>(what: string, names: readonly Name[], word = ""): Name => {
    const found = names.find((name) => name === word);
    if (found === undefined) throw new LineError(line, `no ${what} is called "${word}"`);
    return found;
  };
  const colour = (word?: string): string => PLUMAGE[known("colour", keysOf(PLUMAGE), word)];
  const [back, wing, breast, belly, crown, face] = (colours ?? "").split(",").map(colour);
  const [bill, leg] = (bare ?? "").split(",").map(colour);
  if (!face || !leg || !back || !wing || !breast || !belly || !crown || !bill) {
    throw new LineError(line, "six colours of the plumage and two of beak and legs are needed");
  }
  if (!(Number(wingspan) > 0) || !/^[fgw]+$/.test(habitats)) throw new LineError(line, "no wingspan or habitat");

  const bird: Bird = {
    slug, plan: known("plan", [...keysOf(PLANS), "owl"], plan), beak: known("beak", keysOf(BEAKS), beak),
    back, wing, breast, belly, crown, face, bill, leg,
    marks: {}, traits: new Set(), longer: { leg: 0, neck: 0, tail: 0 }, perch: null,
    wingspan: Number(wingspan), habitats,
  };
  const traits = new Set<Trait>();
  for (const word of marks.split(",").filter(Boolean)) {
    const [, part, more] = /^(leg|neck|tail)([+-]\d+)$/.exec(word) ?? [];
    const [name, value] = word.split(":");
    if (part) bird.longer[known("part", LENGTHS, part)] = Number(more);
    else if (name === "scene") bird.perch = known("perch", PERCHES, value);
    else if (value === undefined) traits.add(known("mark without a colour", TRAITS, name));
    else bird.marks[known("mark with a colour", COLOURED, name)] = colour(value);
  }
  return { ...bird, traits };
}

export function birdsOf(table: string): Map<string, Bird> {
  const lines = table.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map(birdOf).map((bird) => [bird.slug, bird]));
}

const keysOf = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];
