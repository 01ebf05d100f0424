// Draws the infield: mown grass with the painted name, pond, pits with their lane, trucks, the scoreboard's frame, trees.

import { truck } from '@ui/art/buildings';
import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAt } from '@ui/art/piece';
import { tree } from '@ui/art/plants';
import { chance, num, place } from '@ui/art/svg';
import { SHAPES } from '../../../data/geometry';
import { cellAt, POSITIONS } from '../../../data/track';
import { across, down, INNER, onBoard, ovalPath, UNIT } from '../geometry/oval';

const GREEN = '#4d8743';
/** Distance of the grass from the road's edge, cells. */
const EDGE = 0.14;
/** Positions between two numbers beside the track. */
const NUMBERED = 12;
const TRUCKS = ['#d7263d', '#2176d2', '#f46fa6', '#2e9e4f', '#f5c518', '#7b3fb5'];
/** The scoreboard's centre, cells, and its panel, board units. */
export const SCOREBOARD = { x: across(4.2), y: down(9.4), width: 190, height: 68, above: 37 } as const;

/** Everything inside the road except the pits, lowest first. */
export function infield(): Piece[] {
  return [grass(), pond(), name(), numbers(), ...trucks(), scoreboard(), ...trees()];
}

function grass(): Piece {
  const path = ovalPath(INNER - EDGE);
  let bands = '';
  for (let k = -8; k < 30; k++) {
    bands += `<path d="M${num(across(-14) + k * 64)} ${num(down(14))}l459 ${num(28 * UNIT)}h32l-459 -${num(28 * UNIT)}Z" fill="#fff" opacity=".05"/>`;
  }
  const svg = `<path d="${ovalPath(INNER)}" fill="#f4f1e8"/><path d="${path}" fill="${GREEN}"/><clipPath id="havoc-grass"><path d="${path}"/></clipPath><g clip-path="url(#havoc-grass)">${bands}</g>`;
  return pieceAt(0, 0, across(INNER), svg);
}

function pond(): Piece {
  const curve = (points: readonly (readonly [number, number])[]): string => {
    const at = points.map((point) => onBoard(point).map(num).join(' '));
    return `M${at[0]}C${at.slice(1, 4).join(' ')}S${at.slice(4, 6).join(' ')}S${at.slice(6, 8).join(' ')}Z`;
  };
  const shore = curve([
    [-11, 2.4],
    [-9, 5.2],
    [-5, 4.4],
    [-3.6, 6.6],
    [-5.4, 11],
    [-8, 10],
    [-12.4, 6],
    [-11, 2.4],
  ]);
  const water = curve([
    [-10.6, 2.9],
    [-8.8, 5.6],
    [-5.2, 5],
    [-4, 6.8],
    [-5.6, 10.5],
    [-8, 9.6],
    [-11.8, 6],
    [-10.6, 2.9],
  ]);
  const wave = (east: number, north: number): string => `M${num(across(east))} ${num(down(north))}q12 -6 24 0t24 0`;
  const svg = `<path d="${shore}" fill="#a98f5c"/><path d="${water}" fill="#3a86ad"/><path d="${water}" fill="none" stroke="#8cc6e0" stroke-width="3" opacity=".5"/><path d="${wave(-9.6, 5.6)}${wave(-8, 7.8)}${wave(-6.6, 6.6)}" stroke="#a5d6ea" stroke-width="2.2" fill="none"/>`;
  return pieceAt(across(-7.6), down(6.6), across(5), svg);
}

/** The name, large and slanted, as if rolled onto the grass. */
function name(): Piece {
  const havoc = (fill: string, opacity = 1): string => painted('HAVOC', { size: UNIT * 5, fill, slant: 9, opacity });
  const below = painted('SPEEDWAY', {
    size: UNIT * 1.45,
    fill: '#ffffff',
    spacing: UNIT * 0.4,
    slant: 6,
    opacity: 0.92,
  });
  const art = `${place(6, 8, havoc('#20401f', 0.5))}${havoc('#f5c518', 0.95)}${place(0, UNIT * 2.9, below)}`;
  return pieceAt(across(-2.2), down(-1.6), across(8), place(across(-2.2), down(-1.7), art, -9));
}

function numbers(): Piece {
  let svg = '';
  for (let position = NUMBERED; position < POSITIONS; position += NUMBERED) {
    const cell = SHAPES[cellAt(1, position)];
    if (!cell) continue;
    const inwards = ((cell.heading + 90) * Math.PI) / 180;
    const [x, y] = onBoard([cell.x + Math.cos(inwards) * 1.42, cell.y + Math.sin(inwards) * 1.42]);
    svg += place(x, y, painted(String(position), { size: 21, fill: '#eef6e6', opacity: 0.9 }));
  }
  return pieceAt(0, 0, across(INNER), svg);
}

function trucks(): Piece[] {
  return TRUCKS.map((colour, index) => {
    const [x, y] = onBoard([5.4 + index * 1.3, -2.1]);
    return pieceAt(x, y, 30, place(x, y, truck(colour), 90, 1.5));
  });
}

function scoreboard(): Piece {
  const { x, y, width, height, above } = SCOREBOARD;
  const art = `<path d="M-6 0L-46 46H52L12 0Z" opacity=".25"/><rect x="-8" y="-12" width="16" height="56" fill="#3a4047"/><rect x="${-width / 2}" y="${-above - height / 2}" width="${width}" height="${height}" rx="8" fill="#15181c" stroke="#5b6269" stroke-width="3.6"/>`;
  return pieceAt(x, y, 110, place(x, y, art));
}

function trees(): Piece[] {
  const draw = chance(21);
  const found: Piece[] = [];
  for (let i = 0; i < 40; i++) {
    const angle = draw() * Math.PI * 2;
    const reach = 2 + draw() * 10.5;
    const size = 9 + draw() * 8;
    const [east, north] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    if (isBuilt(east, north)) continue;
    const [x, y] = onBoard([east, north]);
    found.push(pieceAt(x, y, size * 2, place(x, y, tree(size, '#2c6330', '#4f9145'))));
  }
  return found.toSorted((a, b) => a.top - b.top);
}

/** Trees keep clear of pits, trucks, the pond, the name and the scoreboard. */
function isBuilt(east: number, north: number): boolean {
  const isPits = east > 3 && Math.abs(north) < 6;
  const isPond = east < -2.6 && north > 1.6 && north < 11.5;
  const isName = north < 2 && north > -7 && Math.abs(east + 2) < 8;
  const isBoard = east > 0 && east < 8.6 && north > 6.4;
  return isPits || isPond || isName || isBoard;
}
