import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { useLanguage } from "./i18n/locale.svelte";
import type { TableRequest } from "./net/messages";
import { go } from "./pages/router.svelte";

const answers: Record<string, unknown> = {
  "/api/tables": [
    { table: "old", name: "Old one", game: "wingspan", seats: ["Mira"], your_turn: false, over: true },
    { table: "mine", name: "Tuesday", game: "wingspan", seats: ["Mira", "Ana"], your_turn: true, over: false },
  ],
  "/api/games": [
    {
      id: "wingspan",
      options: [
        { name: "seats", default: 2, values: [2, 3, 4, 5] },
        { name: "swift_start", default: false, values: [false, true] },
      ],
    },
  ],
  "/api/bots": [{ id: "random", games: ["wingspan"] }],
};
let posted: TableRequest | null = null;
let app: ReturnType<typeof mount>;

beforeEach(async () => {
  await useLanguage("en");
  posted = null;
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      posted = JSON.parse(String(init.body)) as TableRequest;
      return Promise.resolve(Response.json({ table: "t", seat: 0, links: [{ seat: 2, path: "/join/abc" }] }));
    }
    return Promise.resolve(Response.json(answers[path]));
  });
  app = mount(App, { target: document.body });
});

afterEach(() => unmount(app));

const button = (name: string, nth = 0) =>
  [...document.querySelectorAll("button")].filter((b) => b.textContent.trim() === name)[nth]!;

test("home lists my tables, mine to move first", async () => {
  go("/");
  await vi.waitFor(() => expect(document.querySelectorAll(".tables li")).toHaveLength(2));
  expect(document.querySelector(".tables li")?.textContent).toContain("Tuesday");
  expect(document.querySelector(".calls a")?.getAttribute("href")).toBe("/g/mine");
});

test("a new table is made from the game's own options, and links are shown", async () => {
  go("/new");
  await vi.waitFor(() => expect(document.querySelector(".quick")).toBeNull());
  await vi.waitFor(() => expect(button("3")).toBeDefined());
  const name = document.querySelector<HTMLInputElement>("input[autocomplete=nickname]")!;
  name.value = "Mira";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  button("3").click();
  await vi.waitFor(() => expect(button("Friend", 2)).toBeDefined());
  button("Friend", 2).click();
  button("yes").click();
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(posted).not.toBeNull());
  expect(posted).toEqual({
    game: "wingspan",
    options: { seats: 3, swift_start: true },
    seats: [{ kind: "me", name: "Mira" }, { kind: "bot", bot: "random" }, { kind: "friend" }],
  });
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>("input[readonly]")?.value).toMatch(/\/join\/abc$/),
  );
});
