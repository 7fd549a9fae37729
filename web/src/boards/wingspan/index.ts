import type { Board } from "../board";
import Table from "./Table.svelte";
import { words } from "./words";

export const board: Board = { Table, words, answers: ["reroll"] };
