// Whether a race belongs to the campaign or the ladder; only then its words and parts are loaded.

import type { RaceResult } from '@api/contract';
import { memo, type ReactElement, Suspense } from 'react';
import { screen } from '../../app/language';
import { useRaceOf, useResultOf } from '../../app/own/use-race-of';

const Verdict = screen(['campaign'], async () => (await import('./strip')).VerdictStrip);
const Goal = screen(['campaign'], async () => (await import('./goal-chip')).GoalChip);

/** The verdict under a race's results; nothing after any other race, and for guests. */
export function CampaignStrip({ result }: { result: RaceResult }): ReactElement | null {
  const challenge = useResultOf('campaign.of', result);
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
  const challenge = useRaceOf('campaign.of', match);
  return challenge === null ? null : (
    <Suspense>
      <Goal challenge={challenge} inColumn={inColumn} />
    </Suspense>
  );
});
