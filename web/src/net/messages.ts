/** What travels over the table's socket and the small HTTP interface. */
import type { EventMessage, Label, OptionSpec, OptionValue, Prompt, Reason, Ref } from "$generated/types";

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  connected: boolean;
  bot?: string;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  rules_version: number;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  you: number;
  commitment: string;
  seed?: string;
  seed_chosen: boolean;
  undo: { possible: boolean; option?: Label };
  over: boolean;
  thinking: number[];
}

/** The decision that is mine, with the id that an answer must carry. */
export type TablePrompt = Prompt & { id: string };

export interface StateMessage {
  type: "state";
  seq: number;
  table: TableInfo;
  view: unknown;
  prompt: TablePrompt | null;
  events: EventMessage[];
  events_from: number;
}

export type ServerMessage =
  | StateMessage
  | { type: "refused"; nonce: string; reason: Reason }
  | { type: "why"; id: number; reasons: Reason[] }
  | { type: "error"; id: string; key: string }
  | { type: "pong" };

export type ClientMessage =
  | { type: "hello"; events: number }
  | { type: "act"; prompt: string; action: number; nonce: string }
  | { type: "undo"; nonce: string }
  | { type: "why_not"; id: number; ref: Ref }
  | { type: "ping" };

export interface GameInfo {
  id: string;
  options: OptionSpec[];
}

export interface BotInfo {
  id: string;
  games: string[];
}

export interface SeatRequest {
  kind: "me" | "friend" | "bot";
  name?: string;
  bot?: string;
}

export interface TableRequest {
  game: string;
  name?: string;
  options: Record<string, OptionValue>;
  seats: SeatRequest[];
  seed?: string;
}

export interface TableCreated {
  table: string;
  seat: number;
  links: { seat: number; path: string }[];
}

export interface TableSummary {
  table: string;
  name: string;
  game: string;
  seats: string[];
  your_turn: boolean;
  over: boolean;
}

export interface Invitation {
  table: string;
  name: string;
  game: string;
  seat: number;
  host: string;
}
