import type { EventMessage } from "$generated/types";
import { has, t } from "../i18n/locale.svelte";
import { resolved } from "../i18n/words";
import type { Play } from "./play.svelte";

/** The same with the name of who did it, where the line above is about somebody else. */
export function namedEventText(event: EventMessage, play: Play): string {
  const text = eventText(event, play);
  return event.seat < 0 ? text : t("ui-log-by", { name: play.store.nameOf(event.seat), text });
}

/** An event in the viewer's words. Messages may ask `$you` ("yes" or "no") beside the name in `$seat`. */
export function eventText(event: EventMessage, play: Play): string {
  const args = resolved({ seat: event.seat, ...event.args }, play.words, play.context(event.seat));
  const key = `event-${event.kind.replaceAll("_", "-")}`;
  if (!has(key)) return [event.kind.replaceAll("_", " "), ...Object.values(event.args)].join(" ");
  return t(key, { ...args, you: event.seat === play.store.you ? "yes" : "no" });
}
