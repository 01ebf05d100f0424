// Draws the infield: mown grass with the painted name, pond, pits with their lane, trucks, the scoreboard's frame, trees.

import { chance } from '@geometry/chance';
import { truck } from '@ui/art/buildings';
import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAt } from '@ui/art/piece';
import { tree } from '@ui/art/plants';
import { num, place } from '@ui/art/svg';
import { SHAPES } from '../../../data/geometry';
import { cellAt, POSITIONS } from '../../../data/track';
import { across, down, INNER, onBoard, UNIT } from '../../../geometry/oval';
import { LOOK } from './look';
import type { Cells } from './oval-look';
import { ovalPath } from './oval-path';

const { name: NAME, pond: POND, trucks: TRUCKS, trees: TREES, scoreboard: BOARD } = LOOK.infield;
/** Distance of the grass from the road's edge, cells. */
const EDGE = 0.14;
/** Positions between two numbers beside the track. */
const NUMBERED = 12;
/** Between two trucks, cells. */
const TRUCK_STEP = 1.3;
/** The scoreboard's centre, cells, and its panel, board units. */
export const SCOREBOARD = { x: across(BOARD[0]), y: down(BOARD[1]), width: 190, height: 68, above: 37 } as const;

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
  const svg = `<path d="${ovalPath(INNER)}" fill="#f4f1e8"/><path d="${path}" fill="${LOOK.infield.grass}"/><clipPath id="havoc-grass"><path d="${path}"/></clipPath><g clip-path="url(#havoc-grass)">${bands}</g>`;
  return pieceAt(0, 0, across(INNER), svg);
}

function pond(): Piece {
  const curve = (points: readonly Cells[]): string => {
    const at = points.map((point) => onBoard(point).map(num).join(' '));
    return `M${at[0]}C${at.slice(1, 4).join(' ')}S${at.slice(4, 6).join(' ')}S${at.slice(6, 8).join(' ')}Z`;
  };
  const [shore, water] = [curve(POND.shore), curve(POND.water)];
  const wave = ([east, north]: Cells): string => `M${num(across(east))} ${num(down(north))}q12 -6 24 0t24 0`;
  const svg = `<path d="${shore}" fill="#a98f5c"/><path d="${water}" fill="#3a86ad"/><path d="${water}" fill="none" stroke="#8cc6e0" stroke-width="3" opacity=".5"/><path d="${POND.waves.map(wave).join('')}" stroke="#a5d6ea" stroke-width="2.2" fill="none"/>`;
  return pieceAt(across(POND.at[0]), down(POND.at[1]), across(5), svg);
}

/** The name, large and slanted, as if rolled onto the grass. */
function name(): Piece {
  const havoc = (fill: string, opacity = 1): string => painted(NAME.large, { size: UNIT * 5, fill, slant: 9, opacity });
  const below = painted(NAME.small, {
    size: UNIT * 1.45,
    fill: '#ffffff',
    spacing: UNIT * 0.4,
    slant: 6,
    opacity: 0.92,
  });
  const art = `${place(6, 8, havoc('#20401f', 0.5))}${havoc('#f5c518', 0.95)}${place(0, UNIT * 2.9, below)}`;
  const [x, y] = onBoard(NAME.at);
  return pieceAt(x, y - UNIT * 0.1, across(8), place(x, y, art, NAME.turn));
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
  return TRUCKS.colours.map((colour, index) => {
    const [x, y] = onBoard([TRUCKS.at[0] + index * TRUCK_STEP, TRUCKS.at[1]]);
    return pieceAt(x, y, 30, place(x, y, truck(colour), 90, 1.5));
  });
}

function scoreboard(): Piece {
  const { x, y, width, height, above } = SCOREBOARD;
  const art = `<path d="M-6 0L-46 46H52L12 0Z" opacity=".25"/><rect x="-8" y="-12" width="16" height="56" fill="#3a4047"/><rect x="${-width / 2}" y="${-above - height / 2}" width="${width}" height="${height}" rx="8" fill="#15181c" stroke="#5b6269" stroke-width="3.6"/>`;
  return pieceAt(x, y, 110, place(x, y, art));
}

function trees(): Piece[] {
  const draw = chance(TREES.seed);
  const found: Piece[] = [];
  for (let i = 0; i < TREES.tries; i++) {
    const angle = draw() * Math.PI * 2;
    const reach = TREES.least + draw() * TREES.more;
    const size = 9 + draw() * 8;
    const [east, north] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    if (TREES.isTaken(east, north)) continue;
    const [x, y] = onBoard([east, north]);
    found.push(pieceAt(x, y, size * 2, place(x, y, tree(size, '#2c6330', '#4f9145'))));
  }
  return found.toSorted((a, b) => a.top - b.top);
}
