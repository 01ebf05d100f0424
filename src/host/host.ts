// The host: handles every command of the contract, for any game. It runs in Electron's main process, under the local
// browser server and in tests. Not here: links and frames (api/serve.ts).

import { randomBytes, randomInt } from 'node:crypto';
import type { BotRunner } from '@ai/bot-runner';
import type { CommandName } from '@api/contract';
import { type Log, silentLog } from '@api/log';
import { message } from '@api/messages';
import type { Handlers, Service, Session } from '@api/session';
import type { AnyGame, Draw } from '@core/contract';
import type { Store } from '@store/store';
import { createAchievements } from './achievements/achievements';
import { granted, noSuchMatch, orStorageError, refuse } from './api-errors';
import { createDatabaseCheck } from './archive/database-check';
import { followed } from './archive/following';
import { Packing } from './archive/packing';
import { createRatings, type Ratings } from './archive/rating-books';
import { ratingHandlers } from './archive/ratings';
import { replayHandlers } from './archive/replays';
import { bestsOf, createResults } from './archive/results';
import { statisticsHandlers } from './archive/statistics';
import { createSummaries, type Summaries } from './archive/summaries';
import { campaignHandlers } from './campaign/campaign';
import { careerHandlers } from './career/careers';
import { Heats } from './career/heats';
import { circuitHandlers } from './circuits/circuits';
import { createDrives, type Drives } from './circuits/drives';
import { inlineReportWorkers, type ReportWorkers } from './circuits/report-workers';
import { Reports } from './circuits/reports';
import { type Clock, systemClock } from './clock';
import { type Context, gameIn } from './context';
import { dailyHandlers } from './daily/daily';
import { fileHandlers } from './files/import-handler';
import { type About, installationHandlers } from './installation';
import { inlineJobRunner } from './jobs/job-runner';
import type { JobRunner } from './jobs/job-types';
import { runJob } from './jobs/run-job';
import type { Lan } from './lan/lan';
import type { Match } from './match/match';
import { createRaces, type Races, setupAgain } from './match/races';
import { createNetwork } from './party/network';
import { createParties, type Parties } from './party/party';
import { peopleHandlers } from './people/people';
import type { PuzzlePacks } from './puzzles/packs';
import { puzzleHandlers } from './puzzles/puzzles';
import { PuzzleSearch } from './puzzles/search';
import { ReviewsAfterRaces } from './reviews/after-race';
import { createReviews } from './reviews/reviews';
import { createRoster } from './roster';
import { createSchool } from './school/school';
import { createBackfill } from './seasons/backfill';
import { seasonHandlers } from './seasons/handlers';
import { createPlans } from './seasons/plans';
import { tournamentHandlers } from './tournaments/handlers';
import { trialHandlers } from './trials/trials';

export interface HostOptions extends About {
  store: Store;
  botRunner: BotRunner;
  /** Without one, files, recordings and other jobs run in this process, which holds everyone up. */
  jobs?: JobRunner | undefined;
  /** Without them, balance reports race in this process, which holds everyone up. */
  reportWorkers?: ReportWorkers | undefined;
  /** Without one, no one can join this host. */
  lan?: Lan;
  games: Readonly<Record<string, AnyGame>>;
  /** The puzzles that come with Paddock; left out: those that are shipped. */
  puzzlePacks?: PuzzlePacks | undefined;
  clock?: Clock;
  log?: Log;
  /** Seeds for races without one; random by default. */
  newSeed?: () => string;
  newId?: () => string;
  /** Randomness outside races; the machine's own by default. */
  draw?: Draw;
}

/** close suspends every race. The caller closes the store, bot runner and job runner after it. */
export interface Host extends Service {
  close(): void;
}

