// The seasons commands except seasons.host, which opens a party (party/seasons/season-table.ts).
// Not here: how a season's numbers are computed (src/season).

import { isDeepStrictEqual } from 'node:util';
import type { In, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { SeasonPlan, SeasonView } from '@api/season';
import type { Handlers } from '@api/session';
import { SOURCE_LOCALE } from '@i18n/locales';
import type { MessageList } from '@i18n/messages';
import { csvOf } from '@season/csv';
import { withSources } from '@season/games';
import { pageOf } from '@season/page';
import { changeMessages, changeTrouble, planTrouble } from '@season/plan';
import { asCalendar } from '@season/tournament/table-setup';
import { viewOf } from '@season/view';
import { granted, type Refused, refuse } from '../api-errors';
import { calledByName } from '../characters';
import type { Context } from '../context';
import { runJob } from '../jobs/run-job';
import type { Races } from '../match/races';
import { auditText } from './audit';
import { tellSeason } from './origin';
import { startRace } from './racing';
import { speechIn } from './speech';
import { seasonIn } from './state';
import { createSeasonList } from './summary';

type SeasonHandlers = Pick<
  Handlers,
  | 'seasons.list'
  | 'seasons.get'
  | 'seasons.create'
  | 'seasons.change'
  | 'seasons.delete'
  | 'seasons.start'
  | 'seasons.correct'
  | 'seasons.export'
>;

/** gone: called when a season was deleted. */
export function seasonHandlers(context: Context, races: Races, gone: (season: string) => void): SeasonHandlers {
  const list = createSeasonList(context);
  return {
    'seasons.list': async () => granted(await list()),
    'seasons.get': (input) => seen(context, input.season),
    'seasons.create'(input) {
      if (input.plan.tournament !== undefined) return refuse('bad-input', message('tournament.own-page'));
      const plan = completed(context, input.plan);
      const trouble = planTrouble(plan, context.games);
      if (trouble !== null) return refuse('bad-input', trouble);
      const season = context.newId();
      context.store.seasons.create({ id: season, plan, at: context.clock.now() });
      tellSeason(context, { season });
      return granted({ season });
    },
    'seasons.change': (input) => change(context, input),
    'seasons.delete'(input) {
      if (!context.store.seasons.delete(input.season)) return refuse('not-found', message('season.deleted'));
      tellSeason(context, input);
      gone(input.season);
      return granted(null);
    },
    'seasons.start': (input) => startRace(context, races, input.season, input.lineUp),
    'seasons.correct': (input) => correct(context, input),
    'seasons.export': (input) => exported(context, input),
  };
}

/** A plan as it is stored: AI drivers by their names, and the sources of circuits that come with Paddock. */
function completed({ games }: Context, plan: SeasonPlan): SeasonPlan {
  return { ...plan, drivers: calledByName(plan.drivers), rounds: withSources(games, plan.rounds) };
}

function seen(context: Context, season: string): Reply<SeasonView> {
  const found = seasonIn(context, season);
  return found.ok ? granted(viewOf(asCalendar(found.value, context.games), context.games)) : found;
}

function change(context: Context, { season, plan: wished }: In<'seasons.change'>): Reply<SeasonView> {
  const plan = completed(context, wished);
  const found = seasonIn(context, season);
  if (!found.ok) return found;
  const isTournament = (found.value.plan.tournament ?? plan.tournament) !== undefined;
  if (isTournament) return refuse('not-allowed', message('tournament.own-page'));
  const trouble = changeTrouble(found.value, plan, context.games);
  if (trouble !== null) return refuse('bad-input', trouble);
  if (!isDeepStrictEqual(plan, found.value.plan)) {
    const changes = changeMessages(found.value.plan, plan, context.games);
    context.store.seasons.change(season, plan, auditText(changes), context.clock.now());
    tellSeason(context, { season });
  }
  return seen(context, season);
}

function correct(context: Context, input: In<'seasons.correct'>): Reply<SeasonView> {
  const found = seasonIn(context, input.season);
  if (!found.ok) return found;
  if (found.value.plan.tournament !== undefined) return refuse('not-allowed', message('tournament.own-page'));
  const view = viewOf(found.value, context.games);
  const refused = correctionTrouble(view, input);
  if (refused !== undefined) return refused;
  const { season, round, driver, points, out } = input;
  const text = auditText(correctionMessages(view, input));
  context.store.seasons.correct(season, { at: context.clock.now(), text, correction: { round, driver, points, out } });
  tellSeason(context, { season });
  return seen(context, season);
}

/** Only an existing result can be corrected. */
function correctionTrouble(view: SeasonView, input: In<'seasons.correct'>): Refused | undefined {
  const round = view.rounds.find((one) => one.round.id === input.round);
  if (round?.state !== 'done') return refuse('not-allowed', message('season.uncorrectable'));
  if (!view.plan.drivers.some((driver) => driver.id === input.driver)) {
    return refuse('bad-input', message('season.stranger'));
  }
  const result = round.results.find((one) => one.driver === input.driver);
  const taken = result?.taken ?? false;
  if (input.points === 0 && input.out === taken) return refuse('bad-input', message('season.no-change'));
  if (input.out && !taken && (result === undefined || result.place === null || result.out)) {
    return refuse('not-allowed', message('season.no-result'));
  }
  return undefined;
}

/** For example 'Marta, round 2: -3 points. Cut the chicane.' */
function correctionMessages(
  { plan, rounds }: SeasonView,
  { round, driver, points, out, reason }: In<'seasons.correct'>,
): MessageList {
  const name = plan.drivers.find((one) => one.id === driver)?.name ?? driver;
  const at = plan.rounds.findIndex((one) => one.id === round) + 1;
  const results = rounds.find((one) => one.round.id === round)?.results;
  const taken = results?.find((one) => one.driver === driver)?.taken ?? false;
  const line = { name, round: at, reason };
  const given = { ...line, points: points > 0 ? `+${points}` : String(points), count: Math.abs(points) };
  if (out === taken) return [message('audit.points', given)];
  if (points === 0) return [out ? message('audit.taken', line) : message('audit.given', line)];
  return [out ? message('audit.taken-points', given) : message('audit.given-points', given)];
}

type Text = Reply<{ fileName: string; text: string }>;

async function exported(
  context: Context,
  { season, as, language = SOURCE_LOCALE }: In<'seasons.export'>,
): Promise<Text> {
  const found = seasonIn(context, season);
  if (!found.ok) return found;
  const { plan } = found.value;
  const name = `paddock-season-${slugOf(plan.name) || 'file'}`;
  if (as === 'file') return runJob(context, 'exportSeason', { season });
  const view = viewOf(asCalendar(found.value, context.games), context.games);
  const speech = await speechIn(language);
  return as === 'csv'
    ? granted({ fileName: `${name}.csv`, text: csvOf(view, context.games, speech) })
    : granted({ fileName: `${name}.html`, text: pageOf(view, context.games, speech) });
}

/** Turns 'Winter Cup 2027' into 'winter-cup-2027'. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
