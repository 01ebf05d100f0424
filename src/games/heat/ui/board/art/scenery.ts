// Layer 13: scenery beside the road. Everything keeps 0.7 L from it and is painted from back to front.

import * as build from '@ui/art/buildings';
import { type Box, type Piece, pieceAt } from '@ui/art/piece';
import * as plant from '@ui/art/plants';
import { chance, degrees, place } from '@ui/art/svg';
import type { Surround } from '../geometry/circuits';
import { LANE, type Road } from '../geometry/road';
import { landmarksOf } from './landmarks';
import type { Theme } from './themes';

/** Least distance of scenery from the road's edge. */
export const CLEARANCE = 0.7 * LANE;
/** One scattered plant per this many square units. */
const SCATTER_AREA = 8_200;
const TRUCKS = ['#c8202c', '#2f6fd0', '#f2c230', '#24834a', '#24272c', '#ece7da'];

/** An object at x, y. reach: its radius; depth: order from back to front. */
export interface Standing {
  kind: string;
  x: number;
  y: number;
  reach: number;
  depth: number;
  svg: string;
}

/** The circle that an object takes up. */
type Round = Pick<Standing, 'x' | 'y' | 'reach'>;

/** How a kind of surrounding is drawn. lift: added to y for the painting order; scale: on top of the file's. */
interface Maker {
  reach: number;
  lift?: number;
  scale?: number;
  draw(theme: Theme, thing: Surround): string;
}

const MAKERS: Readonly<Record<string, Maker>> = {
  cypress: { reach: 9, scale: 0.92, draw: () => plant.CYPRESS },
  umbrellaPine: { reach: 20, scale: 0.9, draw: () => plant.UMBRELLA_PINE },
  villa: { reach: 30, draw: (theme) => build.villa(theme.roof) },
  farmhouse: { reach: 30, draw: (theme) => build.villa(theme.roof) },
  campanile: { reach: 14, draw: () => build.CAMPANILE },
  cactus: { reach: 10, draw: () => plant.CACTUS },
  boulder: { reach: 12, draw: () => plant.BOULDER },
  mesa: { reach: 46, lift: 10, draw: () => plant.MESA },
  flag: { reach: 8, draw: (theme) => build.flag(theme.accents) },
  poplar: { reach: 9, draw: () => plant.POPLAR },
  lavenderRow: { reach: 37, lift: -60, draw: (_, thing) => place(0, 0, plant.LAVENDER, thing.rot) },
  hill: { reach: 62, lift: -90, draw: () => plant.HILL },
  oak: { reach: 11, draw: () => plant.tree(10, '#204f28', '#3b7a3c') },
  hedge: { reach: 18, draw: (_, thing) => place(0, 0, plant.HEDGE, thing.rot) },
  marquee: { reach: 24, draw: () => build.MARQUEE },
  puddle: {
    reach: 16,
    lift: -99,
    draw: () =>
      '<ellipse rx="15" ry="7.6" fill="#a9c6cf" opacity=".45"/><ellipse rx="13.6" ry="6.6" fill="#6f98a8" opacity=".75"/><path d="M-8 -2Q-2 -5 6 -3" stroke="#dcecf0" stroke-width="1" fill="none" opacity=".7"/>',
  },
};

/** Everything on the land, sorted from back to front. */
export function standings(road: Road, theme: Theme, world: Box): Standing[] {
  const things = road.circuit.theme.surroundElements;
  const stands = things.filter((thing) => thing.kind === 'grandstand').map((thing) => stand(thing, theme));
  const pit = pitLane(road, theme);
  const lakes = landmarksOf(road.circuit.id);
  const named = things
    .flatMap((thing) => surrounding(road, theme, thing))
    .filter((one) => isFree(one, [...stands, ...pit, ...lakes]));
  const fixed = [...stands, ...pit, ...named];
  const all = [...fixed, ...scattered(road, theme, world, [...fixed, ...lakes])];
  return all.sort((a, b) => a.depth - b.depth);
}

/** Scenery as pieces to paint. */
export function scenery(road: Road, theme: Theme, world: Box): Piece[] {
  return standings(road, theme, world).map((one) => pieceAt(one.x, one.y, one.reach + 62, one.svg));
}

/** Whether an object with this reach fits here. */
export function isClear(road: Road, x: number, y: number, reach: number): boolean {
  return road.line.distance(x, y) > road.half + CLEARANCE + reach;
}

function isFree(one: Round, others: readonly Round[]): boolean {
  return others.every((other) => Math.hypot(other.x - one.x, other.y - one.y) > (other.reach + one.reach) * 0.86);
}

function stand(thing: Surround, theme: Theme): Standing {
  const svg = place(
    thing.x,
    thing.y,
    build.grandstand(theme.accents, Math.floor(thing.x * 13 + thing.y * 7)),
    thing.rot,
    thing.scale * 0.96,
  );
  return { kind: 'grandstand', x: thing.x, y: thing.y, reach: 50, depth: thing.y - 10, svg };
}

