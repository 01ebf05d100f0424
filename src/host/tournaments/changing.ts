// Creates tournaments and changes them by hand: corrections, drivers who leave or come late, tables that are not raced, the next season of
// a league. Every change adds an audit line. Not here: reading (reading.ts) or calling tables (host/party/tournament).

import type { In, Reply } from '@api/contract';
import { characterIn } from '@api/drivers';
import { message } from '@api/messages';
import type { SeasonDriver, SeasonPlan } from '@api/season';
import type { Consequences } from '@api/tournament/commands';
import { tableMessage } from '@api/tournament/table-name';
import { characterKey, namedKey } from '@drivers/keys';
import type { MessageDescriptor } from '@i18n/messages';
import { NEWCOMER } from '@ratings/scale';
import { atLevel } from '@ratings/subject';
import { withSources } from '@season/games';
import { type Changed, joined, voided, withdrawn } from '@season/tournament/changes';
import { consequencesOf } from '@season/tournament/corrections';
import { nextDivisions } from '@season/tournament/next-season';
import { granted, refuse } from '../api-errors';
import type { GameRatings, Ratings } from '../archive/rating-books';
import { calledByName } from '../characters';
import type { Context } from '../context';
import { auditText } from '../seasons/audit';
import { tellSeason } from '../seasons/origin';
import { type FoundTournament, tournamentIn } from './reading';
import { changeMessage, troubleIn } from './trouble';

type Wished = In<'tournaments.create'>['plan'];

/** Stores a tournament, seeded by ratings. */
export async function createTournament(
  context: Context,
  ratings: Ratings,
  wished: Wished,
): Promise<Reply<{ season: string }>> {
  const drivers = calledByName(wished.drivers);
  const seeds = await seeded(ratings, { ...wished, drivers });
  const plan: SeasonPlan = {
    ...wished,
    drivers,
    rounds: withSources(context.games, wished.rounds),
    tournament: { ...wished.tournament, seeds, draw: context.newSeed() },
  };
  return stored(context, plan);
}

function stored(context: Context, plan: SeasonPlan): Reply<{ season: string }> {
  const trouble = troubleIn(plan, context.games);
  if (trouble !== null) return refuse('bad-input', trouble);
  const season = context.newId();
  context.store.seasons.create({ id: season, plan, at: context.clock.now() });
  tellSeason(context, { season });
  return granted({ season });
}

/** Ids of drivers by their ratings in the first game, best first; of equals, those named first. */
async function seeded(
  ratings: Ratings,
  { drivers, rounds }: Pick<SeasonPlan, 'drivers' | 'rounds'>,
): Promise<string[]> {
  const [first] = rounds;
  if (first === undefined) return drivers.map(({ id }) => id);
  const book = await ratings.of(first.game);
  return drivers
    .map((driver) => ({ id: driver.id, rating: ratingOf(book, driver) }))
    .sort((a, b) => b.rating - a.rating)
    .map(({ id }) => id);
}

/** Before their first race, AI drivers have their level's rating, and everyone else has a newcomer's. */
function ratingOf({ standings, priors }: GameRatings, { name, driver }: SeasonDriver): number {
  if (driver.kind !== 'ai') return (standings.get(namedKey('person', name)) ?? NEWCOMER).rating;
  const character = characterIn(driver);
  const subject = atLevel(character === undefined ? 'ai' : characterKey(character), driver.level);
  return (standings.get(subject) ?? priors[driver.level]).rating;
}

/** What a correction would change. */
export function consequences(context: Context, input: In<'tournaments.consequences'>): Reply<Consequences> {
  const found = tournamentIn(context, input.season);
  if (!found.ok) return found;
  const would = consequencesIn(context, found.value, input);
  if (!would.ok) return would;
  const { correction: _, ...shown } = would.value;
  return granted(shown as unknown as Consequences);
}

