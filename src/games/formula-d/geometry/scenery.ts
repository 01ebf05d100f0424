// What stands beside the road and where: landmarks, stands, houses along the streets, the file's own blocks and trees, scattered
// plants. Not here: drawing it (ui/board/art/scenery.ts).

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import { degrees } from '@geometry/line';
import { offBoxes, offPoints, offRounds, offShape, type Round } from '@geometry/scenery/clearance';
import { backToFront, type Placed } from '@geometry/scenery/placed';
import { countFor, row, scatter } from '@geometry/scenery/scatter';
import { type Site, take } from '@geometry/scenery/site';
import type { LandThing } from '../data/circuit-file';
import { garageSpots, pitSpots } from './pits';
import type { Road } from './road';
import { shoreOf } from './shore';
import { SIGN_ROOM, signBox } from './sign-place';

/** The least distance from the road's edge, beside an object's own reach. */
export const CLEARANCE = 20;
/** Square units per scattered plant. */
const SCATTER_AREA = 7_500;
/** This far from the board, plants are sparser: this share of them. */
const OUTLYING = 500;
const OUTLYING_SHARE = 0.3;
/** Only every n-th point of the middle line is checked, and this is the error of that. */
const STRIDE = 6;
const COARSE = 1;
const QUAY = 26;
/** A grandstand's size, board units. */
export const STAND = { length: 92, depth: 44 };
/** Half a stand's width: what its ends take up. */
const STAND_END = 26;
/** How far neighbours may reach into each other: stands more than houses and trees. */
const STAND_OVERLAP = 8;
const OVERLAP = 2;
/** How often the colours of roofs come round while a house's number goes from 0 to 1. */
const TINTS = 13;
/** Crowns reach this far over a sign above them. */
const BELOW_SIGN = 18;

/** What of a circuit's look decides where things stand. */
export interface Land {
  /** streets: rows of houses, board units from the road's middle; plot: between houses; flat: share of flat roofs. */
  theme: { seed: number; streets: readonly number[]; plot: number; flat: number };
  /** How densely plants are scattered; 1 is usual. */
  plants: number;
  /** Whether there are stands at every corner. */
  isStadium?: boolean;
  landmarks: readonly (Round & { kind: string })[];
}

/**
 * A thing beside the road. turn: degrees. tint, pick: 0 to 1, which colour or plant. index: of the look's landmarks, stands; name: of a
 * landmark that a player put there.
 */
export type Thing = Placed &
  (
    | { kind: 'landmark'; index: number }
    | { kind: 'sight'; name: string }
    | { kind: 'stand'; index: number; turn: number }
    | { kind: 'house'; width: number; height: number; turn: number; isFlat: boolean; tint: number }
    | { kind: 'tree' | 'plant'; pick: number; size: number }
  );

/** Everything on the land, sorted from back to front. */
export function sceneryOn(road: Road, land: Land, world: Box): Thing[] {
  const site = siteOf(road, world);
  const put = road.drawn.land.flatMap((one) => thingsOf(one, land));
  // Whatever a player put there stays: all else makes room for it.
  site.taken.push(...put, ...flatRounds(road));
  const fixed = [
    ...put,
    ...landmarks(land).filter((one) => take(site, one)),
    ...stands(road, site, land),
    ...blocks(road, site, land),
    ...streets(road, site, land),
    ...trees(road, site),
  ];
  return backToFront([...fixed, ...scattered(road, site, land, world)]);
}

/** What one thing that a player put on the land is there: one thing, or none that stands. */
export function thingsOf(one: LandThing, { theme }: Pick<Land, 'theme'>): Thing[] {
  const { x, y } = one;
  switch (one.kind) {
    case 'tree':
      return [{ kind: 'tree', x, y, reach: one.r, pick: one.pick, size: one.r }];
    case 'house': {
      const { w: width, h: height, angle: turn, pick } = one;
      const looks = { isFlat: pick < theme.flat, tint: (pick * TINTS) % 1 };
      return [{ kind: 'house', x, y, reach: Math.max(width, height) / 2, width, height, turn, ...looks }];
    }
    case 'stand':
      return [{ kind: 'stand', x, y, reach: STAND.length / 2, index: Math.round(x + y), turn: one.angle }];
    case 'landmark':
      return [{ kind: 'sight', x, y, reach: one.r, name: one.name }];
    default:
      return [];
  }
}

/** The circles of the flat things that a player put on the land: water and fields. */
function flatRounds({ drawn: { land } }: Road): Round[] {
  return land.flatMap((one) => {
    if (one.kind === 'pool') return [{ x: one.x, y: one.y, reach: one.r }];
    return one.kind === 'field' ? [{ x: one.x, y: one.y, reach: Math.hypot(one.w, one.h) / 2 }] : [];
  });
}

