/** What a game brings to the shell. */
import type { Component } from "svelte";
import type { Label, Prompt } from "$generated/types";
import type { GameWords } from "../i18n/words";
import type { PowerAnswers } from "../ui/settings.svelte";

export interface Board {
  /** The table page between the sprite and the popup. */
  Table: Component<{ compact: boolean }>;
  words: GameWords;
  /** Kinds of option that are buttons beside the question although they point at something. */
  answers: string[];
  /** The option that the client takes without asking, as the person has set it for this game. */
  automatic?: (prompt: Prompt, view: unknown, powers: PowerAnswers) => Label | undefined;
  /** Index of the option that lies ready. */
  preferred?: (prompt: Prompt, view: unknown) => number;
}
