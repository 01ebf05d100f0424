// Under the results of a race: what it won, for the people in it. It appears after the flag, never during a turn.

import type { AchievementWon } from '@api/achievements/commands';
import type { RaceResult } from '@api/contract';
import { isHere } from '@api/drivers';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';

// Most races win nothing: pins and their words are loaded for those that do.
const WonPins = lazy(async () => ({ default: (await import('./won-pins')).WonPins }));

export interface AchievementStripProps {
  result: RaceResult;
  /** It lies over the lower edge of the scene, as one row. */
  isInScene?: boolean;
}

/** The strip; nothing if nothing was won, and for guests. */
export function AchievementStrip({ result, isInScene = false }: AchievementStripProps): ReactElement | null {
  const won = useWon(result);
  if (won.length === 0) return null;
  return (
    <Suspense>
      <WonPins won={won} isInScene={isInScene} />
    </Suspense>
  );
}

function useWon({ match, setup }: RaceResult): readonly AchievementWon[] {
  const owner = useApp((s) => s.role === 'owner');
  const [won, setWon] = useState<readonly AchievementWon[]>([]);
  const isAsked = owner && setup.seats.some(({ driver }) => isHere(driver));
  useEffect(() => {
    if (!isAsked) return;
    let here = true;
    void client.call('achievements.race', { match }).then((reply) => here && reply.ok && setWon(reply.value.won));
    const off = client.on('achievements.won', (push) => {
      if (push.match === match) setWon(push.won);
    });
    return () => {
      here = false;
      off();
    };
  }, [match, isAsked]);
  return won;
}
