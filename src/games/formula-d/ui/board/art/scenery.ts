// Scenery beside the road: houses along the streets, the file's own blocks and trees, stands, landmarks, plants.

import { grandstand, house } from '@ui/art/buildings';
import { entry, isInside, type Point } from '@ui/art/line';
import { type Box, type Piece, pieceAt } from '@ui/art/piece';
import { chance, degrees, place } from '@ui/art/svg';
import type { Road } from '../geometry/road';
import { shoreOf } from './ground';
import { flatRoof } from './houses';
import { landmarks, type Standing } from './landmarks';
import type { Theme } from './look';
import { lookOf } from './looks';
import { garageSpots } from './pits';
import { pitSpots } from './road';
import { SIGN_ROOM, signBox } from './signs';

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

/** The land as scenery sees it: the spots taken, and by what. */
interface Site {
  road: Road;
  /** The road's middle line in coarse steps. */
  middle: readonly Point[];
  shore: readonly Point[];
  busy: { x: number; y: number; reach: number }[];
  signs: readonly Box[];
}

/** Everything on the land, sorted from back to front. */
export function standings(road: Road, theme: Theme, world: Box): Standing[] {
  const site: Site = {
    road,
    middle: road.line.points.filter((_, index) => index % STRIDE === 0),
    shore: shoreOf(road, world),
    busy: [...pitSpots(road), ...garageSpots(road)].map(({ x, y }) => ({ x, y, reach: 24 })),
    signs: road.circuit.corners.map((corner) => signBox(road, corner, SIGN_ROOM)),
  };
  const fixed = [
    ...landmarks(road).filter((one) => take(site, one, 0)),
    ...stands(site, theme),
    ...blocks(site, theme),
    ...streets(site, theme),
    ...trees(site),
  ];
  return [...fixed, ...scattered(site, theme, world)].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Scenery as pieces to paint. */
export function scenery(road: Road, theme: Theme, world: Box): Piece[] {
  return standings(road, theme, world).map((one) => pieceAt(one.x, one.y, one.reach + 40, one.svg));
}

/** Changes the site: takes a spot if it is free. overlap: how far neighbours may reach into each other. */
function take(site: Site, one: Standing, overlap: number): boolean {
  const { road, middle, shore, busy, signs } = site;
  const { x, y, reach } = one;
  if (isWithin(middle, x, y, road.half + CLEARANCE + COARSE + reach)) return false;
  if (busy.some((other) => isNearer(other.x - x, other.y - y, other.reach + reach - overlap))) return false;
  if (
    signs.some(
      (box) => x > box.left - reach && x < box.right + reach && y > box.top - reach && y < box.bottom + reach + 18,
    )
  )
    return false;
  if (shore.length > 0 && (isInside(shore, x, y) || isNear(shore, x, y, reach + QUAY))) return false;
  busy.push({ x, y, reach });
  return true;
}

/** Whether any of the points is nearer than reach. */
function isWithin(points: readonly Point[], x: number, y: number, reach: number): boolean {
  return points.some((point) => isNearer(point[0] - x, point[1] - y, reach));
}

function isNearer(dx: number, dy: number, reach: number): boolean {
  return Math.abs(dx) < reach && Math.abs(dy) < reach && Math.hypot(dx, dy) < reach;
}

function isNear(shape: readonly Point[], x: number, y: number, reach: number): boolean {
  return shape.some((point, i) => {
    const next = entry(shape, (i + 1) % shape.length);
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const share = Math.max(0, Math.min(1, ((x - point[0]) * dx + (y - point[1]) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(point[0] + dx * share - x, point[1] + dy * share - y) < reach;
  });
}

/** Grandstands along the start straight and outside the corners, with the crowds facing the road. */
function stands(site: Site, theme: Theme): Standing[] {
  const { road } = site;
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
    const isClear = ends.every(({ x, y }) => road.line.distance(x, y) > road.half + STAND.depth / 2 + 12);
    const svg = place(spot.x, spot.y, grandstand(theme.accents, theme.seed + index, STAND.length), turn);
    const one: Standing = { kind: 'stand', x: spot.x, y: spot.y, reach: 18, svg };
    const parts = [...ends, spot].every(({ x, y }) =>
      site.busy.every((other) => Math.hypot(other.x - x, other.y - y) > other.reach + 26),
    );
    if (!isClear || !parts || !take(site, one, 8)) return [];
    for (const { x, y } of ends) site.busy.push({ x, y, reach: 26 });
    return [one];
  });
}

/** The houses from the file. */
function blocks(site: Site, theme: Theme): Standing[] {
  const draw = chance(theme.seed + 1);
  return site.road.drawn.decor
    .filter((one) => one.kind === 'block')
    .map((one) => building(one.x, one.y, one.w, one.h, one.angle, theme, draw))
    .filter((one) => take(site, one, 2));
}

/** Rows of houses that follow the road, street behind street. */
function streets(site: Site, theme: Theme): Standing[] {
  const { line } = site.road;
  const draw = chance(theme.seed + 2);
  const found: Standing[] = [];
  for (const offset of theme.streets) {
    for (let distance = 0; distance < line.length; distance += theme.plot) {
      const spot = line.at(distance, offset);
      const one = building(spot.x, spot.y, 32 + draw() * 18, 25 + draw() * 15, degrees(spot.angle), theme, draw);
      if (take(site, one, 0)) found.push(one);
    }
  }
  return found;
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
function trees(site: Site): Standing[] {
  const draw = chance(3);
  const { tree } = lookOf(site.road.circuit.id);
  return site.road.drawn.decor
    .filter((one) => one.kind === 'tree')
    .map((one): Standing => {
      const svg = place(one.x, one.y, tree(one.r, draw()));
      return { kind: 'tree', x: one.x, y: one.y, reach: one.r * 0.9, svg };
    })
    .filter((one) => take(site, one, 2));
}

function isOutlying({ drawn: { width, height } }: Road, x: number, y: number): boolean {
  return x < -OUTLYING || y < -OUTLYING || x > width + OUTLYING || y > height + OUTLYING;
}

/** Plants between buildings. */
function scattered(site: Site, theme: Theme, world: Box): Standing[] {
  const draw = chance(theme.seed + 4);
  const { tree, plants } = lookOf(site.road.circuit.id);
  const width = world.right - world.left;
  const height = world.bottom - world.top;
  const area = SCATTER_AREA / plants;
  const found: Standing[] = [];
  for (let i = 0; i < (width * height) / area; i++) {
    const x = world.left + draw() * width;
    const y = world.top + draw() * height;
    const reach = 7 + draw() * 8;
    if (isOutlying(site.road, x, y) && draw() > OUTLYING_SHARE) continue;
    const one: Standing = { kind: 'plant', x, y, reach: reach * 0.9, svg: place(x, y, tree(reach, draw())) };
    if (take(site, one, 0)) found.push(one);
  }
  return found;
}
