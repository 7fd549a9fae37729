/** Every shortcut of the table, in one list: it carries them out and it is what the key list shows. */

export interface Shortcut {
  /** As `KeyboardEvent.key`, letters small; `Shift+` before it where it is held. */
  key: string;
  /** The message that says what it does. */
  says: string;
  /** A letter that acts wherever the focus is; such keys can be switched off. */
  letter?: boolean;
  /** What it does; left out where the thing in focus does it by itself. */
  act?: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { key: "1", says: "key-play", act: "play" },
  { key: "2", says: "key-food", act: "food" },
  { key: "3", says: "key-eggs", act: "eggs" },
  { key: "4", says: "key-cards", act: "cards" },
  { key: "Enter", says: "key-default", act: "default" },
  { key: "ArrowUp", says: "key-arrows" },
  { key: "Tab", says: "key-tab" },
  { key: "x", says: "key-skip", letter: true, act: "skip" },
  { key: "Shift+x", says: "key-skip-rest", letter: true, act: "skip-rest" },
  { key: "u", says: "key-undo", letter: true, act: "undo" },
  { key: "r", says: "key-reroll", letter: true, act: "reroll" },
  { key: "o", says: "key-options", letter: true, act: "options" },
  { key: "a", says: "key-mat", letter: true, act: "mat" },
  { key: "h", says: "key-hand", letter: true, act: "hand" },
  { key: "t", says: "key-tray", letter: true, act: "tray" },
  { key: "f", says: "key-feeder", letter: true, act: "feeder" },
  { key: "g", says: "key-goals", letter: true, act: "goals" },
  { key: "b", says: "key-bonus", letter: true, act: "bonus" },
  { key: "l", says: "key-log", letter: true, act: "log" },
  { key: "Shift+1", says: "key-player", act: "player-1" },
  { key: "i", says: "key-inspect", letter: true },
  { key: "m", says: "key-sound", letter: true, act: "sound" },
  { key: "Escape", says: "key-close" },
  { key: "?", says: "key-help", act: "help" },
];

const DIGITS = /^Digit([1-5])$/;

/** The act of a key press, or undefined. `letters` switches single letters off. */
export function actOf(event: KeyboardEvent, letters: boolean): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const digit = DIGITS.exec(event.code)?.[1];
  if (digit && event.shiftKey) return `player-${digit}`;
  const small = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const name = event.shiftKey && small !== "?" ? `Shift+${small}` : small;
  const found = SHORTCUTS.find((shortcut) => shortcut.key === name);
  if (!found || (found.letter && !letters)) return undefined;
  return found.act;
}

/** Where letters are typed, no letter is a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}