/** The land with its pits and garages, off the road, the signs and the water. */
function siteOf(road: Road, world: Box): Site {
  const signs = road.circuit.corners.map((corner) => signBox(road, corner, SIGN_ROOM));
  const middle = road.line.points.filter((_, index) => index % STRIDE === 0);
  const shore = shoreOf(road, world);
  return {
    rules: [
      offPoints(middle, road.half + CLEARANCE + COARSE),
      offBoxes(signs, (reach) => ({ above: reach, below: reach + BELOW_SIGN })),
      ...(shore.length > 0 ? [offShape(shore, QUAY)] : []),
    ],
    taken: [...pitSpots(road), ...garageSpots(road)].map(({ x, y }) => ({ x, y, reach: 24 })),
  };
}

function landmarks({ landmarks: all }: Land): Thing[] {
  return all.map(({ x, y, reach }, index) => ({ kind: 'landmark', x, y, reach, index }));
}

/** Grandstands along the start straight and outside the corners, with the crowds facing the road. */
function stands(road: Road, site: Site, { isStadium = false }: Land): Thing[] {
  const home = road.distanceOf(0);
  const wishes: (readonly [way: number, side: number])[] = [-420, -310, -200, -90, 90].map(
    (distance) => [home + distance, -1] as const,
  );
  for (const { corner, from, to } of road.corners) {
    const side = corner.turns.endsWith('L') ? 1 : -1;
    wishes.push([to - (to - from) * 0.2, side]);
    if (corner.stops > 1 || isStadium) wishes.push([to + 110, side], [from - 60, side]);
  }
  return wishes.flatMap(([distance, side], index): Thing[] => {
    const away = road.half + 15 + STAND.depth / 2 + 4;
    const { x, y, angle } = road.line.at(distance, side * away);
    const turn = degrees(angle) + (side < 0 ? 0 : 180);
    const ends = [-0.46, 0.46].map((share) => ({
      x: x + Math.cos(angle) * STAND.length * share,
      y: y + Math.sin(angle) * STAND.length * share,
    }));
    const isOffRoad = ends.every((end) => road.line.distance(end.x, end.y) > road.half + STAND.depth / 2 + 12);
    const parts = [...ends, { x, y }].map((part) => ({ ...part, reach: STAND_END }));
    const isFree = parts.every(offRounds(site.taken));
    const one: Thing = { kind: 'stand', x, y, reach: 18, index, turn };
    if (!isOffRoad || !isFree || !take(site, one, 1, STAND_OVERLAP)) return [];
    site.taken.push(...parts.slice(0, -1));
    return [one];
  });
}

/** The houses from the file. */
function blocks(road: Road, site: Site, land: Land): Thing[] {
  const draw = chance(land.theme.seed + 1);
  return road.drawn.decor
    .filter((one) => one.kind === 'block')
    .map((one) => house(one, one.w, one.h, one.angle, land, draw))
    .filter((one) => take(site, one, 1, OVERLAP));
}

/** Rows of houses that follow the road, street behind street. */
function streets({ line }: Road, site: Site, land: Land): Thing[] {
  const draw = chance(land.theme.seed + 2);
  return land.theme.streets
    .flatMap((offset) => row(line, offset, land.theme.plot))
    .map((spot) => house(spot, 32 + draw() * 18, 25 + draw() * 15, degrees(spot.angle), land, draw))
    .filter((one) => take(site, one));
}

function house(
  { x, y }: { x: number; y: number },
  width: number,
  height: number,
  turn: number,
  { theme }: Land,
  draw: () => number,
): Thing {
  const isFlat = draw() < theme.flat;
  return { kind: 'house', x, y, reach: Math.max(width, height) / 2, width, height, turn, isFlat, tint: draw() };
}

/** The trees from the file. */
function trees(road: Road, site: Site): Thing[] {
  const draw = chance(3);
  return road.drawn.decor
    .filter((one) => one.kind === 'tree')
    .map(({ x, y, r }): Thing => ({ kind: 'tree', x, y, reach: r * 0.9, pick: draw(), size: r }))
    .filter((one) => take(site, one, 1, OVERLAP));
}

function isOutlying({ drawn: { width, height } }: Road, x: number, y: number): boolean {
  return x < -OUTLYING || y < -OUTLYING || x > width + OUTLYING || y > height + OUTLYING;
}

/** Plants between buildings. */
function scattered(road: Road, site: Site, { theme, plants }: Land, world: Box): Thing[] {
  const draw = chance(theme.seed + 4);
  return scatter(world, countFor(world, SCATTER_AREA / plants), draw, (x, y): Thing | undefined => {
    const size = 7 + draw() * 8;
    if (isOutlying(road, x, y) && draw() > OUTLYING_SHARE) return undefined;
    const one: Thing = { kind: 'plant', x, y, reach: size * 0.9, pick: draw(), size };
    return take(site, one) ? one : undefined;
  });
}
