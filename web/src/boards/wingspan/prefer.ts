/** What the client may answer by itself, and which option it lays ready. It never judges rules: it picks among options. */
import type { Label, Prompt, WingspanView } from "$generated/types";
import type { Preset, PowerAnswers } from "../../ui/settings.svelte";
import { at, birds, type Bird } from "./data";

const EVERYBODY = 3;
/** Questions that stay a person's own, whatever the preset. */
const YES_NO = new Set(["accept", "react"]);

/** Only rivals would gain: the power is for those with the fewest birds, and my row has more. */
export function onlyRivalsGain(bird: Bird, view: WingspanView, seat: number): boolean {
  const habitat = bird.shares;
  if (habitat < 0 || habitat === EVERYBODY) return false;
  const counts = view.seats.map((s) => s.birds.slice(habitat * 5, habitat * 5 + 5).filter((b) => b !== null).length);
  return (counts[seat] ?? 0) > Math.min(...counts);
}

/** What a preset does with a power that nothing was chosen for. */
export function presetAnswer(preset: Preset, bird: Bird): "ask" | "always" {
  if (preset === "beginner" || bird.reveals || bird.costs) return "ask";
  if (preset === "normal") return bird.shares < 0 ? "always" : "ask";
  return "always";
}

export const answerFor = (powers: PowerAnswers, bird: Bird): "ask" | "always" | "never" =>
  powers.chosen(bird.id) ?? presetAnswer(powers.preset, bird);

/** The bird that an option of "use which power between turns?" means. */
function reacting(option: Label, view: WingspanView, seat: number): Bird | null {
  const card = view.seats[seat]?.birds[Number(option.args.slot)]?.card;
  return option.kind === "react" && card !== undefined ? at(birds, card) : null;
}

/** The option that is taken without asking, or undefined. */
export function automatic(prompt: Prompt, view: WingspanView, powers: PowerAnswers): Label | undefined {
  if (!YES_NO.has(prompt.kind)) return powers.preset === "beginner" ? undefined : forcedGain(prompt);
  const kind = (wanted: string) => prompt.options.find((option) => option.kind === wanted);
  if (prompt.kind === "accept") {
    const card = prompt.source.card ?? -1;
    if (card < 0) return undefined;
    const bird = at(birds, card);
    const answer = answerFor(powers, bird);
    if (answer === "never") return kind("decline");
    if (answer === "always" && (powers.chosen(card) || !onlyRivalsGain(bird, view, prompt.seat))) return kind("accept");
    return undefined;
  }
  const uses = prompt.options.flatMap((option) => {
    const bird = reacting(option, view, prompt.seat);
    return bird ? [{ option, answer: answerFor(powers, bird) }] : [];
  });
  const always = uses.find((use) => use.answer === "always");
  if (always) return always.option;
  return uses.length && uses.every((use) => use.answer === "never") ? kind("pass") : undefined;
}

/** Taking food where there is one kind to take and the alternative is only to take less. */
function forcedGain(prompt: Prompt): Label | undefined {
  if (prompt.kind !== "gain_food" || prompt.reveals) return undefined;
  const gains = prompt.options.filter((option) => option.kind === "gain");
  const rest = prompt.options.filter((option) => option.kind !== "gain");
  return gains.length === 1 && rest.every((option) => option.kind === "stop") ? gains[0] : undefined;
}

/** Kinds of food left after a payment, then the number of the scarcest of them. */
function kindness(option: Label, food: number[]): number {
  const left = [...food];
  for (const paid of Array.isArray(option.args.foods) ? option.args.foods.map(Number) : []) {
    left[paid] = (left[paid] ?? 0) - 1;
  }
  const kinds = left.filter((n) => n > 0);
  const total = kinds.reduce((a, b) => a + b, 0);
  return total * 100 + kinds.length * 10 + Math.min(9, ...(kinds.length ? kinds : [0]));
}

/** Index of the option that `Enter` takes. */
export function preferred(prompt: Prompt, view: WingspanView): number {
  const { options } = prompt;
  const index = (wanted: (option: Label) => boolean) => Math.max(0, options.findIndex(wanted));
  const food = view.seats[prompt.seat]?.food ?? [];
  if (prompt.kind === "pay_food") {
    const worth = options.map((option) => kindness(option, food));
    return worth.indexOf(Math.max(...worth));
  }
  if (prompt.kind === "accept") {
    const card = prompt.source.card ?? -1;
    const idle = card >= 0 && onlyRivalsGain(at(birds, card), view, prompt.seat);
    return index((option) => option.kind === (idle ? "decline" : "accept"));
  }
  if (prompt.kind === "lay_egg") return Math.max(0, options.indexOf(eggPlan(prompt, view, 1)[0] ?? (options[0] as Label)));
  return 0;
}

/**
 * Where so many eggs go by themselves, one after the other: each to the bird with the most room; of several to the one
 * worth most, since its nest is filled last by others.
 */
export function eggPlan(prompt: Prompt, view: WingspanView, eggs: number): Label[] {
  const nests = prompt.options.flatMap((option) => {
    const bird = option.kind === "lay" ? view.seats[prompt.seat]?.birds[Number(option.args.slot)] : undefined;
    if (!bird) return [];
    const { egg_limit, points } = at(birds, bird.card);
    return [{ option, room: egg_limit - bird.eggs, points }];
  });
  const plan: Label[] = [];
  while (plan.length < eggs) {
    const [best] = nests.filter((nest) => nest.room > 0).toSorted((a, b) => b.room - a.room || b.points - a.points);
    if (!best) break;
    best.room -= 1;
    plan.push(best.option);
  }
  return plan;
}
