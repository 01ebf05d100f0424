// The list of seasons, running and finished; damaged ones are marked. Not here: one season in detail (handlers.ts).

import type { SeasonPlan, SeasonSummary, SeasonView } from '@api/season';
import { asCalendar } from '@season/tournament/table-setup';
import { tournamentOf } from '@season/tournament/tournament-of';
import type { Tournament } from '@season/tournament/types';
import { viewOf } from '@season/view';
import type { ListedSeason, Seasons, StoredSeason } from '@store/seasons';
import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';
import { hostTranslate } from '../translate';
import { isoOf, stateOf } from './state';
import { storedPlan } from './stored-plan';

/** Seasons that are summarised at once; more take a job. */
const FEW = 3;

/** Lists seasons, last saved first. */
export type SeasonList = () => Promise<SeasonSummary[]>;

/** The list of a host. A summary is computed again when something that it follows from has changed. */
export function createSeasonList(context: Context): SeasonList {
  let known = new Map<string, { version: number; summary: SeasonSummary }>();
  let from: Seasons | undefined;

  return async () => {
    const { seasons } = context.store;
    // A backup has replaced the database, which counts on its own.
    if (from !== seasons) known = new Map();
    from = seasons;
    const listed = seasons.list();
    const before = known;
    const isKnown = ({ id, version }: Pick<ListedSeason, 'id' | 'version'>) => before.get(id)?.version === version;
    const made = await summariesOf(
      context,
      listed.filter((one) => !isKnown(one)),
    );
    const shown = listed.flatMap(({ id, version, savedAt }) => {
      const summary = made.get(id) ?? (isKnown({ id, version }) ? before.get(id)?.summary : undefined);
      return summary === undefined ? [] : [{ version, summary: { ...summary, savedAt: isoOf(savedAt) } }];
    });
    // The name of a damaged season depends on the language.
    const sound = shown.filter(({ summary }) => summary.status !== 'damaged');
    known = new Map(sound.map((one) => [one.summary.season, one]));
    return shown.map(({ summary }) => summary);
  };
}

/** By id; without seasons that are gone meanwhile. */
async function summariesOf(context: Context, seasons: readonly StoredSeason[]): Promise<Map<string, SeasonSummary>> {
  const ids = seasons.map(({ id }) => id);
  const made = ids.length <= FEW ? summarised(context, ids) : await inJob(context, ids);
  return new Map(made.map((summary) => [summary.season, summary]));
}

/** If the job is lost, the host does its work. */
async function inJob(context: Context, seasons: string[]): Promise<SeasonSummary[]> {
  try {
    return await context.jobs.run('seasons', jobContextOf(context), { seasons });
  } catch (error) {
    context.log.warn({ err: error }, 'the job that lists seasons was lost');
    return summarised(context, seasons);
  }
}

/** The summaries of these seasons; seasons that are gone are left out. */
export function summarised(context: Context, seasons: readonly string[]): SeasonSummary[] {
  return seasons.flatMap((id) => {
    const stored = context.store.seasons.get(id);
    return stored === undefined ? [] : [summaryOf(context, stored)];
  });
}

function summaryOf(context: Context, stored: StoredSeason): SeasonSummary {
  const plan = storedPlan(context.games, stored.plan);
  if (plan === undefined) return damaged(context, stored);
  const state = stateOf(context, stored, plan, false);
  const tournament = tournamentOf(state, context.games);
  const view = viewOf(asCalendar(state, context.games), context.games);
  return {
    season: stored.id,
    name: plan.name,
    status: tournament?.status ?? view.status,
    games: [...new Set(plan.rounds.map((round) => round.game))],
    done: view.rounds.filter((round) => round.state === 'done').length,
    rounds: view.rounds.length,
    leader: tournament === undefined ? leaderOf(view) : firstOf(tournament, plan),
    isTournament: tournament !== undefined,
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

/** The champion, or the first of the standings once someone has raced. */
function firstOf({ standings, champion }: Tournament, { drivers }: SeasonPlan): SeasonSummary['leader'] {
  const first = standings.find(({ driver }) => driver === champion) ?? standings[0];
  const who = drivers.find(({ id }) => id === first?.driver);
  if (first?.points == null || who === undefined) return null;
  return { name: who.name, colour: who.colour, points: first.total };
}

function damaged(context: Context, stored: StoredSeason): SeasonSummary {
  const name = hostTranslate(context)('name.damagedSeason');
  const nothing = { isTournament: false, games: [], done: 0, rounds: 0, leader: null, drivers: [] };
  return { season: stored.id, name, status: 'damaged', ...nothing, savedAt: isoOf(stored.savedAt) };
}
