import { expect, test } from "vitest";
import type { Label } from "$generated/types";
import { chosenOption, fault, KEEP, startingChoice } from "./draft";

const BIRDS = [11, 22, 33, 44, 55];
const FOODS = [0, 1, 2, 3, 4];
const BONUS = [7, 9];

/** Every subset of five things, as the engine lists them. */
function allOptions(): Label[] {
  const options: Label[] = [];
  for (let mask = 0; mask < 1 << 10; mask += 1) {
    const birds = BIRDS.filter((_, i) => (mask >> i) & 1);
    const foods = FOODS.filter((_, i) => (mask >> (5 + i)) & 1);
    if (birds.length + foods.length !== KEEP) continue;
    for (const bonus of BONUS) {
      options.push({ action: options.length, kind: "keep", key: "option-keep", args: { birds, foods, bonus }, words: "", ref: null });
    }
  }
  return options;
}
const options = allOptions();

test("there are 504 openings", () => expect(options).toHaveLength(504));

test("the option with the same sets is found, whatever the order of clicks", () => {
  const choice = { birds: new Set([55, 11]), foods: new Set([4, 0, 2]), bonus: 9 };
  expect(chosenOption(options, choice)?.args).toEqual({ birds: [11, 55], foods: [0, 2, 4], bonus: 9 });
});

test("each option is found by its own choice and only by it", () => {
  for (const option of options) {
    const { birds, foods, bonus } = option.args as { birds: number[]; foods: number[]; bonus: number };
    expect(chosenOption(options, { birds: new Set(birds), foods: new Set(foods), bonus })).toBe(option);
  }
});

test("what is wrong is named", () => {
  const foods = new Set(FOODS);
  expect(fault({ birds: new Set([11]), foods, bonus: 7 }, true)).toBe("more");
  expect(fault({ birds: new Set(), foods: new Set([1]), bonus: 7 }, true)).toBe("fewer");
  expect(fault({ birds: new Set(), foods, bonus: null }, true)).toBe("bonus");
  expect(fault({ birds: new Set(), foods, bonus: null }, false)).toBeNull();
  expect(fault({ birds: new Set(), foods, bonus: 7 }, true)).toBeNull();
});

test("a starting pack is fixed", () => {
  const pack = options.filter((o) => String(o.args.birds) === "11,22" && String(o.args.foods) === "0,1,2");
  expect(startingChoice(pack, BONUS)).toEqual({ birds: new Set([11, 22]), foods: new Set([0, 1, 2]), bonus: null, fixed: true });
  expect(startingChoice(options, BONUS)).toEqual({ birds: new Set(), foods: new Set(FOODS), bonus: null, fixed: false });
});
