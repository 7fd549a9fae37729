/** The HTTP half of the server: lists, new tables, invitations, the replay file. */
import type {
  BotInfo,
  GameInfo,
  Invitation,
  TableCreated,
  TableRequest,
  TableSummary,
} from "./messages";

/** A request that the server answered with an error; `message` is its own wording, if it gave one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, { credentials: "same-origin", ...init });
  if (!response.ok) throw new ApiError(response.status, await errorText(response));
  return (await response.json()) as T;
}

async function errorText(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { detail?: unknown };
    return typeof body.detail === "string" ? body.detail : "";
  } catch {
    return "";
  }
}

export const api = {
  games: () => request<GameInfo[]>("/api/games"),
  bots: () => request<BotInfo[]>("/api/bots"),
  tables: () => request<TableSummary[]>("/api/tables"),
  create: (table: TableRequest) => request<TableCreated>("/api/tables", table),
  invitation: (token: string) => request<Invitation>(`/api/join/${encodeURIComponent(token)}`),
  join: (token: string, name: string) =>
    request<{ table: string; seat: number }>("/api/join", { token, name }),
  replayPath: (table: string) => `/api/tables/${encodeURIComponent(table)}/replay`,
};
