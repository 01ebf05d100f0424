// The medal of a game that is nearest to being complete, for its box on the shelf. Pure. Not here: the words.

import type { Medal, Trial } from '@api/trials/commands';
import { hasMedal, MEDALS } from './figures';

/** some: won on some circuits, with those that lack it; every: won on all; wins: races won against rivals of each strength. */
export interface NearestMedal {
  readonly kind: 'some' | 'every' | 'wins';
  readonly medal: Medal;
  readonly won: number;
  readonly all: number;
  /** Ids of circuits. */
  readonly missing: readonly string[];
}

/** Strengths of rivals that count; the author's medal is beyond them. */
const STRENGTHS: readonly Medal[] = ['bronze', 'silver', 'gold'];

/** A circuit has a medal if one of its trials has. null: none is won yet. */
export function nearestMedal(trials: readonly Trial[]): NearestMedal | null {
  const rivals = trials.find(({ measure }) => measure === 'wins');
  if (rivals !== undefined) {
    const won = STRENGTHS.filter((medal) => hasMedal(rivals, medal));
    const medal = won.at(-1);
    if (medal === undefined) return null;
    return { kind: 'wins', medal, won: won.length, all: STRENGTHS.length, missing: [] };
  }
  const circuits = [...new Set(trials.map(({ circuit }) => circuit))];
  const without = (medal: Medal) =>
    circuits.filter((circuit) => !trials.some((one) => one.circuit === circuit && hasMedal(one, medal)));
  const all = circuits.length;
  if (without('bronze').length === all) return null;
  const medal = MEDALS.find((one) => without(one).length > 0);
  if (medal === undefined) return { kind: 'every', medal: 'author', won: all, all, missing: [] };
  const missing = without(medal);
  return { kind: 'some', medal, won: all - missing.length, all, missing };
}
