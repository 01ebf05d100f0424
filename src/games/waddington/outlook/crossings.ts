// The bands of a road, and the bands noted so far in a turn, ready to be judged. Not here: their chances (risk.ts).

import type { Seat } from '@core/contract';
import { carOf } from '../cars';
import type { Road } from '../moves';
import type { Place, WaddingtonState } from '../types';

/** A band to be judged: where, at which speed, and whether it is beyond a line crossed this turn. */
export interface Crossing {
  place: Place;
  speed: number;
  beyondLine: boolean;
}

/** The bands of this turn that are still to be judged. */
export function noted(s: Readonly<WaddingtonState>): Crossing[] {
  const { bands, judged, lap, superb } = s.turn;
  return bands
    .slice(judged)
    .filter((band) => band.corner !== superb)
    .map((band) => ({ place: band.place, speed: band.speed, beyondLine: band.lap > lap }));
}

/** The bands of a road from the car's place, at this speed. */
export function crossingsOf(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  { bands, beyond }: Pick<Road, 'bands' | 'beyond'>,
  speed: number,
): Crossing[] {
  const isBeyondAlready = carOf(s, seat).lap > s.turn.lap;
  const first = bands.length - beyond;
  return bands.map((place, index) => ({ place, speed, beyondLine: isBeyondAlready || index >= first }));
}
