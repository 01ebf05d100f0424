// When the open party is written to the disk. Not here: what is stored, and how (saved.ts).

import { createAlarm } from '../alarm';
import type { Hosting } from './hosting';
import type { OpenParty } from './open-party';
import { keep, savedOf } from './saved';

/** ms until names, colours and the like are written; who may come back, and to which car, is written immediately. */
const KEEP_MS = 1000;

export interface Autosave {
  /** Called after a change of the party. */
  keep(): void;
  /** Writes what has not been written yet. */
  stop(): void;
}

/** Autosave for this host's one party. */
export function createAutosave(hosting: Hosting): Autosave {
  const { context } = hosting;
  const later = createAlarm(context.clock);
  let kept = '';
  let keptEssence = '';

  function keepNow(): void {
    const party = hosting.open;
    const saved = party && savedOf(party);
    const text = saved === undefined ? '' : JSON.stringify(saved);
    if (text !== kept && saved !== undefined) keep(context, saved);
    kept = text;
    later.off();
  }

  return {
    keep() {
      const essence = essenceOf(hosting.open);
      if (essence !== keptEssence) keepNow();
      else if (!later.isSet()) later.set(KEEP_MS, keepNow);
      keptEssence = essence;
    },
    stop: keepNow,
  };
}

/** What must be on disk before anyone relies on it: the tables and their races, the code, the guests, and in a race their cars. */
function essenceOf(party: OpenParty | undefined): string {
  if (party === undefined) return '';
  const { code, members, tables } = party;
  const guests = members.filter((one) => !one.knocking);
  return JSON.stringify([
    code,
    tables.map(({ id, match, season, calledUntil }) => [id, match, season, calledUntil !== undefined]),
    party.tournament,
    guests.map(({ key, table, seat, standIn }) => [key, table.id, table.match === null ? null : seat, standIn]),
  ]);
}
