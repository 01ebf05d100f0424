// Made facts for tests of balance reports.

import type { RaceFacts } from '../facts';
import type { BalanceReport } from '../report';
import type { Subject } from '../tally';

/** Two cars on a circuit with two corners. */
export const SUBJECT: Subject = {
  game: 'toy',
  circuit: 'ring',
  cars: 2,
  drivers: ['hard'],
  pair: { better: 'best', worse: 'hard' },
  corners: [{ id: 'a', limit: { now: 4, lower: 3, higher: 5 } }, { id: 'b' }],
  placesOvertakes: true,
  gap: { id: 'spaces', parts: 2 },
  seconds: { table: 20, person: 20 },
  usual: { troubles: 0.1, minutes: 15 },
  yardstick: {
    cars: 2,
    circuits: [
      { circuit: 'oval', minutes: 20, skill: 0.6, cost: 2 },
      { circuit: 'eight', minutes: 30, skill: 0.7, cost: 1 },
    ],
  },
  laps: { now: 2, min: 1, max: 3 },
};

/** A race of the fair series that the first seat wins, with these changes. */
export function madeRace(changes: Partial<RaceFacts> = {}): RaceFacts {
  return {
    series: 'fair',
    index: 0,
    seed: 's/0',
    ended: true,
    rounds: 10,
    drivers: ['hard', 'hard'],
    starts: [1, 2],
    places: [1, 2],
    laps: [],
    gaps: [],
    open: false,
    marks: [],
    ways: [],
    ...changes,
  };
}

/** A report without anything to find, with these changes. */
export function madeReport(changes: Partial<BalanceReport> = {}): BalanceReport {
  return {
    game: 'toy',
    circuit: 'ring',
    cars: 4,
    races: 300,
    unended: [],
    starts: [],
    rounds: null,
    minutes: null,
    places: [],
    legs: [],
    laps: [{ lap: 1, overtakes: 8, leadChanges: 2 }],
    gapUnit: null,
    gaps: [],
    open: 0.5,
    drivers: [],
    skill: null,
    lapsOption: { now: 2, min: 1, max: 3 },
    usual: { troubles: 0.12, minutes: 15 },
    costPerLap: null,
    box: null,
    ...changes,
  };
}
