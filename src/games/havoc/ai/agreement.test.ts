// The fast path of AI drivers, which reads a lane as a list of coins, expects of a roll what the outlook lists roll by roll
// with the rules' own steps: on free roads with own coins, and behind other cars without coins, at every die of random races.

import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { progressOf } from '../cars';
import { TOW } from '../data/coins';
import { isOnTrack, NEXT, PIT } from '../data/track';
import { havoc } from '../index';
import { freeSteps } from '../moves';
import { outcomesOf, rollChances, rollWays } from '../outlook/outcomes';
import { raceConfig } from '../tests/race-config';
import type { HavocState } from '../types';
import { expectedGain } from './road';
import { sightOf } from './sight';

/** The race with this seat alone on the track, and only with two of its own coins that move it. */
function alone(s: Readonly<HavocState>, seat: number): HavocState {
  const own = s.laid.at.flatMap((_, i) => (s.laid.by[i] === seat && s.laid.coin[i] !== TOW ? [i] : [])).slice(0, 2);
  const only = (list: readonly number[]) => own.map((i) => list[i]!);
  const cars = s.cars.map((car, other) => (other === seat ? car : { ...car, at: PIT + other }));
  const { at, coin, by, lot } = s.laid;
  return { ...s, cars, laid: { at: only(at), coin: only(coin), by: only(by), lot: only(lot) } };
}

/** The race without any coin. */
function bare(s: Readonly<HavocState>): HavocState {
  return { ...s, laid: { at: [], coin: [], by: [], lot: [] } };
}

test('[R52 to R62] a roll gains what its outcomes gain, weighted by their chances', () => {
  const seen = { rolls: 0, coins: 0, blocked: 0 };
  for (let race = 0; race < 40; race++) {
    const config = raceConfig(2 + (race % 3), { dice: 1 + (race % 2), coins: 3, passes: 3, laps: 2 });
    wholeRace(havoc, config, `agreement ${race}`, (s, decision, draw) => {
      const { at } = s.cars[decision.seat]!;
      if (decision.kind === 'die' && isOnTrack(at)) {
        const now = progressOf(s.cars[decision.seat]!);
        for (const road of [alone(s, decision.seat), bare(s)]) {
          const { outcomes, of } = outcomesOf(road, decision.seat, 'movement');
          const mean = outcomes.reduce((sum, { progress, ways }) => sum + ((progress - now) * ways) / of, 0);
          const room = freeSteps(road, decision.seat, at, NEXT, 12);
          const gain = expectedGain(road, sightOf(road, decision.seat), decision.seat, at, 1, { room });
          expect([race, s.step, gain]).toEqual([race, s.step, expect.closeTo(mean, 9)]);
          seen.rolls++;
          seen.coins += outcomes.some(({ coins }) => coins.length > 0) ? 1 : 0;
          seen.blocked += outcomes.some(({ blocked }) => blocked) ? 1 : 0;
        }
      }
      return havoc.sample(s, decision, draw);
    });
  }
  expect(seen.rolls).toBeGreaterThan(300);
  expect(seen.coins).toBeGreaterThan(30);
  expect(seen.blocked).toBeGreaterThan(30);
});

test('[R51, R56] the chances of a roll add up to 1, each by its number of ways', () => {
  for (const dice of [1, 2]) {
    const chances = rollChances(dice);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const { roll, ways } of rollWays(dice)) expect(chances[roll]).toBeCloseTo(ways / 6 ** dice, 9);
  }
});
