/** Places among seats, as shown beside a goal. */
import type { GoalView, WingspanView } from "$generated/types";

export interface Standing {
  /** 1 for the most; 0 where the seat has nothing to count. */
  place: number;
  tied: boolean;
  count: number;
  bestOther: number;
  points: number;
}

export function standing(goal: GoalView, seat: number): Standing {
  const count = goal.counts[seat] ?? 0;
  const others = goal.counts.filter((_, s) => s !== seat);
  return {
    place: count > 0 ? 1 + others.filter((c) => c > count).length : 0,
    tied: others.includes(count),
    count,
    bestOther: Math.max(0, ...others),
    points: goal.points[seat] ?? 0,
  };
}

/** The seat whose things stand in the first person: mine, or for a spectator the one whose turn it is. */
export const mainSeat = (view: WingspanView): number => (view.viewer >= 0 ? view.viewer : Math.max(0, view.active));
