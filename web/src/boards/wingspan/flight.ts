/** Where food, eggs and cards come from and go to on the page. */
import type { EventMessage } from "$generated/types";
import type { Flight } from "../../ui/motion";
import { FOOD_ICONS } from "./data";

const FEEDER = "[data-place=feeder]";
const TRAY = "[data-place=tray] .cards";
const DECK = "[data-place=tray] .pile";
const HAND = "[data-place=hand] .cards";

export function flight({ kind, seat, args }: EventMessage, you: number): Flight | undefined {
  const mine = seat === you;
  const player = `[data-seat="${seat}"]`;
  const food = args.food ?? 0;
  const foodIcon = FOOD_ICONS[food] ?? "wild";
  const slot = `[data-testid="slot-${args.seat ?? seat}-${args.slot}"]`;
  const hand = mine ? HAND : player;
  switch (kind) {
    case "food_gained":
      return { icon: foodIcon, from: FEEDER, to: mine ? `.tokens > :nth-child(${food + 1})` : player };
    case "food_cached":
      return { icon: foodIcon, from: FEEDER, to: slot };
    case "egg_laid":
      return { icon: "egg", from: mine ? ".prompt" : player, to: slot };
    case "card_drawn":
      return { icon: "card", from: DECK, to: hand };
    case "card_taken":
      return { icon: "card", from: TRAY, to: hand };
    case "tucked_from_hand":
      return { icon: "tuck", from: hand, to: slot };
    case "tucked_from_deck":
      return { icon: "tuck", from: DECK, to: slot };
    default:
      return undefined;
  }
}
