// Layers 2 to 4: infield with mowing bands and the country's name, gravel at corner exits, fence around the outside.

import { type Box, boxAround } from '@geometry/box';
import { painted, paintedWidth } from '@ui/art/glyphs';
import { type Piece, pieceAlong } from '@ui/art/piece';
import { closedPath, num, openPath, place, shade } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import { fenceLines } from '../../../geometry/road-lines';
import type { CircuitLook, Theme } from './circuit-look';

const BAND = 24;
const USUAL_FENCE = { rail: '#e9e6dd', post: '#6d747c', width: 1.8 };

/** The land inside the loop with its painted name. */
export function infield(road: Road, look: CircuitLook, text: string): Piece[] {
  const loop = closedPath(road.line.points);
  const box = boxAround(road.line.points, 4);
  const cover = (look.cover ?? bands)(box);
  const name = countryName(text, look.name);
  const clipped = `<clipPath id="heat-loop"><path d="${loop}"/></clipPath><g clip-path="url(#heat-loop)"><path d="${loop}" fill="${look.infield}"/>${cover}${name}</g>`;
  return [{ ...box, svg: clipped }];
}

function bands(box: Box): string {
  let paths = '';
  for (let x = box.left - 500; x < box.right; x += BAND * 2) {
    paths += `<path d="M${num(x)} ${num(box.top)}L${num(x + 420)} ${num(box.bottom)}h${BAND}L${num(x + BAND)} ${num(box.top)}Z" fill="#fff" opacity=".045"/>`;
  }
  return paths;
}

/** The country's name in the app's language, as large as fits. */
function countryName(text: string, { x, y, turn, size, room }: Theme['name']): string {
  const look = { size, fill: '#fff', opacity: 0.15, spacing: 4, slant: 11 };
  const scale = Math.min(1, room / paintedWidth(text, look));
  return place(x, y, painted(text, look), turn, scale);
}

/** Gravel traps: stippled, with a darker rim. */
export function gravel(road: Road, theme: Theme): Piece[] {
  return road.circuit.gravel.map((points) => {
    const shape = closedPath(points);
    const raked = openPath(points.slice(2, Math.floor(points.length / 2) - 1));
    const rim = shade(theme.gravel, -0.22);
    const svg = `<path d="${shape}" fill="${theme.gravel}" stroke="${rim}" stroke-width="2.4" stroke-linejoin="round"/><path d="${shape}" fill="url(#art-gravel)"/><path d="${raked}" stroke="#000" stroke-opacity=".12" stroke-width="5" fill="none" transform="translate(1 1)"/>`;
    return pieceAlong(points, 4, svg);
  });
}

/** Rail with posts along the outside, left out where it would cross the road. */
export function fence(road: Road, { fence: look = USUAL_FENCE }: CircuitLook): Piece[] {
  return fenceLines(road).map((points) => {
    const path = openPath(points);
    const svg = `<path d="${path}" stroke="#000" stroke-opacity=".28" stroke-width="${look.width + 0.6}" fill="none" transform="translate(1.6 2.4)"/><path d="${path}" stroke="${look.rail}" stroke-width="${look.width}" fill="none"/><path d="${path}" stroke="${look.post}" stroke-width="${look.width + 1.6}" stroke-dasharray="1.6 9.4" fill="none"/>`;
    return pieceAlong(points, 8, svg);
  });
}
