// The statistics of a car's race. Not here: the final table (standings.ts).

import type { FigureSpec, Figures, Seat } from '@core/contract';
import { carOf } from './cars';
import { classification } from './standings';
import type { FormulaEvent, FormulaState } from './types';

/** bestLap and rounds: in rounds. brake, overshoot, collision, motor: wear points. gained: places won from the grid. */
export const FIGURES: readonly FigureSpec[] = [
  { id: 'bestLap', over: 'least', record: 'lap' },
  { id: 'rounds', over: 'least', record: 'race' },
  { id: 'topGear', over: 'most' },
  { id: 'wearLeft', over: 'most' },
  { id: 'gained', over: 'total' },
  { id: 'pitStops', over: 'total' },
  { id: 'brake', over: 'total' },
  { id: 'overshoot', over: 'total' },
  { id: 'collision', over: 'total' },
  { id: 'motor', over: 'total' },
];

/** In seat order. rounds and wearLeft: only for cars that took the flag. bestLap: only if a lap was driven. */
export function figuresOf(s: Readonly<FormulaState>, log: readonly FormulaEvent[]): Figures[] {
  const laps = bestLaps(log);
  const figures: Figures[] = s.cars.map(() => ({}));
  for (const { seat, status, statistics } of classification(s)) {
    const { topGear, pitStops, brake, overshoot, collision, motor, wearLeft, gained } = statistics;
    const bestLap = laps.get(seat);
    figures[seat] = {
      topGear,
      pitStops,
      brake,
      overshoot,
      collision,
      motor,
      gained: status === 'out' ? 0 : Math.max(0, gained),
      ...(bestLap === undefined ? {} : { bestLap }),
      ...(status === 'finished' ? { rounds: carOf(s, seat).endRound, wearLeft } : {}),
    };
  }
  return figures;
}

/**
 * Rounds of the fastest lap by seat, from one crossing of the line to the next. The part before the
 * first crossing is not a lap (R43).
 */
function bestLaps(log: readonly FormulaEvent[]): Map<Seat, number> {
  const crossed = new Map<Seat, number>();
  const best = new Map<Seat, number>();
  for (const event of log) {
    if (event.type !== 'lapCompleted') continue;
    const { seat, round } = event;
    const before = crossed.get(seat);
    crossed.set(seat, round);
    if (before !== undefined) best.set(seat, Math.min(round - before, best.get(seat) ?? round));
  }
  return best;
}
