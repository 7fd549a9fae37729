/** What lies ready for the question at hand but has not been said yet: a place and a turn, or an option. */
import { getContext, setContext } from "svelte";
import type { CarcassonneView, Label } from "$generated/types";
import type { Play } from "../../ui/play.svelte";
import { cellKey, type Cell } from "./data";

const TURNS = 4;

interface Picked {
  prompt: string;
  cell?: string;
  action?: number;
}

export class Choosing {
  #play: Play;
  #picked = $state.raw<Picked | null>(null);
  /** The turn in which the hand holds the tile. */
  #held = $state(0);
  /** The figure in hand. */
  #figure = $state(0);
  /** The empty place that is pointed at or in focus. */
  hovered = $state.raw<Cell | null>(null);
  /** The one that was so last: a finger points at nothing for long. */
  visited = $state.raw<Cell | null>(null);
  /** The placement that could not be turned. */
  #unturned = $state.raw<Label | undefined>(undefined);

  constructor(play: Play) {
    this.#play = play;
  }

  get view(): CarcassonneView {
    return this.#play.store.view as CarcassonneView;
  }

  get options(): Label[] {
    return this.#play.store.prompt?.options ?? [];
  }

  get kind(): string {
    return this.#play.store.prompt?.kind ?? "";
  }

  // -- laying the tile ------------------------------------------------------------------------------------------

  readonly #places = $derived.by(() => {
    const places = new Map<string, Label[]>();
    for (const option of this.options) {
      const { type, x = 0, y = 0 } = option.ref ?? {};
      if (type === "place") places.set(cellKey({ x, y }), [...(places.get(cellKey({ x, y })) ?? []), option]);
    }
    return places;
  });

  /** The options of each legal place, one a turn. */
  get places(): ReadonlyMap<string, Label[]> {
    return this.#places;
  }

  /** The option of a place in the turn in which the tile is held, else in the next turn that fits. */
  placement(cell: Cell): Label | undefined {
    return this.#placementOf(cellKey(cell));
  }

  #placementOf(key: string): Label | undefined {
    const fitting = this.#places.get(key) ?? [];
    const after = (option: Label) => ((option.ref?.turn ?? 0) - this.#held + TURNS) % TURNS;
    return fitting.toSorted((a, b) => after(a) - after(b))[0];
  }

  /** The turn in which the drawn tile is shown. */
  get turn(): number {
    return this.active?.ref?.turn ?? this.#held;
  }

  /** The placement that is chosen, else the one that is pointed at. */
  get active(): Label | undefined {
    if (this.kind !== "place_tile") return undefined;
    return this.chosen ?? (this.hovered ? this.placement(this.hovered) : undefined);
  }

  /** Turns the tile on to the next turn that fits where it is. */
  rotate(step = 1): void {
    const { active } = this;
    const turns = active?.ref
      ? (this.#places.get(cellKey({ x: active.ref.x ?? 0, y: active.ref.y ?? 0 })) ?? []).map((option) => option.ref?.turn ?? 0)
      : [0, 1, 2, 3];
    const from = this.turn;
    if (turns.length === 1) this.#unturned = active;
    for (let i = 1; i <= TURNS; i += 1) {
      const turn = (from + step * i + TURNS * TURNS) % TURNS;
      if (turns.includes(turn)) {
        this.#held = turn;
        return;
      }
    }
  }

  /** It was to be turned where it fits in one turn only. */
  get fitsOneWay(): boolean {
    return this.#unturned !== undefined && this.#unturned === this.active;
  }

  // -- choosing -------------------------------------------------------------------------------------------------

  readonly #chosen = $derived.by((): Label | null => {
    const picked = this.#picked;
    if (!picked || picked.prompt !== this.#play.store.prompt?.id) return null;
    if (picked.cell !== undefined) return this.#placementOf(picked.cell) ?? null;
    return this.options.find((option) => option.action === picked.action) ?? null;
  });

  get chosen(): Label | null {
    return this.#chosen;
  }

  pick(option: Label): void {
    const prompt = this.#play.store.prompt?.id;
    if (prompt === undefined) return;
    const { type, x = 0, y = 0, turn = 0, figure } = option.ref ?? {};
    if (type === "place") {
      this.#held = turn;
      this.#picked = { prompt, cell: cellKey({ x, y }) };
    } else {
      if (figure !== undefined && option.kind !== "call_back") this.#figure = figure;
      this.#picked = { prompt, action: option.action };
    }
  }

  drop(): void {
    this.#picked = null;
  }

  /** Says what lies ready. */
  confirm(): void {
    if (this.chosen) this.#play.choose(this.chosen);
  }

  // -- figures --------------------------------------------------------------------------------------------------

  /** The kinds of figure between which there is a choice. */
  get figures(): number[] {
    const found = this.options.flatMap((option) => (option.kind === "place_figure" || option.kind === "fly" || option.kind === "add_figure" ? [option.ref?.figure ?? 0] : []));
    return [...new Set(found)].toSorted((a, b) => a - b);
  }

  get figure(): number {
    return this.figures.includes(this.#figure) ? this.#figure : (this.figures[0] ?? 0);
  }

  /** Takes another figure in hand; what was chosen for the other one stays where this one can stand too. */
  take(figure: number): void {
    const before = this.chosen?.ref;
    this.#figure = figure;
    const same = this.options.find(({ ref }) => ref && before && ref.figure === figure && ref.type === before.type && ref.tile === before.tile && ref.segment === before.segment);
    if (same) this.pick(same);
    else this.drop();
  }

  /** Options that stand on a segment, for the figure in hand. */
  get standing(): Label[] {
    return this.options.filter(({ kind, ref }) => {
      if (ref?.type !== "segment") return false;
      return kind === "place_figure" || kind === "add_figure" ? ref.figure === this.figure : true;
    });
  }

  get flight(): Label | undefined {
    return this.options.find((option) => option.kind === "fly" && option.ref?.figure === this.figure);
  }
}

const KEY = Symbol("choosing");

export const provideChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);
export const useChoosing = (): Choosing => getContext(KEY);
