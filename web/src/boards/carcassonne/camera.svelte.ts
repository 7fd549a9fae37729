/** What part of the land is seen: pixels a tile, and where the start tile's corner lies in the window. */
import type { Cell } from "./data";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LEAST = 24;
export const MOST = 220;
/** A tile at its usual size. */
export const USUAL = 96;
const STEP = 1.2;
/** How much of the land always stays in the window. */
const KEPT = 60;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The least part of the land with all of these places, of which there is one. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const columns = cells.map(({ x }) => x);
  const rows = cells.map(({ y }) => y);
  return { left: Math.min(...columns), top: Math.min(...rows), right: Math.max(...columns) + 1, bottom: Math.max(...rows) + 1 };
}

export class Camera {
  scale = $state(USUAL);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** It follows the land until somebody takes it in hand. */
  follows = $state(true);
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 });
  /** Pixels at the window's edges that something lies over. */
  above = $state(0);
  below = $state(0);

  /** Shows a part of the land, as large as it fits between the sizes of a tile that are given. */
  fit({ left, top, right, bottom }: Bounds, margin: number, least = LEAST, most = USUAL): void {
    const columns = right - left + 2 * margin;
    const rows = bottom - top + 2 * margin;
    if (!this.width || !this.height) return;
    this.scale = clamp(Math.min(this.width / columns, (this.height - this.above - this.below) / rows), least, most);
    this.x = this.width / 2 - ((left + right) / 2) * this.scale;
    this.y = this.#middle - ((top + bottom) / 2) * this.scale;
  }

  /** Whether a part of the land lies in the window, with so many places around it. */
  shows({ left, top, right, bottom }: Bounds, margin: number): boolean {
    const [west, east] = [left - margin, right + margin].map((x) => x * this.scale + this.x) as [number, number];
    const [north, south] = [top - margin, bottom + margin].map((y) => y * this.scale + this.y) as [number, number];
    return west >= 0 && north >= this.above && east <= this.width && south <= this.height - this.below;
  }

  /** The middle of what is free from top to bottom. */
  get #middle(): number {
    return (this.above + this.height - this.below) / 2;
  }

  /** Brings a place to the middle. */
  centre(cell: Cell): void {
    this.x = this.width / 2 - (cell.x + 0.5) * this.scale;
    this.y = this.#middle - (cell.y + 0.5) * this.scale;
    this.#keep();
  }

  /** Moves just so far that the whole place is in the window. */
  reveal(cell: Cell): void {
    const left = cell.x * this.scale + this.x;
    const top = cell.y * this.scale + this.y;
    this.x += Math.max(0, -left) - Math.max(0, left + this.scale - this.width);
    this.y += Math.max(0, this.above - top) - Math.max(0, top + this.scale - this.height + this.below);
  }

  /** Zooms about a point of the window. */
  zoom(factor: number, at = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = clamp(this.scale * factor, LEAST, MOST);
    const change = scale / this.scale;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
    this.follows = false;
    this.#keep();
  }
  closer(): void {
    this.zoom(STEP);
  }
  farther(): void {
    this.zoom(1 / STEP);
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.follows = false;
    this.#keep();
  }

  /** The place under a point of the window. */
  cellAt(x: number, y: number): Cell {
    return { x: Math.floor((x - this.x) / this.scale), y: Math.floor((y - this.y) / this.scale) };
  }

  #keep(): void {
    const { left, top, right, bottom } = this.bounds;
    this.x = clamp(this.x, KEPT - right * this.scale, this.width - KEPT - left * this.scale);
    this.y = clamp(this.y, KEPT - bottom * this.scale, this.height - KEPT - top * this.scale);
  }
}