/** Keeps a correction, with the stages that had begun by then. */
export function correctTable(context: Context, input: In<'tournaments.correct'>): Reply<null> {
  const found = tournamentIn(context, input.season);
  if (!found.ok) return found;
  const would = consequencesIn(context, found.value, input);
  if (!would.ok) return would;
  const { season, round, driver, points, out, reason } = input;
  const name = nameIn(found.value.state.plan, driver);
  const values = { name, table: tableMessage(round), points: points > 0 ? `+${points}` : String(points), reason };
  const text = auditText([message(out ? 'audit.table-taken' : 'audit.table-points', values)]);
  const { correction } = would.value;
  context.store.seasons.correct(season, {
    at: context.clock.now(),
    text,
    correction: { ...correction, round, driver },
  });
  tellSeason(context, { season });
  return granted(null);
}

function consequencesIn(context: Context, { state }: FoundTournament, input: In<'tournaments.consequences'>) {
  const { round, driver, points, out } = input;
  if (!state.plan.drivers.some(({ id }) => id === driver)) return refuse('bad-input', message('season.stranger'));
  const would = consequencesOf(state, context.games, { round, driver, points, out });
  if (would === undefined) return refuse('not-allowed', message('tournament.uncorrectable'));
  const table = state.races.find((one) => one.round === round);
  if (table?.entrants.every((one) => one.driver !== driver) === true)
    return refuse('bad-input', message('tournament.not-there'));
  const newest = state.corrections.findLast((one) => one.round === round && one.driver === driver);
  const isNothing = points === 0 && out === (newest?.out ?? false);
  return isNothing ? refuse('bad-input', message('season.no-change')) : granted(would);
}

/** Makes one of the changes that a tournament allows while it is raced. */
function changed(
  context: Context,
  season: string,
  change: (found: FoundTournament) => { to: Changed; said: MessageDescriptor },
): Reply<null> {
  const found = tournamentIn(context, season);
  if (!found.ok) return found;
  const { to, said } = change(found.value);
  if (!to.ok) return refuse('not-allowed', changeMessage(to.why));
  const trouble = troubleIn(to.plan, context.games);
  if (trouble !== null) return refuse('bad-input', trouble);
  context.store.seasons.change(season, to.plan, auditText([said]), context.clock.now());
  tellSeason(context, { season });
  return granted(null);
}

/** A driver leaves for good. */
export function withdraw(context: Context, { season, driver }: In<'tournaments.withdraw'>): Reply<null> {
  return changed(context, season, ({ state }) => ({
    to: withdrawn(state, context.games, driver),
    said: message('audit.withdrawn', { name: nameIn(state.plan, driver) }),
  }));
}

/** A driver joins. */
export function enter(context: Context, { season, driver }: In<'tournaments.enter'>): Reply<null> {
  return changed(context, season, ({ state }) => {
    const [named = driver] = calledByName([driver]);
    return { to: joined(state, context.games, named), said: message('audit.entered', { name: named.name }) };
  });
}

/** A table is not raced any more. */
export function voidTable(context: Context, { season, round }: In<'tournaments.void'>): Reply<null> {
  return changed(context, season, ({ state }) => ({
    to: voided(state, context.games, round),
    said: message('audit.voided', { table: tableMessage(round) }),
  }));
}

/** The next season of a league that is over. */
export function nextSeason(context: Context, season: string): Reply<{ season: string }> {
  const found = tournamentIn(context, season);
  if (!found.ok) return found;
  const { state, tables } = found.value;
  const { plan } = state;
  const { tournament } = plan;
  if (tables.status !== 'finished') return refuse('not-allowed', message('tournament.running'));
  const divisions = nextDivisions(state, context.games);
  if (divisions === undefined || tournament?.format.kind !== 'league')
    return refuse('not-allowed', message('tournament.no-league'));
  const seeds = divisions.flat();
  const drivers = plan.drivers.filter(({ id }) => seeds.includes(id));
  const format = { ...tournament.format, divisions };
  const fresh = { withdrawn: [], late: [], voided: [], seeds, draw: context.newSeed() };
  return stored(context, { ...plan, drivers, tournament: { ...tournament, ...fresh, format } });
}

function nameIn(plan: SeasonPlan, driver: string): string {
  return plan.drivers.find(({ id }) => id === driver)?.name ?? driver;
}
