// Whether a finished race reached its goal. Not here: reading it from a race's record (the host).

import type { CampaignGoal, Figures } from '@core/contract';

/** How a race ended for the person. out: the car fell out. */
export interface ChallengeOutcome {
  readonly place: number;
  readonly out: boolean;
  readonly figures: Figures;
}

/** Whether the outcome reaches the goal. */
export function reaches({ place, figure }: CampaignGoal, outcome: ChallengeOutcome): boolean {
  if (outcome.out || outcome.place > place) return false;
  if (figure === undefined) return true;
  const value = outcome.figures[figure.id];
  if (value === undefined) return false;
  return value <= (figure.most ?? value) && value >= (figure.least ?? value);
}
