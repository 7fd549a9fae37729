import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Connection } from "./socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: string[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.drop(1000);
  }
  accept() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  drop(code: number) {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const states: Connection[] = [];
let held = 0;
let gone = 0;
const open = () =>
  new TableSocket(
    "ws://here/ws/t",
    { held: () => held, message: () => undefined, connection: (s) => states.push(s), gone: () => (gone += 1) },
    () => new FakeSocket() as unknown as WebSocket,
  );
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states.length = 0;
  held = gone = 0;
});
afterEach(() => vi.useRealTimers());

test("it greets with what it holds, and again after each reconnection", () => {
  const socket = open();
  last().accept();
  expect(last().sent).toEqual(['{"type":"hello","events":0}']);
  held = 7;
  last().drop(1006);
  expect(states).toEqual(["connecting", "open", "lost"]);
  vi.advanceTimersByTime(500);
  last().accept();
  expect(last().sent).toEqual(['{"type":"hello","events":7}']);
  expect(socket.send({ type: "ping" })).toBe(true);
  socket.close();
});

test("pauses grow while the server is away", () => {
  const socket = open();
  for (let i = 0; i < 4; i += 1) {
    last().drop(1006);
    vi.advanceTimersByTime(400 * 2 ** i - 1);
    expect(FakeSocket.all).toHaveLength(i + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(i + 2);
  }
  socket.close();
});

test("nothing is sent while it is down, and a closed one stays closed", () => {
  const socket = open();
  expect(socket.send({ type: "ping" })).toBe(false);
  last().accept();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("an unknown table is not asked for again", () => {
  open();
  last().drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(gone).toBe(1);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a line that is silent after a message is given up, one that answers is kept", () => {
  const socket = open();
  last().accept();
  last().onmessage?.({ data: '{"type":"pong"}' });
  vi.advanceTimersByTime(24_000);
  expect(states).toEqual(["connecting", "open"]);
  socket.send({ type: "undo", nonce: "n" });
  vi.advanceTimersByTime(9_999);
  expect(states).toEqual(["connecting", "open"]);
  const dead = last();
  vi.advanceTimersByTime(1);
  expect(states).toEqual(["connecting", "open", "lost"]);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  dead.onmessage?.({ data: '{"type":"pong"}' });
  last().accept();
  expect(last().sent).toEqual(['{"type":"hello","events":0}']);
  socket.close();
});
