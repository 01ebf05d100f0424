// The races of all tables as spectators see them, for the hall and for televisions. Not here: the tables themselves (tables.ts).

import type { MatchUpdate } from '@api/contract';
import type { Session } from '@api/session';
import type { Hosting } from '../hosting';
import { memberAt, type OpenParty, type Table } from '../open-party';

/**
 * The races of the party's tables in memory, with nothing that only some may see. known: the sequence number that the client has of a
 * race, by its id: without a change since, the race is left out. A guest sees no race that may not be watched, except from its seats.
 */
export function racesSeen(
  hosting: Hosting,
  party: OpenParty,
  session: Session,
  known: Readonly<Record<string, number>>,
): MatchUpdate[] {
  const member = memberAt(party, session);
  const isHidden = (table: Table) => member !== undefined && member.table !== table && !table.rules.watching;
  return party.tables.flatMap((table) => {
    if (table.match === null || isHidden(table)) return [];
    return hosting.races.live(table.match)?.spectated(known[table.match]) ?? [];
  });
}
