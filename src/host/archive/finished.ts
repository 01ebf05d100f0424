// Finding a race that is over, and whether it was raced under the rules of today. Not for: showing it.

import { message } from '@api/messages';
import type { AnyGame } from '@core/contract';
import type { RaceHead } from '@store/races/saves';
import { noSuchMatch, type Refused, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';

/** A race that is over; refused if there is none or it still goes on, for its end and its hidden things are open. */
export function finishedRace(context: Context, id: string): { ok: true; value: RaceHead } | Refused {
  const head = context.store.saves.head(id);
  if (head === undefined) return noSuchMatch();
  if (head.status !== 'finished') return refuse('not-found', message('race.not-over'));
  return { ok: true, value: head };
}

/** Whether this Paddock's rules are those of the race. */
export function sameRules(context: Context, head: RaceHead): AnyGame | undefined {
  const game = gameIn(context, head.game);
  return game?.rulesVersion === head.rulesVersion ? game : undefined;
}
