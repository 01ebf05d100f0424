// Hints for persons: what the hard AI driver would answer, one question of a client at a time.
// Not for: AI drivers that race (drivers.ts).

import type { Reply } from '@api/contract';
import type { Session } from '@api/session';
import { message } from '@api/words';
import type { AnyGame, Ask, RaceState } from '@core/contract';
import { findAsk } from '@core/engine';
import type { Context } from '../context';
import { granted, refuse, staleAsk } from '../faults';

export interface Hints {
  /** ask: the client's own. */
  hintFor(session: Session, ask: Ask): Promise<Reply<{ action: unknown }>>;
}

/** Hints in one race. */
export function createHints(context: Context, race: { id: string; game: AnyGame; state(): RaceState }): Hints {
  const thinking = new Set<string>();
  return {
    async hintFor(session, { id, seat }) {
      if (thinking.has(session.id)) {
        return refuse('too-fast', message('hint.busy'));
      }
      thinking.add(session.id);
      const state = race.state();
      const seed = `hint/${id}/${state.step}`;
      try {
        const { action } = await context.botRunner.decide({ game: race.game.id, state, ask: id, bot: 'hard', seed });
        return findAsk(race.state(), id)?.seat === seat ? granted({ action }) : staleAsk();
      } catch (error) {
        context.log.error({ err: error, match: race.id }, 'no hint could be given');
        return refuse('internal', message('hint.none'));
      } finally {
        thinking.delete(session.id);
      }
    },
  };
}
