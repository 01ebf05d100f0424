// Hints for people: the best answer with its reasons, one question per client at a time. The race records who had a hint.
// Not here: AI drivers that race (drivers.ts), or how answers are weighed (ai/hints).

import { positionOf } from '@ai/bot-runner';
import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import type { HintAnswer } from '@api/shapes';
import type { AnyGame, Decision, Json, RaceState, Seat } from '@core/contract';
import { findDecision } from '@core/engine';
import { granted, refuse, staleDecision } from '../api-errors';
import type { Context } from '../context';
import { allowsHints, hintsOff } from '../roster';

export interface Hints {
  /** decision: must be one of the client's own. */
  hintFor(session: Session, decision: Decision): Promise<Reply<{ answers: HintAnswer[] }>>;
  /** The race has gone on: cancels hints for decisions that are no longer open. */
  look(): void;
}

/** What hints need from a race. used: called when the person in this seat got a hint. */
interface HintedRace {
  id: string;
  game: AnyGame;
  /** Of a circuit that a player made. */
  source: Json | undefined;
  state(): RaceState;
  used(seat: Seat): void;
}

/** Hints in one race. */
export function createHints(context: Context, race: HintedRace): Hints {
  const thinking = new Map<string, { ask: number; gone: AbortController }>();
  return {
    look() {
      const { asks: decisions } = race.state();
      for (const { ask: decision, gone } of thinking.values())
        if (!decisions.some(({ id, committed }) => id === decision && !committed)) gone.abort();
    },
    async hintFor(session, { id, seat }) {
      if (!allowsHints(context.roster, session, race.id))
        return refuse('not-allowed', hintsOff(context.roster, race.id));
      if (thinking.has(session.id)) return refuse('too-fast', message('hint.busy'));
      const gone = new AbortController();
      thinking.set(session.id, { ask: id, gone });
      const state = race.state();
      const seed = `hint/${id}/${state.step}`;
      try {
        const question = { ...positionOf(race.game.id, state, race.source), ask: id, seed };
        const found = await context.botRunner.hint(question, gone.signal);
        if (gone.signal.aborted || findDecision(race.state(), id)?.seat !== seat) return staleDecision();
        if (found.length === 0) return refuse('internal', message('hint.none'));
        race.used(seat);
        return granted({ answers: found.map(hintAnswer) });
      } catch (error) {
        if (gone.signal.aborted) return staleDecision();
        context.log.error({ err: error, match: race.id }, 'no hint could be given');
        return refuse('internal', message('hint.none'));
      } finally {
        thinking.delete(session.id);
      }
    },
  };
}

type Found = Awaited<ReturnType<Context['botRunner']['hint']>>[number];

function hintAnswer({ action, place, win, way, words: hintText }: Found): HintAnswer {
  const text = hintText && { tag: copied(hintText.tag), why: hintText.why.map(copied) };
  return { action, place, win, way: [...way], words: text };
}

function copied({ id, values }: { id: string; values: Readonly<Record<string, string | number>> }) {
  return { id, values: { ...values } };
}
