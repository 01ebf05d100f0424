// Layer 1: the land around the circuit: colour, soft blobs, fields and country roads.

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import type { Point } from '@geometry/line';
import { countFor } from '@geometry/scenery/scatter';
import { blobs, land } from '@ui/art/land';
import { type Piece, pieceAt } from '@ui/art/piece';
import { openPath, shade } from '@ui/art/svg';
import { fieldsOn } from '../../../geometry/fields';
import type { Road } from '../../../geometry/road';
import type { CircuitLook } from './circuit-look';

/** One blob per this many square units. */
const BLOB_AREA = 17_000;

/** Land, blobs and, depending on the country, fields and paths over the whole world box. */
export function ground(road: Road, look: CircuitLook, world: Box): Piece[] {
  const draw = chance(look.seed);
  const pieces = [
    land(world, look.surround),
    ...blobs(world, draw, {
      count: countFor(world, BLOB_AREA),
      least: 40,
      more: 110,
      fills: [look.surroundLight, shade(look.surround, -0.16)],
      opacity: '.28',
      isTurned: true,
    }),
  ];
  pieces.push(...fields(road, look, world, draw), ...paths(road, look, world));
  return pieces;
}

function fields(road: Road, look: CircuitLook, world: Box, draw: () => number): Piece[] {
  const { fields: kinds = [] } = look;
  return fieldsOn(road, look, kinds.length, world, draw).flatMap(({ x, y, width, depth, turn, kind, reach }) => {
    const paint = kinds[kind];
    return paint ? [pieceAt(x, y, reach, paint(x, y, width, depth, turn))] : [];
  });
}

/** A country road that winds past below the circuit, and one above it. */
function paths(road: Road, { path: look }: CircuitLook, world: Box): Piece[] {
  if (!look) return [];
  const { width: boardWidth, height: boardHeight } = road.circuit.size;
  const pieces: Piece[] = [];
  for (const side of [-1, 1]) {
    const base = side > 0 ? boardHeight + 62 : -70;
    const points: Point[] = [];
    for (let x = world.left - 40; x <= world.right + 40; x += 24) {
      const bend = Math.sin(x / 97 + side) * 16 + Math.sin(x / 211) * 24 * side;
      points.push([x, base + bend + Math.abs(x - boardWidth / 2) * 0.06 * side]);
    }
    const data = openPath(points);
    const path = `<path d="${data}" stroke="${look.edge}" stroke-width="11" fill="none" opacity=".5"/><path d="${data}" stroke="${look.top}" stroke-width="8" fill="none" opacity=".85"/><path d="${data}" stroke="${look.edge}" stroke-width="8" stroke-dasharray="2 16" fill="none" opacity=".5"/>`;
    pieces.push({ left: world.left, right: world.right, top: base - 120, bottom: base + 120, svg: path });
  }
  return pieces;
}
