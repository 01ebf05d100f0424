// What a face can be put together from: every option of each part, the colours on offer, and a face drawn by lot.
// Not here: the types (look.ts), or drawing (ui/art/portrait).

import type { Beard, Eyes, Hair, Jaw, Land, Look, Mouth, Nose, Paint, Shell } from './look';

export const JAWS = ['round', 'square', 'long', 'heart'] as const satisfies readonly Jaw[];
export const NOSES = ['straight', 'broad', 'hooked'] as const satisfies readonly Nose[];
export const MOUTHS = ['smile', 'grin', 'smirk', 'flat', 'lips', 'open'] as const satisfies readonly Mouth[];
export const EYES = ['open', 'narrow', 'shut'] as const satisfies readonly Eyes[];
export const HAIRS = [
  'long',
  'curls',
  'bob',
  'braids',
  'pony',
  'locs',
  'hijab',
  'fringe',
] as const satisfies readonly Hair[];
export const BEARDS = ['full', 'moustache', 'handlebar', 'goatee', 'stubble'] as const satisfies readonly Beard[];
export const SHELLS = ['open', 'full', 'leather'] as const satisfies readonly Shell[];
export const PAINTS = [
  'stripe',
  'twin',
  'halves',
  'band',
  'check',
  'chevron',
  'sun',
  'dots',
  'bolt',
  'wave',
  'star',
  'quarter',
] as const satisfies readonly Paint[];
export const LANDS = [
  'lake',
  'fjord',
  'coast',
  'volcano',
  'mesa',
  'moor',
  'bazaar',
  'docks',
  'reef',
  'savanna',
  'monsoon',
  'castle',
  'lagoon',
] as const satisfies readonly Land[];

/** Colours of skin, hair and eyes on offer, #rrggbb. */
export const SKINS = ['#f8dac2', '#f3cdb4', '#eeb594', '#d9a070', '#c98a5c', '#a86f47', '#8a5636', '#5f3a24'] as const;
export const HAIR_COLOURS = [
  '#17110e',
  '#2a1a12',
  '#4a3020',
  '#6b4423',
  '#b5572a',
  '#e2b964',
  '#d9d5cc',
  '#7a2f1c',
  '#1f4f78',
  '#8a2f4a',
] as const;
export const IRISES = ['#4a2f1c', '#6b4a24', '#3f6a8a', '#3f7a4a', '#6a7480', '#b07a2a'] as const;
/** Colours of helmets, suits and everything else that is painted or sewn: ivory first. */
export const CLOTHS = [
  '#f4ead2',
  '#d8352a',
  '#2f6fd0',
  '#f2c230',
  '#24834a',
  '#24272c',
  '#ee7b1c',
  '#ee6fa6',
  '#7f45c4',
  '#17a29b',
] as const;
export const LENSES = ['#9fd6f0', '#f2c230', '#ee7b1c', '#7fe0b0', '#3a3d44', '#ee6fa6'] as const;
export const BROWS: readonly Look['brow'][] = [
  [-1, 2.6],
  [0, 2.6],
  [1.5, 2.6],
  [-1, 3.4],
  [0, 3.4],
  [1.5, 3.4],
];

/** The sky over each landscape. */
export const SKIES: Readonly<Record<Land, readonly [string, string]>> = {
  lake: ['#5aa2d0', '#f4e3b4'],
  fjord: ['#1c5f8c', '#9fe0cf'],
  coast: ['#2c8ecb', '#d8eef2'],
  volcano: ['#6a5fb8', '#f2a6b8'],
  mesa: ['#e0603a', '#fbd07a'],
  moor: ['#8fa6b4', '#e6dfcf'],
  bazaar: ['#3a9ab0', '#f6d79a'],
  docks: ['#4a3a86', '#f0a98c'],
  reef: ['#1a8fc0', '#bff0e0'],
  savanna: ['#d8401f', '#ffd27a'],
  monsoon: ['#3f7fae', '#cdebb4'],
  castle: ['#5a7fb0', '#f2d6c4'],
  lagoon: ['#c76a4a', '#f9dca0'],
};

/** The parts of a look that belong together on one page. */
export const LOOK_PAGES = ['face', 'hair', 'helmet', 'goggles', 'suit', 'extras'] as const;
export type LookPage = (typeof LOOK_PAGES)[number];

/** A whole number from 0 to bound - 1, all equally likely. */
type Draw = (bound: number) => number;

/** One page drawn by lot; the other pages stay out of it. */
export function rolledPage(page: LookPage, look: Look, draw: Draw): Partial<Look> {
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const oneIn = (chances: number): boolean => draw(chances) === 0;
  switch (page) {
    case 'face':
      return {
        skin: one(SKINS),
        jaw: one(JAWS),
        nose: one(NOSES),
        mouth: one(MOUTHS),
        eyes: one(EYES.slice(0, 2)),
        iris: one(IRISES),
        brow: one(BROWS),
        lashes: oneIn(2),
      };
    case 'hair': {
      const hairColour = one(HAIR_COLOURS);
      const hair = oneIn(4) ? null : one(HAIRS);
      return { hair, hairColour, browColour: hairColour, beard: oneIn(3) ? one(BEARDS) : null };
    }
    case 'helmet': {
      const helmet = one(CLOTHS);
      const shell = one(SHELLS);
      return {
        shell,
        helmet,
        trim: one(CLOTHS.filter((colour) => colour !== helmet)),
        paint: one(PAINTS),
        peak: oneIn(2) ? null : one(CLOTHS),
        ...(shell === 'full' && look.goggles === 'up' && { goggles: null }),
      };
    }
    case 'goggles':
      return {
        goggles: one(look.shell === 'full' ? [null] : (['up', 'up', null, 'down'] as const)),
        lens: one(LENSES),
      };
    case 'suit':
      return { suit: one(CLOTHS), scarf: oneIn(2) ? one(CLOTHS) : null };
    case 'extras':
      return {
        freckles: oneIn(3),
        old: oneIn(5),
        scar: oneIn(6),
        glasses: oneIn(4) ? one(CLOTHS.slice(5)) : null,
        earrings: oneIn(4) ? '#f2c230' : null,
        lips: oneIn(4) ? '#b5404a' : null,
      };
  }
}

/** A whole look drawn by lot. */
export function rolledLook(draw: Draw): Look {
  const land = LANDS[draw(LANDS.length)] as Land;
  let look: Look = { ...BLANK, land, sky: SKIES[land] };
  for (const page of LOOK_PAGES) look = { ...look, ...rolledPage(page, look, draw) };
  return look;
}

const BLANK: Look = {
  skin: SKINS[1],
  jaw: 'round',
  nose: 'straight',
  mouth: 'smile',
  eyes: 'open',
  iris: IRISES[0],
  lashes: false,
  brow: [0, 2.6],
  browColour: HAIR_COLOURS[1],
  hair: null,
  hairColour: HAIR_COLOURS[1],
  beard: null,
  blush: '#d8553a',
  lips: null,
  freckles: false,
  old: false,
  scar: false,
  glasses: null,
  earrings: null,
  shell: 'open',
  helmet: CLOTHS[0],
  trim: CLOTHS[1],
  paint: 'stripe',
  peak: '#1b1d21',
  goggles: 'up',
  lens: LENSES[0],
  suit: CLOTHS[1],
  scarf: null,
  land: 'lake',
  sky: SKIES.lake,
};
