/** How much of a long list stands on the page: a screenful at once, the rest of its first part bit by bit. */
import { onMount } from "svelte";
import { later } from "./later";

/** What is shown until more is asked for. */
const PART = 40;
/** What is drawn at a time. */
const BIT = 8;

/** Made while a component is; `shown` counts from the end that is read first. */
export class Unrolled {
  #wanted = $state(PART);
  #drawn = $state(BIT);

  constructor() {
    let callOff = () => {};
    const draw = () => {
      this.#drawn += BIT;
      if (this.#drawn < PART) callOff = later(draw);
    };
    onMount(() => {
      callOff = later(draw);
      return () => callOff();
    });
  }

  get shown(): number {
    return Math.min(this.#drawn, this.#wanted);
  }

  /** There is more than was asked for. */
  hides(length: number): boolean {
    return length > this.#wanted;
  }

  more(): void {
    this.#wanted += PART;
    this.#drawn = this.#wanted;
  }
}
