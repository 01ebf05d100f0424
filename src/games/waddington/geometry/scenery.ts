// What stands beside the road and where: the file's own things, a few more of the circuit's look, and plants scattered between
// them. Not here: drawing it (ui/board/art/scenery.ts, and round water ui/board/art/ground.ts).

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import { degrees, isInside, type Point, smoothLoop } from '@geometry/line';
import { offBoxes, offPoints, offRounds, outside, type Round, type Rule } from '@geometry/scenery/clearance';
import { backToFront, type Placed } from '@geometry/scenery/placed';
import { countFor, scatter } from '@geometry/scenery/scatter';
import { isClear } from '@geometry/scenery/site';
import type { DrawnCircuit } from '../data/derive-circuit';
import { LANE, pointsOf, type Road } from './road';

type Surround = DrawnCircuit['scenery'][number];

/** The least distance from a square's middle, beside an object's own reach. */
export const CLEARANCE = 27;
const TREE_HEIGHT = 30;
/** The least distance from the middle of a verge, and the extra distance of plants. */
const VERGE = 16;
const PLANT_AWAY = 4;
/** Objects may overlap by the rest of this share of their reaches. */
const APART = 0.86;
/** Where a plant would be seen in water: at its foot and at its crown. */
const FOOT_AND_CROWN = [6, -14];
/** A tree's radius in lanes if the file gives none, and the share of it that nothing else may take up. */
const TREE = { radius: 0.7, share: 0.8 };

/** What of a circuit's look decides where things stand. */
export interface Land {
  seed: number;
  /** area: square units per plant that is tried; reachOf: the room that one needs, by its pick from 0 to 1. */
  plants: { area: number; sow: { reachOf(pick: number): number } };
  /** Nothing is scattered here: on the whole infield, or on the part of it in this box. */
  bare?: 'infield' | Box;
  /** What else stands on the land, unless it would stand on the road. */
  extras?: readonly Placed[];
  /** The room that a building of the file takes up, as a share of its longer side, by its name. */
  roomOf(building: string): number;
}

/** A thing beside the road. Sizes in board units, turns in degrees. index: of the look's extras; isKept: drawn whatever it covers. */
export type Thing = Placed &
  (
    | { kind: 'building' | 'boat' | 'tent'; name: string; width: number; height: number; turn: number }
    | { kind: 'stand'; length: number; turn: number }
    | { kind: 'tree' | 'plant'; pick: number; size: number; isKept?: boolean }
    | { kind: 'extra'; index: number }
  );

/** Everything on the land, sorted from back to front. names: the boxes of the corners' names, which stay readable. */
export function sceneryOn(road: Road, land: Land, world: Box, names: readonly Box[]): Thing[] {
  const draw = chance(land.seed + 1);
  const faceRoad: Facing = (x, y, isLevel) => standTurn(road, x, y, isLevel);
  const named = road.circuit.scenery.flatMap((surround) => thingsOf(surround, land, draw, faceRoad));
  const extras = (land.extras ?? [])
    .map((one, index): Thing => ({ ...one, kind: 'extra', index }))
    .filter((one) => isClear(one, offRoad(road)));
  const built = [...named.filter((one) => one.kind !== 'tree'), ...extras];
  const free = [offRounds(built, APART), offNames(names)];
  const trees = named.filter((one) => one.kind === 'tree' && (one.isKept === true || isClear(one, free)));
  return backToFront([...built, ...trees, ...scattered(road, land, world, names, built)]);
}

/** Off the road with its bays, pits and verges. extra: more distance from all of them. */
function offRoad(road: Road, extra = 0): Rule[] {
  const { cells, pits, corners, verges } = road.circuit;
  const middles = (spots: readonly { x: number; y: number }[]) =>
    spots.map(({ x, y }) => [x * LANE, y * LANE] as const);
  return [
    offPoints(middles([...cells, ...pits, ...corners.map((corner) => corner.spinOff)]), CLEARANCE + extra),
    offPoints(middles(verges), VERGE + extra),
  ];
}

/** Off the corners' names. A tree below a name may still cover it with its top. */
function offNames(names: readonly Box[]): Rule {
  return offBoxes(names, () => ({ above: 2, below: TREE_HEIGHT }));
}

/** The turn of a stand that has none of its own, degrees. isLevel: whether it is wider than high. */
type Facing = (x: number, y: number, isLevel: boolean) => number;

