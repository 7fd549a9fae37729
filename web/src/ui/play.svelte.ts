/** What the parts of a table page share: the store, the game's words, and the answer to a click on the table. */
import { getContext, setContext } from "svelte";
import type { Label, Ref } from "$generated/types";
import { has, t } from "../i18n/locale.svelte";
import { formatted, type Context, type GameWords } from "../i18n/words";
import { optionsFor } from "../store/options";
import type { TableStore } from "../store/table.svelte";

/** Options that answer the prompt as a whole: they are buttons beside the question. */
const ANSWERS = new Set(["accept", "decline", "stop", "pass", "skip"]);

export interface Place {
  left: number;
  top: number;
  bottom: number;
}

/** What hangs beside a thing that was clicked: a choice between its options, or why it has none. */
export interface Popup {
  at: Place;
  options: Label[];
  reasons: string[];
  inspect?: (() => void) | undefined;
  origin: HTMLElement;
}

export class Play {
  popup = $state.raw<Popup | null>(null);

  constructor(
    readonly store: TableStore,
    readonly words: GameWords,
    readonly alsoAnswers: string[] = [],
  ) {}

  context(seat: number): Context {
    return { view: this.store.view, seat, nameOf: (s) => this.store.nameOf(s) };
  }

  /** The option in words; a game without messages still has its keywords. */
  label(option: Label): string {
    if (!has(option.key)) return option.words;
    return formatted(option, this.words, this.context(option.ref?.seat ?? this.store.you));
  }

  answers(): Label[] {
    const options = this.store.prompt?.options ?? [];
    return options.filter((o) => ANSWERS.has(o.kind) || this.alsoAnswers.includes(o.kind));
  }

  options(refs: Ref[]): Label[] {
    return refs.flatMap((ref) => optionsFor(this.store.prompt, ref));
  }

  choose(option: Label): void {
    this.popup = null;
    this.store.act(option);
  }

  /** A click on the table: one option is taken, several are offered, none is explained. */
  async pick(refs: Ref[], origin: HTMLElement, inspect?: () => void): Promise<void> {
    const options = this.options(refs);
    const [only] = options;
    if (options.length === 1 && only) return this.choose(only);
    const at = placeOf(origin);
    if (options.length > 1) {
      this.popup = { at, options, reasons: [], inspect, origin };
      return;
    }
    const [asked] = refs;
    if (!this.store.prompt || !asked) return inspect?.();
    const reasons = await this.store.whyNot(asked);
    const texts = reasons.map((r) => formatted(r, this.words, this.context(asked.seat ?? this.store.you)));
    this.popup = { at, options: [], reasons: texts.length ? texts : [t("ui-not-now")], inspect, origin };
  }

  close(): void {
    const origin = this.popup?.origin;
    this.popup = null;
    if (origin?.isConnected) origin.focus();
  }
}

function placeOf(element: HTMLElement): Place {
  const { left, top, bottom } = element.getBoundingClientRect();
  return { left, top, bottom };
}

const KEY = Symbol("play");

export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext(KEY);
