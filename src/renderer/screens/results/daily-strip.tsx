// Under the results of a scored race of the day: the line to copy, and the way to the challenges. Not here: friends (challenges).

import type { RaceResult } from '@api/contract';
import { Panel } from '@ui/panels/panel';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useResultOf } from '../../app/own/use-race-of';
import { to } from '../../app/routes';
import { ShareLine } from '../challenges/daily/share-line';

/** The strip; nothing after any other race, and for guests. */
export function DailyStrip({ result }: { result: RaceResult }): ReactElement | null {
  const daily = useResultOf('daily.of', result);
  const [, navigate] = useLocation();
  if (daily?.result == null) return null;
  return (
    <Panel>
      <ShareLine race={daily} onFriends={() => navigate(to.challenges())} />
    </Panel>
  );
}
