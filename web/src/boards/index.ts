/** The boards by game; a game without one plays on the plain board. */
import type { Board } from "./board";
import { cardTexts } from "./wingspan/texts.svelte";

const boards: Record<string, () => Promise<Board>> = {
  carcassonne: async () => (await import("./carcassonne/index")).board,
  wingspan: async () => {
    const [module] = await Promise.all([import("./wingspan/index"), cardTexts()]);
    return module.board;
  },
};

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (async () => (await import("./plain/index")).board);
  return load();
}

const STORED = "volary.game";
export const rememberGame = (game: string): void => localStorage.setItem(STORED, game);

/** Fetches the board of the last game, while the server is still to say which game is played at a table. */
export function expectBoard(): void {
  void boards[localStorage.getItem(STORED) ?? "wingspan"]?.();
}
