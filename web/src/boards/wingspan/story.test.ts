import { expect, test } from "vitest";
import type { EventMessage } from "$generated/types";
import { documents } from "./guide/rulebook";
import { birds } from "./data";
import { changesFor, pointsOf, reactionsIn, ruleAddresses, storyOf, tieFormula } from "./story";

let count = 0;
const event = (kind: string, seat: number, args: Record<string, number> = {}, cause = -1): EventMessage => ({
  n: count++,
  kind,
  seat,
  cause,
  args,
});

function turn(seat: number, ...made: [string, Record<string, number>][]): EventMessage[] {
  const head = event("turn_started", seat, { round: 0, turns_left: 8 });
  return [head, ...made.map(([kind, args]) => event(kind, seat, args, head.n)), event("turn_ended", seat, {}, head.n)];
}

test("turns carry gains, points before and after, and the bird that lay there", () => {
  count = 0;
  const card = birds.findIndex((b) => b.points === 5);
  const events = [
    ...turn(0, ["bird_played", { card, slot: 5 }]),
    ...turn(1, ["row_action", { habitat: 0, n: 1 }], ["food_gained", { food: 2, source: 2 }]),
    ...turn(0, ["row_action", { habitat: 1, n: 2 }], ["egg_laid", { slot: 5 }], ["egg_laid", { slot: 5 }]),
  ];
  const story = storyOf(events, 2);
  expect(story.roots.map((r) => [r.before, r.after])).toEqual([[0, 5], [0, 0], [5, 7]]);
  expect(story.roots[2]?.gains.eggs).toBe(2);
  expect(story.roots[1]?.gains.food).toEqual([0, 0, 1, 0, 0]);
  expect(story.roots[2]?.habitat).toBe(1);
  expect(story.curve).toEqual([[0, 5, 5, 7, 7], [0, 0, 0, 0, 0]]);
  const laid = events.find((e) => e.kind === "egg_laid");
  expect(story.birdAt.get(laid?.n ?? -1)).toBe(card);
});

test("changes are those since my last turn, and once I have acted those of my turn", () => {
  count = 0;
  const before = [...turn(0, ["egg_laid", { slot: 1 }]), ...turn(1, ["egg_laid", { slot: 2 }], ["egg_laid", { slot: 2 }])];
  expect([...changesFor(before, 0)]).toEqual([["1-2", { by: 1, eggs: 2, cached: 0, tucked: 0, arrived: false }]]);
  const head = event("turn_started", 0);
  expect([...changesFor([...before, head], 0).keys()]).toEqual(["1-2"]);
  expect([...changesFor([...before, head, event("food_cached", 0, { slot: 3 }, head.n)], 0).keys()]).toEqual(["0-3"]);
});

test("reactions of others are found with what they brought", () => {
  count = 0;
  const act = event("row_action", 0);
  const mine = event("reaction", 0, { card: 1, slot: 2 }, act.n);
  const theirs = event("reaction", 1, { card: 3, slot: 4 }, act.n);
  const events = [act, mine, theirs, event("food_gained", 1, { food: 2 }, theirs.n)];
  const found = reactionsIn(events, 1, 0);
  expect(found.map((node) => [node.event.args.card, node.children.map((child) => child.event.kind)])).toEqual([[3, ["food_gained"]]]);
  expect(reactionsIn(events, 3, 0)).toEqual([]);
});

test("a failed hunt brings nothing", () => {
  expect(pointsOf(event("deck_hunted", 0, { success: 0 }))).toBe(0);
  expect(pointsOf(event("egg_spent", 0))).toBe(-1);
});

test("every link of the log leads to an entry of the rules", () => {
  const known = new Set(documents.flatMap((d) => d.sections.flatMap((s) => s.entries.map((e) => e.id))));
  expect(ruleAddresses().filter((address) => !known.has(address))).toEqual([]);
});

test("a tie is a formula", () => {
  expect(tieFormula([6, 3, 2], [4, 4, 1], 0)).toBe("(6 + 3) ÷ 2");
  expect(tieFormula([6, 3, 2], [4, 3, 3], 1)).toBe("(3 + 2) ÷ 2");
  expect(tieFormula([6, 3, 2], [4, 3, 1], 0)).toBe("");
  expect(tieFormula([6, 3, 2], [0, 0, 1], 0)).toBe("");
});
