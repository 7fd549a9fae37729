/** What the parts of a table page share: the store, the game's words, and the answer to a click on the table. */
import { getContext, setContext } from "svelte";
import type { Label, Prompt, Reason, Ref } from "$generated/types";
import type { Board } from "../boards/board";
import { has, t } from "../i18n/locale.svelte";
import { formatted, type Context, type GameWords } from "../i18n/words";
import { optionsFor } from "../store/options";
import type { TableStore } from "../store/table.svelte";
import { PowerAnswers } from "./settings.svelte";

/** Options that answer the prompt as a whole: they are buttons beside the question. */
const ANSWERS = new Set(["accept", "decline", "stop", "pass", "skip"]);
/** Answers that give something up, in the order in which "skip" looks for them. */
export const SKIPS = ["decline", "pass", "stop", "skip"];

export interface Place {
  left: number;
  right: number;
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
  /** The card in hand that was selected: places that it can go to show it. */
  card?: number | undefined;
}

/** A card that is shown beside what is pointed at or in focus. */
export interface Peek {
  card: number;
  origin: HTMLElement;
}

export class Play {
  popup = $state.raw<Popup | null>(null);
  peek = $state.raw<Peek | null>(null);
  /** Why things that look choosable are not, by `refKey`; asked in the background for each question. */
  whys = $state.raw<ReadonlyMap<string, Reason[]>>(new Map());
  /** Things that the log points at while a line of it is hovered or in focus. */
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** Answers of this kind go on by themselves until the question is another: "auto-place", "skip the rest". */
  running = $state.raw<{ question: string; choose: () => Label | undefined } | null>(null);
  /** Numbers of events that followed an answer given by setting, not by hand. */
  byItself = $state.raw<ReadonlySet<number>>(new Set());
  readonly powers: PowerAnswers;

  constructor(
    readonly store: TableStore,
    readonly board: Board,
    table: string,
  ) {
    this.powers = new PowerAnswers(table);
  }

  get words(): GameWords {
    return this.board.words;
  }

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
    return options.filter((o) => ANSWERS.has(o.kind) || this.board.answers.includes(o.kind));
  }

  /** What undo takes back, in words. */
  get undoes(): string {
    const option = this.store.table?.undo.option;
    return option ? t("ui-undo-what", { what: this.label(option) }) : t("ui-undo");
  }

  /** Index of the option that lies ready. */
  preferred(): number {
    const { prompt, view } = this.store;
    return prompt ? (this.board.preferred?.(prompt, view) ?? 0) : 0;
  }

  options(refs: Ref[]): Label[] {
    return refs.flatMap((ref) => optionsFor(this.store.prompt, ref));
  }

  choose(option: Label): void {
    this.popup = null;
    this.store.act(option);
  }

  /** Gives up this question: no, pass or no more. */
  skip(): void {
    const options = this.store.prompt?.options ?? [];
    const kind = SKIPS.find((wanted) => options.some((option) => option.kind === wanted));
    const option = options.find((o) => o.kind === kind);
    if (option) this.choose(option);
  }

  /** Chooses now, and again for each further question of this kind and source. */
  repeat(choose: () => Label | undefined): void {
    const prompt = this.store.prompt;
    const option = choose();
    if (!prompt || !option) return;
    this.running = { question: questionOf(prompt), choose };
    this.choose(option);
  }

  /** Called for every new question: answers it if it was settled before. */
  settle(): void {
    const { prompt, view, canAnswer } = this.store;
    if (!prompt || !canAnswer) return;
    if (this.running) {
      const { question, choose } = this.running;
      const option = question === questionOf(prompt) ? choose() : undefined;
      if (option) return this.choose(option);
      this.running = null;
    }
    const option = this.board.automatic?.(prompt, view, this.powers);
    if (!option) return;
    this.byItself = new Set([...this.byItself, this.store.events.length]);
    this.choose(option);
  }

  /** Why this cannot be chosen, if that has been asked already. */
  why(ref: Ref): Reason[] {
    return this.whys.get(refKey(ref)) ?? [];
  }

  reason(reason: Reason, seat: number): string {
    const short = reason.key.replace(/^reason-/, "short-");
    return formatted({ ...reason, key: has(short) ? short : reason.key }, this.words, this.context(seat));
  }

  /** A click on the table: one option is taken, several are offered, none is explained. What `asks` offers even one. */
  async pick(refs: Ref[], options: Label[], origin: HTMLElement, inspect?: () => void, asks = false): Promise<void> {
    this.peek = null;
    const [only] = options;
    if (options.length === 1 && only && !asks) return this.choose(only);
    const at = placeOf(origin);
    const [asked] = refs;
    if (options.length) {
      this.popup = { at, options, reasons: [], inspect, origin, card: asked?.type === "hand" ? asked.card : undefined };
      return;
    }
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

export const refKey = (ref: Ref): string => `${ref.type}-${ref.seat ?? ""}-${ref.slot ?? ref.card ?? ref.food ?? ""}`;

/** What is asked, and by which rule or card: alike for the eggs of one action, another for the next power. */
export const questionOf = ({ kind, source }: Prompt): string => `${kind}-${source.rule}-${source.card ?? ""}-${source.slot ?? ""}`;

function placeOf(element: HTMLElement): Place {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
}

const KEY = Symbol("play");

export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext(KEY);
