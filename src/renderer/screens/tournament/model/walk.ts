// Walking the tables of a tournament with the arrow keys. Pure.

import type { TournamentStage } from '@api/tournament/commands';

/** A direction: left and right lead to other stages, up and down to other tables of one. */
export type Step = 'left' | 'right' | 'up' | 'down';

/** The table (round id) one step away; the first one from nowhere, and the same one at an edge. */
export function stepFrom(
  stages: readonly Pick<TournamentStage, 'tables'>[],
  from: string | undefined,
  step: Step,
): string | undefined {
  const column = stages.findIndex(({ tables }) => tables.some(({ round }) => round === from));
  const tables = stages[column]?.tables;
  if (from === undefined || tables === undefined) return stages[0]?.tables[0]?.round;
  const row = tables.findIndex(({ round }) => round === from);
  if (step === 'up' || step === 'down') return tables[row + (step === 'up' ? -1 : 1)]?.round ?? from;
  const next = stages[column + (step === 'left' ? -1 : 1)]?.tables ?? [];
  // As far down as here: a column with fewer tables has larger steps.
  const share = tables.length < 2 ? 0.5 : row / (tables.length - 1);
  return next[Math.round(share * (next.length - 1))]?.round ?? from;
}
