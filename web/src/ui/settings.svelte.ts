/** What a person has set for this browser: looks, motion, sound, keys, and how much powers ask. */

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["normal", "fast", "instant"] as const;
export const PRESETS = ["beginner", "normal", "fast"] as const;
export const TEXT_SIZES = [100, 115, 130, 145, 160] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Preset = (typeof PRESETS)[number];
export type Answer = "ask" | "always" | "never";

interface Saved {
  theme: Theme;
  speed: Speed;
  text: number;
  sound: boolean;
  letters: boolean;
  preset: Preset;
}

const STORED = "volary.settings";
const DEFAULTS: Saved = { theme: "system", speed: "normal", text: 100, sound: false, letters: true, preset: "beginner" };

function read(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Saved>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  #saved = $state.raw<Saved>(read());

  get theme(): Theme {
    return this.#saved.theme;
  }
  get speed(): Speed {
    return this.#saved.speed;
  }
  get text(): number {
    return this.#saved.text;
  }
  get sound(): boolean {
    return this.#saved.sound;
  }
  /** Single letters are shortcuts. */
  get letters(): boolean {
    return this.#saved.letters;
  }
  /** What a new game begins with. */
  get preset(): Preset {
    return this.#saved.preset;
  }

  set(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    localStorage.setItem(STORED, JSON.stringify(this.#saved));
    this.apply();
  }

  /** Nothing moves: by choice, or because the system asks for it. */
  get still(): boolean {
    return this.speed === "instant" || globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;
  }

  apply(): void {
    const root = document.documentElement;
    const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches === true;
    root.dataset.theme = this.theme === "system" ? (dark ? "dark" : "light") : this.theme;
    root.dataset.speed = this.speed;
    root.style.fontSize = this.text === 100 ? "" : `${this.text}%`;
  }

  /** Apply now and whenever the system changes its mind. */
  follow(): void {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.apply());
    this.apply();
  }
}

export const settings = new Settings();

// -- one game's powers --------------------------------------------------------------------------------------------

interface Powers {
  preset: Preset;
  cards: Record<number, Answer>;
}

/** How the powers of one game ask: a preset, and single birds that differ from it. */
export class PowerAnswers {
  #key: string;
  #powers = $state.raw<Powers>({ preset: "beginner", cards: {} });

  constructor(table: string) {
    this.#key = `volary.powers.${table}`;
    let saved: Partial<Powers> = {};
    try {
      saved = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Partial<Powers>;
    } catch {
      // Something else was kept under this name: begin anew.
    }
    this.#powers = { preset: saved.preset ?? settings.preset, cards: saved.cards ?? {} };
  }

  get preset(): Preset {
    return this.#powers.preset;
  }

  usePreset(preset: Preset): void {
    this.#save({ ...this.#powers, preset });
  }

  /** What was chosen for this bird, or null where the preset decides. */
  chosen(card: number): Answer | null {
    return this.#powers.cards[card] ?? null;
  }

  choose(card: number, answer: Answer): void {
    this.#save({ ...this.#powers, cards: { ...this.#powers.cards, [card]: answer } });
  }

  #save(powers: Powers): void {
    this.#powers = powers;
    localStorage.setItem(this.#key, JSON.stringify(powers));
  }
}
