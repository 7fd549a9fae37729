/** Wingspan's words for the arguments of messages. */
import type { Arg, WingspanView } from "$generated/types";
import { joined, t } from "../../i18n/locale.svelte";
import type { Context, GameWords } from "../../i18n/words";
import { at, birdName, bonusCards, COLUMNS, DUAL_FACE, foodName, FOODS, goals, habitatName, named } from "./data";
import { unpackedFaces } from "./dice";

const HIDDEN = -1;

export const bonusName = (bonus: number): string => named(at(bonusCards, bonus));
export const goalName = (goal: number): string => named(at(goals, goal));

export function faceName(face: number): string {
  return t(`face-${face === DUAL_FACE ? "invertebrate-seed" : at(FOODS, face)}`);
}

export const partName = (part: string): string => t(`ui-part-${part}`);

const cardName = (card: number): string => (card === HIDDEN ? t("ui-hidden-card") : birdName(card));

/** "forest 2". */
const placeName = (slot: number): string =>
  t("ui-place", { habitat: habitatName(Math.floor(slot / COLUMNS)), column: (slot % COLUMNS) + 1 });

/** "Blue Jay (forest 2)", or the bare place where no bird lies. */
export function slotName(slot: number, seat: number, view: unknown): string {
  if (slot < 0) return "";
  const place = placeName(slot);
  const bird = (view as WingspanView | null)?.seats[seat]?.birds[slot];
  return bird ? t("ui-bird-in-place", { bird: birdName(bird.card), place }) : place;
}

const several = (value: Arg, name: (id: number) => string): string | undefined =>
  Array.isArray(value) ? joined(value.map((id) => name(Number(id)))) : undefined;

export const words: GameWords = (name, value, args, context: Context) => {
  if (Array.isArray(value)) {
    switch (name) {
      case "foods":
        return several(value, foodName);
      case "birds":
      case "cards":
        return several(value, cardName);
      default:
        return undefined;
    }
  }
  if (typeof value !== "number") return undefined;
  switch (name) {
    case "card":
      return cardName(value);
    case "bonus":
      return value === HIDDEN ? t("ui-hidden-bonus") : bonusName(value);
    case "goal":
      return goalName(value);
    case "food":
    case "give":
    case "get":
      return value < 0 ? "" : foodName(value);
    case "face":
      return faceName(value);
    case "faces":
      return joined(unpackedFaces(value).flatMap((n, face) => (n ? [`${n} ${faceName(face)}`] : [])));
    case "habitat":
      return habitatName(value);
    case "round":
      return String(value + 1);
    case "target":
      return placeName(value);
    case "slot":
      if (context.there !== undefined) return t("ui-bird-in-place", { bird: birdName(context.there), place: placeName(value) });
      return slotName(value, typeof args.seat === "number" ? args.seat : context.seat, context.view);
    default:
      return undefined;
  }
};
