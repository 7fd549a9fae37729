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
const USUAL = 96;
const STEP = 1.2;
/** How much of the land always stays in the window. */
const KEPT = 60;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export class Camera {
  scale = $state(USUAL);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** It follows the land until somebody takes it in hand. */
  follows = $state(true);
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 });

  /** Shows all of the land, as large as it fits; `least` keeps tiles large enough for a finger. */
  fit(margin: number, below: number, least = LEAST): void {
    const { left, top, right, bottom } = this.bounds;
    const columns = right - left + 2 * margin;
    const rows = bottom - top + 2 * margin;
    if (!this.width || !this.height) return;
    this.scale = clamp(Math.min(USUAL, this.width / columns, (this.height - below) / rows), least, MOST);
    this.x = this.width / 2 - ((left + right) / 2) * this.scale;
    this.y = (this.height - below) / 2 - ((top + bottom) / 2) * this.scale;
  }

  /** Brings a place to the middle; `scale` also sets the size of tiles. */
  centre(cell: Cell, scale = this.scale): void {
    this.scale = clamp(scale, LEAST, MOST);
    this.x = this.width / 2 - (cell.x + 0.5) * this.scale;
    this.y = this.height / 2 - (cell.y + 0.5) * this.scale;
    this.#keep();
  }

  /** Moves just so far that the whole place is in the window. */
  reveal(cell: Cell): void {
    const left = cell.x * this.scale + this.x;
    const top = cell.y * this.scale + this.y;
    this.x += Math.max(0, -left) - Math.max(0, left + this.scale - this.width);
    this.y += Math.max(0, -top) - Math.max(0, top + this.scale - this.height);
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
