// Races and seasons as short as possible, for tests of everything around a race. Not here: making or racing them.

import type { SeasonPlan } from '@api/season';
import type { Driver } from '@api/shapes';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;

/** A race of a calendar, as short as possible. */
export interface ShortRound {
  game: string;
  circuit: string;
  options: Record<string, number | boolean | string>;
}

/** One lap of Heat. */
export function lapOf(circuit: string): ShortRound {
  return { game: 'heat', circuit, options: { laps: 1 } };
}
/** A few turns of RoboRally. */
export const DASH: ShortRound = {
  game: 'roborally',
  circuit: 'first-shift',
  options: { lives: 1, noTakebacks: true, turnLimit: 20 },
};

/** A short race of every game. */
export const OF_EVERY_GAME: readonly ShortRound[] = [
  lapOf('usa'),
  DASH,
  { game: 'waddington', circuit: 'thornbury-park', options: { laps: 3 } },
  { game: 'formula-d', circuit: 'paddock-ring', options: { laps: 1 } },
  { game: 'havoc', circuit: 'havoc-speedway', options: { laps: 1 } },
];

/** A plan with these drivers, by name; ids are the names in lower case. */
export function planOf(
  name: string,
  drivers: Readonly<Record<string, Driver>>,
  rounds: readonly ShortRound[],
  rules: Partial<SeasonPlan['rules']> = {},
): SeasonPlan {
  return {
    name,
    preset: null,
    drivers: Object.entries(drivers).map(([who, driver], at) => {
      return { id: who.toLowerCase(), name: who, colour: COLOURS[at] ?? 'red', driver, team: null };
    }),
    teams: [],
    rounds: rounds.map((round, at) => ({ id: `r${at + 1}`, clock: 0, series: false, ...round })),
    rules: {
      points: { kind: 'own' },
      drop: 0,
      grid: 'random',
      ties: ['countback', 'latest'],
      fillIn: 'easy',
      missed: 'none',
      ...rules,
    },
  };
}

export const AI: Driver = { kind: 'ai', level: 'easy' };
