/** The table's socket: reconnects with growing pauses and asks for what it missed each time it opens. */
import type { ClientMessage, ServerMessage } from "./messages";

export type Connection = "connecting" | "open" | "lost";

export interface SocketEvents {
  /** How many events the client holds, for the greeting. */
  held: () => number;
  message: (message: ServerMessage) => void;
  connection: (state: Connection) => void;
  /** The server knows no such table: there is nothing to wait for. */
  gone: () => void;
}

const NO_TABLE = 4404;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 25_000;
/** The server answers everything at once: a line that is silent for so long after a message is dead. */
const MOST_SILENCE = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly url: string,
    readonly events: SocketEvents,
    readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  /** True when the message went out; nothing is queued, since an answer belongs to the prompt on the screen. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#silence ??= setTimeout(() => this.#dead(), MOST_SILENCE);
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#heard();
    this.#socket?.close();
  }

  #connect(): void {
    this.events.connection("connecting");
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.events.connection("open");
      this.send({ type: "hello", events: this.events.held() });
      this.#ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard();
      this.events.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => this.#lost(event.code);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** Does not wait for the browser, which may believe in a dead line for minutes. */
  #dead(): void {
    const socket = this.#socket;
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    this.#heard();
    if (this.#closed) return;
    if (code === NO_TABLE) {
      this.#closed = true;
      this.events.gone();
      return;
    }
    this.events.connection("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}

export function tableUrl(table: string, place: Location = location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/ws/${encodeURIComponent(table)}`;
}
