/** The cards as the engine numbers them, with their names in the reader's language. */
import data from "$generated/wingspan.json";
import { t } from "../../i18n/locale.svelte";
import { cardTexts, textOf } from "./texts.svelte";

await cardTexts();

export type When = "activated" | "played" | "between_turns" | "none";

export interface Bird {
  id: number;
  slug: string;
  scientific: string;
  points: number;
  nest: string;
  egg_limit: number;
  wingspan_cm: number;
  habitats: number[];
  cost: number[];
  wild: number;
  alternative: boolean;
  predator: boolean;
  flocking: boolean;
  when: When;
  /** The power in signs: `:icon`, or short text. */
  glyphs: string[];
  /** The owner gives something for the power. */
  costs: boolean;
  /** Who else gains: -1 nobody, 3 everybody, else the habitat in which those with the fewest birds do. */
  shares: number;
  /** The power shows a card or throws dice. */
  reveals: boolean;
}

export type Scoring =
  | { type: "per_bird"; points: number }
  | { type: "tiers"; tiers: { min: number; max: number | null; points: number }[] };

export interface BonusCard {
  id: number;
  slug: string;
  scoring: Scoring;
  /** Birds whose printed card fulfils the condition. */
  birds: number[];
}

export interface Goal {
  id: number;
  slug: string;
}

export const birds = data.birds as Bird[];
export const bonusCards = data.bonus as BonusCard[];
export const goals: Goal[] = data.goals;

/** Slugs in the engine's order; their names are messages. */
export const FOODS = ["invertebrate", "seed", "fish", "fruit", "rodent"];
export const HABITATS = ["forest", "grassland", "wetland"];

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no entry ${index} among ${list.length}`);
  return item;
}

/** A card's or goal's name, and what stands on it: a bird's power, empty if it has none. */
export const named = (thing: { slug: string }): string => textOf(thing.slug).name;
export const said = (thing: { slug: string }): string => textOf(thing.slug).text;
export const birdName = (card: number): string => named(at(birds, card));
export const foodName = (food: number): string => t(`food-${at(FOODS, food)}`);
export const habitatName = (habitat: number): string => t(`habitat-${at(HABITATS, habitat)}`);
export const nestName = (slug: string): string => t(`nest-${slug}`);

/** The face with two foods on it. */
export const DUAL_FACE = 5;
export const COLUMNS = 5;
export const SLOTS = 15;
export const ROUND_TURNS = data.mat.turns;

/** By the number of birds in the row: what its action gives, and whether something may be traded for one more. */
export const ROW_GIVES = data.mat.gives;
/** What a row's action gives now; the places are those of the whole mat. */
export const rowGives = (places: readonly unknown[], habitat: number): number =>
  ROW_GIVES[habitat]?.[places.slice(habitat * COLUMNS, (habitat + 1) * COLUMNS).filter((bird) => bird !== null).length] ?? 0;
export const tradesOne = (habitat: number, birdsInRow: number): boolean =>
  data.mat.trades[habitat]?.[birdsInRow] ?? false;
/** Eggs that a bird costs, by column. */
export const EGG_COST = data.mat.egg_cost;

export const FOOD_ICONS = ["invert", "seed", "fish", "fruit", "rodent"];
export const HABITAT_ICONS = ["forest", "grass", "wet"];
export const ACTION_ICONS = ["die", "egg", "card"];
/** What the action of each habitat brings, as in the keys of messages. */
export const BRINGS = ["food", "eggs", "cards"];
/** What the middle trade of each row takes. */
export const TRADE_ICONS = ["card", "wild", "egg"];
export const PART_ICONS = ["card", "bonus", "trophy", "egg", "cache", "tuck"];
export const WHEN_ICONS: Record<When, string> = {
  activated: "row",
  played: "once",
  between_turns: "between",
  none: "none",
};
