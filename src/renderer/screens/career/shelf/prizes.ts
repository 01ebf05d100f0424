// Trophies, liveries and patterns as pictures for the shelf. Not here: what is won (the host says it), or how a car wears it
// (ui/art/worn).

import type { Cosmetic } from '@api/career/commands';
import type { Colour } from '@core/contract';
import { PRIZE_PATTERNS } from '@drivers/worn';
import type { Picture } from '@ui/art/picture';
import { wornCar } from '@ui/art/worn/car';
import { cupArt, type Metal } from '../cup';

/** Emblems of the trophies that objectives pay, on the cup's bowl. */
const EMBLEMS: Readonly<Record<string, string>> = {
  iron: 'M-6 -3H6V1H-6Z',
  lantern: 'M-3 -7H3L5 -2V4H-5V-2ZM-1.4 -4V2H1.4V-4Z',
  compass: 'M0 -8L2.4 0L0 8L-2.4 0Z',
  anchor: 'M-1 -7H1V3Q4 3 5 -1H7Q6 6 0 7Q-6 6 -7 -1H-5Q-4 3 -1 3Z',
  anvil: 'M-7 -4H7L3 0H2V3H5V5H-5V3H-2V0Q-6 0 -7 -4Z',
  owl: 'M-5 -7L-2 -5H2L5 -7V2Q3 6 0 6T-5 2ZM-3 -2A1.4 1.4 0 0 0 0 -2A1.4 1.4 0 0 0 3 -2V0H-3Z',
};

const METALS = ['gold', 'silver', 'bronze'] as const satisfies readonly Metal[];

/** A trophy, 60 x 80 units. */
export function trophyPicture(id: string): Picture {
  const metal = METALS.find((one) => id.split('-').at(-1) === one);
  const emblem = EMBLEMS[id];
  const mark =
    emblem === undefined
      ? ''
      : `<path d="${emblem}" transform="translate(0 -14)" fill="#20252c" opacity=".75" fill-rule="evenodd"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -36 60 80" width="60" height="80">${cupArt(metal ?? 'iron')}${mark}</svg>`;
  return { svg, width: 60, height: 80 };
}

/** A car in a livery, or the person's own with a pattern. */
export function paintedCar({ kind, id }: Pick<Cosmetic, 'kind' | 'id'>, own: Colour): Picture {
  const pattern = kind === 'pattern' ? PRIZE_PATTERNS.find((one) => one === id) : undefined;
  const livery = kind === 'livery' ? id : 'works';
  return wornCar({ colour: own, second: own, livery, number: null, ...(pattern !== undefined && { pattern }) });
}
