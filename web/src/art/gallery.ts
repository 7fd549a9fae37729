/** Drawings of birds by slug: made when the browser is idle, by a module that arrives after the page, then kept. */
import { later } from "../ui/later";

type Artist = typeof import("./birds");

/** The bird in a scene of this size (`habitat` is f, g or w, or empty for the bird's own), its head, or it alone. */
export type View = { width: number; height: number; habitat: string } | "head" | "figure";

const drawn = new Map<string, string>();
const keyOf = (slug: string, view: View): string =>
  typeof view === "string" ? `${slug} ${view}` : `${slug} ${view.width} ${view.height} ${view.habitat}`;

let artist: Promise<Artist> | undefined;
const called = (): Promise<Artist> =>
  (artist ??= new Promise((resolve) => later(() => resolve(import("./birds")))));

function made(by: Artist, slug: string, view: View): string {
  const key = keyOf(slug, view);
  let drawing = drawn.get(key);
  if (drawing === undefined) {
    // Names inside a drawing must differ between drawings of one bird.
    drawing = by.drawing(slug, view, `b${drawn.size.toString(36)}`);
    drawn.set(key, drawing);
  }
  return drawing;
}

/** The drawing if it was made before. */
export const drawingOf = (slug: string, view: View): string | undefined => drawn.get(keyOf(slug, view));

/** Calls `show` with the drawing, empty for a bird that has none; returns what calls it off. */
export function draw(slug: string, view: View, show: (drawing: string) => void): () => void {
  let callOff = () => {
    wanted = false;
  };
  let wanted = true;
  void called().then((by) => {
    if (wanted) callOff = later(() => show(made(by, slug, view)));
  });
  return () => callOff();
}
