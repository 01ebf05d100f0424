// A part of the speedway for articles: the board's own road with cars, coins and marks.
// Not here: races, which have the live board.

import type { Colour } from '@core/contract';
import { boxAround, focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import { num, place } from '@ui/art/svg';
import { carsIn, type DrawnScene, idsIn, type PlacedCar, type SceneFields } from '@ui/reference/scene';
import { dotted } from '@ui/reference/scene-art';
import { coinNamed } from '../../data/coins';
import { NEXT, SPACE_IDS } from '../../data/track';
import { CAR_SCALE, outlineOf, spotOf } from '../../geometry/oval';
import type { Space } from '../../types';
import { coinArt } from '../board/art/coin';
import { duskOver, scenePieces } from '../board/art/scene';
import { ghostStockCarArt, stockCarArt } from '../board/art/stock-car';
import { patternOf } from '../board/picture';

/** The cars in pictures, by number: the first is 1. */
const DRIVERS = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly Colour[];
type Driver = (typeof DRIVERS)[number];

/** The id of a space: 'L2-96', 'PL-3', 'PIT-1'. */
type SpaceId = `${'L1' | 'L2' | 'L3' | 'L4' | 'PL' | 'PIT'}-${number}`;

/** Two spaces, and those between them if both are in one lane. */
type Range = readonly [from: SpaceId, to: SpaceId];

/** What to draw. Lists of spaces: 'L1-92 L4-92'. */
export interface Part extends SceneFields<Driver, SpaceId> {
  /** Spaces that must be visible. */
  around: string;
  /** Coins by their spaces; null: face down. */
  coins?: Readonly<Record<SpaceId, string | null>>;
  /** Dotted from one space to the next. */
  path?: Range | undefined;
  /** Spaces painted in red. */
  closed?: Range;
  /** Spaces painted in green. */
  open?: string;
}

const SIZE = { width: 720, height: 324 } as const;
const MARGIN = 58;
const CAR_GROWTH = 1.25;
const RED = '#e0392c';
const GREEN = '#4fc37d';

/** Draws a part of the speedway. */
export function drawnPart({ around, cars = {}, coins = {}, path, closed, open }: Part): DrawnScene<SpaceId> {
  const points = idsIn(around).map(spaceNamed).map(spotOf);
  const part = framed(
    boxAround(
      points.map(({ x, y }) => [x, y] as const),
      MARGIN,
    ),
    SIZE.width / SIZE.height,
  );
  const over = [
    duskOver(part),
    ...between(closed).map((space) => painted(space, RED)),
    ...idsIn(open)
      .map(spaceNamed)
      .map((space) => painted(space, GREEN)),
    dotted(between(path).map(spotOf), 4, 8),
    ...Object.entries(coins).map(([id, coin]) => {
      const { x, y } = spotOf(spaceNamed(id));
      return place(x, y, coinArt(coin === null ? null : coinNamed(coin)));
    }),
    ...carsIn(cars).map(carOn),
  ].join('');
  return {
    picture: { svg: cutPieces(scenePieces(), { part, ...SIZE, over }), ...SIZE },
    spot: (id) => focusIn(part, spotOf(spaceNamed(id))),
  };
}

function spaceNamed(id: string): Space {
  const space = SPACE_IDS.indexOf(id);
  if (space < 0) throw new Error(`there is no space ${id}`);
  return space;
}

function between(range: Range | undefined): Space[] {
  if (range === undefined) return [];
  const [start, end] = [spaceNamed(range[0]), spaceNamed(range[1])];
  const isOneLane = /^(L\d)-\d+ \1-/.test(range.join(' '));
  const spaces: Space[] = [];
  for (let space = start; space !== end; space = isOneLane ? (NEXT[space] ?? end) : end) spaces.push(space);
  return [...spaces, end];
}

function painted(space: Space, colour: string): string {
  const corners = outlineOf(space, -0.06).map(([x, y]) => `${num(x)} ${num(y)}`);
  return `<path d="M${corners.join('L')}Z" fill="${colour}" fill-opacity=".5" stroke="${colour}" stroke-width="1.6"/>`;
}

function carOn({ who, at, isGhost }: PlacedCar<Driver, SpaceId>): string {
  const { x, y, angle } = spotOf(spaceNamed(at));
  const colour = hexOf(who);
  const number = DRIVERS.indexOf(who) + 1;
  const art = isGhost ? ghostStockCarArt(colour) : stockCarArt({ colour, number, pattern: patternOf(who) });
  return place(x, y, art, degrees(angle), CAR_SCALE * CAR_GROWTH);
}
