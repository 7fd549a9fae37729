/** What a game brings to the shell. */
import type { Component } from "svelte";
import type { GameWords } from "../i18n/words";

export interface Board {
  /** The table page between the sprite and the popup. */
  Table: Component<{ compact: boolean }>;
  words: GameWords;
  /** Kinds of option that are buttons beside the question although they point at something. */
  answers: string[];
}
