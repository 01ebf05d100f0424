// How often a driver has a tactic card decision in a race of three laps.

import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, it } from 'vitest';
import { choices } from '../choices';
import { waddington } from '../index';
import { raceConfig } from '../tests/race-config';
import { leavesOut } from './dashboard/choice/quiet';

/**
 * Card windows of the first driver in one race: all that open, the ones that ask, and the ones that
 * ask while the driver wants none.
 */
function questionsIn(seed: string): { open: number; asked: number; quiet: number } {
  const start = begin(waddington, raceConfig('thornbury-park', 6, { laps: 3, carChoice: 'random' }), seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const draw = drawOf(seedRng(seed));
  const count = { open: 0, asked: 0, quiet: 0 };
  let window: number[] = [];
  while (!isOver(state)) {
    const decision = state.asks[0];
    if (decision === undefined) throw new Error('nobody is asked');
    const action = waddington.ai.choose('medium', waddington.ai.imagine(state, decision.seat, draw), decision, draw);
    if (decision.seat === 0) {
      const offered = choices(state, decision);
      if (decision.kind === 'card') {
        count.open++;
        if (!leavesOut(false, window)) count.asked++;
        if (!leavesOut(true, window)) count.quiet++;
      } else if (offered.kind === 'drive' && action.type === 'drive') {
        const moves = offered.speeds.find(({ speed }) => speed === action.speed)?.moves ?? [];
        window = moves.find(({ path }) => path.join() === action.path.join())?.window ?? [];
      }
    }
    const outcome = advance(waddington, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    if (!outcome.ok) throw new Error(outcome.violation.code);
  }
  return count;
}

it('[T4] asks only if a card could matter, and never while the driver wants none', () => {
  const all = ['one', 'two', 'three'].map(questionsIn);
  const sum = (of: 'open' | 'asked' | 'quiet') => all.reduce((total, one) => total + one[of], 0);
  // Earlier versions asked at every window unless the driver declined again in that same turn.
  expect(sum('open')).toBeGreaterThan(40);
  expect(sum('asked')).toBeLessThan(sum('open'));
  expect(sum('quiet')).toBe(0);
});