/** A host over an open store. */
export function createHost(options: HostOptions): Host {
  const context = contextOf(options);
  const races = createRaces(context);
  const packing = new Packing(context, races.isRacing);
  const summaries = createSummaries(context);
  const ratings = createRatings(context);
  const network = createNetwork(context, options.lan);
  const school = createSchool(context);
  const drives = createDrives(context);
  const search = new PuzzleSearch(context, races.isRacing);
  const heats = new Heats(context);
  const reviews = createReviews(context, (match) => search.reviewed(match));
  const afterRaces = new ReviewsAfterRaces(context, races.isRacing, reviews.makeOnce);
  for (const ended of [() => packing.look(), ratings.ended, afterRaces.ended]) context.endings.add(ended);
  const achievements = createAchievements(context, races.isRacing);
  context.endings.add(achievements.ended);
  const reports = new Reports(context, options.reportWorkers ?? inlineReportWorkers());
  const about = { version: options.version, shell: options.shell };
  const handlers = {
    ...installationHandlers(context, about, { races, summaries, packing }),
    ...raceHandlers(context, races, summaries, ratings, (match) => {
      parties.raceGone(match);
      reviews.gone(match);
      afterRaces.gone(match);
      search.gone(match);
    }),
    ...school.besides(drives.besides(matchHandlers, races, (match) => parties.watched(match))),
    ...school.handlers,
    ...seasonHandlers(context, races, (season) => parties.seasonGone(season)),
    ...tournamentHandlers(context, ratings, (season) => parties.called(season)),
    ...network.handlers,
    ...replayHandlers(context),
    ...reviews.handlers,
    ...puzzleHandlers(context, search, options.puzzlePacks),
    ...campaignHandlers(context, races),
    ...dailyHandlers(context, races),
    ...careerHandlers(context, races, heats),
    ...trialHandlers(context, races),
    ...peopleHandlers(context),
    ...achievements.handlers,
    ...statisticsHandlers(context, ratings),
    ...ratingHandlers(context, ratings),
    ...fileHandlers(context),
    ...workshopHandlers(context, reports, drives),
  };
  const service: Service = {
    handlers: {} as Handlers,
    closed(session) {
      if (!context.sessions.delete(session.id)) return;
      races.leaveAll(session);
      school.closed(session);
      drives.closed(session);
      network.closed(session);
      parties.closed(session);
    },
  };
  const parties = createParties({ context, races, lan: options.lan, service });
  const backfill = createBackfill(context);
  const check = createDatabaseCheck(context);
  heats.begin();
  Object.assign(service.handlers, guardHandlers({ ...handlers, ...parties.handlers }, context.sessions, parties));
  return {
    ...service,
    close() {
      for (const work of [backfill, packing, check, ratings, afterRaces, reviews, search, heats, achievements])
        work.stop();
      reports.close();
      parties.close();
      network.close();
      races.clear(true);
      drives.close();
      context.sessions.clear();
    },
  };
}

/** What the parts of this host share. */
function contextOf(options: HostOptions): Context {
  return {
    store: options.store,
    botRunner: options.botRunner,
    jobs: options.jobs ?? inlineJobRunner(options.games),
    games: options.games,
    clock: options.clock ?? systemClock,
    log: options.log ?? silentLog,
    sessions: new Map(),
    roster: createRoster(),
    plans: createPlans(options.store, options.games),
    banks: new Map(),
    starts: new Map(),
    endings: new Set(),
    seasonChanges: new Set(),
    ...randomness(options),
  };
}

function randomness({ draw, newId, newSeed }: HostOptions): Pick<Context, 'draw' | 'newId' | 'newSeed'> {
  return {
    draw: draw ?? randomInt,
    newId: newId ?? (() => randomBytes(9).toString('base64url')),
    newSeed: newSeed ?? (() => randomBytes(16).toString('hex')),
  };
}

/** Circuits that players made, and the reports on them. */
function workshopHandlers(context: Context, reports: Reports, drives: Drives) {
  return { ...circuitHandlers(context, (kept) => reports.gone(kept)), ...reports.handlers, ...drives.handlers };
}

