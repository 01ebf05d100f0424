// Who it is that has a rating: persons by name, characters by name and level, other AI drivers by level alone, cars that the
// rules drive by what drives them. Not for: keys of drivers themselves (host/archive/ending.ts).

import { BOT_IDS, type BotId } from '@core/contract';
import type { Priors } from './priors';
import { NEWCOMER, type Rating } from './scale';

/** One car of a finished race. driver: its key across races. level: of an AI driver, or the automaton's id; null: neither. */
export interface RatedCar {
  readonly driver: string;
  readonly kind: string;
  readonly level: string | null;
  readonly place: number;
}

/** Drivers' keys that are characters' begin so. */
const CHARACTER = 'character/';

/** The key of a character. */
export function characterKey(id: string): string {
  return `${CHARACTER}${id}`;
}

/** Who is rated for what this car did. */
export function subjectOf({ driver, kind, level }: Omit<RatedCar, 'place'>): string {
  if (kind === 'person') return driver;
  const who = kind === 'ai' && driver.startsWith(CHARACTER) ? driver : kind;
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
