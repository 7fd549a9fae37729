/** What can be drawn of the birds in birds.txt. */
import { birdInner, cardArt, headSvg, parse, type Picture } from "./birds.mjs";
import table from "./birds.txt?raw";
import type { View } from "./gallery";

const pictures = new Map<string, Picture>(
  table
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map(parse)
    .map((picture) => [picture.name, picture]),
);

/** The drawing as SVG text, empty for a bird that is not in the table; `uid` makes its inner names unique. */
export function drawing(slug: string, view: View, uid: string): string {
  const picture = pictures.get(slug);
  if (!picture) return "";
  if (view === "figure") return birdInner(picture, { uid });
  const svg =
    view === "head"
      ? headSvg(picture, { size: 40, uid })
      : cardArt(picture, { w: view.width, h: view.height, uid, hab: view.habitat });
  // The words beside the picture already name the bird.
  return svg.replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"');
}
