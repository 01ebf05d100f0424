// Moves everyone at a table together: to the race when it starts, and back to the lobby afterwards. A guest also follows to another
// table; a window of the host goes there by itself.

import type { Party } from '@api/party';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { client } from '../client';
import { to } from '../routes';
import { useApp } from '../store';
import { guestHere } from './at-party';
import { useParty } from './party';

/** Where a page was last: the party's id, the table's and the race's. */
interface Place {
  id: string | undefined;
  table: string | undefined;
  match: string | null;
}

/** Follows the party from screen to screen; once, in the app's root. */
export function useFollowParty(): void {
  const [, navigate] = useLocation();
  const id = useParty((s) => s.party?.id);
  const table = useParty((s) => s.party?.table);
  const match = useParty((s) => s.party?.match ?? null);
  const waiting = useParty((s) => s.party !== null && guestHere(s.party)?.knocking === true);
  const role = useApp((s) => s.role);
  const before = useRef<Place>({ id: undefined, table: undefined, match: null });
  useEffect(() => {
    const last = before.current;
    before.current = { id, table, match };
    if (id === undefined) {
      // The party has ended: its host stays on the current screen, unless that is the lobby.
      if (last.id !== undefined && role === 'owner' && isLobby()) navigate(to.home(), { replace: true });
      return;
    }
    if (waiting) return;
    const arrived = last.id !== id;
    // A window of the host that finds a party open stays on its screen; its banner leads to the lobby.
    if (arrived && role === 'owner') return;
    const hasMoved = last.table !== table;
    // What to open at another table is for those who go there to say, and the hall shows all of them.
    if (role === 'owner' && (hasMoved || window.location.hash === `#${to.hall()}`)) return;
    if (!arrived && !hasMoved && last.match === match) return;
    navigate(match === null ? to.lobby() : to.race(match), { replace: true });
  }, [id, table, match, waiting, role, navigate]);
}

/** A window of the host that opens another table's race goes to that table, whose seats, guests and pauses the race screen needs. */
export function useTableOfRace(): void {
  const [location] = useLocation();
  const isOwn = useApp((s) => s.session > 0 && s.role === 'owner');
  const table = useParty((s) => (s.party === null ? undefined : otherTableAt(s.party, location)));
  useEffect(() => {
    if (isOwn && table !== undefined) void client.call('tables.go', { table });
  }, [isOwn, table]);
}

/** The table whose race or results are at this address, if it is not this window's own. */
function otherTableAt({ tables, table }: Party, location: string): string | undefined {
  const at = tables.find(({ match }) => match !== null && [to.race(match), to.results(match)].includes(location));
  return at === undefined || at.id === table ? undefined : at.id;
}

function isLobby(): boolean {
  return window.location.hash.startsWith(`#${to.lobby()}`);
}
