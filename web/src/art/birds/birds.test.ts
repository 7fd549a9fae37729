import { describe, expect, it } from "vitest";
import { birds as cards } from "../../boards/wingspan/data";
import type { View } from "../gallery";
import table from "./birds.txt?raw";
import { drawing } from "./index";
import { birdOf, birdsOf } from "./record";

const birds = [...birdsOf(table).values()];
const scene = (habitat: string): View => ({ width: 160, height: 88, habitat });
const VIEWS: readonly View[] = ["figure", "head", scene(""), scene("f"), scene("g"), scene("w"), { width: 300, height: 380, habitat: "" }];

/** What is wrong with a drawing as SVG. */
function faults(text: string): string[] {
  const found = /undefined|NaN|null|Infinity/.exec(text)?.slice() ?? [];
  const inSvg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const tree = new DOMParser().parseFromString(inSvg, "image/svg+xml");
  if (tree.querySelector("parsererror")) found.push("not well formed");
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
  if (new Set(ids).size !== ids.length) found.push("two parts of one name");
  for (const [, name = ""] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) if (!ids.includes(name)) found.push(`no ${name}`);
  return found;
}

describe("the birds", () => {
  it("are those of the cards", () => {
    expect(birds.map((bird) => bird.slug).toSorted()).toEqual(cards.map((card) => card.slug).toSorted());
  });

  it.each(birds.map((bird) => bird.slug))("%s draws in every view, each time the same", (slug) => {
    for (const view of VIEWS) {
      const drawn = drawing(slug, view, "b1");
      expect(faults(drawn)).toEqual([]);
      expect(drawn).toContain("b-eye");
      expect(drawing(slug, view, "b1")).toBe(drawn);
    }
  });

  it.each(["figure", "head"] as const)("differ, two by two, as a %s", (view) => {
    const drawn = new Map(birds.map(({ slug }) => [drawing(slug, view, "b1"), slug]));
    expect(drawn.size).toBe(birds.length);
  });

  it("that sit on a branch show the row in which their card lies; others keep their own land", () => {
    const views = (slug: string) => new Set(["f", "g", "w"].map((habitat) => drawing(slug, scene(habitat), "b1"))).size;
    expect(views("american-robin")).toBe(3);
    expect(views("mallard")).toBe(1);
  });

  it("that nobody has drawn yet are empty", () => expect(drawing("dodo", "figure", "b1")).toBe(""));
});

describe("a line of the table", () => {
  const good = "robin|thrush|medium|darkGrey,darkGrey,rust,rust,black,black|yellow,brown|eyeRing:white,tail+3,slim,scene:branch|43|fg";

  it("is read into a record", () => {
    const bird = birdOf(good);
    expect(bird).toMatchObject({ plan: "thrush", breast: "#c0723f", marks: { eyeRing: "#f8f3e8" }, perch: "branch", wingspan: 43 });
    expect(bird.longer).toEqual({ leg: 0, neck: 0, tail: 3 });
    expect([...bird.traits]).toEqual(["slim"]);
  });

  it.each([
    ["thrush", "dragon", 'no plan is called "dragon"'],
    ["medium", "trunk", 'no beak is called "trunk"'],
    ["rust,rust", "rust,gold", 'no colour is called "gold"'],
    ["rust,rust", "rust", "six colours of the plumage and two of beak and legs are needed"],
    ["eyeRing:white", "monocle:white", 'no mark with a colour is called "monocle"'],
    ["eyeRing:white", "eyeRing", 'no mark without a colour is called "eyeRing"'],
    ["slim", "slim:white", 'no mark with a colour is called "slim"'],
    ["scene:branch", "scene:moon", 'no perch is called "moon"'],
    ["|43|", "|wide|", "no wingspan or habitat"],
    ["|fg", "|fx", "no wingspan or habitat"],
    ["|fg", "", "not eight fields"],
  ])("with %s written as %s is an error that names it", (right, wrong, message) => {
    const line = good.replace(right, wrong);
    expect(() => birdOf(line)).toThrow(`birds.txt, "${line}": ${message}`);
  });
});
