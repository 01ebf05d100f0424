// The television's law, for every game: what it is sent of a race is the same, byte for byte, for any two deals of the hidden things. No
// line here names a game.

import type { AnyTypes, RaceState, Seat } from '@core/contract';
import type { Coverage } from '@core/laws/coverage';
import { positionsIn } from '@core/laws/positions';
import { games } from '@games/registry';
import { expect, test } from 'vitest';
import { updateFor } from '../../match/update';

const POSITIONS = 200;
/** In this share of positions the other deal must differ, or the law proves nothing. */
const DIFFERENT = 0.5;

const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('../../../games/*/tests/coverage.ts', {
  eager: true,
});

test.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const sent = (state: RaceState): string => {
    const race = { id: 'm', game, config: { circuit: 'c', options: {}, cars: [] }, seats: [] };
    const setup = { game: game.id, circuit: 'c', options: {}, clock: 0, seats: [] };
    const origin = { practice: false, season: null };
    const rest = {
      seq: 1,
      clock: 0,
      banks: [],
      paused: false,
      goOn: { after: 0, host: 0 },
      now: 0,
      endsAt: () => null,
    };
    return JSON.stringify(updateFor({ ...race, ...rest, setup, origin, state }, 'watcher', [], [], false));
  };
  const coverage = coverages[`../../../games/${game.id}/tests/coverage.ts`]?.coverage as Coverage<AnyTypes>;
  let different = 0;
  let hides = false;
  for (const { state, decision, label, draw } of positionsIn(game, coverage, {
    seed: 'television',
    count: POSITIONS,
  })) {
    // What each of two seats cannot know is dealt again, so nobody's secrets stay.
    const others = game.standings(state).map(({ seat }) => seat);
    const other = others.find((seat) => seat !== decision.seat) ?? decision.seat;
    const dealt = [decision.seat, other].reduce<RaceState>(
      (now, seat: Seat) => game.ai.imagine(now, seat, draw),
      state,
    );
    expect(sent(dealt), label).toBe(sent(state));
    hides ||= Object.keys(coverage.hidden(state, 0)).length > 0;
    const { rng: _a, ...before } = state;
    const { rng: _b, ...after } = dealt;
    if (JSON.stringify(before) !== JSON.stringify(after)) different += 1;
  }
  expect(different).toBeGreaterThanOrEqual(hides ? POSITIONS * DIFFERENT : 0);
});
