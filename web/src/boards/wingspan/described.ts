/** Birds and slots in one spoken sentence each. */
import type { BirdView } from "$generated/types";
import { t } from "../../i18n/locale.svelte";
import { at, birds, COLUMNS, EGG_COST, foodName, habitatName, named, nestName, type Bird } from "./data";
import { slotName } from "./words";

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export const cachedOn = (bird: BirdView): number => sum(bird.cached);

export function slotText(slot: number, bird: BirdView | null): string {
  const place = slotName(slot, -1, null);
  if (!bird) return t("ui-cell-empty", { place, n: EGG_COST[slot % COLUMNS] ?? 0 });
  const facts = at(birds, bird.card);
  const parts = [
    t("ui-cell-bird", {
      place,
      bird: named(facts),
      points: facts.points,
      nest: nestName(facts.nest),
      eggs: bird.eggs,
      limit: facts.egg_limit,
    }),
  ];
  if (cachedOn(bird)) parts.push(t("ui-cached-n", { n: cachedOn(bird) }));
  if (bird.tucked) parts.push(t("ui-tucked-n", { n: bird.tucked }));
  parts.push(t(`ui-power-${facts.when.replaceAll("_", "-")}`));
  return parts.join(", ");
}

export function cardText(card: number): string {
  const bird = at(birds, card);
  return [
    named(bird),
    t("ui-points-n", { n: bird.points }),
    bird.habitats.map((h) => habitatName(h)).join(", "),
    costText(bird),
    t("ui-nest-eggs", { nest: nestName(bird.nest), limit: bird.egg_limit }),
    t(`ui-power-${bird.when.replaceAll("_", "-")}`),
  ].join(", ");
}

export function costText(bird: Bird): string {
  const parts = bird.cost.flatMap((n, food) => (n > 0 ? [`${n} ${foodName(food)}`] : []));
  if (bird.wild) parts.push(t("ui-any-food", { n: bird.wild }));
  if (!parts.length) return t("ui-free");
  return parts.join(bird.alternative ? ` ${t("ui-or")} ` : " + ");
}
