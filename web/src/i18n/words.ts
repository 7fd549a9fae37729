/** Turns the ids in a message's arguments into words before it is formatted. */
import type { Arg } from "$generated/types";
import { t, type Args } from "./locale.svelte";

/** Who the words are about, where an argument alone does not say. */
export interface Context {
  view: unknown;
  seat: number;
  nameOf: (seat: number) => string;
  /** The card that lay in the place that is spoken of, where that is another than now. */
  there?: number;
}

/** A game's own words for an argument; undefined where the argument is a plain number or text. */
export type GameWords = (name: string, value: Arg, args: Record<string, Arg>, context: Context) => string | undefined;

export const noWords: GameWords = () => undefined;

export function resolved(args: Record<string, Arg>, words: GameWords, context: Context): Args {
  const result: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "seat" && typeof value === "number") result[name] = context.nameOf(value);
    else result[name] = words(name, value, args, context) ?? value;
  }
  return result;
}

export function formatted(
  message: { key: string; args: Record<string, Arg> },
  words: GameWords,
  context: Context,
): string {
  return t(message.key, resolved(message.args, words, context));
}
