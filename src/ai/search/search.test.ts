// The search over real games: the same state and draws give the same answers, the budget limits the simulated races, and an
// answer that is far better is found.

import { raceConfig } from '@core/config';
import { BOT_IDS, LEVELS, type RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { derby, toyConfig } from '@core/tests/toy';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { botsOf } from '../bots';
import { candidatesOf, MOST_CANDIDATES } from './candidates';
import { weigh } from './search';

const BUDGET = { playouts: 24 };

/** Every nth open decision of a race between the easiest drivers. */
function positions(game: (typeof games)[string], seed: string, every: number, most: number): RaceState[] {
  const cars = game.colours.slice(0, 3).map((colour) => ({ colour }));
  const start = begin(game, raceConfig(game, game.circuits[0]!.id, cars), seed);
  if (!start.ok) throw new Error(start.violation.code);
  const state: RaceState = start.value.state;
  const draw = drawOf(seedRng(seed));
  const found: RaceState[] = [];
  const io = silentIo(state.rng);
  for (let n = 0; !isOver(state) && found.length < most; n++) {
    const decision = state.asks.find((one) => !one.committed)!;
    if (n % every === 0) found.push(structuredClone(state));
    const action = game.ai.choose('easy', game.ai.imagine(state, decision.seat, draw), decision, draw);
    if (advanceTrusted(game, state, decision, action, io) !== null)
      advanceTrusted(game, state, decision, game.fallback(state, decision), io);
  }
  return found;
}

describe.each(Object.entries(games))('%s', (_id, game) => {
  test('answers are legal, ranked, within the budget and repeatable, and the state does not change', () => {
    const some = positions(game, 'search', 7, 6);
    expect(some.length).toBeGreaterThanOrEqual(3);
    for (const state of some) {
      const decision = state.asks.find((one) => !one.committed)!;
      const imagined = game.ai.imagine(state, decision.seat, drawOf(seedRng('world')));
      const before = hashState(imagined);
      const one = weigh(game, imagined, decision, drawOf(seedRng('draws')), BUDGET);
      const two = weigh(game, imagined, decision, drawOf(seedRng('draws')), BUDGET);
      expect(two).toEqual(one);
      expect(hashState(imagined)).toBe(before);
      expect(one.length).toBeGreaterThan(0);
      expect(one.length).toBeLessThanOrEqual(MOST_CANDIDATES);
      // Each pass tries every remaining answer once, whatever the budget.
      expect(one.reduce((sum, { tried }) => sum + tried, 0)).toBeLessThanOrEqual(BUDGET.playouts + 3 * MOST_CANDIDATES);
      for (const { action, worth, win } of one) {
        expect(game.check(state, decision, action), JSON.stringify(action)).toBeNull();
        for (const chance of [worth, win]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1.000001);
        }
      }
    }
  });

  test('candidates start with the answer of the strongest driver and have no duplicates', () => {
    for (const state of positions(game, 'candidates', 5, 6)) {
      const decision = state.asks.find((one) => !one.committed)!;
      const imagined = game.ai.imagine(state, decision.seat, drawOf(seedRng('world')));
      const list = candidatesOf(game, imagined, decision, drawOf(seedRng('draws')));
      const level = game.ai.bestIs === 'own' ? 'best' : 'hard';
      expect(list[0]).toEqual(game.ai.choose(level, imagined, decision, drawOf(seedRng('draws'))));
      expect(new Set(list.map((one) => JSON.stringify(one))).size).toBe(list.length);
    }
  });

  test('the best driver is offered only in games that have one, the other levels always', () => {
    const bots = botsOf(game);
    expect(bots).toEqual(expect.arrayContaining(BOT_IDS.filter((id) => id !== 'best')));
    expect(bots.includes('best')).toBe(game.ai.bestIs !== undefined);
  });
});

test('an answer that is far better replaces the usual one', () => {
  const start = begin(derby, toyConfig(2), 'better');
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const decision = state.asks[0]!;
  const all = [...derby.actions(state, decision)];
  const worst = all[0]!;
  // The strong driver always gives the first legal answer, and strength counts only the distance.
  const game = {
    ...derby,
    ai: {
      ...derby.ai,
      choose: () => worst,
      strengths: (s: typeof state) => s.cars.map(({ at }) => at),
    },
  };
  const imagined = derby.ai.imagine(state, decision.seat, drawOf(seedRng('w')));
  const [best] = weigh(game, imagined, decision, drawOf(seedRng('d')), { playouts: 400 });
  const [only] = weigh(game, imagined, decision, drawOf(seedRng('d')), { playouts: 1, isOut: () => true });
  expect(only?.action).toEqual(worst);
  expect(best?.action).not.toEqual(worst);
});

test('the list of levels has no duplicates and contains every bot', () => {
  expect([...new Set(LEVELS)]).toEqual([...LEVELS]);
  expect(BOT_IDS).toEqual(['random', ...LEVELS]);
});
