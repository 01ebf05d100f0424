// Layers 14 and 17: chevron boards outside corners, limit signs and the start gantry.

import { degrees } from '@geometry/line';
import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAt } from '@ui/art/piece';
import { num, place } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import { chevronSpots, SIGN } from '../../../geometry/roadside';
import type { Theme } from './circuit-look';

/** How far the gantry extends beyond the road on both sides. */
const GANTRY_BEYOND = 13;
/** Middle of each of its five lights, across the road. */
export const LIGHT_SPOTS = [-19.2, -9.6, 0, 9.6, 19.2];

/** Four boards on the outside of each corner. */
export function chevronBoards(road: Road, theme: Theme): Piece[] {
  const shape = `<rect x="-8" y="-2.4" width="17" height="7" fill="#000" opacity=".35" transform="translate(1.4 2)"/><rect x="-8.5" y="-3.4" width="17" height="6.8" rx="1" fill="#f7f2e4"/><path d="M-7 -3.4L-3 0L-7 3.4H-3.4L.6 0L-3.4 -3.4ZM0 -3.4L4 0L0 3.4H3.6L7.6 0L3.6 -3.4Z" fill="${theme.kerb[0]}"/>`;
  return chevronSpots(road).map(({ x, y, angle }) => pieceAt(x, y, 14, place(x, y, shape, degrees(angle))));
}

/** A limit sign's plate, centred on 0, 0, without its number. */
export function signPlate(theme: Theme): string {
  const half = SIGN / 2;
  return `<rect x="-15" y="-15" width="30" height="30" rx="4" transform="translate(2 4) rotate(45)" fill="#000" opacity=".38"/><rect x="${-half}" y="${-half}" width="${SIGN}" height="${SIGN}" rx="4" transform="rotate(45)" fill="#fff7df" stroke="${theme.kerb[0]}" stroke-width="3.2"/>`;
}

/** The whole sign with its number, centred on 0, 0. */
export function limitSign(theme: Theme, limit: number): string {
  return signPlate(theme) + painted(String(limit), { size: limit > 9 ? 22 : 25, fill: '#14171b' });
}

/** The gantry's beam and towers, centred on 0, 0, across a road that runs along x. */
export function gantry(road: Road): string {
  const reach = road.half + GANTRY_BEYOND;
  return `<g transform="translate(5 9)" opacity=".36"><rect x="-6" y="${-reach}" width="12" height="${reach * 2}"/></g><rect x="-7" y="${-reach - 4}" width="14" height="9" rx="2" fill="#20252c"/><rect x="-7" y="${reach - 5}" width="14" height="9" rx="2" fill="#20252c"/><rect x="-6.5" y="${-reach}" width="13" height="${reach * 2}" rx="3" fill="#15191e" stroke="#3b424b" stroke-width="1"/><path d="M-5 ${-reach + 2}H-2V${reach - 2}H-5Z" fill="#fff" opacity=".1"/>${LIGHT_SPOTS.map((y) => `<circle cy="${num(y)}" r="4.1" fill="#07090b"/>`).join('')}`;
}

/** One lit lamp, centred on 0, 0. */
export function lamp(colour: string): string {
  return `<circle r="3.2" fill="${colour}"/><circle cx="-1" cy="-1" r="1" fill="#fff" opacity=".7"/>`;
}
