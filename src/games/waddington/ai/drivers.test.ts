// The AI drivers in real races: legal, repeatable, blind to hidden information, and each stronger than the level below.

import { answer } from '@ai/bots';
import { type BotId, type Decision, type Draw, LEVELS } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { CIRCUIT_IDS } from '../data/circuits';
import { waddington } from '../index';
import { raceConfig } from '../tests/race-config';
import type { WaddingtonConfig, WaddingtonState } from '../types';

const SLOW = { timeout: 60_000 };

function stream(seed: string): Draw {
  return drawOf(seedRng(seed));
}

/** Drives a race with one bot per seat. Calls look with every state that has a decision, before it is answered. */
function drive(
  config: WaddingtonConfig,
  seed: string,
  bots: BotId[],
  look: (s: WaddingtonState, decision: Decision) => void,
): WaddingtonState {
  const start = begin(waddington, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  while (!isOver(state)) {
    const decision = state.asks[0] as Decision;
    look(state, decision);
    const action = answer(
      waddington,
      state,
      decision,
      bots[decision.seat] ?? 'random',
      stream(`${seed}/${state.step}`),
    );
    const outcome = advance(waddington, state, {
      ask: decision.id,
      seat: decision.seat,
      action: action as never,
      by: 'bot',
    });
    if (!outcome.ok) throw new Error(`${bots[decision.seat]} at ${decision.kind}: ${outcome.violation.code}`);
  }
  return state;
}

/** The share of two-car races that the first bot wins. Each race is also run with swapped places. */
function winShare(one: BotId, other: BotId, races: number): number {
  let won = 0;
  for (let n = 0; n < races; n++) {
    const seat = n % 2;
    const bots: BotId[] = seat === 0 ? [one, other] : [other, one];
    const circuit = CIRCUIT_IDS[(n >> 1) % CIRCUIT_IDS.length] ?? 'porto-sirena';
    const end = drive(raceConfig(circuit, 2, { laps: 3 }), `duel ${n >> 1}`, bots, () => undefined);
    if (waddington.standings(end)[0]?.seat === seat) won++;
  }
  return won / races;
}

test.each(CIRCUIT_IDS)(
  'every level answers every decision of random races on %s legally, whatever the options',
  (circuit) => {
    const kinds = new Map<string, number>();
    for (const [race, options] of [
      { carChoice: 'dice' as const },
      { strictTyres: true, laps: 4 },
      { pitCards: false, handSize: 2 },
      { handSize: 0, strictTyres: true },
    ].entries()) {
      const bots: BotId[] = ['random', 'random', 'medium'];
      drive(raceConfig(circuit, 3, { laps: 3, ...options }), `random ${race}`, bots, (s, decision) => {
        if (decision.kind !== 'tyres' && s.step % 4 > 0) return;
        kinds.set(decision.kind, (kinds.get(decision.kind) ?? 0) + 1);
        for (const level of LEVELS) {
          const action = answer(waddington, s, decision, level, stream(`legal ${s.step}`)) as never;
          const violation = waddington.check(s, decision, waddington.schemas.action.parse(action));
          expect(violation, `${level} at ${decision.kind}: ${JSON.stringify(action)}`).toBeNull();
        }
      });
    }
    expect(kinds.get('car')).toBeGreaterThan(0);
    expect(kinds.get('drive')).toBeGreaterThan(60);
    expect(kinds.get('card')).toBeGreaterThan(5);
  },
);

test('all levels finish a race of six together', SLOW, () => {
  const bots: BotId[] = ['easy', 'medium', 'hard', 'best', 'medium', 'easy'];
  const end = drive(raceConfig('hohenwaldring', 6, { carChoice: 'random' }), 'six', bots, () => undefined);
  expect(end.status).toBe('finished');
  expect(end.firstFinisher).toBeGreaterThanOrEqual(0);
});

test('a level gives the same answer for the same draws and does not change the imagined state', SLOW, () => {
  let asked = 0;
  drive(raceConfig('thornbury-park', 4, { laps: 3 }), 'again', ['best', 'easy', 'medium', 'hard'], (s, decision) => {
    if (asked++ % 4 !== 0) return;
    const whole = hashState(s);
    const imagined = waddington.ai.imagine(s, decision.seat, stream('imagine'));
    const before = hashState(imagined);
    for (const level of LEVELS) {
      const first = waddington.ai.choose(level, imagined, decision, stream('think'));
      expect(waddington.ai.choose(level, imagined, decision, stream('think'))).toEqual(first);
    }
    expect(hashState(imagined)).toBe(before);
    expect(hashState(s)).toBe(whole);
  });
  expect(asked).toBeGreaterThan(150);
});

test('the Maestro plays its whole hand before the flag, and stops if five laps wear a car out', SLOW, () => {
  const end = drive(raceConfig('porto-sirena', 2), 'hand', ['best', 'best'], () => undefined);
  for (const car of end.cars) {
    expect(car.hand).toEqual([]);
    expect(car.cardsUsed).toBeGreaterThanOrEqual(5);
    expect(car.stops).toBeGreaterThan(0);
  }
});

test('the Club driver beats the Rookie, the Rookie a driver without a plan', SLOW, () => {
  expect(winShare('medium', 'easy', 60)).toBeGreaterThan(0.7);
  expect(winShare('easy', 'random', 30)).toBeGreaterThan(0.9);
});

test('the Ace beats the Club driver, the Maestro the Ace', SLOW, () => {
  expect(winShare('hard', 'medium', 90)).toBeGreaterThan(0.6);
  expect(winShare('best', 'hard', 90)).toBeGreaterThan(0.6);
});
