// The list of finished races, page by page.

import type { RaceFilter, ReplaySummary } from '@api/archive';
import type { ApiError } from '@api/contract';
import { useOnChange } from '@ui/use-on-change';
import { useCallback, useRef, useState } from 'react';
import { client } from '../../app/client';
import { useApp } from '../../app/store';
import { useRacesChanged } from '../../app/use-answer';

/** Number of races on one page. */
const PAGE = 50;

export interface Replays {
  /** Finished races that the filter lets through; undefined until the host has answered. */
  total: number | undefined;
  /** The races fetched so far, newest first. */
  races: readonly ReplaySummary[];
  apiError: ApiError | undefined;
  busy: boolean;
  /** Fetches the next page. */
  more(): void;
}

type Fetched = Pick<Replays, 'total' | 'races' | 'apiError'>;
const NOTHING: Fetched = { total: undefined, races: [], apiError: undefined };

/** Finished races by filter; the list follows when a race ends or is deleted. */
export function useReplays(filter: RaceFilter): Replays {
  const [fetched, setFetched] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const session = useApp((s) => s.session);
  const changed = useRacesChanged();
  const question = JSON.stringify(filter);
  const shown = useRef({ question, count: 0 });
  const turn = useRef(0);
  const load = useCallback(
    async (from: number, to: number, before: readonly ReplaySummary[]) => {
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      const found = await fetchBetween(JSON.parse(question) as RaceFilter, from, to);
      // A newer query has overtaken this one.
      if (mine !== turn.current) return;
      setBusy(false);
      const races = withoutTwins([...before, ...found.races]);
      shown.current = { question, count: races.length };
      setFetched((last) =>
        found.apiError === undefined ? { ...found, races } : { ...last, apiError: found.apiError },
      );
    },
    [question],
  );
  // A new session, or another list of races, queries again.
  useOnChange([load, question, session, changed], () => {
    const same = shown.current.question === question;
    void load(0, Math.max(PAGE, same ? shown.current.count : 0), []);
    return () => {
      turn.current += 1;
    };
  });
  const more = () => void load(fetched.races.length, fetched.races.length + PAGE, fetched.races);
  return { ...fetched, busy, more };
}

/** All races between two places of the list, 0-based, in as many calls as needed. */
async function fetchBetween(filter: RaceFilter, from: number, to: number): Promise<Fetched> {
  const races: ReplaySummary[] = [];
  let total: number | undefined;
  for (let offset = from; offset < to; offset += PAGE) {
    const reply = await client.call('replays.list', { filter, offset, limit: Math.min(PAGE, to - offset) });
    if (!reply.ok) return { total, races, apiError: reply.fault };
    total = reply.value.total;
    races.push(...reply.value.races);
    if (offset + PAGE >= total) break;
  }
  return { total, races, apiError: undefined };
}

/** A race that ends between two pages moves all others down by one: they arrive twice. */
function withoutTwins(races: readonly ReplaySummary[]): readonly ReplaySummary[] {
  return [...new Map(races.map((race) => [race.match, race])).values()];
}
