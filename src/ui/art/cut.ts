// Turns any part of a painted scene into SVG text, and calculates the boxes of such parts.

import { type Box, overlaps, type Piece } from './piece';
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

/** The position of a point in a part, as fractions of its width and height, 0 to 1. */
export function focusIn(part: Box, { x, y }: { x: number; y: number }): readonly [x: number, y: number] {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return [within((x - part.left) / (part.right - part.left)), within((y - part.top) / (part.bottom - part.top))];
}

/** The smallest box that contains both. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The smallest box with this aspect ratio (width / height) with the frame centred in it. */
export function framed(frame: Box, ratio: number): Box {
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const wide = Math.max(width, height * ratio);
  const high = wide / ratio;
  const x = (frame.left + frame.right) / 2;
  const y = (frame.top + frame.bottom) / 2;
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}
