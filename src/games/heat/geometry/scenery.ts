// What stands beside the road and where: grandstands and things of the circuit's file, the pits, scattered plants. Everything keeps
// its distance from the road. Not here: drawing it (ui/board/art/scenery.ts).

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import { degrees } from '@geometry/line';
import { offLine, offRounds, type Round } from '@geometry/scenery/clearance';
import { backToFront, type Placed } from '@geometry/scenery/placed';
import { countFor, scatter } from '@geometry/scenery/scatter';
import { isClear } from '@geometry/scenery/site';
import type { Surround } from './derive-circuit';
import { flatReachOf, flatThings } from './flat';
import { LANE, type Road } from './road';
import type { Places } from './standing';

/** Least distance of scenery from the road's edge. */
export const CLEARANCE = 0.7 * LANE;
/** One scattered plant per this many square units. */
const SCATTER_AREA = 8_200;
/** Objects may overlap by the rest of this share of their reaches. */
const APART = 0.86;
/** A plant keeps this much more off the road, and this much off a sign's middle. */
const PLANT_AWAY = 6;
const SIGN_ROOM = 26;
/** The reach of a grandstand, and of a pit building with its yard. */
const STAND_REACH = 50;
const PIT_REACH = 84;
/** Trucks behind the pit building: how many, the first one's distance before its middle, the next one's from it, their reach. */
const TRUCKS = { count: 6, before: 60, step: 26, back: 31, reach: 18 };

/** The room of a kind of surrounding. lift: added to y for the painting order; scale: on top of the file's. */
interface Room {
  reach: number;
  lift?: number;
  scale?: number;
}

const ROOMS = {
  cypress: { reach: 9, scale: 0.92 },
  umbrellaPine: { reach: 20, scale: 0.9 },
  villa: { reach: 30 },
  farmhouse: { reach: 30 },
  campanile: { reach: 14 },
  cactus: { reach: 10 },
  boulder: { reach: 12 },
  mesa: { reach: 46, lift: 10 },
  flag: { reach: 8 },
  poplar: { reach: 9 },
  lavenderRow: { reach: 37, lift: -60 },
  hill: { reach: 62, lift: -90 },
  oak: { reach: 11 },
  hedge: { reach: 18 },
  marquee: { reach: 24 },
  puddle: { reach: 16, lift: -99 },
} as const satisfies Readonly<Record<string, Room>>;

/** A kind of surrounding that a board can show. */
export type SurroundKind = keyof typeof ROOMS;

/** What of a circuit's look decides where things stand. reachOf: the room that a plant needs, by its pick from 0 to 1. */
export interface Land extends Places {
  seed: number;
  plants?: { reachOf(pick: number): number };
}

/** A thing beside the road. Turns in degrees. isBelow: the pit lane's yard is on the upper side of the building. */
export type Thing = Placed &
  (
    | { kind: 'grandstand'; thing: Surround }
    | { kind: 'surround'; what: SurroundKind; thing: Surround; scale: number }
    | { kind: 'yard' | 'pit'; turn: number; isBelow: boolean }
    | { kind: 'truck'; index: number; turn: number }
    | { kind: 'plant'; pick: number; size: number }
  );

/** Everything on the land, sorted from back to front. */
export function sceneryOn(road: Road, land: Land, world: Box): Thing[] {
  const things = road.circuit.scenery;
  const stands = things.filter((thing) => thing.kind === 'grandstand').map(standOf);
  const pit = pitLane(road, land);
  const landmarks = [...(land.landmarks ?? []), ...flatThings(things)];
  const named = things
    .flatMap((thing) => surrounding(road, thing))
    .filter(offRounds([...stands, ...pit, ...landmarks], APART));
  const fixed = [...stands, ...pit, ...named];
  return backToFront([...fixed, ...scattered(road, land, world, [...fixed, ...landmarks])]);
}

function standOf(thing: Surround): Thing {
  return { kind: 'grandstand', x: thing.x, y: thing.y, reach: STAND_REACH, depth: thing.y - 10, thing };
}

function surrounding(road: Road, thing: Surround): Thing[] {
  const { kind: what, x, y } = thing;
  if (!isShown(what)) return [];
  const room: Room = ROOMS[what];
  const scale = thing.scale * (room.scale ?? 1);
  const reach = reachOf(what, thing.scale);
  if (!offLine(road.line, road.half + CLEARANCE)({ x, y, reach })) return [];
  return [{ kind: 'surround', x, y, reach, depth: y + (room.lift ?? 0), what, thing, scale }];
}

/** The room that a thing of this kind takes up round its middle, board units; 0: it is not known. scale: its own. */
export function reachOf(kind: string, scale: number): number {
  if (kind === 'grandstand') return STAND_REACH;
  if (!isShown(kind)) return flatReachOf(kind) * scale;
  const room: Room = ROOMS[kind];
  return room.reach * scale * (room.scale ?? 1);
}

/** Whether things of this kind stand on the land. */
export function isShown(kind: string): kind is SurroundKind {
  return Object.hasOwn(ROOMS, kind);
}

/** Pit yard, building and trucks inside the start straight; the building stays upright, its yard behind it. */
function pitLane(road: Road, { pit }: Land): Thing[] {
  const { x, y, angle: along } = road.line.at(road.distanceOf(pit.space), road.inside * pit.setBack);
  const isBelow = Math.cos(along) * road.inside > 0;
  const angle = Math.cos(along) > 0 ? along : along + Math.PI;
  const turn = degrees(angle);
  const back = isBelow ? 1 : -1;
  const trucks = Array.from({ length: TRUCKS.count }, (_, index): Thing => {
    const [far, aside] = [-TRUCKS.before + index * TRUCKS.step, TRUCKS.back * back];
    const tx = x + far * Math.cos(angle) - aside * Math.sin(angle);
    const ty = y + far * Math.sin(angle) + aside * Math.cos(angle);
    const depth = isBelow ? ty + 30 : y - 20;
    return { kind: 'truck', x: tx, y: ty, reach: TRUCKS.reach, depth, index, turn: turn + 90 * back };
  });
  const base = { x, y, reach: PIT_REACH, turn, isBelow };
  return [{ kind: 'yard', ...base, depth: y - 60 }, { kind: 'pit', ...base, depth: y + 8 }, ...trucks];
}

/** Plants between the fixed objects. */
function scattered(road: Road, { seed, plants }: Land, world: Box, fixed: readonly Round[]): Thing[] {
  if (!plants) return [];
  const draw = chance(seed + 1);
  const signs = road.circuit.corners.map(({ sign }) => ({ x: sign.x, y: sign.y, reach: SIGN_ROOM }));
  const rules = [offRounds(signs), offRounds(fixed, APART), offLine(road.line, road.half + CLEARANCE + PLANT_AWAY)];
  return scatter(world, countFor(world, SCATTER_AREA), draw, (x, y): Thing | undefined => {
    const [pick, size] = [draw(), draw()];
    const one: Thing = { kind: 'plant', x, y, reach: plants.reachOf(pick), pick, size };
    return isClear(one, rules) ? one : undefined;
  });
}
