// A part of the speedway for articles: the board's own road with cars, coins and marks.
// Not here: races, which have the live board.

import type { Colour } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import { cutPieces, focusIn, framed } from '@ui/art/cut';
import { boxAround } from '@ui/art/piece';
import { degrees, num, place } from '@ui/art/svg';
import type { Picture } from '@ui/game-ui';
import type { PicturePoint } from '@ui/reference/pieces';
import type { Coin, Space } from '../../types';
import { coinArt } from '../board/art/coin';
import { duskOver, scenePieces } from '../board/art/scene';
import { ghostStockCarArt, stockCarArt } from '../board/art/stock-car';
import { CAR_SCALE, outlineOf, spotOf } from '../board/geometry/oval';
import { patternOf } from '../board/picture';

/** A car in the picture. thought: a ghost of its earlier or possible position. */
export interface SceneCar {
  colour: Colour;
  number: number;
  at: Space;
  thought?: boolean;
}

/** What to draw. */
export interface Part {
  /** Spaces that must be visible. */
  around: readonly Space[];
  cars?: readonly SceneCar[];
  coins?: readonly { at: Space; coin: Coin | null }[];
  /** Spaces of a path, dotted from one to the next. */
  path?: readonly Space[];
  /** Spaces painted in red, and in green. */
  closed?: readonly Space[];
  open?: readonly Space[];
  /** Margin around the visible spaces, board units. */
  margin?: number;
}

/** The picture, and the positions of spaces in it. */
export interface DrawnPart {
  picture: Picture;
  at(space: Space): PicturePoint;
}

const SIZE = { width: 720, height: 324 } as const;
const MARGIN = 58;
const CAR_GROWTH = 1.25;
const RED = '#e0392c';
const GREEN = '#4fc37d';
const AMBER = '#ffc25a';

/** Draws a part of the speedway. */
export function drawnPart(given: Part): DrawnPart {
  const { around, cars = [], coins = [], path = [], closed = [], open = [], margin = MARGIN } = given;
  const points = around.map(spotOf).map(({ x, y }) => [x, y] as const);
  const part = framed(boxAround(points, margin), SIZE.width / SIZE.height);
  const over = [
    duskOver(part),
    ...closed.map((space) => painted(space, RED)),
    ...open.map((space) => painted(space, GREEN)),
    dots(path),
    ...coins.map(({ at, coin }) => {
      const { x, y } = spotOf(at);
      return place(x, y, coinArt(coin));
    }),
    ...cars.map(carOn),
  ].join('');
  return {
    picture: { svg: cutPieces(scenePieces(), { part, ...SIZE, over }), ...SIZE },
    at: (space) => focusIn(part, spotOf(space)),
  };
}

function painted(space: Space, colour: string): string {
  const corners = outlineOf(space, -0.06).map(([x, y]) => `${num(x)} ${num(y)}`);
  return `<path d="M${corners.join('L')}Z" fill="${colour}" fill-opacity=".5" stroke="${colour}" stroke-width="1.6"/>`;
}

function dots(path: readonly Space[]): string {
  if (path.length < 2) return '';
  const points = path.map(spotOf).map(({ x, y }) => `${num(x)} ${num(y)}`);
  return `<path d="M${points.join('L')}" fill="none" stroke="${AMBER}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 8"/>`;
}

function carOn({ colour, number, at, thought }: SceneCar): string {
  const { x, y, angle } = spotOf(at);
  const hex = hexOf(colour);
  const art = thought ? ghostStockCarArt(hex) : stockCarArt({ colour: hex, number, pattern: patternOf(colour) });
  return place(x, y, art, degrees(angle), CAR_SCALE * CAR_GROWTH);
}
