// Layer 1: the land around the circuit: colour, soft blobs, fields and country roads.

import { lavenderField, meadow, vineyard, wheat } from '@ui/art/fields';
import { blobs, countFor, land } from '@ui/art/land';
import type { Point } from '@ui/art/line';
import { type Box, type Piece, pieceAt } from '@ui/art/piece';
import { offLine, offPoints, offRounds, outside } from '@ui/art/scenery/clearance';
import { scatter } from '@ui/art/scenery/scatter';
import { type Site, take } from '@ui/art/scenery/site';
import { chance, openPath, shade } from '@ui/art/svg';
import type { Road } from '../geometry/road';
import { landmarksOf } from './landmarks';
import type { Theme } from './themes';

/** One blob per this many square units. */
const BLOB_AREA = 17_000;
const FIELD_TRIES = 260;
/** What a field keeps free: beside the road, around things and landmarks, and to other fields as a share of both reaches. */
const FIELD_AWAY = 34;
const THING_ROOM = 14;
const LANDMARK_ROOM = 60;
const FIELD_GAP = 1.15;

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
  const { surroundElements } = road.circuit.theme;
  const site: Site = {
    rules: [
      offLine(road.line, road.half + FIELD_AWAY),
      outside(road.line.points),
      offPoints(surroundElements.map(({ x, y }) => [x, y] as const), THING_ROOM),
      offRounds(landmarksOf(road.circuit.id).map((one) => ({ ...one, reach: one.reach + LANDMARK_ROOM }))),
    ],
    taken: [],
  };
  return scatter(world, kinds.length > 0 ? FIELD_TRIES : 0, draw, (x, y) => {
    const width = 84 + draw() * 60;
    const depth = 56 + draw() * 54;
    const turn = draw() * 32 - 16;
    const paint = kinds[Math.floor(draw() * kinds.length)];
    const reach = Math.hypot(width, depth) / 2;
    return paint && take(site, { x, y, reach }, FIELD_GAP)
      ? pieceAt(x, y, reach, paint(x, y, width, depth, turn))
      : undefined;
  });
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
