// Moves everyone at a party together: to the race when it starts, and back to the lobby afterwards.

import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { to } from '../routes';
import { useApp } from '../store';
import { guestHere } from './at-party';
import { useParty } from './party';

/** Follows the party from screen to screen; once, in the app's root. */
export function useFollowParty(): void {
  const [, navigate] = useLocation();
  const id = useParty((s) => s.party?.id);
  const match = useParty((s) => s.party?.match ?? null);
  const waiting = useParty((s) => s.party !== null && guestHere(s.party)?.knocking === true);
  const role = useApp((s) => s.role);
  const before = useRef<{ id: string | undefined; match: string | null }>({ id: undefined, match: null });
  useEffect(() => {
    const last = before.current;
    before.current = { id, match };
    if (id === undefined) {
      // The party has ended: its host stays on the current screen, unless that is the lobby.
      if (last.id !== undefined && role === 'owner' && isLobby()) navigate(to.home(), { replace: true });
      return;
    }
    if (waiting) return;
    const arrived = last.id !== id;
    // A window of the host that finds a party open stays on its screen; its banner leads to the lobby.
    if (arrived && role === 'owner') return;
    if (!arrived && last.match === match) return;
    navigate(match === null ? to.lobby() : to.race(match), { replace: true });
  }, [id, match, waiting, role, navigate]);
}

function isLobby(): boolean {
  return window.location.hash.startsWith(`#${to.lobby()}`);
}
