// Gears.

import type { Piece } from '@ui/art/piece';
import { num, shade } from '@ui/art/svg';
import type { Course } from '../../data/course';
import { CELL, cellsWith, HALF } from '../../geometry/floor';
import { onCell } from './element';

/** Paints all gears of a course. */
export function paintGears(course: Course): Piece[] {
  return cellsWith(course, (cell) => course.gear[cell] !== 0).map((cell) =>
    onCell(course, cell, HALF, gearArt(course.gear[cell] === 1)),
  );
}

/** A gear; without its shadow if it turns over the painted one. */
export function gearArt(clockwise: boolean, shadow = true): string {
  const colour = clockwise ? '#2fa863' : '#d8402f';
  const teeth = Array.from(
    { length: 12 },
    (_, k) =>
      `<path d="M-4 ${num(-CELL * 0.36)}L-5 ${num(-CELL * 0.46)}H5L3.6 ${num(-CELL * 0.36)}Z" transform="rotate(${k * 30})" fill="${shade(colour, -0.2)}"/>`,
  ).join('');
  const under = shadow ? `<circle r="${num(CELL * 0.42)}" fill="#000" opacity=".4" cx="2" cy="3"/>` : '';
  return `${under}${teeth}<circle r="${num(CELL * 0.38)}" fill="${colour}" stroke="${shade(colour, -0.45)}" stroke-width="1.6"/><circle r="${num(CELL * 0.3)}" fill="${shade(colour, 0.1)}"/><g transform="scale(${clockwise ? 1 : -1} 1)"><path d="M-10 4A11 11 0 1 1 6 9" fill="none" stroke="#fff" stroke-width="4.4"/><path d="M11 3L7.4 15.6L-.4 6Z" fill="#fff"/></g><circle r="4.2" fill="#1b2024"/>`;
}
