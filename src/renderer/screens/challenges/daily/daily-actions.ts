// What the cards of the left column can do. Not here: doing it (daily-column.tsx).

import type { DailyRace } from '@api/daily/commands';

/** What can be done with a daily race. */
export interface DailyActions {
  /** Starts the scored attempt or goes on with it; practice: a race that does not count. */
  start(race: Pick<DailyRace, 'kind' | 'day'>, practice: boolean): void;
  /** Opens the comparison with friends. */
  compare(race: DailyRace): void;
  isBusy: boolean;
}
