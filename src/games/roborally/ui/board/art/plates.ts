// Draws everything under the machines: the dark hall, crates, the frame with its hazard edge, and the plates of each area.

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import type { Piece } from '@ui/art/piece';
import { num, shade } from '@ui/art/svg';
import type { Area, Course } from '../../../data/course';
import { CELL, floorBox } from '../../../geometry/floor';

/** Plate colours in two tones, by the theme of their area. */
const TONES: Readonly<Record<string, readonly [string, string]>> = {
  bay: ['#474c54', '#4e545c'],
  green: ['#3b4a43', '#42524b'],
  amber: ['#4a4438', '#524c40'],
  teal: ['#37494f', '#3e5157'],
  rust: ['#4b3d38', '#544540'],
  blue: ['#3a4554', '#424d5d'],
  violet: ['#423c50', '#4a4459'],
};
const PLAIN = ['#3d4a52', '#38444c'] as const;
/** The frame around the floor: its width, and the position of its hazard edge. */
export const FRAME = 14;
const HAZARD = 11;
/** Distance of crates from the frame. */
const CRATE = { width: 90, height: 60, away: 46 };

/** Hall, crates, frame and plates, lowest first. */
export function plates(course: Course, world: Box): Piece[] {
  const [below, ...above] = barePlates(course, world);
  return below === undefined ? [] : [below, ...crates(floorBox(course)), ...above];
}

/** Hall, frame and plates without crates, lowest first. */
export function barePlates(course: Course, world: Box): Piece[] {
  const floor = floorBox(course);
  return [{ ...world, svg: hall(floor, world) }, frame(floor), ...areas(course)];
}

function hall(floor: Box, world: Box): string {
  const x = (floor.left + floor.right) / 2;
  const y = floor.top + (floor.bottom - floor.top) * 0.38;
  const reach = (floor.right - floor.left) * 0.95;
  const rect = `x="${num(world.left)}" y="${num(world.top)}" width="${num(world.right - world.left)}" height="${num(world.bottom - world.top)}"`;
  return `<defs><radialGradient id="rr-hall" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(reach)}"><stop offset="0" stop-color="#3a444b"/><stop offset="1" stop-color="#12161a"/></radialGradient><pattern id="rr-grate" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 11L11 0L22 11L11 22Z" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/></pattern></defs><rect ${rect} fill="url(#rr-hall)"/><rect ${rect} fill="url(#rr-grate)"/>`;
}

function crates(floor: Box): Piece[] {
  const { width, height, away } = CRATE;
  const low = floor.bottom - floor.top;
  const spots = [
    [floor.left - away - width, low * 0.86],
    [floor.left - away - width * 1.4, low * 0.78],
    [floor.right + away, low * 0.12],
    [floor.right + away + 20, low * 0.22],
    [floor.right + away, low * 0.9],
    [floor.left + 60, floor.bottom + away],
    [floor.right - 240, floor.bottom + away],
    [floor.left + 320, floor.top - away - height],
  ] as const;
  const svg = `<rect width="${width}" height="${height}" fill="#000" opacity=".4" transform="translate(5 7)"/><rect width="${width}" height="${height}" fill="#5e4121"/><path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="#7c582e" stroke-width="5"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke="#7c582e" stroke-width="6"/><path d="M0 0H${width}" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>`;
  return spots.map(([x, y]) => ({
    left: x,
    top: y,
    right: x + width + 5,
    bottom: y + height + 7,
    svg: `<g transform="translate(${num(x)} ${num(y)})" opacity=".75">${svg}</g>`,
  }));
}

