/** The rules of the games as implemented, cut into entries that have an address of their own. */
export interface Entry {
  id: string;
  html: string;
  /** What the entry is about, by slug: birds, in Wingspan. */
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

const books: Readonly<Record<string, () => Promise<{ documents: Document[] }>>> = {
  wingspan: async () => (await import("$generated/rules-wingspan.json")).default,
  carcassonne: async () => (await import("$generated/rules-carcassonne.json")).default,
};

/** The games that have a rulebook. */
export const GAMES = Object.keys(books);

/** The documents of a game; none for a game without. */
export async function rulebookOf(game: string): Promise<Document[]> {
  return (await books[game]?.())?.documents ?? [];
}

const texts = new WeakMap<Entry, string>();

function textOf(entry: Entry): string {
  const known = texts.get(entry) ?? `${entry.id} ${entry.html.replace(/<[^>]*>/g, " ").toLowerCase()}`;
  texts.set(entry, known);
  return known;
}

/** The documents with only those entries that hold every word. */
export function searched(documents: Document[], words: string): Document[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return documents;
  const holds = (entry: Entry) => wanted.every((word) => textOf(entry).includes(word));
  return documents
    .map((d) => ({
      ...d,
      sections: d.sections
        .map((s) => ({ ...s, entries: s.entries.filter(holds) }))
        .filter((s) => s.entries.length),
    }))
    .filter((d) => d.sections.length);
}
