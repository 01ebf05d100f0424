// What a race belongs to, as lists, races and results show it, and informing windows that a season changed.
// Not here: what it counts there (src/season).

import type { RaceOrigin } from '@api/season';
import { tableMessage } from '@api/tournament/table-name';
import type { RaceHead, SeasonPart } from '@store/races/head';
import { type Context, gameIn, tellOwners } from '../context';

/** Which race of a season. */
export type SeasonPlace = Pick<SeasonPart, 'season' | 'round' | 'leg'>;

/** Practice or not, the race it was forked from, and the round of a season. */
export function originOf(context: Context, head: Pick<RaceHead, 'practice' | 'parent' | 'season'>): RaceOrigin {
  const { practice, parent } = head;
  return { practice, season: placeIn(context, head.season), ...(parent !== undefined && { from: parent }) };
}

/** A race of a season as people see it; null if there is none, or its season can't be read. */
export function placeIn(context: Context, place: SeasonPlace | undefined): RaceOrigin['season'] {
  const plan = place && context.plans.of(place.season);
  if (place !== undefined && plan?.tournament !== undefined) {
    const { season, round, leg } = place;
    return { season, name: plan.name, round: 1, rounds: 1, leg, legs: 1, table: tableMessage(round) };
  }
  const at = plan?.rounds.findIndex((round) => round.id === place?.round) ?? -1;
  const round = plan?.rounds[at];
  if (place === undefined || plan === undefined || round === undefined) return null;
  const series = round.series ? gameIn(context, round.game)?.series : null;
  const { season, leg } = place;
  return { season, name: plan.name, round: at + 1, rounds: plan.rounds.length, leg, legs: series?.races ?? 1 };
}

/** Informs the host's windows that a season, or a race of it, has changed. */
export function tellSeason(context: Context, of: Pick<SeasonPart, 'season'> | undefined): void {
  if (of === undefined) return;
  context.plans.forget(of.season);
  for (const changed of context.seasonChanges) changed(of.season);
  tellOwners(context, 'seasons.changed', { season: of.season });
}
