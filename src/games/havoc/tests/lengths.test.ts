// Measures again how long the presets take, which setup shows before a race. Not here: rules.

import { answer } from '@ai/bots';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { ANSWERS } from '../data/lengths';
import { PRESETS } from '../data/settings';
import { havoc } from '../index';
import type { HavocAction } from '../types';
import { raceConfig } from './race-config';

const RACES = 4;

/** Mean answers of one seat when all are Racers. */
function meanAnswers(settings: (typeof PRESETS)[number]['settings'], seats: number, seed: string): number {
  let steps = 0;
  for (let n = 0; n < RACES; n++) {
    const start = begin(havoc, raceConfig(seats, settings as never), `${seed} ${n}`);
    if (!start.ok) throw new Error(start.violation.code);
    const { state } = start.value;
    while (!isOver(state)) {
      const decision = state.asks[0]!;
      const action = answer(
        havoc,
        state,
        decision,
        'medium',
        drawOf(seedRng(`${seed} ${n}/${state.step}`)),
      ) as HavocAction;
      const outcome = advance(havoc, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
      if (!outcome.ok) throw new Error(outcome.violation.code);
    }
    steps += state.step;
  }
  return steps / RACES / seats;
}

test.each(PRESETS)('a race of $label takes as many answers of one seat as setup states', (preset) => {
  const expected = ANSWERS[preset.id][2];
  const taken = meanAnswers(preset.settings, 4, preset.id);
  // Single races vary by a third either way; the mean of four varies much less.
  expect(taken / expected).toBeGreaterThan(0.75);
  expect(taken / expected).toBeLessThan(1.33);
});

test('a Sprint takes less than half the answers of a Classic', () => {
  for (const at of [0, 1, 2] as const) expect(ANSWERS.sprint[at]).toBeLessThan(ANSWERS.classic[at] / 2);
});
