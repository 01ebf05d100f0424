// The AI drivers in real races: they answer legally and repeatably, ignore what they cannot see, and each level beats the last.

import { answer } from '@ai/bots';
import type { BotId, Decision, Draw } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { TRACK_IDS } from '../data/tracks';
import { heat } from '../index';
import { anyWeekend, heatConfig, WEEKEND } from '../tests/race-config';
import type { HeatConfig, HeatOptions, HeatState } from '../types';

function stream(seed: string): Draw {
  return drawOf(seedRng(seed));
}

/** Drives a race with one bot per seat; look is called with every state that has a decision, before it is answered. */
function drive(
  config: HeatConfig,
  seed: string,
  bots: BotId[],
  look: (s: HeatState, decision: Decision) => void,
): HeatState {
  const start = begin(heat, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  while (!isOver(state)) {
    const decision = state.asks.find((open) => !open.committed) as Decision;
    look(state, decision);
    const draw = stream(`${seed}/${state.step}`);
    const action = answer(heat, state, decision, bots[decision.seat] ?? 'random', draw);
    const outcome = advance(heat, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    if (!outcome.ok) throw new Error(`${bots[decision.seat]} at ${decision.kind}: ${outcome.violation.code}`);
  }
  return state;
}

/** Share of two-car races that the first bot wins, with places swapped. */
function winShare(one: BotId, other: BotId, races: number, laps: number, options: Partial<HeatOptions> = {}): number {
  let won = 0;
  for (let n = 0; n < races; n++) {
    const seat = n % 2;
    const bots: BotId[] = seat === 0 ? [one, other] : [other, one];
    const track = TRACK_IDS[(n >> 1) % 4] ?? 'usa';
    const end = drive(heatConfig(track, 2, 0, { laps, ...options }), `duel ${n >> 1}`, bots, () => undefined);
    if (heat.standings(end)[0]?.seat === seat) won++;
  }
  return won / races;
}

test("all levels finish mixed races with Legends, answer legally and don't change what they are shown", () => {
  const bots: BotId[] = ['easy', 'medium', 'hard', 'random'];
  for (const track of ['usa', 'great-britain'] as const) {
    const end = drive(heatConfig(track, 4, 2, { laps: 1 }), `mixed ${track}`, bots, (s, decision) => {
      const before = hashState(s);
      heat.ai.imagine(s, decision.seat, stream('x'));
      expect(hashState(s)).toBe(before);
    });
    expect(end.status).toBe('finished');
  }
});

test('a level gives the same answer for the same draws and does not change the imagined state', () => {
  let asked = 0;
  drive(heatConfig('france', 3, 1, { laps: 1 }), 'again', ['medium', 'easy', 'medium'], (s, decision) => {
    if (asked++ % 5 !== 0) return;
    const imagined = heat.ai.imagine(s, decision.seat, stream('imagine'));
    const before = hashState(imagined);
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const first = heat.ai.choose(level, imagined, decision, stream('think'));
      expect(heat.ai.choose(level, imagined, decision, stream('think'))).toEqual(first);
    }
    expect(hashState(imagined)).toBe(before);
  });
  expect(asked).toBeGreaterThan(50);
});

test('[R21] an imagined state keeps what the seat sees and redraws what it does not', () => {
  let differing = 0;
  drive(heatConfig('usa', 3, 2, { laps: 1 }), 'hidden', ['medium', 'medium', 'medium'], (s, decision) => {
    const [one, two] = ['one', 'two'].map((seed) => heat.ai.imagine(s, decision.seat, stream(seed)));
    if (!one || !two) throw new Error('nothing imagined');
    expect(heat.view(one, decision.seat)).toEqual(heat.view(s, decision.seat));
    expect(heat.choices(one, decision)).toEqual(heat.choices(s, decision));
    s.cars.forEach((car, seat) => {
      const cards = (state: HeatState) => {
        const { hand = [], draw = [], placed = [] } = state.cars[seat] ?? {};
        return [...hand, ...draw, ...(s.phase === 2 ? [] : placed)].sort();
      };
      expect(cards(one)).toEqual(cards(s));
      if (seat === decision.seat || car.kind === 'legend') return;
      if (JSON.stringify(one.cars[seat]?.hand) !== JSON.stringify(two.cars[seat]?.hand)) differing++;
    });
  });
  expect(differing).toBeGreaterThan(100);
});

test('[R102] alone in qualifying, the better driver needs fewer rounds', () => {
  const rounds = (bot: BotId) =>
    drive(heatConfig('italy', 1, 0, { mode: 'qualifying' }), 'solo', [bot], () => undefined).round;
  expect(rounds('hard')).toBeLessThan(rounds('easy'));
});

test('the Pro beats the Rookie, the Rookie a driver without a plan', () => {
  expect(winShare('medium', 'easy', 80, 2)).toBeGreaterThan(0.85);
  expect(winShare('easy', 'random', 40, 1)).toBeGreaterThan(0.9);
});

test('the Champion beats the Pro', () => {
  expect(winShare('hard', 'medium', 8, 1)).toBeGreaterThan(0.65);
});

test('the Maestro beats the Champion', () => {
  expect(winShare('best', 'hard', 32, 1)).toBeGreaterThan(0.5);
});

test('[R81 to R100] all levels draft and drive legally with every module, and answer every kind of decision', () => {
  const bots: BotId[] = ['easy', 'medium', 'easy', 'medium', 'random', 'medium'];
  const kinds = new Set<string>();
  for (let n = 0; n < 10; n++) {
    const config = anyWeekend(stream(`weekend ${n}`));
    const end = drive({ ...config, options: { ...config.options, laps: 1 } }, `weekend ${n}`, bots, (_, decision) => {
      kinds.add(decision.kind);
    });
    expect(end.status).toBe('finished');
  }
  const hard: BotId[] = ['hard', 'medium', 'hard'];
  const end = drive(heatConfig('italy', 3, 1, { ...WEEKEND, laps: 1 }), 'hard weekend', hard, () => undefined);
  expect(end.cars.map((car) => car.picks.length)).toEqual([3, 3, 3, 0]);
  expect([...kinds].sort()).toEqual(['cards', 'discard', 'draft', 'gear', 'react', 'slipstream', 'value']);
});

test('the Pro beats the Rookie with every module too', () => {
  expect(winShare('medium', 'easy', 80, 2, WEEKEND)).toBeGreaterThan(0.85);
});

test('the Champion beats the Pro with every module too', () => {
  expect(winShare('hard', 'medium', 8, 1, WEEKEND)).toBeGreaterThan(0.65);
});
