// Whether a race belongs to the campaign or the ladder; only then its words and parts are loaded.

import type { Challenge } from '@api/campaign/commands';
import type { RaceResult } from '@api/contract';
import { memo, type ReactElement, Suspense, useEffect, useState } from 'react';
import { client } from '../../app/client';
import { screen } from '../../app/language';
import { useApp } from '../../app/store';

const Verdict = screen(['campaign'], async () => (await import('./strip')).VerdictStrip);
const Goal = screen(['campaign'], async () => (await import('./goal-chip')).GoalChip);

/** The verdict under a race's results; nothing after any other race, and for guests. */
export function CampaignStrip({ result: { match, setup } }: { result: RaceResult }): ReactElement | null {
  const challenge = useChallengeOf(
    match,
    setup.seats.some(({ driver }) => driver.kind === 'you'),
  );
  return challenge === null ? null : (
    <Suspense>
      <Verdict challenge={challenge} />
    </Suspense>
  );
}

interface GoalProps {
  match: string;
  inColumn: boolean;
}

/** The goal in a race; nothing in any other race, and for guests. Actions of rivals don't render it again. */
export const CampaignGoal = memo(function CampaignGoal({ match, inColumn }: GoalProps): ReactElement | null {
  const challenge = useChallengeOf(match, true);
  return challenge === null ? null : (
    <Suspense>
      <Goal challenge={challenge} inColumn={inColumn} />
    </Suspense>
  );
});

function useChallengeOf(match: string, isPossible: boolean): Challenge | null {
  const isAsked = useApp((s) => s.role === 'owner') && isPossible;
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let here = true;
    void client.call('campaign.of', { match }).then((reply) => here && reply.ok && setChallenge(reply.value));
    return () => {
      here = false;
    };
  }, [match, isAsked]);
  return challenge;
}
