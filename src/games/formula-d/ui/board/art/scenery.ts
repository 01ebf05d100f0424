// Scenery beside the road: houses along the streets, the file's own blocks and trees, stands, landmarks, plants.

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import { degrees } from '@geometry/line';
import { offBoxes, offPoints, offRounds, offShape } from '@geometry/scenery/clearance';
import { countFor, row, scatter } from '@geometry/scenery/scatter';
import { type Site, take } from '@geometry/scenery/site';
import { grandstand, house } from '@ui/art/buildings';
import type { Piece } from '@ui/art/piece';
import { backToFront, piecesOf, type Standing } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import { garageSpots, pitSpots } from '../../../geometry/pits';
import type { Road } from '../../../geometry/road';
import { SIGN_ROOM, signBox } from '../../../geometry/sign-place';
import { shoreOf } from './ground';
import { flatRoof } from './houses';
import { landmarks } from './landmarks';
import type { Theme } from './look';
import { lookOf } from './looks';

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
const STAND = { length: 92, depth: 44 };
/** Half a stand's width: what its ends take up. */
const STAND_END = 26;
/** How far neighbours may reach into each other: stands more than houses and trees. */
const STAND_OVERLAP = 8;
const OVERLAP = 2;
/** Crowns reach this far over a sign above them. */
const BELOW_SIGN = 18;

/** Everything on the land, sorted from back to front. */
export function standings(road: Road, theme: Theme, world: Box): Standing[] {
  const site = siteOf(road, world);
  const fixed = [
    ...landmarks(road).filter((one) => take(site, one)),
    ...stands(road, site, theme),
    ...blocks(road, site, theme),
    ...streets(road, site, theme),
    ...trees(road, site),
  ];
  return backToFront([...fixed, ...scattered(road, site, theme, world)]);
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

/** Scenery as pieces to paint. */
export function scenery(road: Road, theme: Theme, world: Box): Piece[] {
  return piecesOf(standings(road, theme, world), 40);
}

/** Grandstands along the start straight and outside the corners, with the crowds facing the road. */
function stands(road: Road, site: Site, theme: Theme): Standing[] {
  const { isStadium = false } = lookOf(road.circuit.id);
  const home = road.distanceOf(0);
  const wishes: (readonly [way: number, side: number])[] = [-420, -310, -200, -90, 90].map(
    (distance) => [home + distance, -1] as const,
  );
  for (const { corner, from, to } of road.corners) {
    const side = corner.turns.endsWith('L') ? 1 : -1;
    wishes.push([to - (to - from) * 0.2, side]);
    if (corner.stops > 1 || isStadium) wishes.push([to + 110, side], [from - 60, side]);
  }
  return wishes.flatMap(([distance, side], index) => {
    const away = road.half + 15 + STAND.depth / 2 + 4;
    const spot = road.line.at(distance, side * away);
    const turn = degrees(spot.angle) + (side < 0 ? 0 : 180);
    const ends = [-0.46, 0.46].map((share) => ({
      x: spot.x + Math.cos(spot.angle) * STAND.length * share,
      y: spot.y + Math.sin(spot.angle) * STAND.length * share,
    }));
    const isOffRoad = ends.every(({ x, y }) => road.line.distance(x, y) > road.half + STAND.depth / 2 + 12);
    const svg = place(spot.x, spot.y, grandstand(theme.accents, theme.seed + index, STAND.length), turn);
    const one: Standing = { kind: 'stand', x: spot.x, y: spot.y, reach: 18, svg };
    const parts = [...ends, spot].map(({ x, y }) => ({ x, y, reach: STAND_END }));
    const isFree = parts.every(offRounds(site.taken));
    if (!isOffRoad || !isFree || !take(site, one, 1, STAND_OVERLAP)) return [];
    site.taken.push(...parts.slice(0, -1));
    return [one];
  });
}

/** The houses from the file. */
function blocks(road: Road, site: Site, theme: Theme): Standing[] {
  const draw = chance(theme.seed + 1);
  return road.drawn.decor
    .filter((one) => one.kind === 'block')
    .map((one) => building(one.x, one.y, one.w, one.h, one.angle, theme, draw))
    .filter((one) => take(site, one, 1, OVERLAP));
}

/** Rows of houses that follow the road, street behind street. */
function streets({ line }: Road, site: Site, theme: Theme): Standing[] {
  const draw = chance(theme.seed + 2);
  return theme.streets
    .flatMap((offset) => row(line, offset, theme.plot))
    .map(({ x, y, angle }) => building(x, y, 32 + draw() * 18, 25 + draw() * 15, degrees(angle), theme, draw))
    .filter((one) => take(site, one));
}

function building(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  theme: Theme,
  draw: () => number,
): Standing {
  const pick = (from: readonly string[]): string => from[Math.floor(draw() * from.length)] ?? '#c9805a';
  const svg = draw() < theme.flat ? flatRoof(w, h, turn, pick(theme.walls)) : house(w, h, turn, pick(theme.roofs));
  return { kind: 'house', x, y, reach: Math.max(w, h) / 2, svg: place(x, y, svg) };
}

/** The trees from the file. */
function trees(road: Road, site: Site): Standing[] {
  const draw = chance(3);
  const { trees: sow } = lookOf(road.circuit.id);
  return road.drawn.decor
    .filter((one) => one.kind === 'tree')
    .map((one): Standing => {
      const [, svg] = sow(draw(), one.r);
      return { kind: 'tree', x: one.x, y: one.y, reach: one.r * 0.9, svg: place(one.x, one.y, svg) };
    })
    .filter((one) => take(site, one, 1, OVERLAP));
}

function isOutlying({ drawn: { width, height } }: Road, x: number, y: number): boolean {
  return x < -OUTLYING || y < -OUTLYING || x > width + OUTLYING || y > height + OUTLYING;
}

/** Plants between buildings. */
function scattered(road: Road, site: Site, theme: Theme, world: Box): Standing[] {
  const draw = chance(theme.seed + 4);
  const { trees: sow, plants } = lookOf(road.circuit.id);
  return scatter(world, countFor(world, SCATTER_AREA / plants), draw, (x, y) => {
    const reach = 7 + draw() * 8;
    if (isOutlying(road, x, y) && draw() > OUTLYING_SHARE) return undefined;
    const [, svg] = sow(draw(), reach);
    const one: Standing = { kind: 'plant', x, y, reach: reach * 0.9, svg: place(x, y, svg) };
    return take(site, one) ? one : undefined;
  });
}
