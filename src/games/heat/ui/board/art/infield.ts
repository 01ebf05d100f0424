// Layers 2 to 4: infield with mowing bands and the country's name, gravel at corner exits, fence around the outside.

import { painted, paintedWidth } from '@ui/art/glyphs';
import { entry, type Point } from '@ui/art/line';
import { type Box, boxAround, type Piece, pieceAlong } from '@ui/art/piece';
import { closedPath, num, openPath, place, shade } from '@ui/art/svg';
import { TRACK_IDS } from '../../../data/tracks';
import { t } from '../../../text/t';
import type { Road } from '../geometry/road';
import type { Theme } from './themes';

const BAND = 24;
const FENCE_AWAY = 17;

/** The land inside the loop with its painted name. */
export function infield(road: Road, theme: Theme): Piece[] {
  const loop = closedPath(road.line.points);
  const box = boxAround(road.line.points, 4);
  let bands = '';
  for (let x = box.left - 500; x < box.right; x += BAND * 2) {
    bands += `<path d="M${num(x)} ${num(box.top)}L${num(x + 420)} ${num(box.bottom)}h${BAND}L${num(x + BAND)} ${num(box.top)}Z" fill="#fff" opacity=".045"/>`;
  }
  if (road.circuit.id === 'france') bands = lavenderRows(box);
  const country = TRACK_IDS.find((id) => id === road.circuit.id);
  const name = country === undefined ? '' : countryName(t(`painted.ground.${country}`), theme.name);
  const clipped = `<clipPath id="heat-loop"><path d="${loop}"/></clipPath><g clip-path="url(#heat-loop)"><path d="${loop}" fill="${theme.infield}"/>${bands}${name}</g>`;
  return [{ ...box, svg: clipped }];
}

/** The country's name in the app's language, as large as fits. */
function countryName(text: string, { x, y, turn, size, room }: Theme['name']): string {
  const look = { size, fill: '#fff', opacity: 0.15, spacing: 4, slant: 11 };
  const scale = Math.min(1, room / paintedWidth(text, look));
  return place(x, y, painted(text, look), turn, scale);
}

/** The French infield is one lavender field: rows in bloom, slightly lighter on their sunny side. */
function lavenderRows(box: Box): string {
  const wide = num(box.right - box.left);
  const high = num(box.bottom - box.top);
  return `<pattern id="heat-lavender" width="26" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path d="M0 3H26" stroke="#6b4fa0" stroke-opacity=".34" stroke-width="4.4" stroke-dasharray="4.6 .9"/><path d="M0 1.8H26" stroke="#c3b2ea" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="3.4 2.1"/></pattern><rect x="${num(box.left)}" y="${num(box.top)}" width="${wide}" height="${high}" fill="url(#heat-lavender)"/>`;
}

/** Gravel traps: stippled, with a darker rim. */
export function gravel(road: Road, theme: Theme): Piece[] {
  return road.circuit.geometry.gravel.map(({ polygon }) => {
    const points = polygon.map((p): Point => [entry(p, 0), entry(p, 1)]);
    const shape = closedPath(points);
    const raked = openPath(points.slice(2, Math.floor(points.length / 2) - 1));
    const rim = shade(theme.gravel, -0.22);
    const svg = `<path d="${shape}" fill="${theme.gravel}" stroke="${rim}" stroke-width="2.4" stroke-linejoin="round"/><path d="${shape}" fill="url(#art-gravel)"/><path d="${raked}" stroke="#000" stroke-opacity=".12" stroke-width="5" fill="none" transform="translate(1 1)"/>`;
    return pieceAlong(points, 4, svg);
  });
}

/** Rail with posts along the outside, left out where it would cross the road; its style depends on the country. */
export function fence(road: Road): Piece[] {
  const look = FENCES[road.circuit.id] ?? { rail: '#e9e6dd', post: '#6d747c', width: 1.8 };
  const pieces = road.line.parallel(-road.inside * (road.half + FENCE_AWAY));
  return pieces.map((points) => {
    const path = openPath(points);
    const svg = `<path d="${path}" stroke="#000" stroke-opacity=".28" stroke-width="${look.width + 0.6}" fill="none" transform="translate(1.6 2.4)"/><path d="${path}" stroke="${look.rail}" stroke-width="${look.width}" fill="none"/><path d="${path}" stroke="${look.post}" stroke-width="${look.width + 1.6}" stroke-dasharray="1.6 9.4" fill="none"/>`;
    return pieceAlong(points, 8, svg);
  });
}

const FENCES: Readonly<Record<string, { rail: string; post: string; width: number }>> = {
  usa: { rail: '#d9d5cb', post: '#8d8a83', width: 3 },
  france: { rail: '#d9b75f', post: '#a8843a', width: 3.4 },
  'great-britain': { rail: '#e6e9e2', post: '#4c5a50', width: 1.8 },
};
