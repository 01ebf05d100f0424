// Lasers with their beams.

import type { Piece } from '@ui/art/piece';
import { num, place } from '@ui/art/svg';
import type { Course, Laser } from '../../data/course';
import { CELL, degreesOf, HALF, middleOf, stepX, stepY } from '../../geometry/floor';

/** Distance between the beams of one laser. */
const BEAM_GAP = 10;
/** Distance of emitters and beam ends from the edge of their cell. */
export const BEAM_EDGE = HALF - 4;

/** Paints all lasers of a course. */
export function paintLasers(course: Course): Piece[] {
  return course.lasers.map((one) => laserPiece(course, one));
}

/** Offset of each beam of a shot from its centre line. */
export function beamOffsets(beams: number): number[] {
  return Array.from({ length: beams }, (_, k) => (k - (beams - 1) / 2) * BEAM_GAP);
}

function laserPiece(course: Course, laser: Laser): Piece {
  const { facing, beams, cells } = laser;
  const from = middleOf(course, cells[0] ?? 0);
  const to = middleOf(course, cells.at(-1) ?? 0);
  const [dx, dy] = [stepX(facing), stepY(facing)];
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) + 2 * BEAM_EDGE;
  const rays = beamOffsets(beams)
    .map((aside) => {
      const ray = `M0 ${aside}H${num(length)}`;
      return `<path d="${ray}" stroke="#ff2f3c" stroke-width="8" opacity=".2"/><path d="${ray}" stroke="#ff4450" stroke-width="3"/><path d="${ray}" stroke="#ffd6d8" stroke-width="1"/><circle cx="${num(length)}" cy="${aside}" r="5" fill="#ff5a64" opacity=".55"/>`;
    })
    .join('');
  const emitter = `<rect x="-4" y="${num(-7 - beams * 3.4)}" width="13" height="${num(14 + beams * 6.8)}" rx="3" fill="#14171a" stroke="#6d757c" stroke-width="1.4"/>${beamOffsets(
    beams,
  )
    .map((aside) => `<circle cx="6" cy="${aside}" r="3.4" fill="#ff5a64"/>`)
    .join('')}`;
  const svg = place(from.x - dx * BEAM_EDGE, from.y - dy * BEAM_EDGE, rays + emitter, degreesOf(facing));
  return {
    left: Math.min(from.x, to.x) - CELL,
    top: Math.min(from.y, to.y) - CELL,
    right: Math.max(from.x, to.x) + CELL,
    bottom: Math.max(from.y, to.y) + CELL,
    svg,
  };
}
