/** Carcassonne's words for the arguments of messages. */
import { t } from "../../i18n/locale.svelte";
import type { GameWords } from "../../i18n/words";
import { FEATURES, kindAt, placeName, unpacked } from "./data";
import { affectedName, featureName, figureName, segmentWords, tileWords } from "./names";

const QUARTER = 90;

export const words: GameWords = (name, value, args) => {
  if (typeof value !== "number") return undefined;
  switch (name) {
    case "place":
      return placeName(unpacked(value));
    case "tile":
      return value < 0 ? undefined : tileWords(value, typeof args.turn === "number" ? args.turn : 0);
    case "figure":
      return value < 0 ? undefined : figureName(value);
    case "feature":
      return FEATURES[value] ? featureName(value) : undefined;
    case "segment":
      return typeof args.tile === "number" && kindAt(args.tile).segments[value] ? segmentWords(args.tile, value, 0) : undefined;
    case "affects":
      return affectedName(value);
    case "action":
      return t(value === 0 ? "ui-carc-deploy" : "ui-carc-remove");
    case "turn":
      return "place" in args && "tile" in args === false ? `${value * QUARTER}°` : undefined;
    default:
      return undefined;
  }
};
