// Layer 13: scenery beside the road. Everything keeps 0.7 L from it and is painted from back to front.

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import { degrees } from '@geometry/line';
import type { Round } from '@geometry/scenery/clearance';
import { offLine, offRounds } from '@geometry/scenery/clearance';
import { countFor, scatter } from '@geometry/scenery/scatter';
import { isClear } from '@geometry/scenery/site';
import * as build from '@ui/art/buildings';
import type { Piece } from '@ui/art/piece';
import * as plant from '@ui/art/plants';
import { backToFront, piecesOf, type Standing } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import type { DrawnCircuit } from '../../../geometry/derive-circuit';
import { LANE, type Road } from '../../../geometry/road';
import type { CircuitLook, Theme } from './circuit-look';

/** Least distance of scenery from the road's edge. */
export const CLEARANCE = 0.7 * LANE;
/** One scattered plant per this many square units. */
const SCATTER_AREA = 8_200;
const TRUCKS = ['#c8202c', '#2f6fd0', '#f2c230', '#24834a', '#24272c', '#ece7da'];

/** Objects may overlap by the rest of this share of their reaches. */
const APART = 0.86;
/** A plant keeps this much more off the road, and this much off a sign's middle. */
const PLANT_AWAY = 6;
const SIGN_ROOM = 26;

/** Something beside the road, from the circuit's file. */
type Surround = DrawnCircuit['scenery'][number];

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
export function standings(road: Road, look: CircuitLook, world: Box): Standing[] {
  const things = road.circuit.scenery;
  const stands = things.filter((thing) => thing.kind === 'grandstand').map((thing) => stand(thing, look));
  const pit = pitLane(road, look);
  const { landmarks = [] } = look;
  const named = things
    .flatMap((thing) => surrounding(road, look, thing))
    .filter(offRounds([...stands, ...pit, ...landmarks], APART));
  const fixed = [...stands, ...pit, ...named];
  return backToFront([...fixed, ...scattered(road, look, world, [...fixed, ...landmarks])]);
}

/** Scenery as pieces to paint. */
export function scenery(road: Road, look: CircuitLook, world: Box): Piece[] {
  return piecesOf(standings(road, look, world), 62);
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
  if (!offLine(road.line, road.half + CLEARANCE)({ x: thing.x, y: thing.y, reach })) return [];
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

/** Plants between the fixed objects. */
function scattered(road: Road, look: CircuitLook, world: Box, fixed: readonly Round[]): Standing[] {
  const draw = chance(look.seed + 1);
  const sow = look.plants;
  if (!sow) return [];
  const signs = road.circuit.corners.map(({ sign }) => ({ x: sign.x, y: sign.y, reach: SIGN_ROOM }));
  const rules = [offRounds(signs), offRounds(fixed, APART), offLine(road.line, road.half + CLEARANCE + PLANT_AWAY)];
  return scatter(world, countFor(world, SCATTER_AREA), draw, (x, y) => {
    const [reach, svg] = sow(draw(), draw());
    const one = { kind: 'plant', x, y, reach, svg: place(x, y, svg) };
    return isClear(one, rules) ? one : undefined;
  });
}
