// Time trials of Formula D: one lap and two. Not here: the race itself.

import type { TrialSpec } from '@core/contract';
import { carOf, circuitOfRace, distanceOf } from '../cars';
import type { FormulaTypes } from '../types';

/** Positions count half spaces. */
const HALVES = 2;

export const TRIALS: TrialSpec<FormulaTypes> = {
  measure: 'rounds',
  isFirstCar: true,
  races: {
    lap: { options: { grid: 'seats', laps: 1 }, counts: 'whole' },
    race: { options: { grid: 'seats', laps: 2 }, counts: 'whole' },
  },
  clock: {
    parts: HALVES,
    // Lap 1 begins at the first crossing of the line (R43).
    progressOf: (s) => {
      const circuit = circuitOfRace(s);
      return distanceOf(circuit, carOf(s, 0)) - circuit.lapPos;
    },
    road: (s) => {
      const circuit = circuitOfRace(s);
      const corners = circuit.corners.map(({ index }) => ({
        id: String(index),
        at: 1 + Math.max(...circuit.pos.filter((_, space) => circuit.corner[space] === index)),
      }));
      return { lap: circuit.lapPos, laps: s.options.laps, corners };
    },
    // The flag ends the move, and the rest of the roll is lost (R44).
    beyond: (event) => (event.type === 'carMoved' && event.cause === 'roll' && event.free ? HALVES * event.lost : 0),
  },
};
