// A stretch of a circuit for the pictures of articles: the board's own road with cars, a path and signs on it.
// Not here: races, which have the live board.

import type { Colour } from '@core/contract';
import { CAR_SCALE, carArt, ghostCarArt } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { around, focusIn, framed } from '@ui/art/cut';
import { painted } from '@ui/art/glyphs';
import { lightOver } from '@ui/art/light';
import { type Box, boxAround } from '@ui/art/piece';
import { degrees, num, place } from '@ui/art/svg';
import type { Picture } from '@ui/game-ui';
import type { PicturePoint } from '@ui/reference/pieces';
import type { Lane, RoadId, TrackId } from '../../types';
import { changedSign, pressArt, tokenArt } from '../board/art/conditions';
import { cutScene, sceneOf } from '../board/art/scene';
import { limitSign, signSpot } from '../board/art/trackside';

/** A car on the stretch. at: progress. thought: a place where it was, or would be. */
export interface SceneCar {
  colour: Colour;
  number: number;
  at: number;
  lane: Lane;
  thought?: boolean;
}

/** What to draw. from, to: the first and the last visible space, as progress. */
export interface Stretch {
  circuit: TrackId;
  from: number;
  to: number;
  cars?: readonly SceneCar[];
  /** Numbered dots from one space to another in a lane. */
  path?: { from: number; to: number; lane: Lane };
  /** Corners whose line is painted amber. */
  lines?: readonly number[];
  /** Limits that differ from the printed ones, by corner. */
  limits?: Readonly<Record<number, number>>;
  tokens?: Readonly<Record<number, RoadId>>;
  press?: number;
  /** Board units of land around the road; 50 by default. */
  margin?: number;
}

/** The picture, and where things are in it. */
export interface DrawnStretch {
  picture: Picture;
  cell(progress: number, lane: Lane): PicturePoint;
  line(corner: number): PicturePoint;
  sign(corner: number): PicturePoint;
  /** Position of the photographers. */
  press(corner: number): PicturePoint;
  finish(): PicturePoint;
}

const SIZE = { width: 720, height: 324 } as const;
const MARGIN = 50;
const SIGN_SCALE = 1.25;
const CAR_GROWTH = 1.15;
/** Around the middle of a sign, board units. */
const SIGN_ROOM = 30;
const AMBER = '#ffc25a';
const PRESS_AWAY = 34;

/** Draws a stretch of road. */
export function drawnStretch(stretch: Stretch): DrawnStretch {
  const { circuit, from, to, margin = MARGIN } = stretch;
  const scene = sceneOf(circuit);
  const { road, theme } = scene;
  const spots = Array.from({ length: to - from + 1 }, (_, at) => road.cell(from + at, 0.5));
  const corner = (index: number) => {
    const found = road.circuit.corners[index];
    if (found === undefined) throw new Error(`${circuit} has no corner ${index}`);
    return found;
  };
  const shown = road.circuit.corners.filter(({ line }) => line >= from && line <= to + 1);
  const lineSpot = (index: number) => road.line.at(road.distanceOf(corner(index).line));
  const signAt = (index: number) => signSpot(road, corner(index), SIGN_SCALE);
  // A sign at the edge is fully visible.
  const seen = around(
    boxAround(spots.map(pointOf), margin),
    boxAround([...spots, ...shown.map(({ index }) => signAt(index))].map(pointOf), SIGN_ROOM),
  );
  const part = framed(seen, SIZE.width / SIZE.height);
  const pressAt = (index: number) => {
    const side = corner(index).turn === 'right' ? -1 : 1;
    return road.line.at(road.distanceOf(corner(index).line + 1.6), side * (road.half + PRESS_AWAY));
  };
  const over = [
    ...(stretch.lines ?? []).map((index) => amberLine(road.half, lineSpot(index))),
    ...pathArt(stretch, road.cell),
    ...(stretch.cars ?? []).map((car) => carOn(road, car)),
    ...shown.flatMap(({ index, roadToken }) => {
      const token = stretch.tokens?.[index];
      return token === undefined ? [] : [place(roadToken.x, roadToken.y, tokenArt(token), 0, 1.2)];
    }),
    ...(stretch.press === undefined ? [] : [pressOn(pressAt(stretch.press))]),
    ...shown.map(({ index, limit }) => {
      const { x, y } = signAt(index);
      const now = stretch.limits?.[index];
      const art = now === undefined || now === limit ? limitSign(theme, limit) : changedSign(theme, limit, now);
      return place(x, y, art, 0, SIGN_SCALE);
    }),
    lightOver(part),
  ].join('');
  const svg = cutScene(scene, { part, ...SIZE, over });
  const within = (spot: { x: number; y: number }): PicturePoint => focusIn(part, spot);
  return {
    picture: { svg, ...SIZE },
    cell: (progress, lane) => within(road.cell(progress, lane)),
    line: (index) => within(lineSpot(index)),
    sign: (index) => within(signAt(index)),
    press: (index) => within(pressAt(index)),
    finish: () => within(road.line.at(road.distanceOf(0), -road.half)),
  };
}

function pointOf({ x, y }: { x: number; y: number }): readonly [number, number] {
  return [x, y];
}

type Cell = (progress: number, lane: number) => { x: number; y: number; angle: number };

function pathArt({ path }: Stretch, cell: Cell): string[] {
  if (path === undefined) return [];
  const steps = Array.from({ length: path.to - path.from }, (_, at) => cell(path.from + at + 1, path.lane));
  const start = cell(path.from, path.lane);
  const points = [start, ...steps].map(({ x, y }) => `${num(x)} ${num(y)}`);
  const dots = `<path d="M${points.join('L')}" fill="none" stroke="${AMBER}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0.1 7"/>`;
  return [dots, ...steps.slice(0, -1).map(({ x, y }, at) => place(x, y, numberDisc(at + 1)))];
}

function numberDisc(n: number): string {
  return `<circle r="8" fill="#14171b" stroke="${AMBER}" stroke-width="1.8"/>${painted(String(n), { size: 11, fill: '#fff' })}`;
}

function amberLine(half: number, spot: { x: number; y: number; angle: number }): string {
  const line = `<path d="M0 ${num(-half)}V${num(half)}" stroke="#e2901c" stroke-width="5" stroke-linecap="round"/>`;
  return place(spot.x, spot.y, line, degrees(spot.angle));
}

function pressOn({ x, y, angle }: { x: number; y: number; angle: number }): string {
  return place(x, y, pressArt(), degrees(angle), 0.9);
}

function carOn(
  road: { cell: Cell; carScale(progress: number, lane: number): number },
  { colour, number, at, lane, thought }: SceneCar,
): string {
  const { x, y, angle } = road.cell(at, lane);
  const hex = hexOf(colour);
  const art = thought ? ghostCarArt(hex) : carArt({ colour: hex, index: colourIndex(colour), number });
  return place(x, y, art, degrees(angle), CAR_SCALE * road.carScale(at, lane) * CAR_GROWTH);
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
