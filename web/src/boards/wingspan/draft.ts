/** The opening choice: things kept in all are five; the option that says exactly that is looked up in the prompt. */
import type { Label } from "$generated/types";

export const KEEP = 5;
const ALL_FOODS = [0, 1, 2, 3, 4];

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

/** Where the composer begins: nothing but all foods, or the birds and foods of a starting pack, which are fixed. */
export function startingChoice(options: Label[], bonus: number[]): Choice & { fixed: boolean } {
  const [first] = options;
  const only = bonus.length === 1 ? (bonus[0] ?? null) : null;
  const birds = new Set(ids(first?.args.birds));
  const foods = new Set(ids(first?.args.foods));
  const fixed = options.length > 0 && options.every((o) => same(o.args.birds, birds) && same(o.args.foods, foods));
  if (fixed) return { birds, foods, bonus: only, fixed };
  return { birds: new Set(), foods: new Set(ALL_FOODS), bonus: only, fixed };
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

const ids = (arg: unknown): number[] => (Array.isArray(arg) ? arg.map(Number) : []);

function same(arg: unknown, chosen: ReadonlySet<number>): boolean {
  const listed = ids(arg);
  return listed.length === chosen.size && listed.every((id) => chosen.has(id));
}
