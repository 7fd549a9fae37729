import type { CarcassonneView, EventMessage, FeatureView } from "$generated/types";
import { expect, test } from "vitest";
import { CITY, FIELD, MAYOR } from "./data";
import { reckonings } from "./story";

// The place of the start tile (volary.carcassonne.tables.pack_place).
const START = 128 * 1024 + 128;

const event = (n: number, kind: string, seat: number, cause: number, args: Record<string, number>): EventMessage => ({ n, kind, seat, cause, args });

function view(features: Partial<FeatureView>[]): CarcassonneView {
  const tiles = [{ kind: 3, x: 0, y: 0, turn: 0, seat: -1 }];
  return { tiles, features: features.map((feature) => ({ parts: [[0, 0]], ...feature })), seats: [{}, {}] } as unknown as CarcassonneView;
}

test("a complete city is told with its pennant, and a mayor counts as many as there are", () => {
  const table = view([{ kind: CITY, pennants: 2, strength: [0, 0] }]);
  const at = { place: START, segment: 0 };
  const [why] = reckonings(
    [
      event(1, "completed", -1, 0, { feature: CITY, tiles: 3, ...at }),
      event(2, "scored", 0, 1, { feature: CITY, points: 10, ...at }),
      event(3, "scored", 1, 1, { feature: CITY, points: 10, ...at }),
      event(4, "figure_returned", 0, 1, { figure: MAYOR, ...at }),
      event(5, "figure_returned", 1, 1, { figure: 0, ...at }),
      event(6, "figure_returned", 1, 1, { figure: 0, ...at }),
    ],
    table,
  );
  expect(why).toMatchObject({ tiles: 3, pennants: 2, factor: 2, strength: [2, 2] });
  expect(why?.paid).toEqual([{ seat: 0, points: 10 }, { seat: 1, points: 10 }]);
});

test("a field is told by its cities, and by those who still stand there", () => {
  const table = view([{ kind: FIELD, strength: [2, 1] }]);
  const [why] = reckonings(
    [event(1, "field", -1, 0, { cities: 3, place: START, segment: 0 }), event(2, "scored", 0, 1, { feature: FIELD, points: 9, place: START, segment: 0 })],
    table,
  );
  expect(why).toMatchObject({ cities: 3, factor: 3, strength: [2, 1] });
});

test("two features that one tile completes are told apart", () => {
  const scored = [
    event(1, "completed", -1, 0, { feature: 1, tiles: 4, place: START, segment: 1 }),
    event(2, "scored", 0, 1, { feature: 1, points: 4, place: START, segment: 1 }),
    event(3, "completed", -1, 0, { feature: 1, tiles: 2, place: START, segment: 2 }),
    event(4, "scored", 0, 3, { feature: 1, points: 2, place: START, segment: 2 }),
  ];
  expect(reckonings(scored, view([])).map(({ tiles, factor }) => [tiles, factor])).toEqual([[4, 1], [2, 1]]);
});
