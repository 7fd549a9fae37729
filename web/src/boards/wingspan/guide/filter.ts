/** Which birds a search and its filters leave. */
import { birds, named, said, type Bird } from "../data";

export const WILD = 5;

/** "" and -1 leave everything. */
export interface Filter {
  words: string;
  habitat: number;
  food: number;
  nest: string;
  when: string;
  mark: string;
  points: number;
  wingspan: number;
}

export const EVERYTHING: Filter = {
  words: "",
  habitat: -1,
  food: -1,
  nest: "",
  when: "",
  mark: "",
  points: -1,
  wingspan: -1,
};

const CORE = 170;

const plain = (text: string): string => text.toLowerCase().replace(/['’]/g, "");

function holds(bird: Bird, words: string): boolean {
  // The slug is the English name without apostrophes.
  const text = plain([named(bird), bird.slug.replaceAll("-", " "), bird.scientific, said(bird)].join(" "));
  return plain(words).split(/\s+/).every((word) => text.includes(word));
}

function marked(bird: Bird, mark: string): boolean {
  if (mark === "predator") return bird.predator;
  if (mark === "flocking") return bird.flocking;
  return mark !== "swift" || bird.id >= CORE;
}

export const filtered = (f: Filter): Bird[] =>
  birds.filter(
    (bird) =>
      holds(bird, f.words.trim()) &&
      (f.habitat < 0 || bird.habitats.includes(f.habitat)) &&
      (f.food < 0 || (f.food === WILD ? bird.wild > 0 : (bird.cost[f.food] ?? 0) > 0)) &&
      (!f.nest || bird.nest === f.nest) &&
      (!f.when || bird.when === f.when) &&
      (!f.mark || marked(bird, f.mark)) &&
      (f.points < 0 || bird.points >= f.points) &&
      (f.wingspan < 0 || bird.wingspan_cm <= f.wingspan),
  );
