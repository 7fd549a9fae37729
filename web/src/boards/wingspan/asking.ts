/** What the table asks the server in the background: why the things that look choosable are not. */
import type { Prompt, Reason, Ref, WingspanView } from "$generated/types";
import { refKey } from "../../ui/play.svelte";
import { pointsAt } from "../../store/options";
import { at, birds } from "./data";

/** Questions at once; the server allows twenty a second. */
const MOST = 20;
const PLAYING = new Set(["action", "extra_play"]);

/** The refs of my birds and cards that a question leaves out although it is about such things. */
export function leftOut(prompt: Prompt, view: WingspanView): Ref[] {
  const seat = view.seats[prompt.seat];
  if (!seat) return [];
  const refs: Ref[] = [];
  if (prompt.options.some((option) => option.ref?.type === "slot" && option.ref.seat === prompt.seat)) {
    for (const bird of seat.birds) {
      const full = bird && prompt.kind === "lay_egg" && bird.eggs >= at(birds, bird.card).egg_limit;
      if (bird && !full) refs.push({ type: "slot", seat: prompt.seat, slot: bird.slot });
    }
  }
  if (PLAYING.has(prompt.kind)) for (const card of seat.hand ?? []) refs.push({ type: "hand", card });
  return refs.filter((ref) => !prompt.options.some((option) => pointsAt(option.ref, ref))).slice(0, MOST);
}

export async function askAll(
  refs: Ref[],
  whyNot: (ref: Ref) => Promise<Reason[]>,
): Promise<Map<string, Reason[]>> {
  const answers = await Promise.all(refs.map(async (ref) => [refKey(ref), await whyNot(ref)] as const));
  return new Map(answers);
}
