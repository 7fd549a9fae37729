/** The keys of the Wingspan table, and what they do. */
import type { Play } from "../../ui/play.svelte";
import type { Shortcut } from "../../ui/keys";

export const keys: readonly Shortcut[] = [
  { key: "1", says: "key-play", act: "play" },
  { key: "2", says: "key-food", act: "gain food", answers: true },
  { key: "3", says: "key-eggs", act: "lay eggs", answers: true },
  { key: "4", says: "key-cards", act: "draw cards", answers: true },
  { key: "ArrowUp", sign: "↑ ↓ ← →", says: "key-arrows" },
  { key: "Shift+x", sign: "⇧ X", says: "key-skip-rest", letter: true, act: "skip-rest", answers: true },
  { key: "r", says: "key-reroll", letter: true, act: "reroll", answers: true },
  { key: "a", says: "key-mat", letter: true, act: "mat" },
  { key: "h", says: "key-hand", letter: true, act: "hand" },
  { key: "t", says: "key-tray", letter: true, act: "tray" },
  { key: "f", says: "key-feeder", letter: true, act: "feeder" },
  { key: "g", says: "key-goals", letter: true, act: "goals" },
  { key: "b", says: "key-bonus", letter: true, act: "bonus" },
  { key: "Shift+1", sign: "⇧ 1–5", says: "key-player", act: "player-1" },
  { key: "i", says: "key-inspect", letter: true },
];

const ANSWERS = new Set(["gain food", "lay eggs", "draw cards", "reroll"]);

/** Carries out an act that answers the question; false for any other. */
export function answered(act: string, play: Play): boolean {
  const options = () => play.store.prompt?.options ?? [];
  if (act === "skip-rest") {
    play.repeat(() => options().find((option) => option.kind === "decline" || option.kind === "pass"));
    return true;
  }
  if (!ANSWERS.has(act)) return false;
  const option = options().find(({ words }) => words === act);
  if (option) play.choose(option);
  return true;
}

/** Where the focus goes for an act: to the cards that can be played, if any can. */
export const placeOfAct = (act: string): string =>
  act === "play" ? (document.querySelector(".hand .pick.legal") ? ".hand .legal" : "[data-place=hand]") : `[data-place="${act}"]`;
