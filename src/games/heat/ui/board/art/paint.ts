// Layers 11 and 12: ticks, centre dashes, Legends and corner lines, and the start, painted on the asphalt. Not here: grid-boxes.ts.

import type { Box } from '@geometry/box';
import { degrees } from '@geometry/line';
import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAlong, pieceAt } from '@ui/art/piece';
import { closedPath, num, place } from '@ui/art/svg';
import type { DrawnCorner } from '../../../geometry/derive-circuit';
import type { Road } from '../../../geometry/road';
import { gridBoxes } from './grid-boxes';

const AMBER = '#f5a623';
const CHEQUER_ROWS = 4;
const CHEQUER_COLUMNS = 10;

/** Lines and marks over the whole lap. */
export function paint(road: Road, box: Box): Piece[] {
  const pieces: Piece[] = [];
  for (let space = 0; space < road.spaces; space++) {
    pieces.push(across(road, space, 1.4, 'stroke="#fff" stroke-opacity=".2" stroke-width=".9"'));
  }
  const dashes = `<path d="${closedPath(road.line.points)}" fill="none" stroke="#fff" stroke-opacity=".72" stroke-width="1.3" stroke-dasharray="8 7"/>`;
  pieces.push({ ...box, svg: dashes });
  for (const corner of road.circuit.corners) {
    pieces.push(
      across(
        road,
        corner.legendsLine,
        2,
        'stroke="#8fc7ee" stroke-opacity=".85" stroke-width="1.6" stroke-dasharray="3 2.4"',
      ),
      across(road, corner.line, 1, 'stroke="#000" stroke-opacity=".45" stroke-width="5.2"'),
      across(road, corner.line, 1, `stroke="${AMBER}" stroke-width="3.4"`),
      ...chevrons(road, corner.line),
      apex(road, corner),
    );
  }
  return [...pieces, ...chequers(road), ...gridBoxes(road)];
}

/** A line across the road in front of a space, ending this far from the road's edges. */
function across(road: Road, space: number, margin: number, look: string): Piece {
  const distance = road.distanceOf(space);
  const a = road.line.at(distance, -road.half + margin);
  const b = road.line.at(distance, road.half - margin);
  const svg = `<path d="M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}" ${look}/>`;
  return pieceAt((a.x + b.x) / 2, (a.y + b.y) / 2, road.half + 4, svg);
}

function chevrons(road: Road, line: number): Piece[] {
  return [-1, 1].map((side) => {
    const spot = road.line.at(road.distanceOf(line - 0.42), side * road.half * 0.5);
    const arrow = `<path d="M-6 -5L1 0L-6 5M0 -5L7 0L0 5" fill="none" stroke="${AMBER}" stroke-opacity=".55" stroke-width="1.8"/>`;
    return pieceAt(spot.x, spot.y, 10, place(spot.x, spot.y, arrow, degrees(spot.angle)));
  });
}

/** A white wedge on the inside, where a car clips the corner. */
function apex(road: Road, { line, turn }: DrawnCorner): Piece {
  const side = turn === 'right' ? 1 : -1;
  const points = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((along) => {
    const depth = 6 * (1 - (along / 0.5) ** 2);
    const spot = road.line.at(road.distanceOf(line + 0.12 + along * 0.7), side * (road.half - 5 - depth));
    return [spot.x, spot.y] as const;
  });
  return pieceAlong(points, 4, `<path d="${closedPath(points)}" fill="#f4f1e8" fill-opacity=".5"/>`);
}

/** The start and finish line across the whole road. */
function chequers(road: Road): Piece[] {
  const size = (road.half * 2) / CHEQUER_COLUMNS;
  const start = road.distanceOf(0);
  let squares = '';
  for (let row = 0; row < CHEQUER_ROWS; row++) {
    for (let column = 0; column < CHEQUER_COLUMNS; column++) {
      const corners = [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ].map(([along = 0, side = 0]) => {
        const spot = road.line.at(start + (row - 2 + along) * size, -road.half + (column + side) * size);
        return [spot.x, spot.y] as const;
      });
      squares += `<path d="${closedPath(corners)}" fill="${(row + column) % 2 ? '#f7f5ee' : '#121315'}"/>`;
    }
  }
  const middle = road.line.at(start);
  return [pieceAt(middle.x, middle.y, road.half * 1.6, squares)];
}

/** The index of every space, in its middle. */
export function spaceNumbers(road: Road): Piece[] {
  return Array.from({ length: road.spaces }, (_, space) => {
    const spot = road.line.at(road.distanceOf(space + 0.5), 0);
    const disc = '<rect x="-6.5" y="-4.4" width="13" height="8.8" rx="4" fill="#0c0f13" fill-opacity=".78"/>';
    const text = painted(String(space), { size: 8.4, fill: '#ffffff' });
    return pieceAt(spot.x, spot.y, 8, place(spot.x, spot.y, disc + text));
  });
}
