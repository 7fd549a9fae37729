/**
 * The table as the server last told it. Every message replaces the whole state; nothing is guessed here. What a message
 * leaves unchanged stays the same object, so that only the rest is drawn again.
 */
import type { EventMessage, Label, Reason, Ref } from "$generated/types";
import type { ClientMessage, ServerMessage, TableInfo, TablePrompt } from "../net/messages";
import type { Connection, SocketEvents } from "../net/socket";
import { shared } from "./shared";

export interface Line {
  send(message: ClientMessage): boolean;
  close(): void;
}

export type OpenLine = (events: SocketEvents) => Line;

export class TableStore {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<unknown>(null);
  prompt = $state.raw<TablePrompt | null>(null);
  events = $state.raw<EventMessage[]>([]);
  /** Why the last answer was refused; cleared by the next one. */
  refusal = $state.raw<Reason | null>(null);
  /** The key of an error that ends the visit: there is no such table. */
  failure = $state<string | null>(null);
  /** How many events there were when I answered last, or came. */
  answeredAt = $state(0);
  /** The answer that is on its way. */
  pending = $state<string | null>(null);
  /** My seat, -1 for whoever only watches. */
  readonly you = $derived(this.table?.you ?? -1);

  #seats = $derived(this.table?.seats);
  #line: Line;
  #count = 0;
  #questions = new Map<number, (reasons: Reason[]) => void>();

  constructor(open: OpenLine) {
    this.#line = open({
      held: () => this.events.length,
      message: (message) => this.receive(message),
      connection: (state) => this.#connected(state),
      gone: () => (this.failure = "ui-no-table"),
    });
  }


  /** My own decision may be answered now. */
  get canAnswer(): boolean {
    return this.prompt !== null && this.pending === null && this.connection === "open";
  }

  nameOf(seat: number): string {
    return this.#seats?.find((s) => s.seat === seat)?.name ?? "";
  }

  act(option: Label): void {
    if (!this.prompt || !this.canAnswer) return;
    this.#answer((nonce) => ({ type: "act", prompt: this.prompt?.id ?? "", action: option.action, nonce }));
  }

  undo(): void {
    if (this.pending === null && this.table?.undo.possible) this.#answer((nonce) => ({ type: "undo", nonce }));
  }

  /** Asks the server why something cannot be chosen; no reasons when it does not know or the line is down. */
  whyNot(ref: Ref): Promise<Reason[]> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      if (!this.#line.send({ type: "why_not", id, ref })) this.#settle(id, []);
    });
  }

  close(): void {
    this.#line.close();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        if (!this.table) this.answeredAt = message.events_from + message.events.length;
        this.table = shared(this.table, message.table);
        this.view = shared(this.view, message.view);
        this.prompt = shared(this.prompt, message.prompt);
        this.events = this.events.slice(0, message.events_from).concat(message.events);
        this.pending = null;
        break;
      case "refused":
        this.refusal = message.reason;
        this.pending = null;
        break;
      case "why":
        this.#settle(message.id, message.reasons);
        break;
      case "error":
        this.refusal = { key: message.key, args: {} };
        this.pending = null;
        break;
      case "pong":
        break;
    }
  }

  #answer(make: (nonce: string) => ClientMessage): void {
    const nonce = newNonce();
    this.refusal = null;
    this.answeredAt = this.events.length;
    if (this.#line.send(make(nonce))) this.pending = nonce;
  }

  #settle(id: number, reasons: Reason[]): void {
    this.#questions.get(id)?.(reasons);
    this.#questions.delete(id);
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === "open") return;
    this.pending = null;
    for (const id of [...this.#questions.keys()]) this.#settle(id, []);
  }
}

/** A name for one answer, so that sending it twice does nothing twice. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("");
}
