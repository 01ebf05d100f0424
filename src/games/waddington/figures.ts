// The statistics of a car's race. Not here: counting, which the cars do themselves (standings.ts: statisticsOf).

import type { FigureSpec, Figures } from '@core/contract';
import { statisticsOf } from './standings';
import type { WaddingtonState } from './types';

/** bestLap and turns: in turns, missed ones included. */
export const FIGURES: readonly FigureSpec[] = [
  { id: 'bestLap', over: 'least', record: 'lap' },
  { id: 'turns', over: 'least', record: 'race' },
  { id: 'lapsLed', over: 'total' },
  { id: 'spins', over: 'total' },
  { id: 'dice', over: 'total' },
  { id: 'stops', over: 'total' },
  { id: 'baulks', over: 'total' },
  { id: 'cardsUsed', over: 'total' },
];

/** In seat order. turns: only for cars that drove all laps. bestLap: only if a whole lap was driven. */
export function figuresOf(s: Readonly<WaddingtonState>): Figures[] {
  return s.cars.map((car) => {
    const { bestLap, ...counted } = statisticsOf(car);
    return {
      ...counted,
      ...(bestLap > 0 ? { bestLap } : {}),
      ...(car.lap >= s.laps ? { turns: car.turns } : {}),
    };
  });
}
