// The figures of a car's race for statistics. Not here: counting the log (data/statistics.ts).

import type { FigureSpec, Figures } from '@core/contract';
import { finalLineOf } from './cars';
import { countRace } from './data/statistics';
import type { Car, HeatEvent, HeatState } from './types';

/** Units: bestLap and rounds in rounds, topSpeed in spaces per turn. */
export const FIGURES: readonly FigureSpec[] = [
  { id: 'bestLap', over: 'least', record: 'lap' },
  { id: 'rounds', over: 'least', record: 'race' },
  { id: 'topSpeed', over: 'most' },
  { id: 'spinOuts', over: 'total' },
  { id: 'slipstreams', over: 'total' },
  { id: 'boosts', over: 'total' },
  { id: 'heatPaid', over: 'total' },
  { id: 'stress', over: 'total' },
];

/** In seat order. rounds: only for cars past the final line; bestLap: only with a completed lap. */
export function figuresOf(s: Readonly<HeatState>, log: readonly HeatEvent[]): Figures[] {
  return countRace(log, s.cars.length).map(({ laps, ...counted }, seat) => ({
    ...counted,
    ...(laps.length > 0 ? { bestLap: Math.min(...laps) } : {}),
    ...(hasFinished(s, s.cars[seat]) ? { rounds: s.round } : {}),
  }));
}

/** A race ends with the round in which the first car crosses the final line (R67): every car past it then took as long. */
function hasFinished(s: Readonly<HeatState>, car: Readonly<Car> | undefined): boolean {
  return s.mode === 'race' && car?.status === 'racing' && car.progress >= finalLineOf(s);
}
