// What a balance report reads from a race of Heat: passes, spin-outs and Heat by corner. Not here: figures of cars (figures.ts).

import type { BalanceHooks, PlaceMark } from '@core/balance/hooks';
import { carOf, trackOfRace } from './cars';
import { lapsAt, spaceOf, trackOf } from './data/tracks';
import YARDSTICK from './data/yardstick.json';
import { gapOf, standings } from './standings';
import type { HeatEvent, HeatTypes } from './types';

/** The lowest and highest limit that a circuit's file may have. */
const LIMITS = { min: 1, max: 20 } as const;

export const BALANCE: BalanceHooks<HeatTypes> = {
  gap: { id: 'spaces', parts: 1 },
  // As in setup: a lap of about eight rounds takes each person five minutes.
  seconds: { table: 0, person: 37 },
  usual: { troubles: 0.1, minutes: 18 },
  yardstick: YARDSTICK,
  corners: (circuit) =>
    trackOf(circuit).corners.map(({ index, limit }) => ({
      id: String(index),
      limit: {
        now: limit,
        lower: limit > LIMITS.min ? limit - 1 : null,
        higher: limit < LIMITS.max ? limit + 1 : null,
      },
    })),
  placesOf,
  lapOf: (s) => {
    const leader = standings(s)[0]?.seat ?? 0;
    return Math.min(s.laps, lapsAt(trackOfRace(s), carOf(s, leader).progress) + 1);
  },
  comesTo: (s, seat) => {
    const track = trackOfRace(s);
    const corner = track.nextCorner[spaceOf(track, carOf(s, seat).progress)];
    return corner === undefined ? null : String(corner);
  },
  gapOf: (s, winner, seat) => (carOf(s, seat).status === 'racing' ? gapOf(s, winner, seat) : null),
};

/** A car that spins out goes back before the line, so it passes the corner again later. */
function placesOf(event: HeatEvent): PlaceMark[] {
  if (event.type !== 'cornerPassed' && event.type !== 'cornerPaid' && event.type !== 'spunOut') return [];
  const place = String(event.corner);
  const marks: PlaceMark[] = [{ kind: 'pass', place, amount: 1 }];
  if (event.type === 'spunOut') marks.push({ kind: 'trouble', place, amount: 1 });
  const cost = event.type === 'cornerPaid' ? event.heat : event.type === 'spunOut' ? event.heatLost : 0;
  if (cost > 0) marks.push({ kind: 'cost', place, amount: cost });
  return marks;
}
