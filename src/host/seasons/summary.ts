// The list of seasons, running and finished; damaged ones are marked. Not here: one season in detail (handlers.ts).

import type { SeasonSummary, SeasonView } from '@api/season';
import { viewOf } from '@season/view';
import type { StoredSeason } from '@store/seasons';
import type { Context } from '../context';
import { hostTranslate } from '../translate';
import { isoOf, planOf, stateOf } from './state';

/** Last saved first. */
export function listSeasons(context: Context): SeasonSummary[] {
  return context.store.seasons.list().map((stored) => summaryOf(context, stored));
}

function summaryOf(context: Context, stored: StoredSeason): SeasonSummary {
  const plan = planOf(stored);
  if (plan === undefined) return damaged(context, stored);
  const view = viewOf(stateOf(context, stored, plan, false), context.games);
  return {
    season: stored.id,
    name: plan.name,
    status: view.status,
    games: [...new Set(plan.rounds.map((round) => round.game))],
    done: view.rounds.filter((round) => round.state === 'done').length,
    rounds: plan.rounds.length,
    leader: leaderOf(view),
    drivers: plan.drivers.map(({ name, colour }) => ({ name, colour })),
    savedAt: isoOf(stored.savedAt),
  };
}

/** No one leads before the first round is done. */
function leaderOf({ plan, rounds, table }: SeasonView): SeasonSummary['leader'] {
  const first = table[0];
  const driver = plan.drivers.find((one) => one.id === first?.driver);
  const isBegun = rounds.some((round) => round.state === 'done');
  if (first === undefined || driver === undefined || !isBegun) return null;
  return { name: driver.name, colour: driver.colour, points: first.points };
}

function damaged(context: Context, stored: StoredSeason): SeasonSummary {
  const name = hostTranslate(context)('name.damagedSeason');
  const nothing = { games: [], done: 0, rounds: 0, leader: null, drivers: [] };
  return { season: stored.id, name, status: 'damaged', ...nothing, savedAt: isoOf(stored.savedAt) };
}
