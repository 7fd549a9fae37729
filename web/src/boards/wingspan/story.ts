/** What the events tell beside the single lines: turns with their gains and scores, reveals, what changed on the mats. */
import type { EventMessage, WingspanView } from "$generated/types";
import { logTree, type LogNode } from "../../store/log";
import { at, birds } from "./data";

export const HEADS: ReadonlySet<string> = new Set(["round_started", "turn_started", "round_ended", "game_ended"]);

/** Kinds that show a card to somebody, and kinds that throw dice: undo does not go back behind them. */
const CARD_SEEN = new Set(["tray_filled", "card_drawn", "bonus_drawn", "deck_hunted", "tucked_from_deck", "card_pooled"]);
const DICE_THROWN = new Set(["feeder_thrown", "dice_hunted"]);
export type Boundary = "card" | "dice";

export function boundaryOf(kind: string): Boundary | null {
  if (DICE_THROWN.has(kind)) return "dice";
  return CARD_SEEN.has(kind) ? "card" : null;
}

/** Points that an event brings to its seat; bonus cards count only at the end. */
export function pointsOf({ kind, args }: EventMessage): number {
  switch (kind) {
    case "bird_played":
      return at(birds, args.card ?? 0).points;
    case "egg_laid":
    case "food_cached":
    case "tucked_from_hand":
    case "tucked_from_deck":
      return 1;
    case "egg_spent":
      return -1;
    case "deck_hunted":
      return args.success === 1 ? 1 : 0;
    case "goal_scored":
    case "bonus_scored":
      return args.points ?? 0;
    default:
      return 0;
  }
}

export interface Gains {
  /** Food by kind: taken less spent. */
  food: number[];
  eggs: number;
  cached: number;
  tucked: number;
  cards: number;
  bonus: number;
}

export interface Root {
  node: LogNode;
  /** For a turn: what its seat did first, and what it has in hand and on the mat at its end. */
  habitat: number | null;
  played: number | null;
  gains: Gains;
  /** The seat's points before and after, without bonus cards. */
  before: number;
  after: number;
  boundaries: Boundary[];
}

export interface Story {
  roots: Root[];
  /** The bird that lay in the slot of an event at that moment. */
  birdAt: ReadonlyMap<number, number>;
  /** By seat: points after each turn of the game, and at the very end. */
  curve: number[][];
  /** The number of turns played when each round ended. */
  roundEnds: number[];
}

const noGains = (): Gains => ({ food: [0, 0, 0, 0, 0], eggs: 0, cached: 0, tucked: 0, cards: 0, bonus: 0 });

function gain(gains: Gains, { kind, args }: EventMessage): void {
  const food = args.food ?? 0;
  switch (kind) {
    case "food_gained":
      gains.food[food] = (gains.food[food] ?? 0) + 1;
      break;
    case "food_spent":
      gains.food[food] = (gains.food[food] ?? 0) - (args.n ?? 1);
      break;
    case "egg_laid":
      gains.eggs += 1;
      break;
    case "egg_spent":
      gains.eggs -= 1;
      break;
    case "food_cached":
      gains.cached += 1;
      break;
    case "tucked_from_hand":
    case "tucked_from_deck":
      gains.tucked += 1;
      break;
    case "deck_hunted":
      gains.tucked += args.success ?? 0;
      break;
    case "card_drawn":
    case "card_taken":
    case "card_picked":
      gains.cards += 1;
      break;
    case "bonus_kept":
      gains.bonus += 1;
      break;
  }
}

/** Birds by seat and slot, as they move. */
function followBirds(events: EventMessage[]): Map<number, number> {
  const lying = new Map<string, number>();
  const found = new Map<number, number>();
  for (const { n, kind, seat, args } of events) {
    const owner = args.seat ?? seat;
    if (kind === "bird_played") lying.set(`${seat}-${args.slot}`, args.card ?? -1);
    const bird = args.slot === undefined ? undefined : lying.get(`${owner}-${args.slot}`);
    if (bird !== undefined) found.set(n, bird);
    if (kind === "bird_moved") {
      lying.delete(`${seat}-${args.slot}`);
      lying.set(`${seat}-${args.target}`, args.card ?? -1);
    }
  }
  return found;
}

