/** The one way from a thing on the table to the options that mean it. */
import type { Label, Prompt, Ref } from "$generated/types";

/** True when `ref` points at what `wanted` describes; fields that `wanted` leaves out may be anything. */
export function pointsAt(ref: Ref | null, wanted: Ref): boolean {
  if (!ref) return false;
  const there = ref as unknown as Record<string, unknown>;
  return Object.entries(wanted).every(([field, value]) => there[field] === value);
}

export function optionsFor(prompt: Prompt | null, wanted: Ref): Label[] {
  return prompt ? prompt.options.filter((option) => pointsAt(option.ref, wanted)) : [];
}
