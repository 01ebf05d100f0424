// Turns any part of a painted scene into SVG text.

import { type Box, overlaps } from '@geometry/box';
import type { Piece } from './piece';
import { SURFACE_DEFS } from './surfaces';
import { num } from './svg';

/** Which part to draw. part: board units; width, height: px; over: SVG on top, board units. */
export interface Cut {
  part: Box;
  width: number;
  height: number;
  over?: string;
}

/** A part of a scene as SVG text, without the pieces outside it. */
export function cutPieces(pieces: readonly Piece[], { part, width, height, over }: Cut): string {
  const drawn = pieces.filter((piece) => overlaps(piece, part)).map((piece) => piece.svg);
  const view = `${num(part.left)} ${num(part.top)} ${num(part.right - part.left)} ${num(part.bottom - part.top)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="xMidYMid slice"><defs>${SURFACE_DEFS}</defs>${drawn.join('')}${over ?? ''}</svg>`;
}