/** What one entry of a file is on the land: one thing, or none that stands. draw: 0 to 1, for what the entry leaves open. */
export function thingsOf(
  surround: Surround,
  land: Pick<Land, 'roomOf'>,
  draw: () => number,
  faceRoad: Facing = () => 0,
): Thing[] {
  const { kind, name = '' } = surround;
  const [x, y] = [(surround.x ?? 0) * LANE, (surround.y ?? 0) * LANE];
  const [width, height] = [(surround.w ?? 0) * LANE, (surround.h ?? 0) * LANE];
  const longer = Math.max(width, height);
  const turn = degrees(surround.heading ?? 0);
  switch (kind) {
    case 'tree': {
      const size = (surround.r ?? TREE.radius) * LANE;
      const { pick } = surround;
      // A tree with a look of its own was put there by hand.
      const own = pick === undefined ? { pick: draw() } : { pick, isKept: true };
      return [{ kind, x, y, reach: size * TREE.share, size, ...own }];
    }
    case 'boat':
    case 'tent':
      return [{ kind, x, y, reach: width / 2, name, width, height, turn }];
    case 'stand':
      return [
        {
          ...{ kind, x, y, reach: longer / 2, length: longer },
          turn: surround.faces ?? faceRoad(x, y, width > height),
        },
      ];
    case 'building':
      return [{ kind, x, y, reach: longer * land.roomOf(name), name, width, height, turn }];
    default:
      return [];
  }
}

/** A stand's crowd faces the nearest square, at right angles only. */
function standTurn(road: Road, x: number, y: number, isLevel: boolean): number {
  const nearest = road.circuit.cells.reduce((best, cell) =>
    Math.hypot(cell.x * LANE - x, cell.y * LANE - y) < Math.hypot(best.x * LANE - x, best.y * LANE - y) ? cell : best,
  );
  if (isLevel) return nearest.y * LANE > y ? 0 : 180;
  return nearest.x * LANE > x ? -90 : 90;
}

/** Plants between the named things. */
function scattered(road: Road, land: Land, world: Box, names: readonly Box[], fixed: readonly Round[]): Thing[] {
  const draw = chance(land.seed + 2);
  const waters = road.circuit.scenery
    .map((surround) => waterOf(surround, world))
    .filter((shape) => shape !== undefined);
  const rules: Rule[] = [
    ...waters.map((water) => outside(water, FOOT_AND_CROWN)),
    offRounds(poolsOf(road)),
    ({ x, y }) => !isBare(land, x, y) || !isInside(road.inner, x, y),
    offNames(names),
    offRounds(fixed, APART),
    ...offRoad(road, PLANT_AWAY),
  ];
  return scatter(world, countFor(world, land.plants.area), draw, (x, y): Thing | undefined => {
    const [pick, size] = [draw(), draw()];
    const one: Thing = { kind: 'plant', x, y, reach: land.plants.sow.reachOf(pick), pick, size };
    return isClear(one, rules) ? one : undefined;
  });
}

/** Whether a point is bare if it is inside the circuit. */
function isBare({ bare }: Land, x: number, y: number): boolean {
  if (bare === undefined || bare === 'infield') return bare === 'infield';
  return x > bare.left && x < bare.right && y > bare.top && y < bare.bottom;
}

/** The round waters of a circuit, in their order. */
export function poolsOf({ circuit }: Road): Round[] {
  return circuit.scenery.flatMap(({ kind, x = 0, y = 0, r, poly }) =>
    kind === 'water' && r !== undefined && poly === undefined ? [{ x: x * LANE, y: y * LANE, reach: r * LANE }] : [],
  );
}

/** The outline of water; undefined for anything else. The sea extends to the end of the painted world. */
function waterOf({ kind, poly = [] }: Surround, world: Box): readonly Point[] | undefined {
  const points = pointsOf(poly);
  if (kind === 'water') return points.length > 0 ? smoothLoop(points, 6) : undefined;
  if (kind !== 'sea') return undefined;
  const quay = points.map(([x, y]): Point => [x, y - 22]);
  const [first, last] = [quay[0]?.[1] ?? 0, quay[quay.length - 1]?.[1] ?? 0];
  return [
    [world.left, first],
    ...quay,
    [world.right, last - 60],
    [world.right, world.bottom],
    [world.left, world.bottom],
  ];
}
