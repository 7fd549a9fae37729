/** What a game brings to the shell. */
import type { Component } from "svelte";
import type { EventMessage, Label, Prompt } from "$generated/types";
import type { GameWords } from "../i18n/words";
import type { Shortcut } from "../ui/keys";
import type { Flight } from "../ui/motion";
import type { Play } from "../ui/play.svelte";
import type { PowerAnswers } from "../ui/settings.svelte";
import type { Sound } from "../ui/sound";

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
  /** Kinds of question that Enter alone does not answer. */
  deliberate: string[];
  /** Keys beside those of every table. */
  keys: readonly Shortcut[];
  /** Carries out an act of its keys that answers the question; false for any other act. */
  answered?: (act: string, play: Play) => boolean;
  /** What gets the focus for an act that answers nothing. */
  placeOfAct?: (act: string) => string;
  /** What is heard when an event happens. */
  sounds: Readonly<Record<string, Sound>>;
  /** What travels from where to where when an event happens. */
  flight?: (event: EventMessage, you: number) => Flight | undefined;
  /** Pages about the game: address and the message that names it. */
  pages: readonly { href: string; name: string }[];
  /** The page that has an address for every rule. */
  rules?: string;
  /** What can be set for one table, in its menu. */
  TableOptions?: Component<{ table: string }>;
}
