// Draws the road: wall, asphalt with rubber marks, lane lines, ticks between cells, kerbs, the line and the grid's
// brackets.

import { type Piece, pieceAt } from '@ui/art/piece';
import { num } from '@ui/art/svg';
import { CORNER_CELLS, START_FINISH } from '../../../data/geometry';
import { LANES } from '../../../data/track';
import { across, CORNER, CORNERS, down, INNER, LANE_LINES, OUTER, onCorner, UNIT } from '../../../geometry/oval';
import { LOOK } from './look';
import { cornerArc, ovalPath } from './oval-path';

const WALL = LOOK.wall;
/** Between the outer edge of the wall and the edge of its shadow, cells. */
const SHADOW = 0.15;
const PAINT = '#f4f1e8';
const [RED, WHITE] = LOOK.kerb;
/** Rows of squares on the line and their size, board units. */
const CHEQUERS = { rows: 3, size: UNIT / 4 } as const;

/** Everything between the wall and the infield, lowest first. */
export function track(): Piece[] {
  const svg = [wall(), asphalt(), lines(), ticks()].join('');
  return [pieceAt(0, 0, across(WALL.outer) + 14, svg)];
}

/** Everything over the edge of the infield: kerbs inside and outside of corners, the line, the grid's brackets. */
export function trackPaint(): Piece[] {
  return [pieceAt(0, 0, across(WALL.outer), kerbs() + finishLine() + grid())];
}

function wall(): string {
  return `<path d="${ovalPath(WALL.outer - SHADOW)}" opacity=".4" transform="translate(6 11)"/><path d="${ovalPath(WALL.outer)}" fill="#d9d6cc"/><path d="${ovalPath(WALL.cap)}" fill="none" stroke="${WALL.colour}" stroke-width="4.6"/><path d="${ovalPath(WALL.apron)}" fill="#3d4046"/>`;
}

function asphalt(): string {
  const road = ovalPath(OUTER);
  const rubber = LOOK.rubber.map(
    ([distance, opacity]) =>
      `<path d="${ovalPath(distance)}" fill="none" stroke="#0e1013" stroke-opacity="${opacity}" stroke-width="${UNIT * 0.9}"/>`,
  );
  return `<path d="${road}" fill="#3b3e44"/><path d="${road}" fill="url(#art-asphalt)"/>${rubber.join('')}`;
}

function lines(): string {
  const dashes = LANE_LINES.map(
    (distance) =>
      `<path d="${ovalPath(distance)}" fill="none" stroke="#e6e4dc" stroke-opacity=".62" stroke-width="2" stroke-dasharray="14 8"/>`,
  );
  return `${dashes.join('')}<path d="${ovalPath(OUTER)}" fill="none" stroke="${PAINT}" stroke-width="4.4"/>`;
}

/** Lines across the road between one position and the next. */
function ticks(): string {
  let path = '';
  const [inner, outer] = [across(INNER), across(OUTER)];
  for (let k = -CORNER; k <= CORNER; k++) {
    const at = k * UNIT;
    path += `M${num(inner)} ${at}H${num(outer)}M${num(-inner)} ${at}H${num(-outer)}M${at} ${num(inner)}V${num(outer)}M${at} ${num(-inner)}V${num(-outer)}`;
  }
  for (const corner of CORNERS) {
    for (let k = 1; k < CORNER_CELLS; k++) {
      const turn = (k * 90) / CORNER_CELLS;
      const [from, to] = [INNER - CORNER, OUTER - CORNER].map((radius) => onCorner(corner, radius, turn).map(num));
      path += `M${from?.join(' ')}L${to?.join(' ')}`;
    }
  }
  return `<path d="${path}" stroke="#fff" stroke-opacity=".26" stroke-width="1.5"/>`;
}

function kerbs(): string {
  const arcs = CORNERS.flatMap((corner) =>
    [INNER - CORNER - 0.15, OUTER - CORNER + 0.15].map((radius) => cornerArc(corner, radius)),
  );
  return arcs
    .map(
      (arc) =>
        `<path d="${arc}" stroke="${WHITE}" stroke-width="10" fill="none"/><path d="${arc}" stroke="${RED}" stroke-width="10" stroke-dasharray="14 14" fill="none"/>`,
    )
    .join('');
}

/** Three rows of squares across the road. */
function finishLine(): string {
  const { rows, size } = CHEQUERS;
  const left = across(START_FINISH.from[0]);
  const columns = Math.round((across(START_FINISH.to[0]) - left) / size);
  let squares = '';
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const fill = (column + row) % 2 ? '#f7f5ee' : '#121315';
      squares += `<rect x="${num(left + column * size)}" y="${num((row - rows / 2) * size)}" width="${size + 0.2}" height="${size + 0.2}" fill="${fill}"/>`;
    }
  }
  return squares;
}

/** A bracket at the head of each cell of the grid row. */
function grid(): string {
  let path = '';
  for (let lane = 0; lane < LANES; lane++) {
    const [left, right] = [across(INNER + lane + 0.1), across(INNER + lane + 0.9)];
    const head = down(-0.46);
    path += `M${num(left)} ${num(head + 11)}V${num(head)}H${num(right)}V${num(head + 11)}`;
  }
  return `<path d="${path}" stroke="#fff" stroke-width="2.4" fill="none" opacity=".9"/>`;
}
