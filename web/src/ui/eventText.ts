import type { EventMessage } from "$generated/types";
import { has, t } from "../i18n/locale.svelte";
import { resolved } from "../i18n/words";
import type { Play } from "./play.svelte";

/** The same with the name of who did it, where the line above is about somebody else. */
export function namedEventText(event: EventMessage, play: Play, there?: number): string {
  const text = eventText(event, play, there);
  return event.seat < 0 ? text : t("ui-log-by", { name: play.store.nameOf(event.seat), text });
}

/**
 * An event in the viewer's words. Messages may ask `$you` ("yes" or "no") beside the name in `$seat`. `there` is the
 * card that lay in the event's place at that moment, where that is known.
 */
export function eventText(event: EventMessage, play: Play, there?: number): string {
  const context = { ...play.context(event.seat), ...(there === undefined ? {} : { there }) };
  const args = resolved({ seat: event.seat, ...event.args }, play.words, context);
  const key = `event-${event.kind.replaceAll("_", "-")}`;
  if (!has(key)) return [event.kind.replaceAll("_", " "), ...Object.values(event.args)].join(" ");
  return t(key, { ...args, you: event.seat === play.store.you ? "yes" : "no" });
}
