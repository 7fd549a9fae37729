import type { Board } from "../board";
import { keys } from "./keys";
import Table from "./Table.svelte";
import TableOptions from "./TableOptions.svelte";
import { words } from "./words";

export const board: Board = {
  Table,
  words,
  answers: [],
  deliberate: [],
  keys,
  sounds: { tile_placed: "card", figure_placed: "food", figure_added: "food", flight_rolled: "dice", scored: "egg", landed: "bird", game_ended: "end" },
  pages: [{ href: "/rules/carcassonne", name: "ui-rules" }],
  rules: "/rules/carcassonne",
  TableOptions,
};
