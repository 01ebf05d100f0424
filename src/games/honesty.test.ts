// The law of honest drivers, for every game in the registry: at every level an answer stays the same when everything hidden
// from its seat is redrawn. No line here names a game.

import { answer } from '@ai/bots';
import type { AnyGame, AnyTypes, BotId, Decision, RaceState } from '@core/contract';
import { LEVELS } from '@core/contract';
import { drawOf } from '@core/io';
import type { Coverage } from '@core/laws/coverage';
import { positionsIn } from '@core/laws/positions';
import { seedRng } from '@core/rng';
import { EVEN } from '@core/style';
import { describe, expect, test } from 'vitest';
import { games } from './registry';

const POSITIONS = 200;
/** Share of the usual thinking budget: honesty does not depend on how long a driver thinks. */
const EFFORT = 0.02;
/** In this many positions the redrawn state must differ from the real one, or the law proves nothing. */
const DIFFERENT = 0.9;

const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('./*/tests/coverage.ts', { eager: true });
const coverageOf = (id: string) => coverages[`./${id}/tests/coverage.ts`]?.coverage as Coverage<AnyTypes>;

interface Position {
  truth: RaceState;
  /** The race as its seat may believe it: another race that looks the same from there. */
  belief: RaceState;
  ask: Decision;
  seed: string;
}

/** Positions from random races, spread over them. */
function positionsOf(game: AnyGame): Position[] {
  return [...positionsIn(game, coverageOf(game.id), { seed: 'honest', count: POSITIONS })].map(
    ({ state, decision, label, draw }) => ({
      truth: state,
      belief: game.ai.imagine(state, decision.seat, draw),
      ask: decision,
      seed: label,
    }),
  );
}

/** A state without its random generator, which no one can see. */
function seenOf({ rng: _, ...rest }: RaceState): string {
  return JSON.stringify(rest);
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const positions = positionsOf(game);

  test('what a seat believes does not depend on what it cannot know', () => {
    for (const { truth, belief, ask: decision, seed } of positions) {
      const imagined = (s: RaceState): unknown => game.ai.imagine(s, decision.seat, drawOf(seedRng(seed)));
      expect(imagined(belief), `${decision.kind} at step ${truth.step}`).toEqual(imagined(truth));
    }
  });

  test('positions with hidden information change when it is redrawn', () => {
    const hides = positions.filter(({ truth, belief }) => seenOf(truth) !== seenOf(belief)).length;
    const zones = coverageOf(id).hidden(positions[0]?.truth as RaceState, 0);
    expect(hides).toBeGreaterThanOrEqual(Object.keys(zones).length === 0 ? 0 : DIFFERENT * POSITIONS);
  });

  test.each(LEVELS)(
    `%s answers the same in ${POSITIONS} positions when all that is hidden is drawn anew`,
    {
      timeout: 600_000,
    },
    (level: BotId) => {
      for (const { truth, belief, ask: decision, seed } of positions) {
        const answerOf = (s: RaceState) =>
          answer(game, s, decision, level, drawOf(seedRng(seed)), EVEN, { effort: EFFORT });
        expect(answerOf(belief), `${decision.kind} at step ${truth.step}`).toEqual(answerOf(truth));
      }
    },
  );
});
