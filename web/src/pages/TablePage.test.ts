import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { board as wingspan } from "../boards/wingspan/index";
import { FakeLine, moment, PROMPT_KINDS, stateOf } from "../fixtures/moments";
import { useLanguage } from "../i18n/locale.svelte";
import type { StateMessage } from "../net/messages";
import TablePage from "./TablePage.svelte";

let line: FakeLine;
let page: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  await useLanguage("en");
  expect(wingspan.answers).toContain("reroll");
});

beforeEach(() => {
  line = new FakeLine();
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

async function show(message: StateMessage): Promise<HTMLElement> {
  page = mount(TablePage, { target: document.body, props: { id: "t", open: line.open } });
  line.connect();
  line.events.message(message);
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("[aria-label=Question], .result")).not.toBeNull());
  return document.body;
}

const options = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];
const acts = () => line.said.filter((m) => m.type === "act");

test.each(PROMPT_KINDS.filter((kind) => kind !== "draft"))("%s: every option is listed, and a click answers", async (kind) => {
  const { prompt } = moment(kind);
  await show(stateOf(moment(kind)));
  const words = options().map((o) => o.dataset.words);
  if (kind === "pay_food") expect(words.toSorted()).toEqual(prompt?.options.map((o) => o.words).toSorted());
  else expect(words).toEqual(prompt?.options.map((o) => o.words));
  for (const option of options()) expect(option.textContent).not.toMatch(/option-|undefined|\{/);
  options()[1]?.click();
  const action = prompt?.options.find((o) => o.words === words[1])?.action;
  expect(acts()).toEqual([{ type: "act", prompt: "p1", action, nonce: expect.any(String) }]);
});

test("the list is walked and answered by keyboard", async () => {
  await show(stateOf(moment("action")));
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  options()[0]?.focus();
  press("ArrowDown");
  press("End");
  press("ArrowUp");
  const at = options().length - 2;
  expect(document.activeElement).toBe(options()[at]);
  press("Enter");
  expect(acts()[0]).toMatchObject({ action: moment("action").prompt?.options[at]?.action });
});

test("a slot on the mat is the same option as its line in the list", async () => {
  const { prompt } = moment("lay_egg");
  await show(stateOf(moment("lay_egg")));
  const option = prompt?.options.find((o) => o.ref?.type === "slot");
  document.querySelector<HTMLElement>(`.mat [data-words="${option?.words}"]`)?.click();
  expect(acts()[0]).toMatchObject({ action: option?.action });
});

test("several options of one thing are offered beside it", async () => {
  const start = moment("action");
  const seat = start.view.seats[start.seat];
  const card = seat?.hand?.[0] ?? 0;
  const made = [0, 1].map((habitat) => ({
    action: 900 + habitat,
    kind: "play",
    key: "option-play",
    args: { card, habitat },
    words: `play it ${habitat}`,
    ref: { type: "hand", card, habitat },
  }));
  await show(stateOf({ ...start, prompt: { ...start.prompt!, options: made } }));
  document.querySelector<HTMLElement>('.hand [data-words*="play it 1"]')?.click();
  flushSync();
  await tick();
  expect(acts()).toEqual([]);
  document.querySelector<HTMLElement>('.popup [data-words="play it 1"]')?.click();
  expect(acts()[0]).toMatchObject({ action: 901 });
});

test("something that cannot be chosen is asked about, and the reason shown", async () => {
  const { prompt, seat } = moment("lay_egg");
  await show(stateOf(moment("lay_egg")));
  document.querySelector<HTMLElement>("[data-testid=slot-" + seat + "-14]")?.click();
  const asked = line.said.find((m) => m.type === "why_not");
  expect(asked).toMatchObject({ ref: { type: "slot", seat, slot: 14 } });
  expect(prompt?.options.some((o) => o.ref?.slot === 14)).toBe(false);
  if (asked?.type === "why_not") line.events.message({ type: "why", id: asked.id, reasons: [{ key: "ui-not-over", args: {} }] });
  await vi.waitFor(() => expect(document.querySelector(".popup")?.textContent).toContain("The game is not over yet."));
});

test("undo says what it takes back", async () => {
  const { prompt } = moment("pay_food");
  const message = stateOf(moment("pay_food"));
  message.table.undo = { possible: true, option: prompt!.options[0]! };
  await show(message);
  const undo = document.querySelector<HTMLElement>("button.undo");
  expect(undo?.getAttribute("aria-label")).toMatch(/^Undo: Pay /);
  undo?.click();
  expect(line.said.at(-1)).toMatchObject({ type: "undo" });
});

test("the draft is composed and confirmed", async () => {
  const { prompt, view } = moment("draft");
  const draft = view.draft!;
  const wanted = {
    action: 4711,
    kind: "keep",
    key: "option-keep",
    args: { birds: [draft.birds[1]!, draft.birds[3]!], foods: [0, 1, 4], bonus: draft.bonus[1]! },
    words: "keep",
    ref: null,
  };
  await show(stateOf({ ...moment("draft"), prompt: { ...prompt!, options: [...prompt!.options, wanted] } }));
  const confirm = [...document.querySelectorAll("button")].find((b) => b.textContent === "Confirm")!;
  expect(confirm.disabled).toBe(true);
  expect(confirm.getAttribute("aria-describedby")).toBe("draft-reason");
  const toggle = (selector: string, index: number) => document.querySelectorAll<HTMLElement>(selector)[index]?.click();
  toggle(".keep", 1);
  toggle(".keep", 3);
  flushSync();
  expect(document.querySelector("#draft-reason")?.textContent).toContain("2 too many");
  toggle(".food", 2);
  toggle(".food", 3);
  toggle(".bonus", 1);
  flushSync();
  expect(confirm.disabled).toBe(false);
  confirm.click();
  expect(acts()[0]).toMatchObject({ action: 4711 });
});

test("the end shows ranking, seed, commitment and the file", async () => {
  const message = stateOf(moment("over2"));
  message.table.seed = "5eed";
  await show(message);
  const text = document.querySelector(".result")?.textContent ?? "";
  expect(text).toContain("5eed");
  expect(text).toContain("c0");
  expect(document.querySelector("a[download]")?.getAttribute("href")).toBe("/api/tables/t/replay");
  const first = document.querySelector(".result tbody th")?.textContent;
  expect(first).toContain(`Player ${moment("over2").view.ranking[0]?.[0]}`);
});

test("a game without a board is played on the plain one", async () => {
  const message = stateOf(moment("action"));
  message.table.game = "pond";
  message.view = { stones: [1, 2], turn: 0 };
  message.prompt = { ...message.prompt!, key: "prompt-hop", kind: "hop", source: { rule: "POND 1" }, options: [
    { action: 3, kind: "hop", key: "option-hop", args: {}, words: "hop a", ref: null },
  ] };
  await show(message);
  expect(options().map((o) => o.textContent?.trim())).toEqual(["hop a"]);
  expect(document.body.textContent).toContain("stones");
  options()[0]?.click();
  expect(acts()[0]).toMatchObject({ action: 3 });
});
