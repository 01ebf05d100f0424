// What a race belongs to: a time trial, the campaign, a career, the race of the day. Not here: what is shown then.

import type { In, Out, RaceResult } from '@api/contract';
import { useEffect, useState } from 'react';
import { client } from '../client';
import { useApp } from '../store';

/** Commands that say what a race belongs to. */
type Of = 'trials.of' | 'campaign.of' | 'careers.of' | 'daily.of';

/** The host's answer; null: it belongs to nothing of the kind, is not known yet, or this page is a guest's. isPossible: false: not asked. */
export function useRaceOf<N extends Of>(name: N, match: string, isPossible = true): Out<N> | null {
  const isAsked = useApp((s) => s.role === 'owner') && isPossible;
  const [found, setFound] = useState<Out<N> | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let here = true;
    void client.call(name, { match } as In<N>).then((reply) => {
      if (here && reply.ok) setFound(reply.value);
    });
    return () => {
      here = false;
    };
  }, [name, match, isAsked]);
  return found;
}

/** The same for a finished race; only races with the person in it belong to anything. */
export function useResultOf<N extends Of>(name: N, { match, setup }: RaceResult): Out<N> | null {
  return useRaceOf(
    name,
    match,
    setup.seats.some(({ driver }) => driver.kind === 'you'),
  );
}
