// Mixtures of plants, written as data: which share of each kind, how large, in which colours. Not here: drawing them (plants.ts).

import * as plant from '../plants';
import { place } from '../svg';

/** A kind of plant. reach: the room it needs; draw: its drawing around 0, 0 at a size. */
export interface Plant {
  reach: number;
  draw(size: number): string;
}

/** A mixture of plants. pick: chooses the kind, 0 to 1; size: 0 to 1 for sown plants, or board units for trees from a file. */
export interface Sower {
  /** The room that the chosen kind needs. */
  reachOf(pick: number): number;
  /** Its drawing around 0, 0. */
  draw(pick: number, size: number): string;
}

/** A mixture: each plant grows for picks below its number, the last for all others. */
export function mixed(...plants: readonly (readonly [below: number, plant: Plant])[]): Sower {
  const chosen = (pick: number): Plant => {
    const [, found] = plants.find(([below]) => pick < below) ?? plants.at(-1) ?? [];
    if (found === undefined) throw new Error('a mixture without plants');
    return found;
  };
  return { reachOf: (pick) => chosen(pick).reach, draw: (pick, size) => chosen(pick).draw(size) };
}

/** A bush with a radius of least, and up to `more` beyond it. */
export function bush(reach: number, least: number, more: number, colour: string): Plant {
  return { reach, draw: (size) => plant.bush(least + size * more, colour) };
}

/** A round tree with a radius of least, and up to `more` beyond it. */
export function tree(reach: number, least: number, more: number, dark: string, light: string): Plant {
  return { reach, draw: (size) => plant.tree(least + size * more, dark, light) };
}

/** A drawing, scaled by least, and by up to `more` beyond it. lower: moved down by this much. */
export function scaled(reach: number, art: string, least: number, more: number, lower = 0): Plant {
  return { reach, draw: (size) => place(0, lower, art, 0, least + size * more) };
}
