/** Messages: the server's own Fluent files, one bundle a language, English behind the others. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg } from "$generated/types";

export const LANGUAGES = ["en", "de", "es", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  ja: "日本語",
};

const STORED = "volary.language";
const files = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });

/** Set to 140, the storage key lengthens every word by 40 %: the pseudo-language that layouts are checked with. */
const STRETCHED = "volary.stretch";

function stretched(share: number): (text: string) => string {
  return (text) => text.replace(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * share)));
}

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const share = Number(localStorage.getItem(STRETCHED) ?? 100) / 100 - 1;
  const bundle = new FluentBundle(language, { useIsolating: false, ...(share > 0 && { transform: stretched(share) }) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

async function load(language: Language): Promise<FluentBundle> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return bundleOf(language, await Promise.all(own.map(([, read]) => read())));
}

class Locale {
  language = $state<Language>("en");
  bundles = $state.raw<FluentBundle[]>([]);
}

export const locale = new Locale();

/** The language of the last visit, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(STORED) ?? "", ...navigator.languages.map((l) => l.slice(0, 2))];
  return wanted.map((w) => LANGUAGES.find((l) => l === w)).find((l) => l !== undefined) ?? "en";
}

/** What loads the texts of a language that are no messages, such as a game's cards. */
type Load = (language: Language) => Promise<void>;
const speakers: Load[] = [];
/** The language that is shown, or will be as soon as its texts are there. */
let wanted: Language = "en";

/** Calls `load` now and with every later change of language, before that language is shown. */
export async function speaks(load: Load): Promise<void> {
  speakers.push(load);
  await load(wanted);
}

export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  const spoken: Language[] = language === "en" ? ["en"] : [language, "en"];
  const [bundles] = await Promise.all([
    Promise.all(spoken.map(load)),
    Promise.all(speakers.map((load) => load(language))),
  ]);
  locale.bundles = bundles;
  locale.language = language;
  localStorage.setItem(STORED, language);
  document.documentElement.lang = language;
}

/** A language chosen in one window of the browser is spoken in all of them. */
export function followLanguage(): void {
  addEventListener("storage", ({ key }) => {
    if (key === STORED) void useLanguage(preferredLanguage());
  });
}

export type Args = Record<string, Arg | undefined>;

/** The message in the reader's language. A key without a message shows as itself, so that a gap is seen. */
export function t(key: string, args: Args = {}): string {
  for (const bundle of locale.bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, variables(args), []);
  }
  return key;
}

export function has(key: string): boolean {
  return locale.bundles.some((bundle) => bundle.hasMessage(key));
}

const lists = new Map<Language, Intl.ListFormat>();

/** "a, b and c" in the reader's language. */
export function joined(words: string[]): string {
  if (words.length < 2) return words.join("");
  let list = lists.get(locale.language);
  if (!list) lists.set(locale.language, (list = new Intl.ListFormat(locale.language, { type: "conjunction" })));
  return list.format(words);
}

/** A number that every language writes with the same digits: spares the browser its number formatter. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isSmall = (value: Arg): value is number => typeof value === "number" && value >= 0 && value < 1000 && value % 1 === 0;

/** "a, b or c" in the reader's language. */
export function joinedOr(words: string[]): string {
  return new Intl.ListFormat(locale.language, { type: "disjunction" }).format(words);
}

function variables(args: Args): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) result[name] = joined(value.map(String));
    else result[name] = isSmall(value) ? new Small(value) : value;
  }
  return result;
}
