// API errors as the contract defines them: codes with values, formatted where they are shown. Not here: bugs; they are logged.

import type { ApiError, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { RuleViolation } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { violationMessage } from '@season/messages';
import { StoreError } from '@store/store-error';

/** A reply that refuses a command. */
export type Refused = { ok: false; fault: ApiError };

/** A refusal with this code. descriptor: what happened, and what to do. */
export function refuse(code: ApiError['code'], descriptor: MessageDescriptor, rule?: string): Refused {
  return { ok: false, fault: rule === undefined ? { code, said: descriptor } : { code, said: descriptor, rule } };
}

/** A reply that grants a command. */
export function granted<T>(value: T): Reply<T> & { ok: true } {
  return { ok: true, value };
}

/** No race has this id. */
export function noSuchMatch(): Refused {
  return refuse('not-found', message('race.gone'));
}

/** No game has this id. */
export function noSuchGame(game: string): Refused {
  return refuse('bad-input', message('no-game', { game }));
}

/** Why the engine or the game's rules refuse an action. */
export function refusedAction(game: string, violation: RuleViolation): Refused {
  switch (violation.code) {
    case 'stale-ask':
      return staleDecision();
    case 'wrong-seat':
      return notYours();
    case 'bad-action':
      return refuse('bad-input', message('action.unfit'));
    default:
      return refuse('illegal', violationMessage(game, violation), violation.rule);
  }
}

/** The decision is already over. */
export function staleDecision(): Refused {
  return refuse('stale-ask', message('action.stale'));
}

/** The decision belongs to another seat. */
export function notYours(): Refused {
  return refuse('not-allowed', message('action.not-yours'));
}

/** Why a race can't be started. */
export function refusedSetup(game: string, violation: RuleViolation): Refused {
  return refuse('bad-input', message('setup.refused', { why: violationMessage(game, violation) }), violation.rule);
}

/** Runs work and turns a StoreError into a refusal. Any other exception is a bug and passes through. */
export async function orStorageError<T>(work: () => Reply<T> | Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) return refuse('storage', error.descriptor);
    throw error;
  }
}