/** Records who calls, limits guests to what their party allows, and turns a disk error into an API error. */
function guardHandlers(handlers: Handlers, sessions: Map<string, Session>, parties: Parties): Handlers {
  const guarded = Object.entries(handlers).map(([name, handler]) => [
    name,
    (input: never, session: Session) => {
      const isNew = !sessions.has(session.id);
      sessions.set(session.id, session);
      if (isNew && session.role === 'owner') parties.came();
      const refused = parties.refusal(name as CommandName, input, session);
      if (refused !== undefined) return refused;
      return orStorageError<unknown>(() => handler(input, session));
    },
  ]);
  return Object.fromEntries(guarded) as Handlers;
}

type RaceHandlers = Pick<
  Handlers,
  | 'matches.list'
  | 'matches.create'
  | 'matches.delete'
  | 'matches.rematch'
  | 'matches.result'
  | 'matches.export'
  | 'matches.best'
>;

function raceHandlers(
  context: Context,
  races: Races,
  summaries: Summaries,
  ratings: Ratings,
  deleted: (match: string) => void,
): RaceHandlers {
  const results = createResults(context);
  return {
    'matches.list': () => granted(summaries.list()),
    'matches.create': (input) => races.create(input),
    'matches.delete'(input) {
      const done = races.delete(input.match);
      if (done.ok) deleted(input.match);
      return done;
    },
    async 'matches.rematch'(input) {
      const head = context.store.saves.head(input.match);
      if (head === undefined) return noSuchMatch();
      const setup = setupAgain(head);
      if (setup === undefined) return refuse('storage', message('race.no-setup'));
      return races.create(setup.follow === true ? await followed(context, ratings, setup) : setup);
    },
    'matches.result': (input, session) => results.of(session, input.match),
    'matches.export': (input) => runJob(context, 'exportRace', input),
    'matches.best'(input) {
      if (gameIn(context, input.game) === undefined) return refuse('not-found', message('no-this-game'));
      return granted(bestsOf(context, input.game, input.circuit));
    },
  };
}

const STOPPED = message('race.stopped-for-guests');

type MatchHandlers = Pick<
  Handlers,
  | 'match.watch'
  | 'match.leave'
  | 'match.sit'
  | 'match.act'
  | 'match.shown'
  | 'match.takeBack'
  | 'match.hint'
  | 'match.pause'
  | 'match.goOn'
>;

/** watched: called when someone begins to watch a race. */
function matchHandlers(races: Races, watched: (match: string) => void): MatchHandlers {
  /** Runs work on a race in memory; only watched races are in memory. */
  function on<R>(id: string, work: (match: Match) => R): R | ReturnType<typeof noSuchMatch> {
    const match = races.live(id);
    return match === undefined ? noSuchMatch() : work(match);
  }
  function done(result: ReturnType<Match['takeBack']>) {
    return result.ok ? granted(null) : result;
  }
  return {
    'match.watch'(input, session) {
      const found = races.open(input.match);
      if (found.ok) {
        const update = found.match.watch(session, input.shows === true);
        watched(input.match);
        return granted(update);
      }
      // The stored reason of a stopped race may name a file on this machine.
      return session.role === 'guest' && found.fault.code === 'storage' ? refuse('storage', STOPPED) : found;
    },
    'match.leave'(input, session) {
      races.live(input.match)?.leave(session);
      return granted(null);
    },
    'match.sit': (input, session) => on(input.match, (match) => match.sit(session, input.seat)),
    'match.act': (input, session) => on(input.match, (match) => done(match.act(session, input.ask, input.action))),
    'match.shown': (input, session) => on(input.match, (match) => match.shown(session, input.seq)),
    'match.takeBack': (input, session) => on(input.match, (match) => done(match.takeBack(session))),
    'match.hint': (input, session) => on(input.match, (match) => match.hint(session, input.ask)),
    'match.pause': (input, session) =>
      on(input.match, (match) => {
        match.pause(session, input.paused);
        return granted(null);
      }),
    'match.goOn': (input) =>
      on(input.match, (match) => {
        match.goOnFrom(input.results);
        return granted(null);
      }),
  };
}
