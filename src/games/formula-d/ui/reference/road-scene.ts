// A stretch of a circuit for articles' pictures: the board's own road with cars, lit spaces, a path and signs.
// Not here: races; those have the live board.

import { around, type Box, boxAround, focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import { painted } from '@ui/art/glyphs';
import { lightOver } from '@ui/art/light';
import { closedPath, place } from '@ui/art/svg';
import { ghostWingedCarArt, wingedCarArt } from '@ui/art/winged-car';
import { carsIn, type DrawnScene, idsIn, type PlacedCar, type SceneFields } from '@ui/reference/scene';
import { dotted } from '@ui/reference/scene-art';
import { numberOf } from '../../data/cars';
import { spaceNamed } from '../../data/circuit';
import { CAR_SCALE, type Road } from '../../geometry/road';
import { SIGN, signBox, signSpot } from '../../geometry/sign-place';
import type { CarColour } from '../../types';
import { sceneOf } from '../board/art/scene';
import { signArt } from '../board/art/signs';
import { tunnelPieces } from '../board/art/tunnel';

/** How a space is lit, like spaces to choose on the board. shut: one that can't be chosen. */
type Light = 'free' | 'cost' | 'over' | 'pit' | 'shut';

/** The id of a space, such as 'B12'. */
type SpaceId = string;

/** What to draw: a stretch of Monaco. Lists of spaces: 'A15 B15'. A label points at a space, or at a corner's sign: 'sign 0'. */
export interface Stretch extends SceneFields<CarColour, SpaceId> {
  /** Spaces that must be visible. */
  around: string;
  /** Lit spaces by their light, and the cost that is their text: `{ 'cost -1': 'A14 B14' }`. Undefined: no longer lit. */
  lit?: Readonly<Partial<Record<Light | `${Light} ${number}`, string | undefined>>>;
  /** Spaces connected by dots. */
  path?: string;
  /** Corners whose sign must be visible. */
  signs?: readonly number[];
  /** Board units of land around the spaces. Default 46. */
  margin?: number;
}

/** Labels do not point at the middle of a space, which shows its cost. */
export const LABELS = { edge: [0.13, 0.08], gap: { share: 0.14 } } as const;

const SIZE = { width: 720, height: 340 } as const;
const MARGIN = 46;
const SIGN_SCALE = 0.8;
const CAR_GROWTH = 1.12;
const LIGHTS: ReadonlyMap<string, string> = new Map<Light, string>([
  ['free', '#6fdc9c'],
  ['cost', '#ffc35a'],
  ['over', '#ff9183'],
  ['pit', '#8fc7ee'],
  ['shut', '#e23b2e'],
]);

/** Draws a stretch of road. */
export function drawnStretch(stretch: Stretch): DrawnScene<SpaceId> {
  const { cars = {}, lit = {}, path, signs = [], margin = MARGIN } = stretch;
  const scene = sceneOf('monaco');
  const { road } = scene;
  const spot = (at: SpaceId) => road.spot(spaceNamed(road.circuit, at));
  const corner = (index: number) => {
    const found = road.circuit.corners[index];
    if (found === undefined) throw new Error(`Monaco has no corner ${index}`);
    return found;
  };
  const near = boxAround(
    idsIn(stretch.around).map((at) => [spot(at).x, spot(at).y] as const),
    margin,
  );
  const boxes = signs.map((index) => roomy(signBox(road, corner(index), SIGN_SCALE)));
  const part = framed(boxes.reduce(around, near), SIZE.width / SIZE.height);
  const spaces = litIn(lit);
  const over = [
    ...tunnelPieces(road).map(({ svg }) => svg),
    ...spaces.map((one) => litSpace(road, one)),
    dotted(idsIn(path).map(spot), 4, 8, ' stroke-linejoin="round"'),
    ...carsIn(cars).map((car) => carOn(road, car)),
    ...spaces.map((one) => textOn(road, one)),
    ...road.circuit.corners.map((one) => place(...signSpot(road, one, SIGN_SCALE), signArt(one, false), 0, SIGN_SCALE)),
    lightOver(part),
  ].join('');
  return {
    picture: { svg: cutPieces(scene.pieces, { part, ...SIZE, over }), ...SIZE },
    spot: (at) => {
      const [, sign] = /^sign (\d+)$/.exec(at) ?? [];
      if (sign === undefined) return focusIn(part, spot(at));
      // The lower edge of the sign.
      const [x, y] = signSpot(road, corner(Number(sign)), SIGN_SCALE);
      return focusIn(part, { x, y: y + (SIGN.height * SIGN_SCALE) / 2 });
    },
  };
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

interface Lit {
  at: SpaceId;
  colour: string;
  text: string | undefined;
}

function litIn(lit: NonNullable<Stretch['lit']>): Lit[] {
  return Object.entries(lit).flatMap(([name, spaces]) => {
    const [light = '', text] = name.split(' ');
    const colour = LIGHTS.get(light);
    if (colour === undefined) throw new Error(`there is no light ${light}`);
    return idsIn(spaces).map((at) => ({ at, colour, text }));
  });
}

function litSpace(road: Road, { at, colour }: Lit): string {
  const path = closedPath(road.outline(spaceNamed(road.circuit, at)));
  return `<path d="${path}" fill="${colour}" fill-opacity=".5" stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"/>`;
}

function textOn(road: Road, { at, text }: Lit): string {
  if (text === undefined) return '';
  const { x, y } = road.spot(spaceNamed(road.circuit, at));
  const dark = `<g stroke="#12151a" stroke-width="22" stroke-linejoin="round">${painted(text, { size: 14, fill: '#12151a' })}</g>`;
  return place(x, y, `${dark}${painted(text, { size: 14, fill: '#fff' })}`);
}

function carOn(road: Road, { who, at, isGhost }: PlacedCar<CarColour, SpaceId>): string {
  const space = spaceNamed(road.circuit, at);
  const { x, y, angle } = road.spot(space);
  const colour = hexOf(who);
  const art = isGhost ? ghostWingedCarArt(colour) : wingedCarArt({ colour, number: numberOf(who) });
  return place(x, y, art, degrees(angle), CAR_SCALE * road.carScale(space) * CAR_GROWTH);
}
