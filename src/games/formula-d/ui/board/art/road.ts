// The road: pavement, barriers, asphalt, darkened corners between yellow lines, spaces, kerbs, grid and finish line.

import { degrees, entry, type Point } from '@geometry/line';
import { type Piece, pieceAlong, pieceAt } from '@ui/art/piece';
import { closedPath, num, openPath, place } from '@ui/art/svg';
import type { Space } from '../../../types';
import type { DrawnCorner, Road } from '../geometry/road';
import type { Theme } from './look';
import { pitSurface } from './pits';

/** Colours of the road. */
export const ASPHALT = '#3d4147';
export const LINES = '#f4f1e8';
const YELLOW = '#ffd23f';
/** How far outside the road barriers are. */
const BARRIER = 11;
const BLOCK = 16;
/** Distance that barriers keep from the pits' spaces. */
const PIT_ROOM = 30;
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
  const rubber = [-0.36, 0.36].map((share) => openPath(round(road, share * road.half))).join('');
  const svg = `${strokes(path, [
    [LINES, width + 4],
    [ASPHALT, width],
    ['url(#art-asphalt)', width],
  ])}<path d="${rubber}" fill="none" stroke="#0e1013" stroke-opacity=".12" stroke-width="11"/>`;
  return pieceAlong(road.line.points, width, svg);
}

function round(road: Road, offset: number): Point[] {
  return road.line.stretch(0, road.line.length, offset, 6);
}

/** White and blue blocks on both sides, open where the pit lane joins. */
function barriers(road: Road, theme: Theme): Piece[] {
  const pits = pitSpots(road);
  const isOpen = ([x, y]: Point): boolean => pits.every((pit) => Math.hypot(pit.x - x, pit.y - y) > PIT_ROOM);
  return [-1, 1]
    .flatMap((side) => road.line.parallel(side * (road.half + BARRIER), 5))
    .flatMap((piece) => runsOf(piece, isOpen))
    .map((run) => {
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

/** Stretches of a line whose points all pass. */
function runsOf(points: readonly Point[], isOpen: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (isOpen(point)) runs[runs.length - 1]?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 3);
}

/** The centres of the pit lane's spaces and boxes. */
export function pitSpots(road: Road): { x: number; y: number }[] {
  return road.drawn.spaces.filter(({ space }) => ['P', 'X'].includes(entry(road.circuit.lane, space)));
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

function spacesOf(road: Road, corner: number): Space[] {
  return road.drawn.spaces.map(({ space }) => space).filter((space) => road.circuit.corner[space] === corner);
}

/** Red and white kerbs on the inside of every part of a corner. */
function kerbs(road: Road): Piece[] {
  const { circuit, line, half, distanceOf } = road;
  const { spaceLength } = road.drawn;
  return road.corners.flatMap(({ corner, from }) => {
    const middle = spacesOf(road, corner.index).filter((space) => circuit.lane[space] === 'B');
    const parts: { side: number; distances: number[] }[] = [];
    for (const space of middle) {
      const side = circuit.inside[space] === 'L' ? -1 : 1;
      const distance = distanceOf(entry(circuit.pos, space));
      const last = parts[parts.length - 1];
      const onwards = distance < from - spaceLength ? distance + line.length : distance;
      if (last?.side === side) last.distances.push(onwards);
      else parts.push({ side, distances: [onwards] });
    }
    return parts.map(({ side, distances }) => {
      const run = line.stretch(
        Math.min(...distances) - spaceLength * 0.6,
        Math.max(...distances) + spaceLength * 0.6,
        side * (half - 1),
        4,
      );
      const svg = strokes(openPath(run), [
        ['#000', 10, ' stroke-opacity=".3" transform="translate(1 2)"'],
        [LINES, 8.4],
        ['#c8202c', 8.4, ' stroke-dasharray="10 10"'],
      ]);
      return pieceAlong(run, 10, svg);
    });
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
  const lanes = [-1, 1].map((side) => openPath(round(road, (side * road.half) / 3)));
  const svg = `<path d="${ticks.join('')}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><path d="${lanes.join('')}" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="1.5" stroke-dasharray="9 5"/>`;
  return pieceAlong(road.line.points, road.half, svg);
}

/** The stepped yellow line before the first or after the last spaces of a corner. */
function cornerLine(road: Road, { corner }: DrawnCorner, isEntry: boolean): Piece {
  const { circuit } = road;
  const inside = spacesOf(road, corner.index);
  const edge = ['A', 'B', 'C'].flatMap((lane): Point[] => {
    const own = inside.filter((space) => circuit.lane[space] === lane);
    const isEdge = (space: Space): boolean =>
      isEntry
        ? own.every((other) => circuit.next[other] !== space)
        : circuit.corner[entry(circuit.next, space)] !== corner.index;
    const found = own.find(isEdge);
    if (found === undefined) return [];
    const outline = road.outline(found);
    return isEntry ? [entry(outline, 0), entry(outline, 5)] : [entry(outline, 2), entry(outline, 3)];
  });
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
