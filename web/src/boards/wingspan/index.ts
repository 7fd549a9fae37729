import type { WingspanView } from "$generated/types";
import type { Board } from "../board";
import { automatic, preferred } from "./prefer";
import Table from "./Table.svelte";
import { words } from "./words";

export const board: Board = {
  Table,
  words,
  answers: ["reroll"],
  automatic: (prompt, view, powers) => automatic(prompt, view as WingspanView, powers),
  preferred: (prompt, view) => preferred(prompt, view as WingspanView),
};
