// Reads careers from the store, and keeps the results of their races that are over. Not here: what follows from them (src/career).

import { message } from '@api/messages';
import { factsOf } from '@career/facts';
import { racedSeason } from '@career/rounds';
import { setupOf } from '@career/setup';
import type { CareerState, PartResult, RacedPart } from '@career/types';
import type { StoredCareer, StoredCareerRace } from '@store/career/careers';
import type { RaceHead } from '@store/races/head';
import { z } from 'zod';
import { type Refused, refuse } from '../api-errors';
import { sameRules } from '../archive/finished';
import { type Context, tellOwners } from '../context';
import { careerPlan, part, partResult } from './shapes';

const standings = z.array(z.object({ seat: z.int(), place: z.int(), status: z.string() }));

/** The career with this id; refused if there is none, or its plan can't be read. */
export function careerIn(
  context: Context,
  id: string,
): { ok: true; value: CareerState; stored: StoredCareer } | Refused {
  const stored = context.store.careers.get(id);
  if (stored === undefined) return refuse('not-found', message('career.gone'));
  const value = stateIn(context, stored);
  return value === undefined ? refuse('storage', message('career.damaged')) : { ok: true, value, stored };
}

/** A stored career; undefined if its plan can't be read. */
export function stateIn(context: Context, { id, plan }: StoredCareer): CareerState | undefined {
  const fits = careerPlan.safeParse(plan);
  if (!fits.success) return undefined;
  return { career: id, plan: fits.data, raced: racedIn(context, id) };
}

/** What was raced: parts whose race is gone without a result, or that can't be read, were never begun. */
function racedIn(context: Context, career: string): RacedPart[] {
  return context.store.careers.races(career).flatMap((row): RacedPart[] => {
    const known = part.safeParse(row.part);
    const fits = partResult.safeParse(row.result);
    const result = fits.success ? fits.data : undefined;
    const isThere = row.race !== undefined && context.store.saves.head(row.race) !== undefined;
    if (!known.success || (result === undefined && !isThere)) return [];
    const match = isThere ? (row.race ?? null) : null;
    return [{ season: row.season, race: row.round, part: known.data, match, result }];
  });
}

/** Keeps the results of races that are over. */
export function settleRaces(context: Context): void {
  for (const row of context.store.careers.running()) {
    const result = resultIn(context, row);
    if (result === undefined) continue;
    context.store.careers.keepRace({ ...row, result });
    tellCareer(context, row.career);
  }
}

/** Informs the host's windows that a career has changed. */
export function tellCareer(context: Context, career: string): void {
  tellOwners(context, 'careers.changed', { career });
}

/** undefined while the race runs, and if it is gone or can't be replayed. */
function resultIn(
  context: Context,
  { career, season: number, round, part: name, race }: StoredCareerRace,
): PartResult | undefined {
  const head = race === undefined ? undefined : context.store.saves.head(race);
  if (race === undefined || head?.status !== 'finished') return undefined;
  const stored = context.store.careers.get(career);
  const state = stored && stateIn(context, stored);
  const season = state && racedSeason(state, context.games, number);
  const where = season?.rounds[round - 1];
  const own = where?.parts.find((one) => one.part === name);
  const made = season && where && own && setupOf(season, context.games, where, own);
  const game = sameRules(context, head);
  const record = context.store.saves.record(race);
  if (made?.ok !== true) return undefined;
  const facts = game && record && factsOf(game, record, made.drivers);
  return facts ?? placesAlone(head, made.drivers);
}

/** The result of a race that today's rules can't replay: nothing but its places. */
function placesAlone(head: RaceHead, drivers: readonly string[]): PartResult | undefined {
  const places = standings.safeParse(head.standings);
  if (!places.success || places.data.length !== drivers.length) return undefined;
  const cars = drivers.map((driver, seat) => {
    const own = places.data.find((one) => one.seat === seat);
    const place = own?.place ?? drivers.length;
    return { driver, place, out: own?.status === 'out', start: place, last: place, led: 0 };
  });
  return { cars, met: [] };
}
