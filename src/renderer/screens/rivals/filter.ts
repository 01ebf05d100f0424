// Which characters the gallery shows, and in which order. Pure.

import type { Trait } from '@core/style';
import type { Character } from '@drivers/character';
import { CHARACTERS } from '@drivers/characters';
import type { Figures } from './figures';

export const STYLES = ['any', 'daring', 'careful', 'patient', 'duellist', 'thrifty', 'crafty'] as const;
export const SORTS = ['rivals', 'rating', 'listed', 'name', 'risk'] as const;
export const SHOWS = ['all', 'grid', 'beaten', 'never'] as const;

/** The filters of the gallery. */
export interface Wish {
  show: (typeof SHOWS)[number];
  style: (typeof STYLES)[number];
  sort: (typeof SORTS)[number];
}

/** The filters at the start. */
export const EVERYBODY: Wish = { show: 'all', style: 'any', sort: 'rivals' };

/** A trait this far from the middle, up or down, makes a style. */
const STRONG = 0.4;
const MEANT: Readonly<Record<Exclude<Wish['style'], 'any'>, readonly [trait: Trait, way: 1 | -1]>> = {
  daring: ['risk', 1],
  careful: ['risk', -1],
  patient: ['patience', 1],
  duellist: ['duels', 1],
  thrifty: ['saving', 1],
  crafty: ['tactics', 1],
};

/** Whether a character drives in this style. */
export function drivesLike({ style }: Character, wished: Wish['style']): boolean {
  if (wished === 'any') return true;
  const [trait, sign] = MEANT[wished];
  return style[trait] * sign >= STRONG;
}

/** The gallery's data about its characters. figures: undefined before the host has answered. rating: at the chosen level. */
export interface Known {
  isOnGrid(character: string): boolean;
  figures: Figures | undefined;
  rating(who: Character): number | undefined;
}

/** The characters to show, in order. */
export function galleryOf(wish: Wish, known: Known): Character[] {
  const shown = CHARACTERS.filter((one) => drivesLike(one, wish.style) && isShown(one.id, wish.show, known));
  const met = (one: Character) => known.figures?.rivals.get(one.id)?.met ?? 0;
  const rating = (one: Character) => known.rating(one) ?? 0;
  switch (wish.sort) {
    case 'rivals':
      return shown.toSorted((a, b) => met(b) - met(a));
    case 'rating':
      return shown.toSorted((a, b) => rating(b) - rating(a));
    case 'name':
      return shown.toSorted((a, b) => a.given.localeCompare(b.given));
    case 'risk':
      return shown.toSorted((a, b) => b.style.risk - a.style.risk);
    case 'listed':
      return shown;
  }
}

function isShown(id: string, show: Wish['show'], { isOnGrid, figures }: Known): boolean {
  const rival = figures?.rivals.get(id);
  switch (show) {
    case 'all':
      return true;
    case 'grid':
      return isOnGrid(id);
    case 'beaten':
      return rival !== undefined && rival.behind > 0;
    case 'never':
      return rival === undefined || rival.met === 0;
  }
}

/** A trait as bars from 1 to 10: the middle is the level's own style. */
export function barsOf(value: number): number {
  return Math.round(5.5 + 4.5 * value);
}
