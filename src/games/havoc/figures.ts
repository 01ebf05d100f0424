// The figures that statistics keep of a car's race. Not here: counting coins and tows, which cars do themselves
// (standings.ts).

import type { FigureSpec, Figures } from '@core/contract';
import { statisticsOf } from './standings';
import type { HavocEvent, HavocState } from './types';

/** turns: racing turns; their number per round depends on the race's settings. */
export const FIGURES: readonly FigureSpec[] = [
  { id: 'turns', over: 'least', record: 'race' },
  { id: 'stormsWon', over: 'total' },
  { id: 'coinsPlaced', over: 'total' },
  { id: 'ownTriggered', over: 'total' },
  { id: 'othersTriggered', over: 'total' },
  { id: 'tows', over: 'total' },
  { id: 'crashes', over: 'total' },
  { id: 'coinLosses', over: 'total' },
];

/** In seat order. turns: only for cars that drove all laps. */
export function figuresOf(s: Readonly<HavocState>, log: readonly HavocEvent[]): Figures[] {
  const driven = s.cars.map(() => 0);
  const finished = new Map<number, number>();
  for (const event of log) {
    if (event.type === 'raceTurnEnded') driven[event.seat] = (driven[event.seat] ?? 0) + 1;
    // A tie-break comes afterwards and does not count toward the laps (R85).
    if (event.type === 'playerFinished') finished.set(event.seat, driven[event.seat] ?? 0);
  }
  return s.cars.map((car, seat) => {
    const turns = finished.get(seat);
    return { ...statisticsOf(car), ...(turns === undefined ? {} : { turns }) };
  });
}
