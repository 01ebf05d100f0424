// Who it is that has a rating: persons by name, characters by name and level, other AI drivers by level alone, cars that the
// rules drive by what drives them. Not for: keys of drivers themselves (drivers/keys.ts).

import { BOT_IDS, type BotId } from '@core/contract';
import { characterIdOf } from '@drivers/keys';
import type { Priors } from './priors';
import { NEWCOMER, type Rating } from './scale';

/** One car of a finished race. driver: its key across races. level: of an AI driver, or the automaton's id; null: neither. */
export interface RatedCar {
  readonly driver: string;
  readonly kind: string;
  readonly level: string | null;
  readonly place: number;
}

/** Who is rated for what this car did. */
export function subjectOf({ driver, kind, level }: Omit<RatedCar, 'place'>): string {
  if (kind === 'person') return driver;
  const who = kind === 'ai' && characterIdOf(driver) !== undefined ? driver : kind;
  return atLevel(who, level);
}

/** The subject that a character is at a level, or with 'ai' all those without a character. */
export function atLevel(who: string, level: string | null): string {
  return `${who}@${level ?? ''}`;
}

/** What a subject is rated before its first race. */
export function priorFor({ kind, level }: Omit<RatedCar, 'place'>, priors: Priors): Rating {
  return kind === 'ai' && isBotId(level) ? priors[level] : NEWCOMER;
}

function isBotId(level: string | null): level is BotId {
  return BOT_IDS.some((one) => one === level);
}
