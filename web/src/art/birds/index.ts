/** What can be drawn of the birds in birds.txt. */
import type { View } from "../gallery";
import table from "./birds.txt?raw";
import { figure, portrait, scene } from "./draw";
import { birdsOf } from "./record";

const birds = birdsOf(table);

/** The drawing as SVG text, empty for a bird that is not in the table; `id` makes its inner names unique. */
export function drawing(slug: string, view: View, id: string): string {
  const bird = birds.get(slug);
  if (!bird) return "";
  if (view === "figure") return figure(bird, id);
  return view === "head" ? portrait(bird, id) : scene(bird, view.width, view.height, view.habitat, id);
}
