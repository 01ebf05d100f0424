// Pushers.

import { painted } from '@ui/art/glyphs';
import type { Piece } from '@ui/art/piece';
import { place } from '@ui/art/svg';
import type { Course, Pusher } from '../../data/course';
import { CELL, degreesOf, HALF, stepX, stepY } from '../../geometry/floor';
import { onCell } from './element';

/** Paints all pushers of a course. */
export function paintPushers(course: Course): Piece[] {
  return course.pushers.map((one) => onCell(course, one.cell, CELL, pusherArt(one)));
}

/** The piston at the wall, and its registers on a black plate that stays upright. */
function pusherArt({ facing, registers }: Pusher): string {
  const piston = `<g transform="rotate(${degreesOf(facing)})"><rect x="${-HALF + 2}" y="-19" width="13" height="38" rx="2.4" fill="#5d666e" stroke="#14171a" stroke-width="1.4"/><path d="M${-HALF + 4} -16V16" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>${ARM}</g>`;
  const text = registers.join(' ');
  const width = 14 + registers.length * 10;
  const x = stepX(facing) * 13;
  const y = stepY(facing) * 15;
  const sign = `<rect x="${-width / 2}" y="-9" width="${width}" height="18" rx="4" fill="#12151a" stroke="#e8813a" stroke-width="1.2"/>${painted(text, { size: 14, fill: '#ffd9a8', spacing: 1 })}`;
  return piston + place(x, y, sign);
}

/** The moving part of a pusher, at rest. */
export const ARM = `<rect x="${-HALF + 15}" y="-5" width="10" height="10" fill="#aeb6bd" stroke="#14171a" stroke-width="1.2"/><rect x="${-HALF + 24}" y="-16" width="8" height="32" rx="2" fill="#e8813a" stroke="#14171a" stroke-width="1.4"/>`;
