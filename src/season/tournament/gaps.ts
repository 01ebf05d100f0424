// Gaps to the winner of a race, from what is stored of its end. Not here: what they decide (results.ts, standings.ts).

import type { SeasonPlan } from '@api/season';
import type { FinalCar } from '@core/contract';
import { gameOf } from '../games';
import type { CarResult, SeasonGames } from '../types';

/** What is read of a stored standing. */
interface StoredStanding {
  readonly seat: number;
  readonly sortKey: readonly number[];
}

/**
 * By seat, how far behind the winner each car finished, in the game's unit; null for cars that are out, and if it is not known. A
 * tournament of several games knows none: spaces of one and rounds of another cannot be compared. standings: as stored at the
 * end of the race. results: by seat.
 */
export function gapsOf(
  games: SeasonGames,
  { rounds }: Pick<SeasonPlan, 'rounds'>,
  standings: readonly StoredStanding[],
  results: readonly CarResult[],
): (number | null)[] {
  const [first] = rounds;
  const isMixed = rounds.some(({ game }) => game !== first?.game);
  const behind = first === undefined || isMixed ? undefined : gameOf(games, first.game)?.behind;
  const cars = results.map(({ out, figures }, seat): FinalCar | undefined => {
    const sortKey = standings.find((one) => one.seat === seat)?.sortKey;
    return out || sortKey === undefined ? undefined : { sortKey, figures };
  });
  const winner = cars[results.findIndex(({ place }) => place === 1)];
  if (behind === undefined || winner === undefined) return results.map(() => null);
  return cars.map((car) => (car === undefined ? null : behind(winner, car)));
}
