// Made from Python by tools/generate.py; not edited by hand.

export type OptionValue = number | boolean | string;

export interface OptionSpec {
  name: string;
  default: OptionValue;
  values: OptionValue[];
}

export type Arg = number | string | number[] | string[];

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

export interface Label {
  action: number;
  kind: string;
  key: string;
  args: Record<string, Arg>;
  words: string;
  ref: Ref | null;
}

export interface Source {
  rule: string;
  card?: number;
  seat?: number;
  slot?: number;
}

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

export interface Reason {
  key: string;
  args: Record<string, Arg>;
}

export interface EventMessage {
  n: number;
  kind: string;
  seat: number;
  cause: number;
  args: Record<string, number>;
}

export interface ScorePart {
  key: string;
  points: number;
}

export interface SeatScore {
  seat: number;
  total: number;
  parts: ScorePart[];
}

export interface BirdView {
  card: number;
  slot: number;
  eggs: number;
  cached: number[];
  tucked: number;
  used: boolean;
}

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
  bonus_scores: number[] | null;
  chosen: boolean;
}

export interface GoalView {
  round: number;
  goal: number;
  scored: boolean;
  counts: number[];
  points: number[];
}

export interface DraftView {
  birds: number[];
  bonus: number[];
  chosen: boolean;
}

export interface PlayView {
  seat: number;
  card: number;
  habitat: number;
}

export interface RowView {
  seat: number;
  habitat: number;
  slot: number;
  done: number[];
}

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