function walk(node: LogNode, visit: (event: EventMessage) => void): void {
  visit(node.event);
  for (const child of node.children) walk(child, visit);
}

export function storyOf(events: EventMessage[], seats: number): Story {
  const points = Array.from({ length: seats }, () => 0);
  const curve = points.map(() => [0]);
  const roundEnds: number[] = [];
  let turns = 0;
  const mark = () => points.forEach((n, seat) => curve[seat]?.push(n));
  const roots = logTree(events, HEADS).map((node): Root => {
    const { kind, seat } = node.event;
    const root: Root = {
      node,
      habitat: null,
      played: null,
      gains: noGains(),
      before: points[seat] ?? 0,
      after: 0,
      boundaries: [],
    };
    walk(node, (event) => {
      if (event.seat >= 0) points[event.seat] = (points[event.seat] ?? 0) + pointsOf(event);
      if (event.seat === seat) {
        gain(root.gains, event);
        if (event.kind === "row_action") root.habitat ??= event.args.habitat ?? null;
        if (event.kind === "bird_played") root.played ??= event.args.card ?? null;
      }
      const boundary = boundaryOf(event.kind);
      if (boundary && !root.boundaries.includes(boundary)) root.boundaries.push(boundary);
    });
    root.after = points[seat] ?? 0;
    if (kind === "turn_started") {
      turns += 1;
      mark();
    } else if (kind === "round_ended") roundEnds.push(turns);
    return root;
  });
  mark();
  return { roots, birdAt: followBirds(events), curve, roundEnds };
}

/** What changed on a bird, and by whom. */
export interface Change {
  by: number;
  eggs: number;
  cached: number;
  tucked: number;
  arrived: boolean;
}

export const slotKey = (seat: number, slot: number): string => `${seat}-${slot}`;

/**
 * Changes on the mats that the viewer has not answered yet: since the end of the last own turn, or, once something was
 * done in the own turn, in that turn. A spectator sees those of the last turn.
 */
export function changesFor(events: EventMessage[], you: number): ReadonlyMap<string, Change> {
  // Every mat and thumbnail asks for the same events.
  const kept = asked.get(events);
  if (kept?.you === you) return kept.changes;
  const changes = changesIn(events, you);
  asked.set(events, { you, changes });
  return changes;
}

const asked = new WeakMap<EventMessage[], { you: number; changes: ReadonlyMap<string, Change> }>();

function changesIn(events: EventMessage[], you: number): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const { kind, seat, args } of events.slice(windowStart(events, you))) {
    const slot = kind === "bird_moved" ? args.target : args.slot;
    if (slot === undefined || seat < 0) continue;
    const key = slotKey(seat, slot);
    const change = changes.get(key) ?? { by: seat, eggs: 0, cached: 0, tucked: 0, arrived: false };
    if (kind === "egg_laid") change.eggs += 1;
    else if (kind === "egg_spent") change.eggs -= 1;
    else if (kind === "food_cached") change.cached += 1;
    else if (kind === "tucked_from_hand" || kind === "tucked_from_deck") change.tucked += 1;
    else if (kind === "deck_hunted" && args.success) change.tucked += 1;
    else if (kind === "bird_played" || kind === "bird_moved") change.arrived = true;
    else continue;
    changes.set(key, change);
  }
  return changes;
}

/** Powers of others that ran between turns, each with what it brought, among the events from `from` on. */
export function reactionsIn(events: EventMessage[], from: number, you: number): LogNode[] {
  const found: LogNode[] = [];
  const collect = (node: LogNode): void => {
    if (node.event.kind === "reaction" && node.event.seat !== you) found.push(node);
    else node.children.forEach(collect);
  };
  logTree(events.slice(from), HEADS).forEach(collect);
  return found;
}

