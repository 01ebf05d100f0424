// Any part of a painted scene as one SVG text, and the boxes that decide which part.

import { type Box, overlaps, type Piece } from './piece';
import { SURFACE_DEFS } from './surfaces';
import { num } from './svg';

/** What to make of a scene. part: board units; width, height: px; over: SVG laid on top, board units. */
export interface Cut {
  part: Box;
  width: number;
  height: number;
  over?: string;
}

/** A part of what is painted as SVG text; pieces outside it are left out. */
export function cutPieces(pieces: readonly Piece[], { part, width, height, over }: Cut): string {
  const drawn = pieces.filter((piece) => overlaps(piece, part)).map((piece) => piece.svg);
  const view = `${num(part.left)} ${num(part.top)} ${num(part.right - part.left)} ${num(part.bottom - part.top)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="xMidYMid slice"><defs>${SURFACE_DEFS}</defs>${drawn.join('')}${over ?? ''}</svg>`;
}

/** Where a point lies in a part: shares of its width and height, 0 to 1. */
export function focusIn(part: Box, { x, y }: { x: number; y: number }): readonly [x: number, y: number] {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return [within((x - part.left) / (part.right - part.left)), within((y - part.top) / (part.bottom - part.top))];
}

/** The smallest box that holds both. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The smallest box of this width to height that holds the frame in its middle. */
export function framed(frame: Box, ratio: number): Box {
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const wide = Math.max(width, height * ratio);
  const high = wide / ratio;
  const x = (frame.left + frame.right) / 2;
  const y = (frame.top + frame.bottom) / 2;
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}
