/** The boards by game; a game without one plays on the plain board. */
import type { Board } from "./board";

const boards: Record<string, () => Promise<Board>> = {
  wingspan: async () => (await import("./wingspan/index")).board,
};

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (async () => (await import("./plain/index")).board);
  return load();
}
