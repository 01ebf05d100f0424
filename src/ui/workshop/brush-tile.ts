// The small picture of what a brush strews. Not here: the things on it, which each game draws.

import type { Picture } from '../art/picture';
import { place } from '../art/svg';

/** Size of the picture, px. */
const TILE = { width: 88, height: 46 } as const;
/** Where three things of a brush are, with the numbers that they are drawn from; and where one alone is. */
const THREE = [
  { x: 20, y: 32, pick: 3 },
  { x: 66, y: 33, pick: 601 },
  { x: 42, y: 27, pick: 302 },
] as const;
const ONE = [{ x: 44, y: 32, pick: 1 }] as const;

/** A thing on the tile, in board units. */
export interface TileSpot {
  readonly x: number;
  readonly y: number;
  readonly pick: number;
}

/** scale: px of a board unit; ground: colour of the land; water: colour of what covers it; isAlone: one thing instead of three. */
export interface TileLook {
  readonly scale: number;
  readonly ground: string;
  readonly water?: string | undefined;
  readonly isAlone?: boolean;
}

/** The tile of a brush. draw: its things as SVG text. */
export function brushTile(look: TileLook, draw: (spots: readonly TileSpot[]) => string): Picture {
  const { scale, ground, water, isAlone = false } = look;
  const spots = (isAlone ? ONE : THREE).map(({ x, y, pick }) => ({ x: x / scale, y: y / scale, pick }));
  const fill = (colour: string): string => `<path fill="${colour}" d="M0 0H${TILE.width}V${TILE.height}H0z"/>`;
  const below = `${fill(ground)}${water === undefined ? '' : fill(water)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE.width} ${TILE.height}">${below}${place(0, 0, draw(spots), 0, scale)}</svg>`;
  return { svg, ...TILE };
}
