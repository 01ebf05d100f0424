// The static scene of a circuit, layers 1 to 14, as painted pieces, and any part of it as one SVG text.

import { around, boxAround } from '@geometry/box';
import { madeOnce } from '@geometry/by-id';
import { type Cut, cutPieces } from '@ui/art/cut';
import type { PaintedScene } from '@ui/game/board/painted-scene';
import { type Road, roadOf } from '../../../geometry/road';
import type { CircuitLook } from './circuit-look';
import { flat } from './flat';
import { ground } from './ground';
import { fence, gravel, infield } from './infield';
import { kerbs } from './kerbs';
import { landmarks } from './landmarks';
import { lookOf } from './looks';
import { paint, spaceNumbers } from './paint';
import { paintedName } from './painted-name';
import { scenery } from './scenery';
import { skyLight } from './sky-light';
import { asphalt, brakingZones, rubber } from './surface';
import { chevronBoards } from './trackside';

/** Land painted beyond the road on every side, board units: enough for a tall window and some panning. */
const LAND = 620;
/** Margin of a fitted view around the road (with its fence) and around signs. */
const ROAD_FRAME = 46;
const SIGN_FRAME = 32;

/** A painted circuit. */
export type Scene = PaintedScene<Road, CircuitLook>;

/** The scene of a circuit, painted once. */
export const sceneOf = madeOnce((id) => paintScene(roadOf(id), lookOf(id), paintedName(id)));

/** Paints a road in its land. name: painted on the infield. land: beyond the road, board units. */
export function paintScene(road: Road, theme: CircuitLook, name: string, land: number = LAND): Scene {
  const signs = road.circuit.corners.map(({ sign }) => [sign.x, sign.y] as const);
  const frame = around(boxAround(road.line.points, ROAD_FRAME), boxAround(signs, SIGN_FRAME));
  const world = boxAround(road.line.points, land);
  const pieces = [
    ...ground(road, theme, world),
    ...infield(road, theme, name),
    ...landmarks(theme),
    ...flat(road, theme),
    ...skyLight(theme, world),
    ...gravel(road, theme),
    ...fence(road, theme),
    ...asphalt(road, theme, frame),
    ...rubber(road, frame),
    ...brakingZones(road),
    ...kerbs(road, theme),
    ...paint(road, frame),
    ...scenery(road, theme, world),
    ...chevronBoards(road, theme),
  ];
  return { road, theme, frame, world, pieces };
}

/** A part of the scene as SVG text. numbers: with the number of each space. */
export function cutScene(scene: Scene, cut: Cut & { numbers?: boolean }): string {
  return cutPieces(cut.numbers ? [...scene.pieces, ...spaceNumbers(scene.road)] : scene.pieces, cut);
}
