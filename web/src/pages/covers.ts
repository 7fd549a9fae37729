/** A small drawing for each game, fetched only where it is shown. */
import { draw } from "../art/gallery";

const BIRD = "painted-bunting";
/** A city over a corner with a road: walls, houses, road and field. */
const TILE = "P";

const covers: Record<string, () => Promise<string>> = {
  carcassonne: async () => {
    const [{ tileDrawing }, { kinds }] = await Promise.all([import("../art/tiles"), import("../boards/carcassonne/data")]);
    const kind = kinds.find(({ id }) => id === TILE);
    return kind ? `<svg viewBox="0 0 100 100">${tileDrawing(kind)}</svg>` : "";
  },
  wingspan: () => new Promise((resolve) => draw(BIRD, "head", resolve)),
};

export const hasCover = (game: string): boolean => game in covers;

export const coverOf = async (game: string): Promise<string> => (await covers[game]?.()) ?? "";
