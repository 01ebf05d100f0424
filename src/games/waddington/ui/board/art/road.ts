// The road: bays, verge, asphalt, lane-grid squares, red bands, islands, pits, grid and finish line.

import type { Box } from '@geometry/box';
import { degrees, entry, type Point } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAlong, pieceAt } from '@ui/art/piece';
import { closedPath, inkOn, num, place as put, shade } from '@ui/art/svg';
import { LANE, pointsOf, type Road } from '../../../geometry/road';
import { t } from '../../../text/t';
import type { Theme } from './circuit-look';

const ASPHALT = '#3c4046';
const LINES = '#f4f1e8';
const CHEQUER = 4;
/** Colour of text on a dark band. */
const BAND_RED = '#c3261d';
const BAND_DARK = '#5e0f0a';
/** The part of a car's square that its grid box takes, from the middle of the square. */
const GRID_BACK = -14;
const GRID_FRONT = 8;
/** Marks of a black car would not be visible on asphalt. */
const BLACK_MARK = '#9aa1ab';

/** Everything flat, from the gravel up, except the bands' numbers. box: the road's bounds. */
export function roadSurface(road: Road, theme: Theme, box: Box): Piece[] {
  return [
    ...bays(road, theme),
    asphalt(road, theme, box),
    ...rubber(road, box),
    ...squares(road),
    ...bands(road),
    ...islands(road, theme),
    ...pits(road),
    ...grid(road),
    finish(road),
    ...turnMarks(road),
  ];
}

function bays(road: Road, theme: Theme): Piece[] {
  return road.circuit.corners.map((corner) => {
    const points = pointsOf(corner.spinOff.poly);
    const path = closedPath(points);
    const rim = shade(theme.gravel, -0.22);
    const svg = `<path d="${path}" fill="${theme.gravel}" stroke="${rim}" stroke-width="2.4" stroke-linejoin="round"/><path d="${path}" fill="url(#art-gravel)"/>`;
    return pieceAlong(points, 4, svg);
  });
}

function asphalt(road: Road, theme: Theme, box: Box): Piece {
  const body = `d="${closedPath(road.outer)}${closedPath(road.inner)}" fill-rule="evenodd"`;
  const svg = [
    `<path ${body} fill="#000" opacity=".35" transform="translate(4 7)"/>`,
    `<path ${body} fill="${theme.verge}" stroke="${shade(theme.verge, -0.06)}" stroke-width="11" stroke-linejoin="round"/>`,
    `<path ${body} fill="${ASPHALT}" stroke="${LINES}" stroke-width="4.4" stroke-linejoin="round"/>`,
    `<path ${body} fill="url(#art-asphalt)"/>`,
  ].join('');
  return { ...box, svg };
}

/** Tyre marks into and out of every band: the road is darkest where cars brake hardest. */
function rubber(road: Road, box: Box): Piece[] {
  const marks = road.circuit.cells.map((cell) => {
    const near = road.circuit.corners.some((corner) =>
      corner.band.some(({ cell: id }) => {
        const band = road.spot(road.placeOf(id));
        return Math.hypot(band.x - cell.x * LANE, band.y - cell.y * LANE) < 4.2 * LANE;
      }),
    );
    if (!near) return '';
    return put(
      cell.x * LANE,
      cell.y * LANE,
      '<path d="M-19 -3.6H19M-19 3.6H19" stroke="#0e1013" stroke-opacity=".2" stroke-width="2.6"/>',
      degrees(cell.heading),
    );
  });
  return [{ ...box, svg: marks.join('') }];
}

function squares(road: Road): Piece[] {
  return road.circuit.cells.map((cell) => {
    const points = pointsOf(cell.poly);
    const [fill, opacity] = cell.lane % 2 ? ['#fff', 0.035] : ['#000', 0.1];
    const svg = `<path d="${closedPath(points)}" fill="${fill}" fill-opacity="${opacity}" stroke="#fff" stroke-opacity=".34" stroke-width="1"/>`;
    return pieceAlong(points, 1, svg);
  });
}

function bands(road: Road): Piece[] {
  return road.circuit.corners.flatMap((corner) =>
    corner.band.map(({ cell }) => {
      const points = road.outline(road.placeOf(cell));
      const path = closedPath(points);
      const svg = `<path d="${path}" fill="${BAND_RED}" stroke="${LINES}" stroke-width="1.6"/><path d="${path}" fill="url(#art-asphalt)" opacity=".6"/>`;
      return pieceAlong(points, 2, svg);
    }),
  );
}

