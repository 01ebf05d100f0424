// Which characters the gallery shows, and in which order. Pure.

import type { Trait } from '@core/style';
import { CHARACTERS, type Character } from '@drivers/characters';

export const STYLES = ['any', 'daring', 'careful', 'patient', 'duellist', 'thrifty', 'crafty'] as const;
export const SORTS = ['listed', 'name', 'risk'] as const;

/** What is asked of the gallery. */
export interface Wish {
  show: 'all' | 'grid';
  style: (typeof STYLES)[number];
  sort: (typeof SORTS)[number];
}

/** What the gallery begins with. */
export const EVERYBODY: Wish = { show: 'all', style: 'any', sort: 'listed' };

/** A trait from here on, up or down, makes a style. */
const STRONG = 0.4;
const MEANT: Readonly<Record<Exclude<Wish['style'], 'any'>, readonly [trait: Trait, way: 1 | -1]>> = {
  daring: ['risk', 1],
  careful: ['risk', -1],
  patient: ['patience', 1],
  duellist: ['duels', 1],
  thrifty: ['saving', 1],
  crafty: ['tactics', 1],
};

/** Whether a character drives like that. */
export function drivesLike({ style }: Character, wished: Wish['style']): boolean {
  if (wished === 'any') return true;
  const [trait, way] = MEANT[wished];
  return style[trait] * way >= STRONG;
}

/** Those to be shown, in order. isOnGrid: by id. */
export function galleryOf(wish: Wish, isOnGrid: (character: string) => boolean): Character[] {
  const shown = CHARACTERS.filter((one) => drivesLike(one, wish.style) && (wish.show === 'all' || isOnGrid(one.id)));
  if (wish.sort === 'name') return shown.toSorted((a, b) => a.given.localeCompare(b.given));
  return wish.sort === 'risk' ? shown.toSorted((a, b) => b.style.risk - a.style.risk) : shown;
}

/** A trait as bars from 1 to 10: the middle is the level's own way. */
export function barsOf(value: number): number {
  return Math.round(5.5 + 4.5 * value);
}
