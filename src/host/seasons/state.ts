// Assembles a season's state from the disk: its plan, its races so far, and corrections made by hand.
// Not here: computing with it (src/season) or changing it (handlers.ts).

import { message } from '@api/messages';
import type { SeasonPlan } from '@api/season';
import type { Bonus, Seat } from '@core/contract';
import { gapsOf } from '@season/tournament/gaps';
import { tableSeason } from '@season/tournament/table-setup';
import type { TableRace } from '@season/tournament/types';
import type { Correction, RacedRace, SeasonState } from '@season/types';
import type { StoredSeason, StoredSeasonRace } from '@store/seasons';
import { z } from 'zod';
import { type Refused, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';
import { resume } from '../match/resume';
import { auditIn } from './audit';
import type { SeasonPlace } from './origin';
import { storedPlan } from './stored-plan';

const entrants = z.array(z.object({ driver: z.string(), standIn: z.boolean() }));
const figures = z.record(z.string(), z.int());
const standings = z.array(z.object({ seat: z.int(), sortKey: z.array(z.number()) }));
const bonuses = z.array(z.object({ id: z.string(), points: z.int() }));
const correction = z.object({
  round: z.string(),
  driver: z.string(),
  points: z.int(),
  out: z.boolean(),
  begun: z.int().optional(),
});

const DAMAGED = message('season.damaged');

/** The season with this id; refused if there is none, or its plan can't be read. */
export function seasonIn(context: Context, id: string): { ok: true; value: SeasonState } | Refused {
  const stored = context.store.seasons.get(id);
  if (stored === undefined) return refuse('not-found', message('season.gone'));
  const plan = storedPlan(context.games, stored.plan);
  if (plan === undefined) return refuse('storage', DAMAGED);
  return { ok: true, value: stateOf(context, stored, plan, true) };
}

/** The season in which this race counts: for a tournament, the season of its table alone. Refused as seasonIn is, or without such a table. */
export function seasonAt(context: Context, { season, round }: SeasonPlace): { ok: true; value: SeasonState } | Refused {
  const found = seasonIn(context, season);
  if (!found.ok || found.value.plan.tournament === undefined) return found;
  const own = tableSeason(found.value, context.games, round);
  return own === undefined ? refuse('not-found', message('tournament.no-table')) : { ok: true, value: own };
}

/** closely: also checks that open races can resume, and reads a series' order; a list of seasons does without. */
export function stateOf(context: Context, stored: StoredSeason, plan: SeasonPlan, closely: boolean): SeasonState {
  const changes = context.store.seasons.changes(stored.id);
  const raced = context.store.seasons.races(stored.id);
  // Only a series in progress needs the order of its first race.
  const newest = raced.at(-1)?.round;
  const race = (one: StoredSeasonRace) => racedRace(context, plan, one, { closely, ordered: one.round === newest });
  return {
    season: stored.id,
    plan,
    createdAt: isoOf(stored.createdAt),
    races: raced.map(race),
    corrections: changes.flatMap((change): Correction[] => {
      const fits = correction.safeParse(change.correction);
      return fits.success ? [fits.data] : [];
    }),
    audit: changes.map(({ at, text }) => ({ at: isoOf(at), said: auditIn(text) })),
  };
}

function racedRace(
  context: Context,
  plan: SeasonPlan,
  race: StoredSeasonRace,
  look: { closely: boolean; ordered: boolean },
): TableRace {
  const { race: match, round, leg, startedAt, at } = race;
  const who = entrants.safeParse(race.entrants);
  const isOver = race.status === 'finished';
  const results = resultsOf(race);
  const isSound = isOver || (race.trouble === undefined && (!look.closely || canGoOn(context, match)));
  return {
    match,
    round,
    leg,
    began: isoOf(startedAt),
    at: isoOf(at),
    status: who.success && isSound ? race.status : 'damaged',
    entrants: who.success ? who.data : [],
    results,
    occasion: race.occasion ?? null,
    laps: race.length ?? null,
    ...(plan.tournament === undefined ? {} : { gaps: gapsOf(context.games, plan, standingsOf(race), results) }),
    order: look.closely && look.ordered && leg === 1 && isOver ? orderOf(context, plan, match, round) : null,
  };
}

function resultsOf({ results }: StoredSeasonRace): RacedRace['results'] {
  return [...results]
    .sort((a, b) => a.seat - b.seat)
    .map(({ place, out, points, bonuses: given, figures: shown }) => {
      const fits = figures.safeParse(shown);
      return { place, out, points, bonuses: bonusesIn(given), figures: fits.success ? fits.data : {} };
    });
}

function standingsOf({ standings: kept }: StoredSeasonRace): z.infer<typeof standings> {
  const fits = standings.safeParse(kept);
  return fits.success ? fits.data : [];
}

/** A car's stored bonuses; none if they can't be read. */
export function bonusesIn(kept: unknown): Bonus[] {
  const fits = bonuses.safeParse(kept);
  return fits.success ? fits.data : [];
}

function canGoOn(context: Context, match: string): boolean {
  const head = context.store.saves.head(match);
  return head !== undefined && resume(context.store.saves, context.games, head).ok;
}

/** Seats in their order at the start of a series' first race; null if the race is not in a series. */
function orderOf(context: Context, plan: SeasonPlan, match: string, id: string): Seat[] | null {
  const round = plan.rounds.find((one) => one.id === id);
  const series = round?.series === true ? gameIn(context, round.game)?.series : null;
  const head = context.store.saves.head(match);
  if (series == null || head === undefined) return null;
  const back = resume(context.store.saves, context.games, head);
  return back.ok ? series.order(back.state) : null;
}

/** A damaged time must not crash the app. */
export function isoOf(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
