// What a season proposes for its races, and the switch that leaves it out. The game defines both; here, a toy with a rally mode.

import type { GameCard } from '@api/contract';
import type { SeasonPlan } from '@api/season';
import { expect, test } from 'vitest';
import { extendedGames, isBaseGame, proposedOptions, withBaseGame } from './base-game';

const PLAIN: GameCard = {
  id: 'plain',
  name: 'Plain',
  seats: [2, 4],
  colours: ['red', 'blue'],
  circuits: [{ id: 'oval', name: 'Oval', defaults: { laps: 2 } }],
  hasWorkshop: false,
  options: [{ id: 'laps', type: 'number', range: [1, 5], default: 1 }],
  automata: [],
  bots: ['easy'],
  rulesVersion: 1,
  givenGrid: true,
  gridOptions: [],
  qualifying: null,
  figures: [],
  presets: [],
  drawsColours: false,
  occasions: null,
  championships: [],
  series: 0,
  points: [6, 5],
};
const RALLY: GameCard = {
  ...PLAIN,
  id: 'rally',
  options: [
    { id: 'laps', type: 'number', range: [1, 5], default: 1 },
    { id: 'rain', type: 'flag', range: [false, true], default: false },
    { id: 'event', type: 'choice', range: ['none', 'drawn', 'night'], default: 'none' },
  ],
  seasonOptions: { rain: true, event: 'drawn' },
};
const CARDS = [PLAIN, RALLY];

function planWith(...rounds: { game: string; options?: SeasonPlan['rounds'][number]['options'] }[]): SeasonPlan {
  return {
    name: 'Own',
    preset: null,
    drivers: [],
    teams: [],
    rules: { points: { kind: 'own' }, drop: 0, grid: 'reversed', ties: [], fillIn: null, missed: 'none' },
    rounds: rounds.map(({ game, options = {} }, at) => {
      return { id: `r${at}`, game, circuit: 'oval', options, clock: 0, series: false };
    }),
  };
}
const optionsIn = (plan: SeasonPlan) => plan.rounds.map(({ options }) => options);

test('[11] a new race starts with its game’s season options, or with the base game if they are switched off', () => {
  expect(proposedOptions(RALLY, false)).toEqual({ rain: true, event: 'drawn' });
  expect(proposedOptions(RALLY, true)).toEqual({});
  expect(proposedOptions(PLAIN, false)).toEqual({});
});

test('[11] one switch removes it from all later races and brings it back, and leaves other options alone', () => {
  const plan = planWith(
    { game: 'rally', options: { rain: true, event: 'night' } },
    { game: 'plain', options: { laps: 3 } },
    { game: 'rally', options: { rain: true, event: 'night', laps: 4 } },
  );
  const base = withBaseGame(plan, CARDS, true, 1);
  expect(optionsIn(base)).toEqual([{ rain: true, event: 'night' }, { laps: 3 }, { laps: 4 }]);
  const back = withBaseGame(base, CARDS, false, 1);
  expect(optionsIn(back)).toEqual([
    { rain: true, event: 'night' },
    { laps: 3 },
    { rain: true, event: 'drawn', laps: 4 },
  ]);
});

test('[11] an option that was chosen for a race stays when the switch goes off', () => {
  const plan = planWith({ game: 'rally', options: { event: 'night' } });
  expect(optionsIn(withBaseGame(plan, CARDS, false, 0))).toEqual([{ rain: true, event: 'night' }]);
});

test('the switch is on if no race has any of it, and has no use if no game adds anything', () => {
  expect(isBaseGame(planWith({ game: 'rally' }, { game: 'plain' }), CARDS)).toBe(true);
  expect(isBaseGame(planWith({ game: 'rally', options: { rain: true } }), CARDS)).toBe(false);
  expect(isBaseGame(planWith(), CARDS)).toBe(false);
  expect(extendedGames(planWith({ game: 'plain' }), CARDS)).toEqual([]);
  expect(extendedGames(planWith(), CARDS)).toEqual([RALLY]);
});
