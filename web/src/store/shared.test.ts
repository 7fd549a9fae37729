import { expect, test } from "vitest";
import { shared } from "./shared";

test("what is equal is the object of before", () => {
  const before = { seats: [{ eggs: 1 }, { eggs: 2 }], tray: [1, 2, null] };
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("what changed is new, and so is all that holds it, and nothing else", () => {
  const before = { seats: [{ eggs: 1 }, { eggs: 2 }], tray: [1, 2] };
  const now = shared(before, { seats: [{ eggs: 1 }, { eggs: 3 }], tray: [1, 2] });
  expect(now).toEqual({ seats: [{ eggs: 1 }, { eggs: 3 }], tray: [1, 2] });
  expect(now.seats).not.toBe(before.seats);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.tray).toBe(before.tray);
  expect(before.seats[1]).toEqual({ eggs: 2 });
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: null }, { a: 0 }],
  [{ a: 1 }, { b: 1 }],
])("%j and %j are not the same", (before, now) => {
  expect(shared(before, now)).toBe(now);
  expect(now).toEqual(structuredClone(now));
});