function surrounding(road: Road, theme: Theme, thing: Surround): Standing[] {
  const maker = MAKERS[thing.kind];
  if (!maker) return [];
  const scale = thing.scale * (maker.scale ?? 1);
  const reach = maker.reach * scale;
  if (!isClear(road, thing.x, thing.y, reach)) return [];
  const svg = place(thing.x, thing.y, maker.draw(theme, thing), 0, scale);
  return [{ kind: thing.kind, x: thing.x, y: thing.y, reach, depth: thing.y + (maker.lift ?? 0), svg }];
}

/** Pit yard, building and trucks inside the start straight; the building stays upright, its yard behind it. */
function pitLane(road: Road, theme: Theme): Standing[] {
  const spot = road.line.at(road.distanceOf(theme.pit.space), road.inside * theme.pit.setBack);
  const isBelow = Math.cos(spot.angle) * road.inside > 0;
  const angle = Math.cos(spot.angle) > 0 ? spot.angle : spot.angle + Math.PI;
  const turn = degrees(angle);
  const back = isBelow ? 1 : -1;
  const yard = place(
    spot.x,
    spot.y,
    isBelow ? build.PIT_YARD : `<g transform="scale(1 -1)">${build.PIT_YARD}</g>`,
    turn,
  );
  const house = place(spot.x + 1, spot.y + 1, build.pitBuilding(theme), turn);
  const trucks = TRUCKS.map((colour, i): Standing => {
    const along = -60 + i * 26;
    const x = spot.x + along * Math.cos(angle) - 31 * back * Math.sin(angle);
    const y = spot.y + along * Math.sin(angle) + 31 * back * Math.cos(angle);
    return {
      kind: 'truck',
      x,
      y,
      reach: 18,
      depth: isBelow ? y + 30 : spot.y - 20,
      svg: place(x, y, build.truck(colour), turn + 90 * back),
    };
  });
  const base = { kind: 'pit', x: spot.x, y: spot.y, reach: 84 };
  return [{ ...base, depth: spot.y - 60, svg: yard }, { ...base, depth: spot.y + 8, svg: house }, ...trucks];
}

/** Plants between the fixed objects, by country. */
function scattered(road: Road, theme: Theme, world: Box, fixed: readonly Round[]): Standing[] {
  const draw = chance(theme.seed + 1);
  const sow = SOWERS[road.circuit.id];
  if (!sow) return [];
  const width = world.right - world.left;
  const height = world.bottom - world.top;
  const found: Standing[] = [];
  for (let i = 0; i < (width * height) / SCATTER_AREA; i++) {
    const x = world.left + draw() * width;
    const y = world.top + draw() * height;
    const [reach, svg] = sow(draw(), draw());
    const one = { kind: 'plant', x, y, reach, depth: y, svg: '' };
    const clear = isClear(road, x, y, reach + 6) && !isOnSign(road, x, y, reach);
    if (clear && isFree(one, fixed)) found.push({ ...one, svg: place(x, y, svg) });
  }
  return found;
}

function isOnSign(road: Road, x: number, y: number, reach: number): boolean {
  return road.circuit.corners.some(({ sign }) => Math.hypot(sign.x - x, sign.y - y) < 26 + reach);
}

type Sower = (pick: number, size: number) => readonly [reach: number, svg: string];
const SOWERS: Readonly<Record<string, Sower>> = {
  italy: (pick, size) => {
    if (pick < 0.3) return [8, plant.bush(4 + size * 4, '#3c7437')];
    if (pick < 0.68) return [12, plant.tree(6 + size * 6, '#2c6330', '#4f9145')];
    return [9, place(0, 0, plant.CYPRESS, 0, 0.7 + size * 0.4)];
  },
  usa: (pick, size) => {
    if (pick < 0.44) return [6, plant.bush(3 + size * 3, '#8a7a3e')];
    if (pick < 0.72) return [9, place(0, 0, plant.CACTUS, 0, 0.7 + size * 0.4)];
    if (pick < 0.96) return [10, place(0, 0, plant.BOULDER, 0, 0.6 + size * 0.5)];
    return [46, place(0, 0, plant.MESA, 0, 0.6 + size * 0.4)];
  },
  france: (pick, size) => {
    if (pick < 0.4) return [9, place(0, 0, plant.POPLAR, 0, 0.7 + size * 0.4)];
    if (pick < 0.7) return [8, plant.bush(4 + size * 4, '#557a38')];
    return [11, plant.tree(5 + size * 6, '#466f2f', '#6f9c4a')];
  },
  'great-britain': (pick, size) => {
    if (pick < 0.25) return [8, plant.bush(4 + size * 4, '#28592f')];
    return [13, plant.tree(6 + size * 7, '#22552c', '#3c7f3f')];
  },
};
