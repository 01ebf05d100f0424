// When the next tables are expected to start, by the clock of this page. Not here: the estimate itself (model/expected.ts).

import type { TournamentView } from '@api/tournament/commands';
import { useNow } from '../../app/use-now';
import { expectedStarts } from './model/expected';

/** Times (ms since 1970) by round id; tables of which nobody can know are left out. */
export function useExpected(view: TournamentView): ReadonlyMap<string, number> {
  const steady = useNow(view.status === 'running');
  return expectedStarts(view, { wall: Date.now(), steady });
}
