import type { WingspanView } from "$generated/types";
import type { Board } from "../board";
import { flight } from "./flight";
import { answered, keys, placeOfAct } from "./keys";
import { automatic, preferred } from "./prefer";
import Table from "./Table.svelte";
import { words } from "./words";

export const board: Board = {
  Table,
  words,
  answers: ["reroll"],
  automatic: (prompt, view, powers) => automatic(prompt, view as WingspanView, powers),
  preferred: (prompt, view) => preferred(prompt, view as WingspanView),
  deliberate: ["action", "draft"],
  keys,
  answered,
  placeOfAct,
  sounds: {
    egg_laid: "egg",
    food_gained: "food",
    food_cached: "food",
    card_drawn: "card",
    card_taken: "card",
    tucked_from_hand: "card",
    feeder_thrown: "dice",
    dice_hunted: "dice",
    bird_played: "bird",
    game_ended: "end",
  },
  flight,
  pages: [
    { href: "/cards", name: "ui-guide" },
    { href: "/rules", name: "ui-rules" },
  ],
  rules: "/rules",
};
