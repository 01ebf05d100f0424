// The host's list of seasons, kept up to date. Not here: its page (use-season.ts).

import type { SeasonSummary } from '@api/season';
import { toast } from '@ui/overlays/toasts';
import { useOnChange } from '@ui/use-on-change';
import { useState } from 'react';
import { apiErrorText } from '../../../app/api-errors';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';

/** Newest first; undefined until the host has answered. */
export function useSeasons(): readonly SeasonSummary[] | undefined {
  const session = useApp((s) => s.session);
  const [seasons, setSeasons] = useState<readonly SeasonSummary[]>();
  // A new session means a new connection: ask again.
  useOnChange([session], () => {
    let here = true;
    async function ask(): Promise<void> {
      const reply = await client.call('seasons.list', {});
      if (!here) return;
      if (reply.ok) setSeasons(reply.value.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)));
      else if (reply.fault.code !== 'offline') toast('bad', apiErrorText(reply.fault));
    }
    void ask();
    const stop = client.on('seasons.changed', () => void ask());
    return () => {
      here = false;
      stop();
    };
  });
  return seasons;
}
