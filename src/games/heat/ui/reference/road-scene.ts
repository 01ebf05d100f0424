// A stretch of a circuit for the pictures of articles: the board's own road with cars, a path and signs on it.
// Not here: races, which have the live board.

import { around, type Box, boxAround, focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { CAR_SCALE, carArt, ghostCarArt } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { lightOver } from '@ui/art/light';
import type { Picture } from '@ui/art/picture';
import { num, place } from '@ui/art/svg';
import { carsIn, type DrawnScene, type PlacedCar, type SceneFields } from '@ui/reference/scene';
import { dotted, numberDisc } from '@ui/reference/scene-art';
import { HEAT_COLOURS, type HeatColour } from '../../data/colours';
import { signSpot } from '../../geometry/roadside';
import { pressArt } from '../board/art/conditions';
import { cutScene, sceneOf } from '../board/art/scene';
import { limitSign } from '../board/art/trackside';

/** A space by its progress: its race lane, or with '/0' its other one. */
type Place = number | `${number}/0`;

/** What a label points at: a space, the end of the finish line, or at a corner its line, its sign or its photographers. */
type Spot = Place | 'finish' | `${'line' | 'sign' | 'press'} ${number}`;

/** What to draw. from, to: the first and the last visible space, as progress. */
export interface Stretch extends SceneFields<HeatColour, Place, Spot> {
  from: number;
  to: number;
  /** Numbered dots along the race lane from one space to another. */
  path?: readonly [from: number, to: number];
  /** Corners whose line is painted amber. */
  lines?: readonly number[];
  /** The corner with photographers. */
  press?: number;
  /** Board units of land around the road; 50 by default. */
  margin?: number;
}

/** The circuit that pictures show. */
export const CIRCUIT: string = 'italy';
const RACE_LANE = 1;
const SIZE = { width: 720, height: 324 } as const;
const MARGIN = 50;
const SIGN_SCALE = 1.25;
const CAR_GROWTH = 1.15;
/** Around the middle of a sign, board units. */
const SIGN_ROOM = 30;
const PRESS_AWAY = 34;
const DISC = { radius: 8, ring: 1.8, size: 11 } as const;

/** Draws a stretch of road. */
export function drawnStretch(stretch: Stretch): DrawnScene<Spot> {
  const { from, to, cars = {}, path, lines = [], press, margin = MARGIN } = stretch;
  const scene = sceneOf(CIRCUIT);
  const { road, theme } = scene;
  const spots = Array.from({ length: to - from + 1 }, (_, at) => road.cell(from + at, 0.5));
  const corner = (index: number) => {
    const found = road.circuit.corners[index];
    if (found === undefined) throw new Error(`${CIRCUIT} has no corner ${index}`);
    return found;
  };
  const shown = road.circuit.corners.filter(({ line }) => line >= from && line <= to + 1);
  const corners = {
    line: (index: number) => road.line.at(road.distanceOf(corner(index).line)),
    sign: (index: number) => signSpot(road, corner(index), SIGN_SCALE),
    press: (index: number) => {
      const side = corner(index).turn === 'right' ? -1 : 1;
      return road.line.at(road.distanceOf(corner(index).line + 1.6), side * (road.half + PRESS_AWAY));
    },
  };
  // A sign at the edge is fully visible.
  const seen = around(
    boxAround(spots.map(pointOf), margin),
    boxAround([...spots, ...shown.map(({ index }) => corners.sign(index))].map(pointOf), SIGN_ROOM),
  );
  const part = framed(seen, SIZE.width / SIZE.height);
  const over = [
    ...lines.map((index) => amberLine(road.half, corners.line(index))),
    ...(path === undefined ? [] : pathArt(path, road)),
    ...carsIn(cars).map((car) => carOn(road, car)),
    ...(press === undefined ? [] : [pressOn(corners.press(press))]),
    ...shown.map(({ index, limit }) => {
      const { x, y } = corners.sign(index);
      return place(x, y, limitSign(theme, limit), 0, SIGN_SCALE);
    }),
    lightOver(part),
  ].join('');
  const spotOf = (at: Spot) => {
    if (at === 'finish') return road.line.at(road.distanceOf(0), -road.half);
    const [, thing, index] = /^(line|sign|press) (\d+)$/.exec(String(at)) ?? [];
    return thing === 'line' || thing === 'sign' || thing === 'press' ? corners[thing](Number(index)) : cellAt(road, at);
  };
  return {
    picture: { svg: cutScene(scene, { part, ...SIZE, over }), ...SIZE },
    spot: (at) => focusIn(part, spotOf(at)),
  };
}

function pointOf({ x, y }: { x: number; y: number }): readonly [number, number] {
  return [x, y];
}

interface Road {
  cell(progress: number, lane: number): { x: number; y: number; angle: number };
  carScale(progress: number, lane: number): number;
}

function progressAndLane(at: Spot): [progress: number, lane: number] {
  return typeof at === 'number' ? [at, RACE_LANE] : [Number.parseInt(at, 10), 0];
}

function cellAt(road: Road, at: Spot) {
  return road.cell(...progressAndLane(at));
}

function pathArt([from, to]: readonly [from: number, to: number], road: Road): string[] {
  const cells = Array.from({ length: to - from + 1 }, (_, at) => road.cell(from + at, RACE_LANE));
  return [dotted(cells, 3.4, 7), ...cells.slice(1, -1).map(({ x, y }, at) => place(x, y, numberDisc(at + 1, DISC)))];
}

function amberLine(half: number, spot: { x: number; y: number; angle: number }): string {
  const line = `<path d="M0 ${num(-half)}V${num(half)}" stroke="#e2901c" stroke-width="5" stroke-linecap="round"/>`;
  return place(spot.x, spot.y, line, degrees(spot.angle));
}

function pressOn({ x, y, angle }: { x: number; y: number; angle: number }): string {
  return place(x, y, pressArt(), degrees(angle), 0.9);
}

function carOn(road: Road, { who, at, isGhost }: PlacedCar<HeatColour, Place>): string {
  const { x, y, angle } = cellAt(road, at);
  const hex = hexOf(who);
  const number = HEAT_COLOURS.indexOf(who) + 1;
  const art = isGhost ? ghostCarArt(hex) : carArt({ colour: hex, index: colourIndex(who), number });
  return place(x, y, art, degrees(angle), CAR_SCALE * road.carScale(...progressAndLane(at)) * CAR_GROWTH);
}

/** The smallest picture around drawings centred on 0, 0, such as a token. */
export function pictureOf(svg: string, { left, top, right, bottom }: Box): Picture {
  const width = right - left;
  const height = bottom - top;
  const view = `viewBox="${num(left)} ${num(top)} ${num(width)} ${num(height)}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${view} width="${num(width)}" height="${num(height)}">${svg}</svg>`,
    width,
    height,
  };
}
