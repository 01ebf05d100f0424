// What is kept of a race that is over. Not for: sending it (results.ts).

import type { SeatInfo } from '@api/contract';
import type { AnyGame, RaceState } from '@core/contract';
import type { Finish } from '@store/saves';
import { z } from 'zod';
import { isPerson } from './seats';

/** The event with which a game ends a qualifying session. Figures in rounds. */
const qualifying = z.object({
  type: z.literal('qualifyingFinished'),
  best: z.int(),
  total: z.int(),
  overshoot: z.int(),
});
const rounds = z.object({ round: z.int() });

/** The end of a race: standings, the whole view, and a qualifying result where a person drove one. */
export function finishOf(
  game: AnyGame,
  state: RaceState,
  seats: readonly SeatInfo[],
  events: readonly unknown[],
): Finish {
  const view: unknown = game.view(state, 'all');
  const counted = rounds.safeParse(view);
  return {
    standings: game.standings(state),
    view,
    rounds: counted.success ? counted.data.round : 0,
    best: bestOf(seats, events),
  };
}

function bestOf(seats: readonly SeatInfo[], events: readonly unknown[]): Finish['best'] {
  const person = seats.find((info) => isPerson(info.driver));
  if (person === undefined) return undefined;
  for (const event of events) {
    const done = qualifying.safeParse(event);
    if (done.success) {
      const { best, total, overshoot } = done.data;
      return { name: person.name, best, total, overshoot };
    }
  }
  return undefined;
}
