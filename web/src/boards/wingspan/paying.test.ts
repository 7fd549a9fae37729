import { expect, test } from "vitest";
import { at, birds } from "./data";
import { swapsFor } from "./paying";

const bird = (cost: number[], alternative = false) => ({ ...at(birds, 0), cost, wild: 0, alternative });

test("what the tokens pay needs no swap", () => {
  expect(swapsFor(bird([1, 0, 1, 0, 0]), [1, 0, 2, 0, 0])).toBe(0);
  expect(swapsFor(bird([0, 0, 0, 0, 0]), [0, 0, 0, 0, 0])).toBe(0);
});

test("each missing food is a swap", () => {
  expect(swapsFor(bird([2, 0, 1, 0, 0]), [1, 5, 0, 0, 0])).toBe(2);
});

test("of foods joined by or one is enough", () => {
  expect(swapsFor(bird([1, 1, 0, 0, 0], true), [0, 1, 0, 0, 0])).toBe(0);
  expect(swapsFor(bird([1, 1, 0, 0, 0], true), [0, 0, 2, 0, 0])).toBe(1);
});
