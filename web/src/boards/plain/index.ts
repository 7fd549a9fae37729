import { noWords } from "../../i18n/words";
import type { Board } from "../board";
import Table from "./Table.svelte";

export const board: Board = { Table, words: noWords, answers: [], deliberate: [], keys: [], sounds: {}, pages: [] };
