// One season from the host, kept up to date while its page is open.

import type { ApiError } from '@api/contract';
import type { SeasonView } from '@api/season';
import { useOnChange } from '@ui/use-on-change';
import { useCallback, useRef, useState } from 'react';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';

/** The state of the season: loading, refused, or loaded. put: shows a newer one that a command returned. */
export interface SeasonHeld {
  view: SeasonView | undefined;
  apiError: ApiError | undefined;
  put(view: SeasonView): void;
}

/** Loads the season at once, after each change and after each new connection. */
export function useSeason(season: string): SeasonHeld {
  const session = useApp((s) => s.session);
  const [held, setHeld] = useState<Pick<SeasonHeld, 'view' | 'apiError'>>({ view: undefined, apiError: undefined });
  const asked = useRef(0);
  const put = useCallback((view: SeasonView) => {
    // A reply still on its way is older than this.
    asked.current += 1;
    setHeld({ view, apiError: undefined });
  }, []);

  useOnChange([season, session], () => {
    let here = true;
    async function ask(): Promise<void> {
      const number = ++asked.current;
      const reply = await client.call('seasons.get', { season });
      if (!here || number !== asked.current) return;
      // Without a connection the page keeps what it shows; the overlay over the page says so.
      if (!reply.ok && reply.fault.code === 'offline') return;
      setHeld(reply.ok ? { view: reply.value, apiError: undefined } : { view: undefined, apiError: reply.fault });
    }
    void ask();
    const stop = client.on('seasons.changed', (changed) => {
      if (changed.season === season) void ask();
    });
    return () => {
      here = false;
      stop();
    };
  });
  return { ...held, put };
}
