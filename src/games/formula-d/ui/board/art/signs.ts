// Corner boxes: required stops in yellow, the longest path in spaces in green, the shortest in red.

import { painted } from '@ui/art/glyphs';
import type { Corner } from '../../../data/circuit';

/** What a corner's box says. The ways are left out where a corner that is being drawn has none yet. */
export type SignNumbers = Pick<Corner, 'stops'> & Partial<Pick<Corner, 'longest' | 'shortest'>>;

/** A corner's box around 0, 0. isAhead: with the amber edge of the corner ahead. */
export function signArt({ stops, longest, shortest }: SignNumbers, isAhead: boolean): string {
  const edge = isAhead
    ? 'stroke="#ffc35a" stroke-width="3"'
    : 'stroke="#ffffff" stroke-opacity=".4" stroke-width="1.2"';
  const plate = `<rect x="-46" y="-19" width="96" height="44" rx="8" fill="#000" opacity=".4"/><rect x="-48" y="-22" width="96" height="44" rx="8" fill="#12151a" ${edge}/>`;
  return `${plate}${field(-44, 36, '#ffd23f', String(stops), 34, '#191307', 5)}${field(-5, 23, '#1f7a45', String(longest ?? ''), 23, '#fff', 4)}${field(21, 23, '#c3261d', String(shortest ?? ''), 23, '#fff', 4)}`;
}

function field(x: number, width: number, fill: string, text: string, size: number, ink: string, rx: number): string {
  const at = x + width / 2;
  return `<rect x="${x}" y="-18" width="${width}" height="36" rx="${rx}" fill="${fill}"/><g transform="translate(${at} 0)">${painted(text, { size, fill: ink })}</g>`;
}

/** Which of a box's three numbers is this far to the right of its middle, as a share of its width. */
export function signFieldAt(share: number): 'stops' | 'longest' | 'shortest' {
  if (share < -0.07) return 'stops';
  return share < 0.2 ? 'longest' : 'shortest';
}