function frame(floor: Box): Piece {
  const rim = (by: number, radius: number, look: string): string =>
    `<rect x="${num(floor.left - by)}" y="${num(floor.top - by)}" width="${num(floor.right - floor.left + 2 * by)}" height="${num(floor.bottom - floor.top + 2 * by)}" rx="${radius}" ${look}/>`;
  const svg = [
    rim(FRAME + 4, 14, 'fill="#000" opacity=".3" transform="translate(9 15)"'),
    rim(FRAME, 10, 'fill="#000" opacity=".55" transform="translate(6 10)"'),
    rim(FRAME, 8, 'fill="#2a2f34"'),
    rim(HAZARD, 6, 'fill="none" stroke="#f2b632" stroke-width="6"'),
    rim(HAZARD, 6, 'fill="none" stroke="#16191c" stroke-width="6" stroke-dasharray="14 14"'),
    rim(FRAME - 0.6, 8, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.2"'),
  ].join('');
  const room = FRAME + 30;
  return {
    left: floor.left - room,
    top: floor.top - room,
    right: floor.right + room,
    bottom: floor.bottom + room,
    svg,
  };
}

function areas(course: Course): Piece[] {
  return course.areas.flatMap((area, index) => [
    ...areaPlates(area, index),
    ...(index > 0 ? [boundary(area, course.areas[index - 1])] : []),
  ]);
}

/** One row of plates is one piece. */
function areaPlates(area: Area, index: number): Piece[] {
  const draw = chance(8 + index * 101 + area.piece.length);
  const tones = TONES[area.theme] ?? PLAIN;
  return Array.from({ length: area.height }, (_, row) => {
    let svg = '';
    for (let column = 0; column < area.width; column++) {
      svg += plate((area.x + column) * CELL, (area.y + row) * CELL, tones[(row + column) % 2] ?? PLAIN[0], draw());
    }
    const left = area.x * CELL;
    const top = (area.y + row) * CELL;
    return { left, top, right: left + area.width * CELL, bottom: top + CELL, svg };
  });
}

/** A plate with light and dark edges, four rivets, and now and then a scratch or an oil stain. */
function plate(x: number, y: number, tone: string, luck: number): string {
  const rivets = [
    [6, 6],
    [CELL - 6, 6],
    [6, CELL - 6],
    [CELL - 6, CELL - 6],
  ]
    .map(
      ([a = 0, b = 0]) =>
        `<circle cx="${a}" cy="${b}" r="1.5" fill="#000" fill-opacity=".6"/><circle cx="${a - 0.5}" cy="${b - 0.5}" r=".8" fill="#fff" fill-opacity=".33"/>`,
    )
    .join('');
  const scratch =
    luck > 0.8
      ? `<path d="M${num(10 + luck * 14)} 12l${num(8 + luck * 6)} 10" stroke="#fff" stroke-opacity=".07" stroke-width="1.4"/>`
      : '';
  const stain =
    luck < 0.12
      ? `<ellipse cx="${num(CELL / 2 + luck * 40)}" cy="${CELL / 2}" rx="${num(10 + luck * 60)}" ry="${num(6 + luck * 30)}" fill="#000" opacity=".14"/>`
      : '';
  return `<g transform="translate(${x} ${y})"><rect width="${CELL}" height="${CELL}" fill="${shade(tone, (luck - 0.5) * 0.09)}"/><path d="M1 ${CELL - 1}V1H${CELL - 1}" stroke="#fff" stroke-opacity=".10" stroke-width="1.4" fill="none"/><path d="M${CELL - 0.6} 1V${CELL - 0.6}H1" stroke="#000" stroke-opacity=".42" stroke-width="1.6" fill="none"/>${rivets}${scratch}${stain}</g>`;
}

/** At the end of the dock area the line is dashed yellow; between floors it is a seam. */
function boundary(area: Area, before: Area | undefined): Piece {
  const x = area.x * CELL;
  const top = area.y * CELL;
  const bottom = top + area.height * CELL;
  const line = `<path d="M${x} ${top}V${bottom}"`;
  const svg =
    before?.theme === 'bay'
      ? `${line} stroke="#f2c230" stroke-opacity=".6" stroke-width="3" stroke-dasharray="12 8"/>`
      : `${line} stroke="#0c0f13" stroke-opacity=".7" stroke-width="4"/>${line} stroke="#fff" stroke-opacity=".14" stroke-width="1.2" transform="translate(2 0)"/>`;
  return { left: x - 3, top, right: x + 4, bottom, svg };
}
