// A season's page in a few letters, for tests of this folder only.

import type { SeasonView } from '@api/season';

/** The table in order, with points, as 'a24 b26'. */
export function table(view: SeasonView): string {
  return view.table.map((line) => `${line.driver}${line.points}`).join(' ');
}

/** The table in order, with places, as '1b 2a'. */
export function places(view: SeasonView): string {
  return view.table.map((line) => `${line.place}${line.driver}`).join(' ');
}

/** Points of one round by driver, in the order of its results. */
export function points(view: SeasonView, round: number): Record<string, number> {
  return Object.fromEntries(view.rounds[round - 1]!.results.map((one) => [one.driver, one.points]));
}
