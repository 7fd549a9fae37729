/** The opening choice: things kept in all are five; the option that says exactly that is looked up in the prompt. */
import type { Label } from "$generated/types";

export const KEEP = 5;

export interface Choice {
  birds: ReadonlySet<number>;
  foods: ReadonlySet<number>;
  bonus: number | null;
}

export type Fault = "more" | "fewer" | "bonus";

/** What is wrong with the choice, or null. */
export function fault(choice: Choice, bonusOffered: boolean): Fault | null {
  const kept = choice.birds.size + choice.foods.size;
  if (kept > KEEP) return "more";
  if (kept < KEEP) return "fewer";
  return bonusOffered && choice.bonus === null ? "bonus" : null;
}

export function chosenOption(options: Label[], choice: Choice): Label | undefined {
  return options.find(
    (option) =>
      option.kind === "keep" &&
      same(option.args.birds, choice.birds) &&
      same(option.args.foods, choice.foods) &&
      (option.args.bonus ?? null) === choice.bonus,
  );
}

function same(ids: unknown, chosen: ReadonlySet<number>): boolean {
  return Array.isArray(ids) && ids.length === chosen.size && ids.every((id) => chosen.has(Number(id)));
}
