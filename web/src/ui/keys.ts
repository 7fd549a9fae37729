/** Every shortcut of a table, in one list: it carries them out and it is what the key list shows. */

export interface Shortcut {
  /** As `KeyboardEvent.key`, letters small; `Shift+` before it where it is held. */
  key: string;
  /** The message that says what it does; left out where a line before it speaks for it too. */
  says?: string;
  /** How the list writes the key, where that is not the key itself. */
  sign?: string;
  /** A letter that acts wherever the focus is; such keys can be switched off. */
  letter?: boolean;
  /** What it does; left out where the thing in focus does it by itself. */
  act?: string;
  /** It answers the question; it does nothing in the moment in which the question comes. */
  answers?: boolean;
}

/** The keys of every table; a game sets its own before them. */
const SHARED: readonly Shortcut[] = [
  { key: "Enter", sign: "↵", says: "key-default", act: "default", answers: true },
  { key: "Tab", says: "key-tab" },
  { key: "x", says: "key-skip", letter: true, act: "skip", answers: true },
  { key: "u", says: "key-undo", letter: true, act: "undo", answers: true },
  { key: "o", says: "key-options", letter: true, act: "options" },
  { key: "l", says: "key-log", letter: true, act: "log" },
  { key: "m", says: "key-sound", letter: true, act: "sound" },
  { key: "Escape", sign: "Esc", says: "key-close" },
  { key: "?", says: "key-help", act: "help" },
];

/** A game's own keys, then those of every table that it does not use otherwise. */
export function shortcutsWith(own: readonly Shortcut[]): Shortcut[] {
  return [...own, ...SHARED.filter((shared) => !own.some((mine) => mine.key === shared.key))];
}

const DIGITS = /^Digit([1-5])$/;

/** What a key press means, or undefined. `letters` switches single letters off. */
export function shortcutOf(event: KeyboardEvent, shortcuts: readonly Shortcut[], letters: boolean): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const digit = DIGITS.exec(event.code)?.[1];
  if (digit && event.shiftKey) return { key: digit, act: `player-${digit}` };
  const small = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isLetter = /^\p{L}$/u.test(small) || small.length > 1;
  const name = event.shiftKey && isLetter ? `Shift+${small}` : small;
  return shortcuts.find((shortcut) => shortcut.key === name && (letters || !shortcut.letter));
}

/** Where letters are typed, no letter is a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}
