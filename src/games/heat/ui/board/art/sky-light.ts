// The light that a country's sky casts on its land: warm over a desert, grey if overcast. Under road and cars.

import type { Box } from '@geometry/box';
import type { Piece } from '@ui/art/piece';
import { num } from '@ui/art/svg';
import type { CircuitLook } from './circuit-look';

/** How much of the sky's colours shows on the land. An overcast sky shows more. */
const LIGHT = { clear: 0.13, overcast: 0.3 } as const;
/** A sky is overcast if the red, green and blue of its colours differ by less than this, of 255. */
const GREY = 22;

/** The tint over the whole world box, from the top of the sky to its foot. */
export function skyLight({ sky: [top, foot] }: CircuitLook, world: Box): Piece[] {
  const opacity = isGrey(top) && isGrey(foot) ? LIGHT.overcast : LIGHT.clear;
  const [left, high, right, low] = [world.left, world.top, world.right, world.bottom].map(num);
  const svg =
    `<linearGradient id="heat-sky" gradientUnits="userSpaceOnUse" x1="0" y1="${high}" x2="0" y2="${low}">` +
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    `<path d="M${left} ${high}H${right}V${low}H${left}Z" fill="url(#heat-sky)" fill-opacity="${opacity}"/>`;
  return [{ ...world, svg }];
}

function isGrey(colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) < GREY;
}
