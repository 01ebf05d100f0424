// A person's own car with what it wears, for the profile and for the shelf of a career. Not here: cars in races, which each game
// paints.

import type { Colour } from '@core/contract';
import type { WornPattern } from '@drivers/worn';
import { carArt, patternMarks } from '../car';
import { colourIndex, hexOf } from '../colours';
import type { Picture } from '../picture';
import { inkOn } from '../svg';
import { MARKS, PAINTS } from './prizes';

/** Patterns that a race paints, in its order. */
const RACED: readonly WornPattern[] = [
  'stripe',
  'twin',
  'chevron',
  'check',
  'hoop',
  'diagonal',
  'halves',
  'dots',
  'saltire',
  'rings',
];

const IVORY = '#f4ead2';
const PALE = '#f7f2e4';
const DARK = '#1d1f24';

/** What a car wears. pattern: left out: its colour's own. livery: an id; an unknown one is drawn as the works livery. */
export interface Worn {
  readonly colour: Colour;
  readonly second: Colour;
  readonly pattern?: WornPattern;
  readonly livery: string;
  readonly number: number | null;
}

/** The car from above, nose to the right. */
export function wornCar(worn: Worn): Picture {
  const art = carArt({
    colour: bodyOf(worn),
    index: colourIndex(worn.colour),
    number: worn.number,
    worn: marksOf(worn.pattern ?? RACED[colourIndex(worn.colour)] ?? 'stripe', accentOf(worn)),
  });
  return framed(art, '-25 -15 50 30', 200, 120);
}

/** A pattern on a strip of the car's paint. */
export function patternStrip(pattern: WornPattern, worn: Omit<Worn, 'pattern' | 'number'>): Picture {
  const strip = '<rect x="-20" y="-7" width="40" height="14" rx="4"';
  const art =
    `<clipPath id="strip">${strip}/></clipPath>${strip} fill="${bodyOf(worn)}" stroke="#fff" stroke-opacity=".3" stroke-width=".6"/>` +
    `<g clip-path="url(#strip)">${marksOf(pattern, accentOf(worn))}</g>`;
  return framed(art, '-22 -9 44 18', 88, 36);
}

/** The paint of the body: a won livery's own, else the person's colour. */
function bodyOf({ colour, livery }: Pick<Worn, 'colour' | 'livery'>): string {
  return paintOf(livery) ?? hexOf(colour);
}

/** The pattern's colour. pair: the second choice; classic: ivory, or red on ivory; any other: what stands out most. */
function accentOf({ colour, second, livery }: Pick<Worn, 'colour' | 'second' | 'livery'>): string {
  if (livery === 'pair') return second === colour ? IVORY : hexOf(second);
  if (livery === 'classic') return colour === 'ivory' ? '#8a2f14' : IVORY;
  return inkOn(bodyOf({ colour, livery })) === '#ffffff' ? PALE : DARK;
}

function paintOf(livery: string): string | undefined {
  return (PAINTS as Readonly<Record<string, string>>)[livery];
}

function marksOf(pattern: WornPattern, ink: string): string {
  const mark = (MARKS as Readonly<Record<string, string>>)[pattern];
  if (mark === undefined) return patternMarks(Math.max(0, RACED.indexOf(pattern)), ink);
  return [-14, -7, 0, 7, 14]
    .map((x) => `<path d="${mark}" transform="translate(${x} 0)" fill="${ink}" fill-rule="evenodd"/>`)
    .join('');
}

function framed(art: string, box: string, width: number, height: number): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${art}</svg>`;
  return { svg, width, height };
}
