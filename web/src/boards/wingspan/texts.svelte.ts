/** Names and sentences of the cards by slug: each reader loads those of one language. */
import { LANGUAGES, locale, speaks, type Language } from "../../i18n/locale.svelte";

interface CardText {
  name: string;
  text: string;
}
type CardTexts = Record<string, CardText>;

const files = import.meta.glob<CardTexts>("$generated/wingspan.*.json", { import: "default" });
let texts = $state.raw<Partial<Record<Language, CardTexts>>>({});

async function load(language: Language): Promise<void> {
  if (texts[language]) return;
  const read = Object.entries(files).find(([path]) => path.endsWith(`.${language}.json`))?.[1];
  if (!read) throw new Error(`the cards have no texts in ${language}, only in ${LANGUAGES.join(", ")}`);
  const found = await read();
  texts = { ...texts, [language]: found };
}

let loaded: Promise<void> | undefined;
/** Resolves when the cards can be named; from then on each language brings its texts with it. */
export const cardTexts = (): Promise<void> => (loaded ??= speaks(load));

export function textOf(slug: string): CardText {
  const found = texts[locale.language]?.[slug];
  if (!found) throw new RangeError(`${slug} has no text in ${locale.language}`);
  return found;
}
