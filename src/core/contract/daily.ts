// What a game offers to the race of the day. Not here: which race a day has (src/daily).

import type { OptionValue } from './config';

/** Options of a race, by id; those left out keep their defaults. */
type Options = Readonly<Record<string, OptionValue>>;

/** Races of a quarter of an hour. Each must let the seats decide the grid, if the game can. */
export interface DailySpec {
  /** Cars in a race, the person's included. */
  readonly cars: number;
  /** One of these is drawn for a day. */
  readonly races: readonly Options[];
  /** The race of a week: one lap, or the shortest that the game has. circuit: left out: any. */
  readonly short: { readonly options: Options; readonly circuits?: readonly string[] };
}