/** The safety speeds on the bands. A live board draws them itself, as large as its window needs. */
export function limits(road: Road): Piece[] {
  return road.circuit.corners.flatMap((corner) =>
    corner.band.map(({ cell, limit }) => {
      const { x, y } = road.spot(road.placeOf(cell));
      return pieceAt(x, y, 18, put(x, y, bandNumber(limit)));
    }),
  );
}

/** Letter size of a safety speed, board units. */
export function numberSize(limit: number): number {
  return limit > 99 ? 14.4 : 16;
}

/** A safety speed in white with a dark outline, around 0, 0. */
export function bandNumber(limit: number): string {
  const text = String(limit);
  const size = numberSize(limit);
  const outline = `<g stroke="${BAND_DARK}" stroke-width="17" stroke-linejoin="round">${painted(text, { size, fill: BAND_DARK })}</g>`;
  return outline + painted(text, { size, fill: '#fff' });
}

function turnMarks(road: Road): Piece[] {
  const mark =
    '<circle r="9" fill="#12151a" opacity=".82"/><path d="M-4.4 -1A4.6 4.6 0 1 1 -2.6 3.6" fill="none" stroke="#ffd48a" stroke-width="1.8"/><path d="M-7 -3.4L-4.2 .6L-1 -3Z" fill="#ffd48a"/>';
  return road.circuit.corners.map(({ spinOff }) =>
    pieceAt(spinOff.x * LANE, spinOff.y * LANE, 12, put(spinOff.x * LANE, spinOff.y * LANE, mark)),
  );
}

function islands(road: Road, theme: Theme): Piece[] {
  return road.circuit.islands.map((island) => {
    const points = pointsOf(island.poly);
    const path = closedPath(points);
    return pieceAlong(points, 6, island.kind === 'water' ? pond(path, points, theme) : kerbed(path, theme));
  });
}

function kerbed(path: string, theme: Theme): string {
  const line = (colour: string, extra = ''): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="7" stroke-linejoin="round"${extra}/>`;
  return `${line('#000', ' stroke-opacity=".35" transform="translate(1 2)"')}${line(theme.kerb[1])}${line(theme.kerb[0], ' stroke-dasharray="9 9"')}<path d="${path}" fill="${theme.surround}"/><path d="${path}" fill="#fff" opacity=".05"/>`;
}

function pond(path: string, points: readonly Point[], theme: Theme): string {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const fountain =
    '<circle r="7" fill="#e3d6b4" stroke="#9c8c63"/><circle r="3" fill="#bfe6f7"/><circle r="10" fill="none" stroke="#cfe9f5" stroke-opacity=".6"/>';
  return `<path d="${path}" fill="#cbbd97" stroke="${LINES}" stroke-width="5"/><path d="${path}" fill="${shade(theme.water, 0.12)}" stroke="#9c8c63" stroke-width="2"/>${put(x, y, fountain)}`;
}

function pits(road: Road): Piece[] {
  return road.circuit.pits.map((pit) => {
    const points = pointsOf(pit.poly);
    const path = closedPath(points);
    const colour = hexOf(pit.colour);
    const fill = inkOn(colour) === '#ffffff' ? '#fff' : '#191307';
    const word = painted(t('board.painted.pit'), { size: 12.5, spacing: 1, fill });
    const svg = `<path d="${path}" fill="${ASPHALT}" stroke="${LINES}" stroke-width="1.6"/><path d="${path}" fill="${colour}" opacity=".88"/>${put(pit.x * LANE, pit.y * LANE, word, degrees(pit.heading))}`;
    return pieceAlong(points, 2, svg);
  });
}

function grid(road: Road): Piece[] {
  return road.circuit.grid.map(({ cell, colour }) => {
    const { x, y, angle } = road.spot(road.placeOf(cell));
    const ink = colour === 'black' ? BLACK_MARK : hexOf(colour);
    const box = `<path d="M${GRID_BACK} -7.4H${GRID_FRONT}V7.4H${GRID_BACK}" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
    return pieceAt(x, y, 20, put(x, y, box, degrees(angle)));
  });
}

/** Four rows of chequers over the line. The grid's heading is the road's. */
function finish(road: Road): Piece {
  const { from, to } = road.circuit.finishLine;
  const [start, end] = pointsOf([from, to]) as [Point, Point];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const along = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const count = Math.round(length / CHEQUER);
  let cells = '';
  for (let k = 0; k < count; k++) {
    for (let row = -2; row < 2; row++) {
      const fill = (k + row) % 2 ? '#f7f5ee' : '#121315';
      cells += `<rect x="${num((k * length) / count)}" y="${row * CHEQUER}" width="${num(length / count + 0.1)}" height="${CHEQUER + 0.1}" fill="${fill}"/>`;
    }
  }
  return pieceAlong([start, end], 12, put(entry(start, 0), entry(start, 1), cells, degrees(along)));
}
