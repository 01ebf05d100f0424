// Scenery beside the road: the file's own things, a few landmarks, and plants scattered between them, back to front.

import { SAILING_BOAT, YACHT } from '@ui/art/boats';
import { grandstand, house, MARQUEE } from '@ui/art/buildings';
import { countFor } from '@ui/art/land';
import { casino, cathedral } from '@ui/art/landmarks';
import { isInside, type Point, smoothLoop } from '@ui/art/line';
import type { Box, Piece } from '@ui/art/piece';
import * as plant from '@ui/art/plants';
import { offBoxes, offPoints, offRounds, outside, type Rule } from '@ui/art/scenery/clearance';
import { scatter } from '@ui/art/scenery/scatter';
import { isClear } from '@ui/art/scenery/site';
import { bush, mixed, type Sower, scaled, tree } from '@ui/art/scenery/sowing';
import { backToFront, piecesOf, type Round, type Standing } from '@ui/art/scenery/standing';
import { chance, degrees, place } from '@ui/art/svg';
import type { Surround } from '../geometry/circuits';
import { LANE, pointsOf, type Road } from '../geometry/road';
import * as build from './buildings';
import { labelBox } from './labels';
import type { Theme } from './themes';

/** The least distance from a square's middle, beside an object's own reach. */
export const CLEARANCE = 27;
/** Square units per scattered plant. */
const SCATTER_AREA = 7_000;
const FOREST_AREA = 2_600;
const TREE_HEIGHT = 30;
/** The least distance from the middle of a verge, and the extra distance of plants. */
const VERGE = 16;
const PLANT_AWAY = 4;
/** Objects may overlap by the rest of this share of their reaches. */
const APART = 0.86;
/** Where a plant would be seen in water: at its foot and at its crown. */
const FOOT_AND_CROWN = [6, -14];

/** Everything on the land, sorted from back to front. */
export function standings(road: Road, theme: Theme, world: Box): Standing[] {
  const draw = chance(theme.seed + 1);
  const named = road.circuit.scenery.flatMap((thing) => surrounding(road, theme, thing, draw));
  const extra = (EXTRAS[road.circuit.id] ?? []).filter((one) => isClear(one, offRoad(road)));
  const built = [...named.filter((one) => one.kind !== 'tree'), ...extra];
  const free = [offRounds(built, APART), offLabels(road)];
  const trees = named.filter((one) => one.kind === 'tree' && isClear(one, free));
  return backToFront([...built, ...trees, ...scattered(road, theme, world, built)]);
}

/** Scenery as pieces to paint. */
export function scenery(road: Road, theme: Theme, world: Box): Piece[] {
  return piecesOf(standings(road, theme, world), 40);
}

