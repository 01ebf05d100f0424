// Where the pits are: the lane's spaces and boxes, and the garages behind them. Not here: drawing them (ui/board/art/pits.ts).

import { degrees, entry } from '@geometry/line';
import { TEAM_SIZE, TEAMS } from '../data/cars';
import type { Space } from '../types';
import type { Road } from './road';

/** Distance from a box to the middle of the garage behind it. */
const BEHIND = 30;

/** A team's garage. turn: degrees; wide: its length along the lane; colour: the team's, as #rrggbb. */
export interface GarageSpot {
  x: number;
  y: number;
  turn: number;
  wide: number;
  colour: string;
}

/** The spaces in these lanes: P the pit lane, X the boxes. */
export function pitLanes(road: Road, lanes: string): Space[] {
  return road.drawn.spaces.map(({ space }) => space).filter((space) => lanes.includes(entry(road.circuit.lane, space)));
}

/** The centres of the pit lane's spaces and boxes. */
export function pitSpots(road: Road): { x: number; y: number }[] {
  return road.drawn.spaces.filter(({ space }) => ['P', 'X'].includes(entry(road.circuit.lane, space)));
}

/** The garages, one per team, each behind its two boxes. */
export function garageSpots(road: Road): GarageSpot[] {
  const { boxes } = road.circuit;
  return TEAMS.map(({ colour }, index) => {
    const [first, second] = [entry(boxes, index * TEAM_SIZE), entry(boxes, index * TEAM_SIZE + 1)];
    return { ...behind(road, first, second), colour };
  });
}

function behind(road: Road, first: Space, second: Space): Omit<GarageSpot, 'colour'> {
  const [a, b] = [road.spot(first), road.spot(second)];
  const beside = road.circuit.box.indexOf(first);
  const lane = road.spot(beside < 0 ? first : beside);
  const away = Math.hypot(a.x - lane.x, a.y - lane.y) || 1;
  const [ox, oy] = [(a.x - lane.x) / away, (a.y - lane.y) / away];
  return {
    x: (a.x + b.x) / 2 + ox * BEHIND,
    y: (a.y + b.y) / 2 + oy * BEHIND,
    turn: degrees(Math.atan2(b.y - a.y, b.x - a.x)),
    wide: Math.hypot(b.x - a.x, b.y - a.y) * 2 - 4,
  };
}
