import { beforeEach, expect, test } from "vitest";
import type { Prompt, WingspanView } from "$generated/types";
import { moment } from "../../fixtures/moments";
import { PowerAnswers } from "../../ui/settings.svelte";
import { birds } from "./data";
import { automatic, eggPlan, onlyRivalsGain, preferred, presetAnswer } from "./prefer";

beforeEach(() => localStorage.clear());

const find = (test: (bird: (typeof birds)[number]) => boolean) => birds.find(test)!;
const free = find((b) => b.when === "activated" && !b.costs && !b.reveals && b.shares < 0);
const costly = find((b) => b.costs && !b.reveals);
const shared = find((b) => b.shares === 3 && !b.reveals && !b.costs);
const showing = find((b) => b.reveals && !b.costs);

test("presets: nothing that costs or reveals is ever taken by itself", () => {
  expect([free, costly, shared, showing].map((b) => presetAnswer("beginner", b))).toEqual(["ask", "ask", "ask", "ask"]);
  expect([free, costly, shared, showing].map((b) => presetAnswer("normal", b))).toEqual(["always", "ask", "ask", "ask"]);
  expect([free, costly, shared, showing].map((b) => presetAnswer("fast", b))).toEqual(["always", "ask", "always", "ask"]);
});

function asking(card: number): { prompt: Prompt; view: WingspanView } {
  const { prompt, view } = moment("accept");
  return { prompt: { ...prompt!, source: { ...prompt!.source, card } }, view };
}

test("a bird's own answer wins over the preset, reveals included", () => {
  const powers = new PowerAnswers("t");
  const { prompt, view } = asking(showing.id);
  expect(automatic(prompt, view, powers)).toBeUndefined();
  powers.choose(showing.id, "always");
  expect(automatic(prompt, view, powers)?.kind).toBe("accept");
  powers.choose(showing.id, "never");
  expect(automatic(prompt, view, powers)?.kind).toBe("decline");
  expect(new PowerAnswers("t").chosen(showing.id)).toBe("never");
  expect(new PowerAnswers("other").chosen(showing.id)).toBeNull();
});

test("normal takes what only gains", () => {
  const powers = new PowerAnswers("t");
  powers.usePreset("normal");
  expect(automatic(asking(free.id).prompt, asking(free.id).view, powers)?.kind).toBe("accept");
  expect(automatic(asking(costly.id).prompt, asking(costly.id).view, powers)).toBeUndefined();
});

test("where only rivals gain, No lies ready", () => {
  const fewest = find((b) => b.shares >= 0 && b.shares < 3);
  const { prompt, view } = asking(fewest.id);
  const full = (n: number) =>
    Array.from({ length: 15 }, (_, slot) =>
      slot < fewest.shares * 5 + n && slot >= fewest.shares * 5
        ? { card: 0, slot, eggs: 0, cached: [], tucked: 0, used: false }
        : null,
    );
  const seats = view.seats.map((s) => ({ ...s, birds: full(s.seat === prompt.seat ? 3 : 1) }));
  const ahead = { ...view, seats };
  expect(onlyRivalsGain(fewest, ahead, prompt.seat)).toBe(true);
  expect(prompt.options[preferred(prompt, ahead)]?.kind).toBe("decline");
  const powers = new PowerAnswers("t");
  powers.usePreset("fast");
  expect(automatic(prompt, ahead, powers)).toBeUndefined();
});

test("the kindest payment keeps most kinds of food", () => {
  const { prompt, view } = moment("pay_food");
  const seats = view.seats.map((s) => ({ ...s, food: [1, 3, 1, 0, 0] }));
  expect(prompt!.options[preferred(prompt!, { ...view, seats })]?.args.foods).toEqual([1]);
});

test("eggs go where most room is, one by one, and nowhere when all nests are full", () => {
  const { prompt, view } = moment("lay_egg");
  const room = (slot: number) => {
    const bird = view.seats[prompt!.seat]!.birds[slot]!;
    return birds[bird.card]!.egg_limit - bird.eggs;
  };
  const lays = prompt!.options.filter((option) => option.kind === "lay").map((option) => Number(option.args.slot));
  const all = lays.reduce((sum, slot) => sum + room(slot), 0);
  expect(lays.length).toBeGreaterThan(1);
  const plan = eggPlan(prompt!, view, all + 5).map((option) => Number(option.args.slot));
  expect(plan).toHaveLength(all);
  const left = new Map(lays.map((slot) => [slot, room(slot)]));
  for (const slot of plan) {
    expect(left.get(slot)).toBe(Math.max(...left.values()));
    left.set(slot, left.get(slot)! - 1);
  }
  expect(preferred(prompt!, view)).toBe(prompt!.options.indexOf(eggPlan(prompt!, view, 1)[0]!));
});
