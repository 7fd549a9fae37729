// Made from Python by tools/generate.py; not edited by hand.

export type OptionValue = number | boolean | string;

/**
 * One option of a game: its name, its default and the values that it may take, in the order for people.
 *
 * `needs`: what other options must be (one of the listed values) for any value but the default.
 */
export interface OptionSpec {
  name: string;
  default: OptionValue;
  values: OptionValue[];
  needs?: Record<string, OptionValue[]>;
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
  x?: number;
  y?: number;
  turn?: number;
  tile?: number;
  segment?: number;
  figure?: number;
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

/** A seat: its supply by figure, its score, and the index of the tile that it laid last (-1: none). */
export interface CarcassonneSeat {
  seat: number;
  supply: number[];
  score: SeatScore;
  last: number;
}

/** A tile on the table, in the order in which they were laid. `seat`: who laid it, -1 for the start tile. */
export interface TileView {
  kind: number;
  x: number;
  y: number;
  turn: number;
  seat: number;
}

/** A figure on the table: on which segment of which tile (its index in `tiles`) it stands. */
export interface FigureView {
  seat: number;
  figure: number;
  tile: number;
  segment: number;
}

/**
 * A road (1), city (2), cloister (3), garden (4) or field (5) with all its segments.
 *
 * `id` is stable while the feature grows: that of its first segment. `parts` are pairs of tile index and segment.
 * `tiles`: how many different tiles it covers. `open`: open ends of a road, open edges of a city, empty places
 * around a cloister or garden, 0 for a field. `strength`: by seat, what counts for the majority; `leaders` are the
 * seats that would be paid. `now`: what a leader would get if the game ended now; `complete`: what it would get
 * if the feature were complete with the tiles that it has (a cloister: if it were surrounded; a field: if every city
 * that it borders were complete). `cities` are the ids of the cities that a field borders.
 */
export interface FeatureView {
  id: number;
  kind: number;
  parts: number[][];
  tiles: number;
  open: number;
  pennants: number;
  finished: boolean;
  strength: number[];
  leaders: number[];
  now: number;
  complete: number;
  cities: number[];
}

/**
 * An empty place beside a tile: how many of the tiles of the normal pile fit there in some turn, of which kinds
 * (ascending), and the chance in thousandths that one of them is drawn before the viewer's next turn is over.
 */
export interface CellView {
  x: number;
  y: number;
  fits: number;
  kinds: number[];
  chance: number;
}

/** Where a flight of `distance` ends: the tile there (-1: none) and, by figure, the segments it may land on. */
export interface TargetView {
  distance: number;
  x: number;
  y: number;
  tile: number;
  landings: number[][];
}

/**
 * A flying machine that can be used now or is being used: before the roll `figure` and `distance` are -1.
 *
 * `direction`: 0 N, 1 NE, ... 7 NW.
 */
export interface FlightView {
  tile: number;
  direction: number;
  figure: number;
  distance: number;
  targets: TargetView[];
}

/**
 * A crop circle that is being carried out. `affects`: 1 thieves on roads, 2 knights in cities, 5 farmers on
 * fields. `action`: -1 not chosen yet, 0 A (deploy), 1 B (remove). `order`: seats in the order in which they
 * decide; `able`: whether each of them (same order) has anything to do under A and under B.
 */
export interface CropView {
  tile: number;
  affects: number;
  action: number;
  order: number[];
  able: boolean[][];
}

/**
 * Everything that a viewer may see. `viewer` is -1 for spectators.
 *
 * `drawn`: kind of the tile that is to be laid now. `current`: index of the tile laid in this turn. `pile`: how
 * many of each kind are still to come (the river's tiles included), `pile_count` their sum, `removed` the kinds
 * that fitted nowhere.
 */
export interface CarcassonneView {
  game: string;
  viewer: number;
  options: Record<string, OptionValue>;
  turn: number;
  active: number;
  start_seat: number;
  over: boolean;
  ranking: number[][];
  seats: CarcassonneSeat[];
  tiles: TileView[];
  figures: FigureView[];
  features: FeatureView[];
  cells: CellView[];
  drawn: number;
  current: number;
  pile: number[];
  pile_count: number;
  removed: number[];
  flight: FlightView | null;
  crop: CropView | null;
}
