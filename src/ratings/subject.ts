// Identifies what has a rating: people by name, characters by name and level, other AI drivers by level, cars driven by the rules
// by their automaton.
// Not here: the keys of drivers (drivers/keys.ts).

import { BOT_IDS, type BotId } from '@core/contract';
import { characterIdOf } from '@drivers/keys';
import type { Priors } from './priors';
import { NEWCOMER, type Rating } from './scale';

/** One car of a finished race. driver: the driver's key. level: an AI driver's level, or the automaton's id; null for others. */
export interface RatedCar {
  readonly driver: string;
  readonly kind: string;
  readonly level: string | null;
  readonly place: number;
}

/** The rated subject behind this car. */
export function subjectOf({ driver, kind, level }: Omit<RatedCar, 'place'>): string {
  if (kind === 'person') return driver;
  const who = kind === 'ai' && characterIdOf(driver) !== undefined ? driver : kind;
  return atLevel(who, level);
}

/** A character at a level; 'ai' stands for all drivers without a character. */
export function atLevel(who: string, level: string | null): string {
  return `${who}@${level ?? ''}`;
}

/** A subject's rating before its first race. */
export function priorFor({ kind, level }: Omit<RatedCar, 'place'>, priors: Priors): Rating {
  return kind === 'ai' && isBotId(level) ? priors[level] : NEWCOMER;
}

function isBotId(level: string | null): level is BotId {
  return BOT_IDS.some((one) => one === level);
}
