/** The keys of the Carcassonne table. */
import type { Shortcut } from "../../ui/keys";

/** So many silhouettes have a number of their own. */
export const NUMBERED = 9;

export const keys: readonly Shortcut[] = [
  { key: "Enter", sign: "↵", says: "ui-carc-key-confirm", act: "confirm", answers: true },
  { key: "Escape", sign: "Esc", says: "ui-carc-key-drop", act: "drop" },
  { key: "ArrowUp", sign: "↑ ↓ ← →", says: "ui-carc-key-arrows" },
  { key: "Shift+ArrowUp", sign: "⇧ ↑ ↓ ← →", says: "ui-carc-key-pan" },
  { key: "r", says: "ui-carc-turn", letter: true, act: "turn" },
  { key: "Shift+r", sign: "⇧ R", says: "ui-carc-turn-back", letter: true, act: "turn-back" },
  ...Array.from({ length: NUMBERED }, (_, i): Shortcut => ({ key: String(i + 1), act: `choice-${i + 1}`, ...(i ? {} : { sign: "1–9", says: "ui-carc-key-choice" }) })),
  { key: "f", says: "ui-carc-fields", letter: true, act: "fields" },
  { key: "o", says: "ui-carc-open-features", letter: true, act: "open" },
  { key: "p", says: "ui-carc-odds-button", letter: true, act: "odds" },
  { key: "n", says: "ui-carc-newest", letter: true, act: "newest" },
  { key: "+", says: "ui-carc-closer", act: "closer" },
  { key: "=", act: "closer" },
  { key: "-", says: "ui-carc-farther", act: "farther" },
  { key: "0", says: "ui-carc-fit", act: "fit" },
  { key: "b", says: "ui-carc-key-land", letter: true, act: "land" },
  { key: "c", says: "key-options", letter: true, act: "options" },
];
