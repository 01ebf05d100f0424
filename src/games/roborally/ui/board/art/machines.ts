// Draws pits, repair sites, gears, docks, pushers, lasers and walls on the floor.

import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAt } from '@ui/art/piece';
import { num, place, shade } from '@ui/art/svg';
import type { Course, Laser, Pusher } from '../../../data/course';
import type { Cell, Facing } from '../../../types';
import { CELL, degreesOf, HALF, middleOf, stepX, stepY } from '../geometry/floor';

const C = CELL;
/** Distance between the beams of one laser. */
export const BEAM_GAP = 10;
/** Distance of emitters and beam ends from the edge of their cell. */
export const BEAM_EDGE = HALF - 4;

/** Flat elements: pits, repair sites, gears and docks. */
export function flatMachines(course: Course): Piece[] {
  const cells = course.pit.map((_, cell) => cell);
  const at = (cell: Cell, svg: string, turn = 0): Piece => {
    const { x, y } = middleOf(course, cell);
    return pieceAt(x, y, HALF, place(x, y, svg, turn));
  };
  return [
    ...cells.filter((cell) => course.pit[cell]).map((cell) => at(cell, pitArt())),
    ...cells.filter((cell) => course.repair[cell]).map((cell) => at(cell, REPAIR)),
    ...cells.filter((cell) => course.gear[cell] !== 0).map((cell) => at(cell, gearArt(course.gear[cell] === 1))),
    ...course.docks.map(({ cell, facing }, index) => at(cell, dockArt(index + 1, facing))),
  ];
}

/** Raised elements: pushers, lasers with their beams, walls. */
export function standingMachines(course: Course): Piece[] {
  const at = (cell: Cell, svg: string): Piece => {
    const { x, y } = middleOf(course, cell);
    return pieceAt(x, y, C, place(x, y, svg));
  };
  return [
    ...course.lasers.map((laser) => laserPiece(course, laser)),
    ...course.pushers.map((pusher) => at(pusher.cell, pusherArt(pusher))),
    ...course.walls.map(({ cell, side }) => at(cell, wallArt(side))),
  ];
}

function pitArt(): string {
  const hole = (by: number, look: string): string =>
    `<rect x="${-HALF + by}" y="${-HALF + by}" width="${C - 2 * by}" height="${C - 2 * by}" rx="${by < 5 ? 5 : 3}" ${look}/>`;
  const lip = HALF - 9;
  const deep = HALF - 16;
  return [
    hole(3, 'fill="#f2b632"'),
    hole(3, 'fill="none" stroke="#16191c" stroke-width="9" stroke-dasharray="8 8"'),
    hole(3, 'fill="none" stroke="#16191c" stroke-width="1.5"'),
    hole(9, 'fill="#050607"'),
    `<path d="M${-lip} ${-lip}H${lip}L${deep} ${-deep}H${-deep}V${deep}L${-lip} ${lip}Z" fill="#24292e"/>`,
    hole(16, 'fill="#000"'),
  ].join('');
}

const REPAIR = `<circle r="${C * 0.36}" fill="#000" opacity=".35" cx="1.5" cy="2.5"/><circle r="${C * 0.35}" fill="#e9edf0"/><circle r="${C * 0.35}" fill="none" stroke="#2fa863" stroke-width="3"/><g transform="rotate(-45)"><path d="M-3.4 14V-4A7.4 7.4 0 0 1 -6.6 -13.2V-7.4L0 -4.6L6.6 -7.4V-13.2A7.4 7.4 0 0 1 3.4 -4V14A3.4 3.4 0 0 1 -3.4 14Z" fill="#2c343b"/></g>`;

/** A gear; without its shadow if it turns over the painted one. */
export function gearArt(clockwise: boolean, shadow = true): string {
  const colour = clockwise ? '#2fa863' : '#d8402f';
  const teeth = Array.from(
    { length: 12 },
    (_, k) =>
      `<path d="M-4 ${num(-C * 0.36)}L-5 ${num(-C * 0.46)}H5L3.6 ${num(-C * 0.36)}Z" transform="rotate(${k * 30})" fill="${shade(colour, -0.2)}"/>`,
  ).join('');
  const under = shadow ? `<circle r="${num(C * 0.42)}" fill="#000" opacity=".4" cx="2" cy="3"/>` : '';
  return `${under}${teeth}<circle r="${num(C * 0.38)}" fill="${colour}" stroke="${shade(colour, -0.45)}" stroke-width="1.6"/><circle r="${num(C * 0.3)}" fill="${shade(colour, 0.1)}"/><g transform="scale(${clockwise ? 1 : -1} 1)"><path d="M-10 4A11 11 0 1 1 6 9" fill="none" stroke="#fff" stroke-width="4.4"/><path d="M11 3L7.4 15.6L-.4 6Z" fill="#fff"/></g><circle r="4.2" fill="#1b2024"/>`;
}

function dockArt(dock: number, facing: Facing): string {
  const nose = `<path d="M${num(C * 0.33)} -5L${num(C * 0.43)} 0L${num(C * 0.33)} 5Z" fill="#9cc8f0" opacity=".75" transform="rotate(${degreesOf(facing)})"/>`;
  return `<circle r="${num(C * 0.33)}" fill="#0c0f13" fill-opacity=".18" stroke="#9cc8f0" stroke-opacity=".75" stroke-width="2.2"/>${nose}${painted(String(dock), { size: 22, fill: '#cfe5fb' })}`;
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
    left: Math.min(from.x, to.x) - C,
    top: Math.min(from.y, to.y) - C,
    right: Math.max(from.x, to.x) + C,
    bottom: Math.max(from.y, to.y) + C,
    svg,
  };
}

/** A yellow bar on the edge of a cell. */
export function wallArt(side: Facing): string {
  const bar = `M${-HALF + 2} ${-HALF}H${HALF - 2}`;
  const turn = side * 90;
  const drop = turn === 0 || turn === 180 ? '0 4' : '3 0';
  return `<path d="${bar}" stroke="#000" stroke-opacity=".5" stroke-width="10" transform="translate(${drop}) rotate(${turn})"/><g transform="rotate(${turn})"><path d="${bar}" stroke="#14171a" stroke-width="10"/><path d="${bar}" stroke="#f2c230" stroke-width="6"/><path d="${bar}" stroke="#fff3c0" stroke-width="1.6"/></g>`;
}
