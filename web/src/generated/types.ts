// Made from Python by tools/generate.py; not edited by hand.

export type OptionValue = number | boolean | string;

/** One option of a game: its name, its default and the values that it may take, in the order for people. */
export interface OptionSpec {
  name: string;
  default: OptionValue;
  values: OptionValue[];
}

export type Arg = number | string | number[] | string[];

/** What an option or a reason points at on the table: a type and the ids that the type needs. */
export interface Ref {
  type: string;
  seat?: number;
  slot?: number;
  card?: number;
  food?: number;
  face?: number;
  habitat?: number;
  id?: number;
}

/**
 * One option of a decision, for people.
 *
 * `key` and `args` name a message (locales/); `words` are the stable keywords that scenarios and the text
 * client accept; `ref` is what the table highlights. Labels of one decision have distinct `words`.
 */
export interface Label {
  action: number;
  kind: string;
  key: string;
  args: Record<string, Arg>;
  words: string;
  ref: Ref | null;
}

/** Who asks: a card lying in a slot, or a rule. */
export interface Source {
  rule: string;
  card?: number;
  seat?: number;
  slot?: number;
}

/** A decision, for people. `minimum`/`maximum` bound the picks; one action answers it. */
export interface Prompt {
  seat: number;
  kind: string;
  key: string;
  args: Record<string, Arg>;
  source: Source;
  minimum: number;
  maximum: number;
  reveals: boolean;
  options: Label[];
}

/** Why something is not possible: a message and its arguments. */
export interface Reason {
  key: string;
  args: Record<string, Arg>;
}

/** An event as a viewer gets it. `cause` is the number of the parent event, -1 at the root. */
export interface EventMessage {
  n: number;
  kind: string;
  seat: number;
  cause: number;
  args: Record<string, number>;
}

/** One part of a score: a message key and the points. */
export interface ScorePart {
  key: string;
  points: number;
}

/** A seat's score: parts in the order in which people read them, and their sum. */
export interface SeatScore {
  seat: number;
  total: number;
  parts: ScorePart[];
}

/** A bird on a mat. `cached` counts the stored tokens of each food; `used`: a between-turns power was used. */
export interface BirdView {
  card: number;
  slot: number;
  eggs: number;
  cached: number[];
  tucked: number;
  used: boolean;
}

/**
 * A seat's area. `hand` and `bonus` are None where the viewer may not see them.
 *
 * `known_hand`: cards that everybody knows to be in the hand (taken face up, and nothing was tucked unseen since).
 * `debt`: cards still to be discarded at the end of the turn. `turns_left`: action cubes left in this round.
 * `bonus_counts` and `bonus_scores`: what each card of `bonus` counts and brings now.
 */
export interface SeatView {
  seat: number;
  food: number[];
  hand: number[] | null;
  hand_count: number;
  known_hand: number[];
  bonus: number[] | null;
  bonus_count: number;
  birds: (BirdView | null)[];
  turns_left: number;
  debt: number;
  score: SeatScore;
  bonus_counts: number[] | null;
  bonus_scores: number[] | null;
  chosen: boolean;
}

/** A round's goal: every seat's count and points, as scored, or as they would be if the round ended now. */
export interface GoalView {
  round: number;
  goal: number;
  scored: boolean;
  counts: number[];
  points: number[];
}

/** The viewer's opening choice: 5 birds and 2 bonus cards to keep from. */
export interface DraftView {
  birds: number[];
  bonus: number[];
  chosen: boolean;
}

/** A bird that is being paid for. */
export interface PlayView {
  seat: number;
  card: number;
  habitat: number;
}

/** A row whose powers run, right to left. `slot` is the bird whose power runs now, -1 between two. */
export interface RowView {
  seat: number;
  habitat: number;
  slot: number;
  done: number[];
}

/** Everything that one viewer may see. `viewer` is -1 for spectators. */
export interface WingspanView {
  game: string;
  viewer: number;
  options: Record<string, OptionValue>;
  round: number;
  active: number;
  start_seat: number;
  over: boolean;
  ranking: number[][];
  seats: SeatView[];
  deck_count: number;
  discard: number[];
  bonus_deck_count: number;
  tray: number[];
  feeder: number[];
  outside: number[];
  goals: GoalView[];
  pool: number[];
  offer: number[];
  draft: DraftView | null;
  playing: PlayView | null;
  row: RowView | null;
}
