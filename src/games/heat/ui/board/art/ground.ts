// Layer 1: the land around the circuit: colour, soft blobs, fields and country roads.

import { lavenderField, meadow, vineyard, wheat } from '@ui/art/fields';
import { blobs, countFor, land } from '@ui/art/land';
import type { Point } from '@ui/art/line';
import { type Box, type Piece, pieceAt } from '@ui/art/piece';
import { chance, openPath, shade } from '@ui/art/svg';
import type { Road } from '../geometry/road';
import { landmarksOf } from './landmarks';
import type { Theme } from './themes';

/** One blob per this many square units. */
const BLOB_AREA = 17_000;
const FIELD_TRIES = 260;

/** A field with its position, clear of road, loop and other fields. */
interface Field {
  x: number;
  y: number;
  reach: number;
}

/** Land, blobs and, depending on the country, fields and paths over the whole world box. */
export function ground(road: Road, theme: Theme, world: Box): Piece[] {
  const draw = chance(theme.seed);
  const pieces = [
    land(world, theme.surround),
    ...blobs(world, draw, {
      count: countFor(world, BLOB_AREA),
      least: 40,
      more: 110,
      fills: [theme.surroundLight, shade(theme.surround, -0.16)],
      opacity: '.28',
      isTurned: true,
    }),
  ];
  pieces.push(...fields(road, world, draw), ...paths(road, world));
  return pieces;
}

function fields(road: Road, world: Box, draw: () => number): Piece[] {
  const kinds = FIELDS[road.circuit.id] ?? [];
  const laid: Field[] = [];
  const pieces: Piece[] = [];
  for (let i = 0; i < FIELD_TRIES && kinds.length > 0; i++) {
    const x = world.left + draw() * (world.right - world.left);
    const y = world.top + draw() * (world.bottom - world.top);
    const width = 84 + draw() * 60;
    const depth = 56 + draw() * 54;
    const turn = draw() * 32 - 16;
    const kind = kinds[Math.floor(draw() * kinds.length)];
    const reach = Math.hypot(width, depth) / 2;
    const clear = road.line.distance(x, y) > reach + road.half + 34 && !road.line.encloses(x, y);
    const alone = laid.every((other) => Math.hypot(other.x - x, other.y - y) > (other.reach + reach) * 1.15);
    const dry = landmarksOf(road.circuit.id).every((one) => Math.hypot(one.x - x, one.y - y) > reach + one.reach + 60);
    const stands = road.circuit.theme.surroundElements.every((e) => Math.hypot(e.x - x, e.y - y) > reach + 14);
    if (!kind || !clear || !alone || !stands || !dry) continue;
    laid.push({ x, y, reach });
    pieces.push(pieceAt(x, y, reach, kind(x, y, width, depth, turn)));
  }
  return pieces;
}

type FieldPainter = (x: number, y: number, width: number, depth: number, turn: number) => string;
const FIELDS: Readonly<Record<string, readonly FieldPainter[]>> = {
  italy: [vineyard, wheat, vineyard],
  france: [lavenderField, wheat, lavenderField, vineyard],
  'great-britain': [meadow, meadow, wheat],
};

/** A country road that winds past below the circuit, and one above it. */
function paths(road: Road, world: Box): Piece[] {
  const look = PATHS[road.circuit.id];
  if (!look) return [];
  const { width: boardWidth, height: boardHeight } = road.circuit.geometry;
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

const PATHS: Readonly<Record<string, { top: string; edge: string }>> = {
  italy: { top: '#e3d3a8', edge: '#b9a576' },
  france: { top: '#e6dcc0', edge: '#b9ab86' },
  usa: { top: '#ddbd84', edge: '#a8844c' },
  'great-britain': { top: '#8f968f', edge: '#5f6a62' },
};
