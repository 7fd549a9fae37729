/** The flat events as the tree that people read: what happened, and inside it what that caused. */
import type { EventMessage } from "$generated/types";

export interface LogNode {
  event: EventMessage;
  children: LogNode[];
}

/** Roots in the order of time. An event of a `heads` kind (a turn, a round) is a root even where another caused it. */
export function logTree(events: EventMessage[], heads: ReadonlySet<string>): LogNode[] {
  const nodes = new Map<number, LogNode>();
  const roots: LogNode[] = [];
  for (const event of events) {
    const node: LogNode = { event, children: [] };
    nodes.set(event.n, node);
    const parent = heads.has(event.kind) ? undefined : nodes.get(event.cause);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
