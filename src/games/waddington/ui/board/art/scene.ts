// The static scene of a circuit as painted pieces, and any part of it as one SVG text.

import { around, boxAround } from '@geometry/box';
import { madeOnce } from '@geometry/by-id';
import { paletteKey } from '@ui/art/colours';
import type { Piece } from '@ui/art/piece';
import type { PaintedScene } from '@ui/game/board/painted-scene';
import { type Road, roadOf } from '../../../geometry/road';
import type { CircuitLook } from './circuit-look';
import { ground } from './ground';
import { labelBox } from './labels';
import { lookOf } from './looks';
import { limits, roadSurface } from './road';
import { scenery } from './scenery';

/** Land painted beyond the road, board units: enough for wide and tall windows and some panning. */
const LAND = 960;
/** What a fitted view shows around the road, with its bays. */
const ROAD_FRAME = 34;
const LABEL_FRAME = 8;

/** A painted circuit. */
export interface Scene extends PaintedScene<Road, CircuitLook> {
  /** The bands' numbers, which a picture draws on top. */
  numbers: readonly Piece[];
}

/** The scene of a circuit, painted once per palette, as pits and grid have the cars' colours. */
export const sceneOf = madeOnce(paintScene, paletteKey);

function paintScene(circuitId: string): Scene {
  return paintRoad(roadOf(circuitId), lookOf(circuitId));
}

/** Paints a road in a look: of any circuit, known here or not. */
export function paintRoad(road: Road, look: CircuitLook): Scene {
  const labels = road.circuit.corners
    .map((corner) => labelBox(road, corner))
    .flatMap((box) => [[box.left, box.top] as const, [box.right, box.bottom] as const]);
  const frame = around(boxAround(road.outer, ROAD_FRAME), boxAround(labels, LABEL_FRAME));
  const world = boxAround(road.outer, LAND);
  const pieces = [...ground(road, look, world), ...roadSurface(road, look, frame), ...scenery(road, look, world)];
  return { road, theme: look, frame, world, pieces, numbers: limits(road) };
}
