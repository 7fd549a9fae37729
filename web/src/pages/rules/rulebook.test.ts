import { expect, test } from "vitest";
import { GAMES, rulebookOf } from "./rulebook";

test.each(GAMES)("every entry of the rules of %s has an address of its own", async (game) => {
  const documents = await rulebookOf(game);
  expect(documents.length).toBeGreaterThan(1);
  const ids = documents.flatMap((d) => d.sections.flatMap((s) => [s.id, ...s.entries.map((e) => e.id)])).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("rulings-57");
});

test("a game without rules has none", async () => {
  expect(await rulebookOf("pond")).toEqual([]);
});
