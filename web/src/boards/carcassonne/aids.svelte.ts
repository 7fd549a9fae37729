/** What helps at one table, as it is set in the table's menu: overlays, counts, marks. */

export const AIDS = ["fields", "open", "odds", "values", "pile", "flags"] as const;
export type Aid = (typeof AIDS)[number];

const stored = (table: string): string => `volary.aids.${table}`;

function read(table: string): ReadonlySet<Aid> {
  try {
    const off = JSON.parse(localStorage.getItem(stored(table)) ?? "[]") as unknown;
    return new Set(Array.isArray(off) ? AIDS.filter((aid) => off.includes(aid)) : []);
  } catch {
    // Something else was kept under this name: begin anew.
    return new Set();
  }
}

export class Aids {
  #table: string;
  #off = $state.raw<ReadonlySet<Aid>>(new Set());

  constructor(table: string) {
    this.#table = table;
    this.#off = read(table);
  }

  has(aid: Aid): boolean {
    return !this.#off.has(aid);
  }

  set(aids: readonly Aid[], isOn: boolean): void {
    const off = new Set(this.#off);
    for (const aid of aids) {
      if (isOn) off.delete(aid);
      else off.add(aid);
    }
    this.#off = off;
    localStorage.setItem(stored(this.#table), JSON.stringify([...off]));
  }
}

const tables = new Map<string, Aids>();

/** The same for the table and for its menu. */
export function aidsOf(table: string): Aids {
  const aids = tables.get(table) ?? new Aids(table);
  tables.set(table, aids);
  return aids;
}
