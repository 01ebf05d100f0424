// When the next tables are expected to start, by the clock of this page and the races that it sees. Not here: the estimate itself
// (model/expected.ts).

import type { TournamentView } from '@api/tournament/commands';
import { useEffect, useState } from 'react';
import { loadGameUi } from '../../app/games/games';
import { useNow } from '../../app/use-now';
import type { Looks } from '../hall/looks';
import { expectedStarts, type Shares } from './model/expected';

/** Times (ms since 1970) by round id; tables of which nobody can know are left out. looks: the races of the party's tables. */
export function useExpected(view: TournamentView, looks: Looks): ReadonlyMap<string, number> {
  const steady = useNow(view.status === 'running');
  return expectedStarts(view, { wall: Date.now(), steady }, useShares(looks));
}

/** How far these races are, as their games say. */
function useShares(looks: Looks): Shares {
  const [shares, setShares] = useState<Shares>(new Map());
  useEffect(() => {
    let isWanted = true;
    const found = [...looks.values()].map(async ({ update }): Promise<[string, number] | undefined> => {
      if (update === undefined) return undefined;
      const ui = await loadGameUi(update.game);
      if (update.source !== undefined) await ui.learnCircuit?.(update.circuit, update.source);
      return isWanted ? [update.match, ui.frame(update).done] : undefined;
    });
    Promise.all(found).then(
      (all) => {
        if (isWanted) setShares(new Map(all.filter((one) => one !== undefined)));
      },
      // Without the game's screens nothing is known of its races; the page says so where it shows them.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [looks]);
  return shares;
}
