// The static scene of a circuit as painted pieces, in drawing order.

import { around, boxAround } from '@geometry/box';
import { madeOnce } from '@geometry/by-id';
import { paletteKey } from '@ui/art/colours';
import type { CircuitLayout, PaintedScene } from '@ui/game/board/painted-scene';
import { type Road, roadOf } from '../../../geometry/road';
import { signBox } from '../../../geometry/sign-place';
import { ground } from './ground';
import type { CircuitLook, Theme } from './look';
import { lookOf } from './looks';
import { garages } from './pits';
import { roadSurface } from './road';
import { scenery } from './scenery';

/** Land painted beyond the road, board units: beside it for wide windows, above and below for tall ones. */
const BESIDE = 1100;
const ABOVE = 2000;
/** What a fitted view shows around the road. */
const ROAD_FRAME = 44;
const SIGN_FRAME = 6;

/** A circuit and its bounds. */
export type Layout = CircuitLayout<Road, Theme>;
/** A painted circuit. */
export type Scene = PaintedScene<Road, Theme>;

/** The scene of a circuit, painted once per palette, as pit boxes have the cars' colours. */
export const sceneOf = madeOnce(paintScene, paletteKey);

function paintScene(circuitId: string): Scene {
  const road = roadOf(circuitId);
  return paintRoad(road, lookOf(road.circuit.id));
}

/** Paints a road in a look: of any circuit, known here or not. */
export function paintRoad(road: Road, look: CircuitLook): Scene {
  const layout = layoutOn(road, look.theme);
  const { world } = layout;
  const pieces = [
    ...ground(road, look, world),
    ...roadSurface(road, look.theme),
    ...garages(road),
    ...scenery(road, look, world),
  ];
  return { ...layout, pieces };
}

/** The bounds of a circuit. Paints nothing. */
export function layoutOf(circuitId: string): Layout {
  const road = roadOf(circuitId);
  return layoutOn(road, lookOf(road.circuit.id).theme);
}

function layoutOn(road: Road, theme: Theme): Layout {
  const pits = road.circuit.boxes.flatMap((space) => road.outline(space));
  const signs = road.circuit.corners.map((corner) => signBox(road, corner, 1));
  const frame = signs
    .map((box) =>
      boxAround(
        [
          [box.left, box.top],
          [box.right, box.bottom],
        ],
        SIGN_FRAME,
      ),
    )
    .reduce(around, around(boxAround(road.line.points, ROAD_FRAME), boxAround(pits, ROAD_FRAME)));
  const near = boxAround(road.line.points, 0);
  const world = {
    left: near.left - BESIDE,
    right: near.right + BESIDE,
    top: near.top - ABOVE,
    bottom: near.bottom + ABOVE,
  };
  return { road, theme, frame, world };
}
