// A stretch of a circuit for articles' pictures: the board's own road with cars, lit spaces, a path and signs.
// Not here: races; those have the live board.

import { hexOf } from '@ui/art/colours';
import { around, cutPieces, focusIn, framed } from '@ui/art/cut';
import { painted } from '@ui/art/glyphs';
import { lightOver } from '@ui/art/light';
import { type Box, boxAround } from '@ui/art/piece';
import { closedPath, degrees, num, place } from '@ui/art/svg';
import { ghostWingedCarArt, wingedCarArt } from '@ui/art/winged-car';
import type { Picture } from '@ui/game-ui';
import type { PicturePoint } from '@ui/reference/pieces';
import { CAR_COLOURS } from '../../data/cars';
import { spaceNamed } from '../../data/circuits';
import type { CircuitId } from '../../types';
import { sceneOf } from '../board/art/scene';
import { SIGN, signArt, signBox, signSpot } from '../board/art/signs';
import { tunnelPieces } from '../board/art/tunnel';
import { CAR_SCALE, type Road } from '../board/geometry/road';

/** A car on the stretch, by its number. thought: only where it was, or would be. */
export interface SceneCar {
  number: number;
  at: string;
  thought?: boolean;
}

/** How a space is lit, like spaces to choose on the board. shut: one that can't be chosen. */
export type Light = 'free' | 'cost' | 'over' | 'pit' | 'shut';

/** The input of a drawing. Spaces by their ids, such as 'B12'. */
export interface Stretch {
  circuit?: CircuitId;
  /** Spaces that must be visible. */
  around: readonly string[];
  cars?: readonly SceneCar[];
  /** Lit spaces, with their text. */
  lit?: readonly { at: string; light: Light; text?: string }[];
  /** Spaces connected by dots. */
  path?: readonly string[];
  /** Corners whose sign must be visible. */
  signs?: readonly number[];
  /** Board units of land around the spaces. Default 46. */
  margin?: number;
}

/** The picture, and functions to locate things in it. */
export interface DrawnStretch {
  picture: Picture;
  space(at: string): PicturePoint;
  /** The lower edge of a corner's sign. */
  sign(corner: number): PicturePoint;
}

const SIZE = { width: 720, height: 340 } as const;
const MARGIN = 46;
const SIGN_SCALE = 0.8;
const CAR_GROWTH = 1.12;
const AMBER = '#ffc25a';
/** How far beside a place a label points, as a share of the distance to the label. */
const BESIDE = 0.14;
const LIGHTS: Readonly<Record<Light, string>> = {
  free: '#6fdc9c',
  cost: '#ffc35a',
  over: '#ff9183',
  pit: '#8fc7ee',
  shut: '#e23b2e',
};

/** Draws a stretch of road. */
export function drawnStretch(stretch: Stretch): DrawnStretch {
  const { circuit = 'monaco', signs = [], margin = MARGIN } = stretch;
  const scene = sceneOf(circuit);
  const { road } = scene;
  const spot = (at: string) => road.spot(spaceNamed(road.circuit, at));
  const corner = (index: number) => {
    const found = road.circuit.corners[index];
    if (found === undefined) throw new Error(`${circuit} has no corner ${index}`);
    return found;
  };
  const near = boxAround(
    stretch.around.map((at) => [spot(at).x, spot(at).y] as const),
    margin,
  );
  const boxes = signs.map((index) => roomy(signBox(road, corner(index), SIGN_SCALE)));
  const part = framed(boxes.reduce(around, near), SIZE.width / SIZE.height);
  const over = [
    ...tunnelPieces(road).map(({ svg }) => svg),
    ...(stretch.lit ?? []).map((one) => litSpace(road, one)),
    ...pathArt(stretch.path ?? [], spot),
    ...(stretch.cars ?? []).map((car) => carOn(road, car)),
    ...(stretch.lit ?? []).map((one) => textOn(road, one)),
    ...road.circuit.corners.map((one) => place(...signSpot(road, one, SIGN_SCALE), signArt(one, false), 0, SIGN_SCALE)),
    lightOver(part),
  ].join('');
  return {
    picture: { svg: cutPieces(scene.pieces, { part, ...SIZE, over }), ...SIZE },
    space: (at) => focusIn(part, spot(at)),
    sign: (index) => {
      const [x, y] = signSpot(road, corner(index), SIGN_SCALE);
      return focusIn(part, { x, y: y + (SIGN.height * SIGN_SCALE) / 2 });
    },
  };
}

/** A label beside a place, away from the picture's edges, and the point it refers to. right, down: shares. */
export function wordAt([x, y]: PicturePoint, right: number, down: number): { x: number; y: number; to: PicturePoint } {
  const kept = (share: number, least: number) => Math.min(1 - least, Math.max(least, share));
  // Not in the middle of a space, which shows its cost.
  const to: PicturePoint = [x + right * BESIDE, y + down * BESIDE];
  return { x: kept(x + right, 0.13), y: kept(y + down, 0.08), to };
}

function roomy({ left, top, right, bottom }: Box): Box {
  return boxAround(
    [
      [left, top],
      [right, bottom],
    ],
    10,
  );
}

type Lit = NonNullable<Stretch['lit']>[number];

function litSpace(road: Road, { at, light }: Lit): string {
  const path = closedPath(road.outline(spaceNamed(road.circuit, at)));
  const colour = LIGHTS[light];
  return `<path d="${path}" fill="${colour}" fill-opacity=".5" stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"/>`;
}

function textOn(road: Road, { at, text }: Lit): string {
  if (text === undefined) return '';
  const { x, y } = road.spot(spaceNamed(road.circuit, at));
  const dark = `<g stroke="#12151a" stroke-width="22" stroke-linejoin="round">${painted(text, { size: 14, fill: '#12151a' })}</g>`;
  return place(x, y, `${dark}${painted(text, { size: 14, fill: '#fff' })}`);
}

function pathArt(path: readonly string[], spot: (at: string) => { x: number; y: number }): string[] {
  if (path.length < 2) return [];
  const points = path.map(spot).map(({ x, y }) => `${num(x)} ${num(y)}`);
  return [
    `<path d="M${points.join('L')}" fill="none" stroke="${AMBER}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="0.1 8"/>`,
  ];
}

function carOn(road: Road, { number, at, thought }: SceneCar): string {
  const space = spaceNamed(road.circuit, at);
  const { x, y, angle } = road.spot(space);
  const colour = hexOf(CAR_COLOURS[number - 1] ?? 'red');
  const art = thought ? ghostWingedCarArt(colour) : wingedCarArt({ colour, number });
  return place(x, y, art, degrees(angle), CAR_SCALE * road.carScale(space) * CAR_GROWTH);
}
