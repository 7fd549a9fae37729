import { expect, test } from "vitest";
import { words } from "../boards/wingspan/words";
import { birdName, birds } from "../boards/wingspan/data";
import { moment } from "../fixtures/moments";
import { bundleOf, has, locale, t, useLanguage } from "./locale.svelte";
import { formatted, noWords, resolved } from "./words";

const view = moment("lay_egg").view;
const context = { view, seat: moment("lay_egg").seat, nameOf: (seat: number) => `P${seat}` };
const card = (slug: string) => birds.findIndex((bird) => bird.slug === slug);

await useLanguage("en");

test("ids become words", () => {
  const args = { card: card("blue-jay"), food: 1, habitat: 2, face: 5, seat: 1, foods: [0, 0, 2], n: 3 };
  expect(resolved(args, words, context)).toEqual({
    card: "Blue Jay",
    food: "seed",
    habitat: "wetland",
    face: "invertebrate/seed",
    seat: "P1",
    foods: "invertebrate, invertebrate, and fish",
    n: 3,
  });
});

test("a slot is named by the bird that lies there, else by its place", () => {
  const bird = view.seats[context.seat]!.birds.find((b) => b !== null)!;
  const name = birdName(bird.card);
  expect(resolved({ slot: bird.slot }, words, context).slot).toMatch(new RegExp(`^${name} \\((forest|grassland|wetland) [1-5]\\)$`));
  const empty = view.seats[context.seat]!.birds.findIndex((b) => b === null);
  expect(resolved({ slot: empty }, words, context).slot).toMatch(/^(forest|grassland|wetland) [1-5]$/);
});

test("what the viewer may not know stays a card", () => {
  expect(resolved({ card: -1 }, words, context).card).toBe("a card");
});

test("dice in one number, rounds from one", () => {
  expect(resolved({ faces: 1 | (2 << 9), round: 0 }, words, context)).toEqual({ faces: "1 invertebrate and 2 fruit", round: "1" });
});

test("a game without words keeps its arguments", () => {
  expect(resolved({ n: 2, card: 4 }, noWords, context)).toEqual({ n: 2, card: 4 });
});

test("a message is formatted in the chosen language and falls back to English", async () => {
  const message = { key: "option-play", args: { card: card("blue-jay"), habitat: 0 } };
  expect(formatted(message, words, context)).toContain("Blue Jay");
  await useLanguage("de");
  expect(formatted(message, words, context)).toContain("Blauhäher");
  expect(document.documentElement.lang).toBe("de");
  await useLanguage("en");
});

test("a missing message shows its key", () => {
  expect(t("ui-there-is-none")).toBe("ui-there-is-none");
  expect(has("ui-there-is-none")).toBe(false);
});

test("numbers choose the plural", () => {
  const bundle = bundleOf("en", ["a = { $n ->\n    [one] one\n   *[other] { $n } many\n }"]);
  locale.bundles = [bundle, ...locale.bundles];
  expect(t("a", { n: 1 })).toBe("one");
  expect(t("a", { n: 5 })).toBe("5 many");
});
