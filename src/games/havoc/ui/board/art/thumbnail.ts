// The speedway as a small map: the oval in its surroundings with the line and the pits.

import { painted } from '@ui/art/glyphs';
import { planSvg } from '@ui/art/plan';
import { num, place } from '@ui/art/svg';
import { across, down, INNER, LANE_LINES, OUTER } from '../../../geometry/oval';
import { LOOK } from './look';
import { ovalPath } from './oval-path';

/** Lists may crop a little above and below. */
const PADDING = 14;

/** The map as SVG text, px. */
export function planOf(width: number, height: number): string {
  const scale = (Math.min(width, height) / 2 - PADDING) / across(OUTER);
  const lanes = LANE_LINES.map(
    (distance) => `<path d="${ovalPath(distance)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>`,
  );
  const line = `M${num(across(INNER))} 0H${num(across(OUTER))}`;
  const finish = `<path d="${line}" stroke="#fff" stroke-width="34"/><path d="${line}" stroke="#111" stroke-width="34" stroke-dasharray="15 15"/>`;
  const pits = `<path d="M${num(across(LOOK.mapPits[0]))} ${num(down(LOOK.mapPits[1]))}h108v150h-108Z" fill="#868d95"/>`;
  const word = place(across(-2), 0, painted(LOOK.infield.name.large, { size: 180, fill: '#f5c518', slant: 9 }), -9);
  const road = `<path d="${ovalPath(OUTER + 0.9)}" fill="#fbf8ef"/><path d="${ovalPath(OUTER)}" fill="#34383e"/>${lanes.join('')}<path d="${ovalPath(INNER)}" fill="${LOOK.infield.grass}" stroke="#fbf8ef" stroke-width="14"/>`;
  const oval = place(width / 2, height / 2, `${road}${pits}${word}${finish}`, 0, scale);
  return planSvg(width, height, LOOK.land.grass, oval);
}
