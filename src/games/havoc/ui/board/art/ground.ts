// Draws the land around the speedway: grass, the paved ring under the stands, car parks, trees, the stands.

import { chance } from '@geometry/chance';
import { grandstand } from '@ui/art/buildings';
import { blobs, land } from '@ui/art/land';
import { type Piece, pieceAt } from '@ui/art/piece';
import { tree } from '@ui/art/plants';
import { num, place } from '@ui/art/svg';
import { across, down, reachOf, UNIT, WORLD } from '../../../geometry/oval';
import { LOOK } from './look';
import type { Cells } from './oval-look';
import { ovalPath } from './oval-path';

const { land: LAND, ring: RING } = LOOK;
const BLOBS = 200;
/** Depth of a stand, relative to its drawing. */
const STAND_SCALE = 1.5;
const PAINTS = ['#d7263d', '#2176d2', '#e8e4da', '#f5c518', '#24262b', '#8d949c', '#2e9e4f', '#b9bec4'];

/** Cars per row, rows, and their spacing in board units. */
const PARK = { across: 11, rows: 4, dx: 26, dy: 41 } as const;

/** Everything outside the wall, lowest first. */
export function ground(): Piece[] {
  const draw = chance(LAND.seed);
  const grass = blobs(WORLD, draw, {
    count: BLOBS,
    least: 75,
    more: 150,
    fills: LAND.blobs,
    opacity: '.4',
    flat: 0.6,
  });
  return [
    land(WORLD, LAND.grass),
    ...grass,
    pavedRing(),
    ...LOOK.carParks.map((at) => carPark(at, draw)),
    ...trees(draw),
    ...stands(),
  ];
}

function pavedRing(): Piece {
  const path = ovalPath(RING.edge, RING.corner);
  const svg = `<path d="${path}" fill="#5b6068"/><path d="${path}" fill="url(#art-asphalt)" opacity=".7"/><path d="${path}" fill="none" stroke="#7b828b" stroke-width="4.5"/>`;
  return pieceAt(0, 0, across(RING.edge) + 3, svg);
}

function carPark([east, north]: Cells, draw: () => number): Piece {
  const [width, height] = [PARK.across * PARK.dx, PARK.rows * PARK.dy];
  let cars = '';
  for (let row = 0; row < PARK.rows; row++) {
    for (let column = 0; column < PARK.across; column++) {
      const paint = PAINTS[Math.floor(draw() * PAINTS.length)];
      if (draw() < 0.18) continue;
      const [x, y] = [column * PARK.dx - width / 2 + 6, row * PARK.dy - height / 2 + 8];
      cars += `<rect x="${num(x)}" y="${num(y)}" width="14" height="25" rx="3.6" fill="${paint}"/><rect x="${num(x + 2)}" y="${num(y + 6)}" width="10" height="4.6" fill="#1a2a36" opacity=".7"/>`;
    }
  }
  const ground = `<rect x="${-width / 2 - 8}" y="${-height / 2 - 8}" width="${width + 16}" height="${height + 14}" rx="6" fill="#474c53"/>`;
  return pieceAt(across(east), down(north), width, place(across(east), down(north), ground + cars));
}

function trees(draw: () => number): Piece[] {
  const found: Piece[] = [];
  for (let i = 0; i < LAND.trees; i++) {
    const x = WORLD.left + draw() * (WORLD.right - WORLD.left);
    const y = WORLD.top + draw() * (WORLD.bottom - WORLD.top);
    const size = 10 + draw() * 13;
    if (reachOf(x, y) < RING.trees || isOnPark(x, y)) continue;
    found.push(pieceAt(x, y, size * 2, place(x, y, tree(size, '#234f2b', '#3b7440'))));
  }
  return found.toSorted((a, b) => a.top - b.top);
}

function isOnPark(x: number, y: number): boolean {
  return LOOK.carParks.some(
    ([east, north]) => Math.abs(x - across(east)) < 5.8 * UNIT && Math.abs(y - down(north)) < 3.8 * UNIT,
  );
}

function stands(): Piece[] {
  return LOOK.stands
    .map(({ at: [east, north], turn, length, seed }) => {
      const art = grandstand(LOOK.accents, seed, (length * UNIT) / STAND_SCALE);
      const [x, y] = [across(east), down(north)];
      return pieceAt(x, y, length * UNIT * 0.72, place(x, y, art, turn, STAND_SCALE));
    })
    .toSorted((a, b) => a.top - b.top);
}