/** Off the road with its bays, pits and verges. extra: more distance from all of them. */
function offRoad(road: Road, extra = 0): Rule[] {
  const { cells, pits, corners, verges } = road.circuit;
  const middles = (spots: readonly { x: number; y: number }[]) => spots.map(({ x, y }) => [x * LANE, y * LANE] as const);
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

function surrounding(road: Road, theme: Theme, thing: Surround, draw: () => number): Standing[] {
  const [x, y] = [(thing.x ?? 0) * LANE, (thing.y ?? 0) * LANE];
  const [w, h] = [(thing.w ?? 0) * LANE, (thing.h ?? 0) * LANE];
  const turn = degrees(thing.heading ?? 0);
  const stood = (reach: number, svg: string, rotation = 0): Standing[] => [
    { kind: thing.kind, x, y, reach, svg: place(x, y, svg, rotation) },
  ];
  if (thing.kind === 'tree') return [treeAt(road, x, y, (thing.r ?? 0.7) * LANE, draw())];
  if (thing.kind === 'boat') return stood(w / 2, place(0, 0, YACHT, 0, w / 62), turn);
  if (thing.kind === 'tent')
    return stood(w / 2, build.tent(w * 0.8, theme.accents[road.circuit.id === 'hohenwaldring' ? 1 : 0]), turn);
  if (thing.kind === 'stand') {
    const svg = grandstand(theme.accents, theme.seed + Math.round(x), Math.max(w, h));
    return stood(Math.max(w, h) / 2, svg, standTurn(road, x, y, w > h));
  }
  if (thing.kind !== 'building') return [];
  return stood(
    Math.max(w, h) * (thing.name === 'Schloss' ? 0.85 : 0.5),
    building(thing.name ?? '', w, h, turn, theme),
    STRAIGHT.has(thing.name ?? '') ? turn : 0,
  );
}

/** Buildings drawn with their own walls turn as a whole. Hipped roofs keep their shadow's direction. */
const STRAIGHT = new Set(['pit garages', 'casino', 'cathedral', 'Thornbury Manor', 'Schloss']);

function building(name: string, w: number, h: number, turn: number, theme: Theme): string {
  if (name === 'pit garages') return build.garages(w, h);
  if (name === 'casino') return casino(w, h);
  if (name === 'cathedral') return cathedral(w, h);
  if (name === 'gasworks') return build.GASOMETER;
  if (name === 'Thornbury Manor') return build.manor(w, h);
  if (name === 'Schloss') return build.castle(w);
  return house(w, h, turn, theme.roofs[name === 'hotel' ? 0 : 1] ?? '#8c5a48');
}

/** A stand's crowd faces the nearest square, at right angles only. */
function standTurn(road: Road, x: number, y: number, isLevel: boolean): number {
  const nearest = road.circuit.cells.reduce((best, cell) =>
    Math.hypot(cell.x * LANE - x, cell.y * LANE - y) < Math.hypot(best.x * LANE - x, best.y * LANE - y) ? cell : best,
  );
  if (isLevel) return nearest.y * LANE > y ? 0 : 180;
  return nearest.x * LANE > x ? -90 : 90;
}

function treeAt(road: Road, x: number, y: number, reach: number, pick: number): Standing {
  const [, svg] = (TREES[road.circuit.id] ?? oak)(pick, reach);
  return { kind: 'tree', x, y, reach: reach * 0.8, svg: place(x, y, svg) };
}

const oak = mixed([0.5, tree(0, 0, 0.8, '#204f28', '#3f8040')], [1, tree(0, 0, 0.8, '#2a5c2c', '#57944a')]);
/** The file's trees; their reach is the file's too. */
const TREES: Readonly<Record<string, Sower>> = {
  'thornbury-park': oak,
  'porto-sirena': mixed(
    [0.55, scaled(0, plant.UMBRELLA_PINE, 0, 1 / 25, 4)],
    [1, scaled(0, plant.CYPRESS, 0, 1 / 17)],
  ),
  hohenwaldring: mixed([0.72, scaled(0, plant.FIR, 0, 1 / 15)], [1, tree(0, 0, 0.66, '#1f4b2a', '#39703c')]),
};

/** Plants between the named things. */
function scattered(road: Road, theme: Theme, world: Box, fixed: readonly Round[]): Standing[] {
  const draw = chance(theme.seed + 2);
  const isForest = road.circuit.id === 'hohenwaldring';
  const waters = road.circuit.scenery.filter((thing) => thing.kind === 'water').map((thing) => waterOf(thing, world));
  const rules: Rule[] = [
    ...waters.map((water) => outside(water, FOOT_AND_CROWN)),
    ({ x, y }) => !(isInside(road.inner, x, y) && (isForest || isPaved(road, x, y))),
    offLabels(road),
    offRounds(fixed, APART),
    ...offRoad(road, PLANT_AWAY),
  ];
  const sow = SOWERS[road.circuit.id] ?? park;
  return scatter(world, countFor(world, isForest ? FOREST_AREA : SCATTER_AREA), draw, (x, y) => {
    const [reach, svg] = sow(draw(), draw());
    const one = { kind: 'plant', x, y, reach, svg: place(x, y, svg) };
    return isClear(one, rules) ? one : undefined;
  });
}

function isPaved(road: Road, x: number, y: number): boolean {
  return road.circuit.id === 'porto-sirena' && x > 160 && x < 670 && y > 236 && y < 575;
}

/** The outline of water. A harbour extends to the end of the painted world. */
function waterOf(thing: Surround, world: Box): readonly Point[] {
  const points = pointsOf(thing.poly ?? []);
  if (thing.name !== 'harbour') return smoothLoop(points, 6);
  const quay = points.slice(0, -2).map(([x, y]): Point => [x, y - 22]);
  const [first, last] = [quay[0]?.[1] ?? 0, quay[quay.length - 1]?.[1] ?? 0];
  return [
    [world.left, first],
    ...quay,
    [world.right, last - 60],
    [world.right, world.bottom],
    [world.left, world.bottom],
  ];
}

const park = mixed(
  [0.28, bush(8, 4, 4, '#2f6a33')],
  [0.6, tree(13, 7, 7, '#22552c', '#3c7f3f')],
  [1, tree(13, 7, 7, '#22552c', '#5a954b')],
);
const SOWERS: Readonly<Record<string, Sower>> = {
  'thornbury-park': park,
  'porto-sirena': mixed(
    [0.3, scaled(9, plant.CYPRESS, 0.7, 0.4)],
    [0.55, bush(8, 4, 4, '#3c7437')],
    [1, tree(12, 6, 6, '#2c6330', '#4f9145')],
  ),
  hohenwaldring: mixed(
    [0.78, scaled(11, plant.FIR, 0.75, 0.5)],
    [0.9, tree(12, 7, 5, '#1f4b2a', '#39703c')],
    [1, tree(12, 7, 5, '#1f4b2a', '#4d8544')],
  ),
};

function villaAt(x: number, y: number, w: number, h: number, turn: number, roof: string): Standing {
  return { kind: 'house', x, y, reach: Math.max(w, h) / 2, svg: place(x, y, house(w, h, turn, roof)) };
}

function thingAt(kind: string, x: number, y: number, reach: number, svg: string, turn = 0): Standing {
  return { kind, x, y, reach, svg: place(x, y, svg, turn) };
}

/**
 * Scenery missing from the files: the town around Porto Sirena, and the things that two of
 * Thornbury's corners are named after.
 */
const EXTRAS: Readonly<Record<string, readonly Standing[]>> = {
  'porto-sirena': [
    villaAt(-60, 150, 70, 34, 8, '#c9805a'),
    villaAt(-80, 300, 60, 40, -6, '#b4593a'),
    villaAt(-70, 430, 66, 36, 10, '#d0936a'),
    villaAt(1090, 140, 60, 40, 12, '#b4593a'),
    villaAt(1130, 260, 70, 38, -8, '#c9805a'),
    villaAt(1110, 420, 64, 40, 5, '#d0936a'),
    villaAt(1150, 520, 60, 34, -10, '#b4593a'),
    villaAt(220, 20, 60, 30, 0, '#c9805a'),
    villaAt(130, 40, 48, 28, 6, '#b4593a'),
    villaAt(900, 20, 70, 34, 0, '#d0936a'),
    villaAt(990, 40, 52, 30, -6, '#c9805a'),
    villaAt(400, 278, 56, 30, 4, '#c9805a'),
    villaAt(600, 316, 50, 34, 8, '#b4593a'),
    villaAt(320, 430, 54, 44, 6, '#b4593a'),
    thingAt('boat', 1085, 655, 30, YACHT, -28),
    thingAt('boat', 1150, 612, 26, YACHT, -20),
    thingAt('boat', 1010, 682, 16, SAILING_BOAT, -10),
    thingAt('boat', 520, 742, 16, SAILING_BOAT, 14),
    thingAt('boat', 190, 760, 16, SAILING_BOAT, -24),
    thingAt('boat', 610, 790, 28, YACHT, 8),
  ],
  'thornbury-park': [
    thingAt('windmill', 84, 66, 22, build.WINDMILL),
    thingAt('gallows', 742, 424, 18, build.GALLOWS),
    thingAt('marquee', 560, 800, 22, MARQUEE),
    thingAt('marquee', 792, 806, 22, MARQUEE),
    villaAt(1190, 520, 52, 34, 80, '#7d6a5a'),
    villaAt(1120, 40, 56, 34, 6, '#8c5a48'),
  ],
  hohenwaldring: [villaAt(1362, 470, 58, 36, 84, '#6b4a3a'), villaAt(1160, 446, 46, 32, 8, '#7c5640')],
};
