/** The words that the client asks for are all there, in English at least. */
import { expect, test } from "vitest";
import { MOMENTS } from "../fixtures/moments";
import { has, useLanguage } from "./locale.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every ui message in the source has a text", async () => {
  await useLanguage("en");
  const used = new Set(Object.values(sources).flatMap((text) => text.match(/"ui-[a-z0-9-]+"/g) ?? []));
  const missing = [...used].map((quoted) => quoted.slice(1, -1)).filter((key) => !has(key));
  expect(missing).toEqual([]);
});

test("every prompt, option and event of the moments has a text", async () => {
  await useLanguage("en");
  const keys = Object.values(MOMENTS).flatMap(({ prompt, events }) => [
    ...(prompt ? [prompt.key, ...prompt.options.map((option) => option.key)] : []),
    ...events.map((event) => `event-${event.kind.replaceAll("_", "-")}`),
  ]);
  expect([...new Set(keys)].filter((key) => !has(key))).toEqual([]);
});
