/** The rules as implemented, cut into entries that have an address of their own. */
import data from "$generated/rules.json";

export interface Entry {
  id: string;
  html: string;
  birds: string[];
}

export interface Section {
  id: string;
  title: string;
  entries: Entry[];
}

export interface Document {
  id: string;
  title: string;
  sections: Section[];
}

export const documents = data.documents as Document[];

const plain = (html: string): string => html.replace(/<[^>]*>/g, " ").toLowerCase();
const texts = new Map(
  documents.flatMap((d) => d.sections.flatMap((s) => s.entries.map((e) => [e, `${e.id} ${plain(e.html)}`] as const))),
);

/** The documents with only those entries that hold every word. */
export function searched(words: string): Document[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return documents;
  const holds = (entry: Entry) => wanted.every((word) => texts.get(entry)?.includes(word));
  return documents
    .map((d) => ({
      ...d,
      sections: d.sections
        .map((s) => ({ ...s, entries: s.entries.filter(holds) }))
        .filter((s) => s.entries.length),
    }))
    .filter((d) => d.sections.length);
}

/** The rulings that name a bird. */
export const rulingsOn = (slug: string): Entry[] =>
  documents
    .filter((d) => d.id === "rulings")
    .flatMap((d) => d.sections.flatMap((s) => s.entries.filter((entry) => entry.birds.includes(slug))));
