// The static scene of a circuit as painted pieces, and any part of it as one SVG text.

import { paletteKey } from '@ui/art/colours';
import { type Box, boxAround, overlaps, type Piece } from '@ui/art/piece';
import { SURFACE_DEFS } from '@ui/art/surfaces';
import { num } from '@ui/art/svg';
import { type Road, roadOf } from '../geometry/road';
import { ground } from './ground';
import { labelBox } from './labels';
import { roadSurface } from './road';
import { scenery } from './scenery';
import { type Theme, themeOf } from './themes';

/** Land painted beyond the road, board units: enough for wide and tall windows and some panning. */
const LAND = { aside: 960, above: 680 };
/** What a fitted view shows round the road, with its bays. */
const ROAD_FRAME = 34;
const LABEL_FRAME = 8;

/** A painted circuit. frame: what a view must show; world: all that is painted. */
export interface Scene {
  road: Road;
  theme: Theme;
  frame: Box;
  world: Box;
  pieces: readonly Piece[];
}

const scenes = new Map<string, Scene>();

/** The scene of a circuit, painted once per palette: pits and grid bear the cars' colours. */
export function sceneOf(circuitId: string): Scene {
  const key = `${circuitId} ${paletteKey()}`;
  const known = scenes.get(key);
  if (known) return known;
  const scene = paintScene(circuitId);
  scenes.set(key, scene);
  return scene;
}

function paintScene(circuitId: string): Scene {
  const road = roadOf(circuitId);
  const theme = themeOf(circuitId);
  const labels = road.circuit.corners
    .map((corner) => labelBox(road, corner))
    .flatMap((box) => [[box.left, box.top] as const, [box.right, box.bottom] as const]);
  const frame = around(boxAround(road.outer, ROAD_FRAME), boxAround(labels, LABEL_FRAME));
  const land = boxAround(road.outer, 0);
  const world = {
    left: land.left - LAND.aside,
    right: land.right + LAND.aside,
    top: land.top - LAND.above,
    bottom: land.bottom + LAND.above,
  };
  const pieces = [...ground(road, theme, world), ...roadSurface(road, theme, frame), ...scenery(road, theme, world)];
  return { road, theme, frame, world, pieces };
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** What to make of a part of the scene. part: board units; width, height: px; over: SVG laid on top, board units. */
export interface Cut {
  part: Box;
  width: number;
  height: number;
  over?: string;
}

/** A part of the scene as SVG text; pieces outside it are left out. */
export function cutScene(scene: Scene, { part, width, height, over }: Cut): string {
  const drawn = scene.pieces.filter((piece) => overlaps(piece, part)).map((piece) => piece.svg);
  const view = `${num(part.left)} ${num(part.top)} ${num(part.right - part.left)} ${num(part.bottom - part.top)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="xMidYMid slice"><defs>${SURFACE_DEFS}</defs>${drawn.join('')}${over ?? ''}</svg>`;
}
