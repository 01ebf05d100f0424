// The road: pavement, barriers, asphalt, darkened corners between yellow lines, spaces, kerbs, grid and finish line.

import { degrees, entry } from '@geometry/line';
import { type Piece, pieceAlong, pieceAt } from '@ui/art/piece';
import { closedPath, num, openPath, place } from '@ui/art/svg';
import type { DrawnCorner, Road } from '../../../geometry/road';
import { barrierLines, cornerEdge, kerbLines, laneLine, spacesOf } from '../../../geometry/road-lines';
import type { Theme } from './look';
import { pitSurface } from './pits';

/** Colours of the road. */
export const ASPHALT = '#3d4147';
export const LINES = '#f4f1e8';
const YELLOW = '#ffd23f';
const BLOCK = 16;
const CHEQUERS = 12;

/** Everything flat, from the pavement up. */
export function roadSurface(road: Road, theme: Theme): Piece[] {
  return [
    pavement(road, theme),
    ...pitSurface(road, theme),
    asphalt(road),
    ...barriers(road, theme),
    ...road.corners.map((corner) => tint(road, corner)),
    ...kerbs(road),
    spaceLines(road),
    ...road.corners.flatMap((corner) => [true, false].map((isEntry) => cornerLine(road, corner, isEntry))),
    ...grid(road),
    finish(road),
  ];
}

function strokes(path: string, lines: readonly (readonly [colour: string, width: number, extra?: string])[]): string {
  return lines
    .map(
      ([colour, width, extra = '']) =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round"${extra}/>`,
    )
    .join('');
}

function pavement(road: Road, theme: Theme): Piece {
  const path = closedPath(road.line.points);
  const width = road.half * 2;
  const svg = strokes(path, [
    ['#0b1420', width + 22, ' stroke-opacity=".35" transform="translate(4 8)"'],
    [theme.pavement, width + 32],
    [theme.kerbstone, width + 18],
  ]);
  return pieceAlong(road.line.points, width, svg);
}

function asphalt(road: Road): Piece {
  const path = closedPath(road.line.points);
  const width = road.half * 2;
  const rubber = [-0.36, 0.36].map((share) => openPath(laneLine(road, share * road.half))).join('');
  const svg = `${strokes(path, [
    [LINES, width + 4],
    [ASPHALT, width],
    ['url(#art-asphalt)', width],
  ])}<path d="${rubber}" fill="none" stroke="#0e1013" stroke-opacity=".12" stroke-width="11"/>`;
  return pieceAlong(road.line.points, width, svg);
}

/** White and blue blocks on both sides, open where the pit lane joins. */
function barriers(road: Road, theme: Theme): Piece[] {
  return barrierLines(road).map((run) => {
    const path = openPath(run);
    const [white, blue] = theme.barrier;
    const svg = strokes(path, [
      ['#0b1420', 6.5, ' stroke-opacity=".5" transform="translate(1.6 2.6)"'],
      [white, 5.6],
      [blue, 5.6, ` stroke-dasharray="${BLOCK} ${BLOCK}"`],
      ['#fff', 1.4, ' stroke-opacity=".45" transform="translate(-.9 -1.3)"'],
    ]);
    return pieceAlong(run, 10, svg);
  });
}

/** Draws the spaces of a corner darker than straights. */
function tint(road: Road, { corner }: DrawnCorner): Piece {
  const spaces = spacesOf(road, corner.index);
  const points = spaces.flatMap((space) => road.outline(space));
  const path = spaces.map((space) => closedPath(road.outline(space))).join('');
  return pieceAlong(
    points,
    2,
    `<path d="${path}" fill="#0c0f12" fill-opacity=".46" stroke="#0c0f12" stroke-opacity=".1" stroke-width="1"/>`,
  );
}

/** Red and white kerbs on the inside of every part of a corner. */
function kerbs(road: Road): Piece[] {
  return kerbLines(road).map((run) => {
    const svg = strokes(openPath(run), [
      ['#000', 10, ' stroke-opacity=".3" transform="translate(1 2)"'],
      [LINES, 8.4],
      ['#c8202c', 8.4, ' stroke-dasharray="10 10"'],
    ]);
    return pieceAlong(run, 10, svg);
  });
}

/** A tick behind every space, and dashes between the lanes. */
function spaceLines(road: Road): Piece {
  const ticks = road.drawn.spaces
    .filter(({ space }) => 'ABC'.includes(entry(road.circuit.lane, space)))
    .map(({ space }) => {
      const outline = road.outline(space);
      return openPath([entry(outline, 0), entry(outline, 5)]);
    });
  const lanes = [-1, 1].map((side) => openPath(laneLine(road, (side * road.half) / 3)));
  const svg = `<path d="${ticks.join('')}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><path d="${lanes.join('')}" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="1.5" stroke-dasharray="9 5"/>`;
  return pieceAlong(road.line.points, road.half, svg);
}

/** The stepped yellow line before the first or after the last spaces of a corner. */
function cornerLine(road: Road, { corner }: DrawnCorner, isEntry: boolean): Piece {
  const edge = cornerEdge(road, corner, isEntry);
  const svg = strokes(openPath(edge), [
    ['#111', 6.6, ' stroke-opacity=".6"'],
    [YELLOW, 4],
  ]);
  return pieceAlong(edge, 5, svg);
}

function grid(road: Road): Piece[] {
  return road.circuit.grid.map((space) => {
    const { x, y, angle } = road.spot(space);
    const mark = '<path d="M-12 -8.2H15V8.2H-12" fill="none" stroke="#f4f1e8" stroke-opacity=".9" stroke-width="2"/>';
    return pieceAt(x, y, 22, place(x, y, mark, degrees(angle)));
  });
}

/** Four rows of chequers over the line. */
function finish(road: Road): Piece {
  const { a, b } = road.drawn.finish;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const size = length / CHEQUERS;
  let squares = '';
  for (let across = 0; across < CHEQUERS; across++) {
    for (let row = -2; row < 2; row++) {
      const fill = (across + row) % 2 ? '#f7f5ee' : '#121315';
      squares += `<rect x="${num(across * size)}" y="${num(row * size)}" width="${num(size + 0.1)}" height="${num(size + 0.1)}" fill="${fill}"/>`;
    }
  }
  const turn = degrees(Math.atan2(b.y - a.y, b.x - a.x));
  return pieceAlong(
    [
      [a.x, a.y],
      [b.x, b.y],
    ],
    14,
    place(a.x, a.y, squares, turn),
  );
}
