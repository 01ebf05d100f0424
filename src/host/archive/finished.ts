// Finds a finished race and checks whether it was raced under today's rules. Not here: showing it.

import { message } from '@api/messages';
import type { AnyGame } from '@core/contract';
import type { RaceHead } from '@store/races/head';
import { noSuchMatch, type Refused, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';

/** A finished race; refuses an unknown race, and a running one, whose hidden information is not public yet. */
export function finishedRace(context: Context, id: string): { ok: true; value: RaceHead } | Refused {
  const head = context.store.saves.head(id);
  if (head === undefined) return noSuchMatch();
  if (head.status !== 'finished') return refuse('not-found', message('race.not-over'));
  return { ok: true, value: head };
}

/** The game, if this Paddock has the rules that the race was raced under; otherwise undefined. */
export function sameRules(context: Context, head: RaceHead): AnyGame | undefined {
  const game = gameIn(context, head.game);
  return game?.rulesVersion === head.rulesVersion ? game : undefined;
}