function windowStart(events: EventMessage[], you: number): number {
  const turn = events.findLastIndex((e) => e.kind === "turn_started");
  if (turn < 0) return events.length;
  if (you < 0) return turn;
  const mine = events[turn]?.seat === you;
  if (mine && events.slice(turn + 1).some((e) => e.seat === you)) return turn;
  const before = mine ? events.slice(0, turn) : events;
  const last = before.findLastIndex((e) => e.kind === "turn_started" && e.seat === you);
  const end = before.findIndex((e, i) => i > last && e.kind === "turn_ended" && e.seat === you);
  return Math.max(end, last, 0) + 1;
}

export type StepState = "done" | "skipped" | "now" | "next";

/** The birds of a row whose powers run, right to left, with what became of each. */
export function rowSteps(view: WingspanView, events: EventMessage[]): { slot: number; card: number; state: StepState }[] {
  const row = view.row;
  const seat = row && view.seats[row.seat];
  if (!row || !seat) return [];
  const action = events.findLastIndex((e) => e.kind === "row_action" && e.seat === row.seat);
  const idle = new Set(
    events
      .slice(action + 1)
      .filter((e) => e.seat === row.seat && (e.kind === "power_declined" || e.kind === "power_idle"))
      .map((e) => e.args.slot),
  );
  return seat.birds
    .filter((bird) => bird !== null)
    .filter((bird) => Math.floor(bird.slot / 5) === row.habitat && at(birds, bird.card).when === "activated")
    .reverse()
    .map(({ slot, card }) => {
      const done = row.done.includes(slot) && slot !== row.slot;
      const state = slot === row.slot ? "now" : !done ? "next" : idle.has(slot) ? "skipped" : "done";
      return { slot, card, state };
    });
}

/** The entry of the rules that an event follows. */
const RULES: Record<string, string> = {
  goal_laid: "rules-1.3",
  feeder_thrown: "rules-4.3",
  tray_filled: "rules-2.4",
  card_dealt: "rules-1.4",
  birds_kept: "rules-1.5",
  bonus_kept: "powers-draw_bonus_cards",
  start_seat: "rules-1.6",
  food_spent: "rules-3.3",
  food_gained: "rules-4.2",
  egg_spent: "rules-3.2",
  row_action: "rules-2.3",
  play_started: "rules-3.1",
  bird_played: "rules-3.6",
  egg_laid: "rules-5.2",
  card_taken: "rules-6.2",
  card_drawn: "rules-6.2",
  conversion: "rules-4.7",
  power_used: "powers-2.1",
  power_declined: "powers-2.1",
  power_idle: "powers-2.3",
  reaction: "powers-2.12",
  food_cached: "powers-cache_from_supply",
  tucked_from_hand: "powers-tuck_from_hand",
  tucked_from_deck: "powers-tuck_from_deck",
  dice_hunted: "powers-hunt_dice",
  deck_hunted: "powers-hunt_deck",
  bird_moved: "powers-move_this_bird",
  card_pooled: "powers-draft_cards",
  card_picked: "powers-draft_cards",
  debt: "powers-discard_card_end_of_turn",
  card_discarded: "rules-2.4",
  deck_rebuilt: "powers-2.10",
  goal_scored: "rules-11.2",
  round_ended: "rules-10.1",
};

export const ruleOf = (kind: string): string | null => RULES[kind] ?? null;
/** For the test: every address that the log links to. */
export const ruleAddresses = (): string[] => Object.values(RULES);

/** The largest share of a tied goal as it is reckoned: "(6 + 3) ÷ 2". */
export function tieFormula(green: number[], counts: number[], seat: number): string {
  const count = counts[seat] ?? 0;
  const tied = counts.filter((n) => n === count).length;
  if (!count || tied < 2) return "";
  const first = counts.filter((n) => n > count).length;
  const shares = green.slice(first, first + tied);
  if (!shares.length) return "";
  return `(${shares.join(" + ")}) ÷ ${tied}`;
}
/** Points of the first three places by round, on the green side (RULES 11.2). */
export const GREEN_POINTS = [
  [4, 1, 0],
  [5, 2, 1],
  [6, 3, 2],
  [7, 4, 3],
];
