// Scenery beside the road: the file's own things, a few landmarks, and plants scattered between them, back to front.

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import { degrees, isInside, type Point, smoothLoop } from '@geometry/line';
import type { Round } from '@geometry/scenery/clearance';
import { offBoxes, offPoints, offRounds, outside, type Rule } from '@geometry/scenery/clearance';
import { countFor, scatter } from '@geometry/scenery/scatter';
import { isClear } from '@geometry/scenery/site';
import { YACHT } from '@ui/art/boats';
import { grandstand, house } from '@ui/art/buildings';
import type { Piece } from '@ui/art/piece';
import { backToFront, piecesOf, type Standing } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import type { DrawnCircuit } from '../../../data/derive-circuit';
import { LANE, pointsOf, type Road } from '../../../geometry/road';
import * as build from './buildings';
import { type Building, type CircuitLook, thing } from './circuit-look';
import { labelBox } from './labels';

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

/** Everything on the land, sorted from back to front. */
export function standings(road: Road, look: CircuitLook, world: Box): Standing[] {
  const draw = chance(look.seed + 1);
  const named = road.circuit.scenery.flatMap((surround) => surrounding(road, look, surround, draw));
  const extra = (look.extras ?? []).filter((one) => isClear(one, offRoad(road)));
  const built = [...named.filter((one) => one.kind !== 'tree'), ...extra];
  const free = [offRounds(built, APART), offLabels(road)];
  const trees = named.filter((one) => one.kind === 'tree' && isClear(one, free));
  return backToFront([...built, ...trees, ...scattered(road, look, world, built)]);
}

/** Scenery as pieces to paint. */
export function scenery(road: Road, look: CircuitLook, world: Box): Piece[] {
  return piecesOf(standings(road, look, world), 40);
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
function offLabels(road: Road): Rule {
  const labels = road.circuit.corners.map((corner) => labelBox(road, corner));
  return offBoxes(labels, () => ({ above: 2, below: TREE_HEIGHT }));
}

function surrounding(road: Road, look: CircuitLook, surround: Surround, draw: () => number): Standing[] {
  const { kind, name = '' } = surround;
  const [x, y] = [(surround.x ?? 0) * LANE, (surround.y ?? 0) * LANE];
  const [w, h] = [(surround.w ?? 0) * LANE, (surround.h ?? 0) * LANE];
  const turn = degrees(surround.heading ?? 0);
  if (kind === 'tree') return [treeAt(look, x, y, (surround.r ?? 0.7) * LANE, draw())];
  if (kind === 'boat') return [thing(kind, x, y, w / 2, place(0, 0, YACHT, 0, w / 62), turn)];
  if (kind === 'tent') return [thing(kind, x, y, w / 2, build.tent(w * 0.8, look.tents), turn)];
  if (kind === 'stand') {
    const svg = grandstand(look.accents, look.seed + Math.round(x), Math.max(w, h));
    return [thing(kind, x, y, Math.max(w, h) / 2, svg, standTurn(road, x, y, w > h))];
  }
  if (kind !== 'building') return [];
  const own = name === PIT_GARAGES ? GARAGES : look.buildings?.[name];
  // Hipped roofs keep their shadow's direction.
  const svg = own?.draw(w, h) ?? house(w, h, turn, look.roofs[name === HOTEL ? 0 : 1]);
  return [thing(kind, x, y, Math.max(w, h) * (own?.reach ?? 0.5), svg, own?.isTurned ? turn : 0)];
}

/** Names of buildings in files that mean the same on every circuit. */
const PIT_GARAGES = 'pit garages';
const HOTEL = 'hotel';
const GARAGES: Building = { draw: build.garages, isTurned: true };

/** A stand's crowd faces the nearest square, at right angles only. */
function standTurn(road: Road, x: number, y: number, isLevel: boolean): number {
  const nearest = road.circuit.cells.reduce((best, cell) =>
    Math.hypot(cell.x * LANE - x, cell.y * LANE - y) < Math.hypot(best.x * LANE - x, best.y * LANE - y) ? cell : best,
  );
  if (isLevel) return nearest.y * LANE > y ? 0 : 180;
  return nearest.x * LANE > x ? -90 : 90;
}

function treeAt(look: CircuitLook, x: number, y: number, reach: number, pick: number): Standing {
  const [, svg] = look.trees(pick, reach);
  return thing('tree', x, y, reach * 0.8, svg);
}

/** Plants between the named things. */
function scattered(road: Road, look: CircuitLook, world: Box, fixed: readonly Round[]): Standing[] {
  const draw = chance(look.seed + 2);
  const waters = road.circuit.scenery
    .map((surround) => waterOf(surround, world))
    .filter((shape) => shape !== undefined);
  const rules: Rule[] = [
    ...waters.map((water) => outside(water, FOOT_AND_CROWN)),
    ({ x, y }) => !isBare(look, x, y) || !isInside(road.inner, x, y),
    offLabels(road),
    offRounds(fixed, APART),
    ...offRoad(road, PLANT_AWAY),
  ];
  return scatter(world, countFor(world, look.plants.area), draw, (x, y) => {
    const [reach, svg] = look.plants.sow(draw(), draw());
    const one = thing('plant', x, y, reach, svg);
    return isClear(one, rules) ? one : undefined;
  });
}

/** Whether a point is bare if it is inside the circuit. */
function isBare({ bare }: CircuitLook, x: number, y: number): boolean {
  if (bare === undefined || bare === 'infield') return bare === 'infield';
  return x > bare.left && x < bare.right && y > bare.top && y < bare.bottom;
}

/** The outline of water; undefined for anything else. The sea extends to the end of the painted world. */
function waterOf({ kind, poly = [] }: Surround, world: Box): readonly Point[] | undefined {
  const points = pointsOf(poly);
  if (kind === 'water') return smoothLoop(points, 6);
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
