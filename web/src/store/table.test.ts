import { beforeEach, expect, test } from "vitest";
import { FakeLine, moment, stateOf } from "../fixtures/moments";
import { optionsFor } from "./options";
import { logTree } from "./log";
import { TableStore } from "./table.svelte";

let line: FakeLine;
let store: TableStore;

const event = (n: number, kind = "x", cause = -1) => ({ n, kind, seat: 0, cause, args: {} });

beforeEach(() => {
  line = new FakeLine();
  store = new TableStore(line.open);
  line.connect();
});

test("a state replaces everything", () => {
  line.events.message(stateOf(moment("action")));
  expect(store.view).toBe(moment("action").view);
  line.events.message(stateOf(moment("lay_egg")));
  expect(store.view).toBe(moment("lay_egg").view);
  expect(store.prompt?.kind).toBe("lay_egg");
});

test("events are cut at events_from and continued", () => {
  const said = (events: number[], from: number) =>
    line.events.message(stateOf({ ...moment("action"), events: events.map((n) => event(n)) }, { events_from: from }));
  said([0, 1, 2, 3], 0);
  said([4], 4);
  expect(store.events.map((e) => e.n)).toEqual([0, 1, 2, 3, 4]);
  said([2], 2);
  expect(store.events.map((e) => e.n)).toEqual([0, 1, 2]);
});

test("the greeting tells how many events are held", () => {
  expect(line.events.held()).toBe(0);
  line.events.message(stateOf({ ...moment("action"), events: [event(0), event(1)] }));
  expect(line.events.held()).toBe(2);
});

test("one answer at a time, and none while the line is down", () => {
  line.events.message(stateOf(moment("action")));
  const option = store.prompt?.options[0];
  if (!option) throw new Error("no option");
  store.act(option);
  store.act(option);
  expect(line.said).toHaveLength(1);
  expect(line.said[0]).toMatchObject({ type: "act", prompt: "p1", action: option.action });

  line.events.connection("lost");
  store.act(option);
  expect(line.said).toHaveLength(1);
  line.connect();
  expect(store.canAnswer).toBe(true);
});

test("what happened since my answer is known", () => {
  line.events.message(stateOf({ ...moment("action"), events: [event(0), event(1)] }));
  expect(store.answeredAt).toBe(2);
  line.events.message(stateOf({ ...moment("action"), events: [event(2)] }, { events_from: 2 }));
  expect(store.answeredAt).toBe(2);
  store.act(store.prompt!.options[0]!);
  expect(store.answeredAt).toBe(3);
});

test("a refusal is kept until the next answer, over the state that follows it", () => {
  line.events.message(stateOf(moment("action")));
  line.events.message({ type: "refused", nonce: "x", reason: { key: "reason-late", args: {} } });
  line.events.message(stateOf(moment("action")));
  expect(store.refusal?.key).toBe("reason-late");
  store.act(store.prompt!.options[0]!);
  expect(store.refusal).toBeNull();
});

test("why_not is answered by its number, or with nothing when the line goes", async () => {
  const first = store.whyNot({ type: "deck" });
  const second = store.whyNot({ type: "deck" });
  const asked = line.said.map((m) => (m.type === "why_not" ? m.id : -1));
  line.events.message({ type: "why", id: asked[1]!, reasons: [{ key: "reason-b", args: {} }] });
  expect(await second).toEqual([{ key: "reason-b", args: {} }]);
  line.events.connection("lost");
  expect(await first).toEqual([]);
});

test("an unknown table ends the visit", () => {
  line.events.gone();
  expect(store.failure).toBe("ui-no-table");
});

test("optionsFor finds options by what is given of the reference", () => {
  const prompt = moment("action").prompt;
  const play = prompt?.options.find((o) => o.kind === "play");
  expect(optionsFor(prompt, { type: "hand", card: play!.ref!.card! })).toContain(play);
  expect(optionsFor(prompt, { type: "hand", card: -5 })).toEqual([]);
  expect(optionsFor(null, { type: "deck" })).toEqual([]);
});

test("the log is a tree by cause; heads stand at the root", () => {
  const tree = logTree([event(0, "round"), event(1, "turn", 0), event(2, "act", 1), event(3, "x", 2)], new Set(["turn"]));
  expect(tree.map((n) => n.event.n)).toEqual([0, 1]);
  expect(tree[1]?.children[0]?.children[0]?.event.n).toBe(3);
});
