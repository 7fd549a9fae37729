/** The rules of Wingspan, for pages that show what they say of a bird. */
import data from "$generated/rules-wingspan.json";
import type { Document, Entry } from "../../../pages/rules/rulebook";

export const documents = data.documents as Document[];

/** The rulings that name a bird. */
export const rulingsOn = (slug: string): Entry[] =>
  documents
    .filter((d) => d.id === "rulings")
    .flatMap((d) => d.sections.flatMap((s) => s.entries.filter((entry) => entry.birds.includes(slug))));
