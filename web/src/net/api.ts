/** The HTTP half of the server: lists, new tables, invitations, the replay file. */
import type { Reason } from "$generated/types";
import type {
  BotInfo,
  GameInfo,
  Invitation,
  TableCreated,
  TableRequest,
  TableSummary,
} from "./messages";

/** A request that the server answered with an error. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.key);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, { credentials: "same-origin", ...init });
  if (!response.ok) throw new ApiError(response.status, await reasonIn(response));
  return (await response.json()) as T;
}

async function reasonIn(response: Response): Promise<Reason> {
  try {
    const body = (await response.json()) as Partial<Reason>;
    return { key: body.key ?? "ui-accident", args: body.args ?? {} };
  } catch {
    return { key: "ui-accident", args: {} };
  }
}

/** What to tell the player when a request failed, for whatever reason. */
export function reasonOf(error: unknown): Reason {
  return error instanceof ApiError ? error.reason : { key: "ui-no-connection", args: {} };
}

export const api = {
  games: () => request<GameInfo[]>("/api/games"),
  bots: () => request<BotInfo[]>("/api/bots"),
  tables: () => request<TableSummary[]>("/api/tables"),
  create: (table: TableRequest) => request<TableCreated>("/api/tables", table),
  invitation: (token: string) => request<Invitation>(`/api/join/${encodeURIComponent(token)}`),
  invite: (table: string, seat: number) =>
    request<{ seat: number; path: string }>(`/api/tables/${encodeURIComponent(table)}/invite`, { seat }),
  join: (token: string, name: string) =>
    request<{ table: string; seat: number }>("/api/join", { token, name }),
  replayPath: (table: string) => `/api/tables/${encodeURIComponent(table)}/replay`,
};
