// The hex value of each car colour, from the page's tokens if there is a page, so that the safe palette applies.

import type { Colour } from '@core/contract';
import { SEAT_PAINTS } from '@ui/theme/seats';

const STANDARD: Readonly<Record<Colour, string>> = {
  red: '#d8352a',
  blue: '#2f6fd0',
  yellow: '#f2c230',
  green: '#24834a',
  black: '#24272c',
  ivory: '#ece7da',
  orange: '#ee7b1c',
  pink: '#ee6fa6',
  purple: '#7f45c4',
  teal: '#17a29b',
};

const ALL = Object.keys(STANDARD) as Colour[];

/** Cached token values by palette and colour, because reading one computes the styles of the whole page. */
const names = new Map<string, string>();

/** Index of a colour in the palette, 0-based. */
export function colourIndex(colour: Colour): number {
  return SEAT_PAINTS[colour].number - 1;
}

/** The colour as #rrggbb in the current palette. */
export function hexOf(colour: Colour): string {
  if (typeof document === 'undefined') return STANDARD[colour];
  const root = document.documentElement;
  const key = `${root.dataset.palette} ${colour}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const token = getComputedStyle(root)
    .getPropertyValue(`--seat-${colourIndex(colour) + 1}`)
    .trim();
  if (!/^#[0-9a-f]{6}$/i.test(token)) return STANDARD[colour];
  names.set(key, token);
  return token;
}

/** Whether cars show the patterns of their colours. */
export function arePatternsOn(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.patterns !== 'off';
}

/** A cache key for anything painted in car colours: it depends on the palette and on whether patterns are on. */
export function paletteKey(): string {
  return `${ALL.map(hexOf).join()} ${arePatternsOn()}`;
}
