// The television's law for what it says: captions, scenes, reveals and panels are the same for any two deals of the hidden things, and
// for any two answers that are still sealed. No line here names a game.

import { clonePlain } from '@core/clone';
import type { AnyGame, AnyTypes, Decision, Draw, RaceState, Seat } from '@core/contract';
import { advance } from '@core/engine';
import type { Coverage } from '@core/laws/coverage';
import { positionsIn } from '@core/laws/positions';
import { games } from '@games/registry';
import { expect, test } from 'vitest';
import { type Moved, revealsOf, SilentTv, sentOf, uiOf } from './told';

const POSITIONS = 200;
/** In this share of positions the other deal must differ, or the law proves nothing. */
const DIFFERENT = 0.5;
/** At least this many positions with two sealed answers, where a game has any. */
const SEALED = 10;

const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('../../../games/*/tests/coverage.ts', {
  eager: true,
});

test.each(Object.values(games).map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const coverage = coverages[`../../../games/${id}/tests/coverage.ts`]?.coverage as Coverage<AnyTypes>;
  const ui = uiOf(id);
  const reveals = await revealsOf(ui);
  const [circuit] = coverage.configs.map((config) => config.circuit as string);
  const told = (before: RaceState, after: RaceState, moved: readonly Moved[], viewer?: 'all') => {
    const tv = new SilentTv(ui, reveals);
    const first = tv.show(sentOf(game, circuit ?? '', before, 1, [], viewer));
    return [first, tv.show(sentOf(game, circuit ?? '', after, 2, moved, viewer))];
  };
  let different = 0;
  let hides = false;
  let answered = 0;
  let seals = false;
  for (const { state, decision, label, draw } of positionsIn(game, coverage, { seed: 'words', count: POSITIONS })) {
    const dealt = dealtAgain(game, state, decision, draw);
    expect(told(dealt, dealt, []), label).toEqual(told(state, state, []));
    hides ||= Object.keys(coverage.hidden(state, 0)).length > 0;
    different += Number(secretsOf(state) !== secretsOf(dealt));
    seals ||= decision.sealed;
    const pair = bothAnswer(game, state, dealt, decision, draw);
    if (pair === undefined) continue;
    answered += 1;
    const [one, other] = pair;
    expect(told(dealt, other.state, [other]), label).toEqual(told(state, one.state, [one]));
    // It would not even know a secret if it were sent one.
    expect(told(state, one.state, [one], 'all'), label).toEqual(told(state, one.state, [one]));
  }
  expect(different).toBeGreaterThanOrEqual(hides ? POSITIONS * DIFFERENT : 0);
  expect(answered).toBeGreaterThanOrEqual(seals ? SEALED : 0);
});

/** What two seats cannot know is dealt again, so nobody's secrets stay. */
function dealtAgain(game: AnyGame, state: RaceState, { seat }: Decision, draw: Draw): RaceState {
  const other = game.standings(state).find((one) => one.seat !== seat)?.seat ?? seat;
  return [seat, other].reduce<RaceState>((now, one: Seat) => game.ai.imagine(now, one, draw), state);
}

function secretsOf({ rng: _, ...state }: RaceState): string {
  return JSON.stringify(state);
}

interface Answered extends Moved {
  readonly state: RaceState;
}

/** Two answers of one kind to a sealed decision, while others of its set are still open; undefined if there are none. */
function bothAnswer(game: AnyGame, state: RaceState, dealt: RaceState, decision: Decision, draw: Draw) {
  const isLast = !state.asks.some((one) => one.sealed && !one.committed && one.id !== decision.id);
  if (!decision.sealed || isLast) return undefined;
  const one = game.sample(state, decision, draw);
  for (let tries = 0; tries < 8; tries++) {
    const other = game.sample(dealt, decision, draw);
    if (other.type !== one.type) continue;
    return [answeredBy(game, state, decision, one), answeredBy(game, dealt, decision, other)] as const;
  }
  return undefined;
}

function answeredBy(game: AnyGame, before: RaceState, decision: Decision, action: AnyTypes['Action']): Answered {
  const state = clonePlain(before);
  const move = { ask: decision.id, seat: decision.seat, action, by: 'bot' } as const;
  const outcome = advance(game, state, move);
  if (!outcome.ok) throw new Error(outcome.violation.code);
  return { state, events: outcome.value.events, move };
}
