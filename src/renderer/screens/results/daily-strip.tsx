// Under the results of a scored race of the day: the line to copy, and the way to the challenges. Not here: friends (challenges).

import type { RaceResult } from '@api/contract';
import type { DailyRace } from '@api/daily/commands';
import { Panel } from '@ui/panels/panel';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../app/client';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { ShareLine } from '../challenges/daily/share-line';

/** The strip; nothing after any other race, and for guests. */
export function DailyStrip({ result }: { result: RaceResult }): ReactElement | null {
  const daily = useDailyOf(result);
  const [, navigate] = useLocation();
  if (daily?.result == null) return null;
  return (
    <Panel>
      <ShareLine race={daily} onFriends={() => navigate(to.challenges())} />
    </Panel>
  );
}

function useDailyOf({ match, setup }: RaceResult): DailyRace | null {
  const owner = useApp((s) => s.role === 'owner');
  const [daily, setDaily] = useState<DailyRace | null>(null);
  const isAsked = owner && setup.seats.some(({ driver }) => driver.kind === 'you');
  useEffect(() => {
    if (!isAsked) return;
    let here = true;
    void client.call('daily.of', { match }).then((reply) => here && reply.ok && setDaily(reply.value));
    return () => {
      here = false;
    };
  }, [match, isAsked]);
  return daily;
}
