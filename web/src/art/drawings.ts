/** Drawings of birds by English name: made when first needed, then kept. */
import { birdInner, cardArt, headSvg, parse, type Picture } from "./birds.mjs";
import table from "./birds.txt?raw";

const pictures = new Map<string, Picture>(
  table
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map(parse)
    .map((picture) => [picture.name, picture]),
);
const drawn = new Map<string, string>();

function kept(key: string, name: string, draw: (picture: Picture, uid: string) => string): string | undefined {
  const picture = pictures.get(name);
  if (!picture) return undefined;
  let drawing = drawn.get(key);
  if (drawing === undefined) {
    // Names inside a drawing must differ between drawings of one bird; the words beside it already name it.
    drawing = draw(picture, `_${drawn.size.toString(36)}`).replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"');
    drawn.set(key, drawing);
  }
  return drawing;
}

/** The bird in its scene; `habitat` is f, g or w, or empty for the bird's own. */
export const sceneOf = (name: string, width: number, height: number, habitat = ""): string | undefined =>
  kept(`${name}|${width}|${height}|${habitat}`, name, (picture, uid) =>
    cardArt(picture, { w: width, h: height, uid, hab: habitat }),
  );

export const headOf = (name: string): string | undefined =>
  kept(`${name}|head`, name, (picture, uid) => headSvg(picture, { size: 40, uid }));

/** The bird alone, as a group in a box of 100 by 100. */
export const figureOf = (name: string): string | undefined =>
  kept(`${name}|figure`, name, (picture, uid) => birdInner(picture, { uid }));
