/** Carcassonne's words for the arguments of messages. */
import type { CarcassonneView } from "$generated/types";
import { t } from "../../i18n/locale.svelte";
import type { GameWords } from "../../i18n/words";
import { placeName, tileAt, unpacked } from "./data";
import { affectedName, featureName, figureName, segmentWords, tileName } from "./names";

const ACTIONS = ["deploy", "remove"];

export const words: GameWords = (name, value, args, context) => {
  if ((name === "own" || name === "other") && typeof value === "string") return t(`edge-${value}`);
  if (typeof value !== "number" || value < 0) return undefined;
  switch (name) {
    case "place":
      return placeName(unpacked(value));
    case "tile":
      return tileName(value);
    case "figure":
      return figureName(value);
    case "feature":
      return featureName(value);
    case "affects":
      return affectedName(value);
    case "action":
      return t(`crop-${ACTIONS[value] ?? "deploy"}`);
    case "side":
      return t(`side-${"nesw".charAt(value)}`);
    case "segment": {
      const view = context.view as CarcassonneView | null;
      const tile = view && typeof args.place === "number" ? view.tiles[tileAt(view, unpacked(args.place))] : undefined;
      return tile && segmentWords(tile.kind, value, tile.turn);
    }
    default:
      return undefined;
  }
};
