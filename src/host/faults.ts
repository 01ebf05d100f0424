// Refusals as the contract has them, with words for a person. Not for: the log; bugs go there.

import type { Fault, Reply } from '@api/contract';
import type { Breach, Json } from '@core/contract';
import { StoreError } from '@store/store-error';

/** A reply that refuses. */
export type Refused = { ok: false; fault: Fault };

/** A refusal of this code. message: a sentence that says what to do. */
export function refuse(code: Fault['code'], message: string, rule?: string): Refused {
  return { ok: false, fault: rule === undefined ? { code, message } : { code, message, rule } };
}

/** A reply that grants. */
export function granted<T>(value: T): Reply<T> & { ok: true } {
  return { ok: true, value };
}

/** There is no race of this id. */
export function noSuchMatch(): Refused {
  return refuse('not-found', 'This race is no longer there. Go back to the list of races.');
}

/** Why an action was not taken, as the engine or the game's rules have it. */
export function refusedAction(breach: Breach): Refused {
  switch (breach.code) {
    case 'stale-ask':
      return staleAsk();
    case 'wrong-seat':
      return notYours();
    case 'bad-action':
      return refuse('bad-input', 'This is not an action of this game.');
    default:
      return refuse(
        'illegal',
        `The rules do not allow this: ${wordsOf(breach.code)} (rule ${breach.rule}).`,
        breach.rule,
      );
  }
}

/** The decision is over. */
export function staleAsk(): Refused {
  return refuse('stale-ask', 'This decision is already over. The race has gone on; look again.');
}

/** The decision is another seat's. */
export function notYours(): Refused {
  return refuse('not-allowed', 'This decision belongs to another driver.');
}

/** Why a race cannot be started. */
export function refusedSetup(breach: Breach): Refused {
  return refuse(
    'bad-input',
    `This race cannot start: ${setupWords(breach)}. Change the setup and try again.`,
    breach.rule,
  );
}

/** The option with what it may be, where one is out of its range; else the code in words. */
function setupWords({ code, detail }: Breach): string {
  if (code !== 'option-range') return wordsOf(code);
  const { option, value, allowed } = detail as { option: string; value: Json; allowed: string };
  return `${option} cannot be ${String(value)}, it takes ${allowed}`;
}

/** Does work; where the disk refuses, the reply says so. Any other throw is a bug and passes through. */
export async function orStorageFault<T>(work: () => Reply<T> | Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) return refuse('storage', error.message);
    throw error;
  }
}

/** 'not-in-hand' as 'not in hand'. */
function wordsOf(code: string): string {
  return code.replaceAll('-', ' ');
}
