// One tournament from the host, kept up to date while a screen shows it. Not here: what is drawn of it.

import type { ApiError } from '@api/contract';
import type { TournamentView } from '@api/tournament/commands';
import { useOnChange } from '@ui/use-on-change';
import { useCallback, useRef, useState } from 'react';
import { client } from '../../app/client';
import { useApp } from '../../app/store';
import { steadyNow } from '../../app/use-now';

/** The tournament: loading, refused, or loaded. put: shows a newer one that a command returned. */
export interface TournamentHeld {
  /** The calls' left is a time of this page's steady clock, ms. */
  view: TournamentView | undefined;
  apiError: ApiError | undefined;
  put(view: TournamentView): void;
}

/** Loads the tournament at once, after each change and after each new connection; nothing without one. */
export function useTournament(season: string | undefined): TournamentHeld {
  const session = useApp((s) => s.session);
  const [held, setHeld] = useState<Pick<TournamentHeld, 'view' | 'apiError'>>({ view: undefined, apiError: undefined });
  const asked = useRef(0);
  const put = useCallback((view: TournamentView) => {
    // A reply still on its way is older than this.
    asked.current += 1;
    setHeld({ view: byOwnClock(view, steadyNow()), apiError: undefined });
  }, []);

  useOnChange([season, session], () => {
    if (season === undefined) return;
    let isHere = true;
    async function ask(of: string): Promise<void> {
      const number = ++asked.current;
      const reply = await client.call('tournaments.get', { season: of });
      if (!isHere || number !== asked.current) return;
      // Without a connection the page keeps what it shows; the overlay over the page says so.
      if (!reply.ok && reply.fault.code === 'offline') return;
      const view = reply.ok ? byOwnClock(reply.value, steadyNow()) : undefined;
      setHeld({ view, apiError: reply.ok ? undefined : reply.fault });
    }
    const again = (changed: { season: string }) => {
      if (changed.season === season) void ask(season);
    };
    void ask(season);
    const stops = [client.on('tournaments.changed', again), client.on('seasons.changed', again)];
    return () => {
      isHere = false;
      for (const stop of stops) stop();
    };
  });
  const view = held.view?.season === season ? held.view : undefined;
  return { view, apiError: held.apiError, put };
}

/** The tournament with the moment when each call ends instead of what is left of it. now: ms, the steady clock. */
export function byOwnClock(view: TournamentView, now: number): TournamentView {
  return { ...view, calls: view.calls.map((call) => ({ ...call, left: now + call.left })) };
}
