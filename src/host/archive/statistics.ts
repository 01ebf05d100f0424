// Statistics over every race that counts: all drivers, one driver in detail, records. The store adds them up; this file
// lists what each game counts. Not here: seasons (src/season).

import type { DriverLine, DriverPage, DriverRef, RecordLine } from '@api/archive';
import type { In, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { colour } from '@api/shapes';
import type { FigureSpec } from '@core/contract';
import { rounded } from '@ratings/scale';
import type { DriverTotals } from '@store/archive/archive';
import type { CircuitTotals } from '@store/archive/circuit-totals';
import { granted, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';
import { isoOf } from '../files/shapes';
import type { Ratings } from './rating-books';
import { levelIn } from './ratings';

/** Latest races and most frequent rivals that a driver's page shows, at most. */
const FORM = 10;
const RIVALS = 20;

type Rated = DriverLine['rated'];

/** The handlers of the stats commands. */
export function statisticsHandlers(
  context: Context,
  ratings: Ratings,
): Pick<Handlers, 'stats.drivers' | 'stats.driver' | 'stats.records'> {
  return {
    'stats.drivers': async (filter) => granted(await linesOf(context, ratings, filter)),
    'stats.driver': (input) => pageOf(context, ratings, input),
    'stats.records': (filter) => granted(recordsOf(context, filter)),
  };
}

async function linesOf(context: Context, ratings: Ratings, filter: In<'stats.drivers'>): Promise<DriverLine[]> {
  const rated = await ratedIn(ratings, filter.game);
  return context.store.archive.drivers(filter).map((totals) => lineOf(totals, rated(totals)));
}

async function pageOf(
  context: Context,
  ratings: Ratings,
  { driver, ...filter }: In<'stats.driver'>,
): Promise<Reply<DriverPage>> {
  const rated = await ratedIn(ratings, filter.game);
  const { archive } = context.store;
  const totals = archive.driver(driver, filter);
  if (totals === undefined) return refuse('not-found', message('driver.none'));
  const figures = figuresIn(context);
  const circuits = archive.circuits(driver, filter, figures);
  const games: DriverPage['games'] = [];
  for (const one of gamesOf(circuits, figures)) {
    games.push({ ...one, rated: (await ratedIn(ratings, one.game))(totals) });
  }
  return granted({
    line: lineOf(totals, rated(totals)),
    games,
    circuits,
    form: archive.form(driver, filter, FORM).map(({ race, at, ...line }) => ({ match: race, ...line, at: isoOf(at) })),
    rivals: archive.rivals(driver, filter, RIVALS).map((rival) => {
      return { ...rival, ...refOf(rival), rated: rated(rival) };
    }),
  });
}

function recordsOf(context: Context, filter: In<'stats.records'>): RecordLine[] {
  return context.store.archive.records(filter, figuresIn(context)).map((line) => {
    const { race, at, ...record } = line;
    return { ...record, ...refOf(line), match: race, at: isoOf(at) };
  });
}

/** The figures that each game counts; none for a game that this Paddock no longer has. */
function figuresIn(context: Context): (game: string) => readonly FigureSpec[] {
  return (game) => gameIn(context, game)?.figures ?? [];
}

/** A driver's circuits, added up by game, in the order of the games. */
function gamesOf(
  circuits: readonly CircuitTotals[],
  figures: (game: string) => readonly FigureSpec[],
): Omit<DriverPage['games'][number], 'rated'>[] {
  return [...Map.groupBy(circuits, (one) => one.game)].map(([game, of]) => ({
    game,
    starts: sum(of.map((one) => one.starts)),
    wins: sum(of.map((one) => one.wins)),
    podiums: sum(of.map((one) => one.podiums)),
    figures: Object.fromEntries(
      figures(game).flatMap(({ id, over }): [string, number][] => {
        const values = of.flatMap((one) => one.figures[id] ?? []);
        return values.length === 0 ? [] : [[id, OVER[over](values)]];
      }),
    ),
  }));
}

const OVER = {
  total: sum,
  least: (values: readonly number[]) => Math.min(...values),
  most: (values: readonly number[]) => Math.max(...values),
} as const;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Looks up a driver's rating in this game. game undefined: there are no ratings. */
async function ratedIn(
  ratings: Ratings,
  game: string | undefined,
): Promise<(of: Pick<DriverRef, 'driver' | 'kind'>) => Rated> {
  const book = game === undefined ? undefined : await ratings.of(game);
  return (of) => {
    const standing = book?.standingOf(of);
    return standing === undefined ? null : { ...rounded(standing), level: levelIn(standing.car.level) };
  };
}

function lineOf(totals: DriverTotals, rated: Rated): DriverLine {
  return { ...totals, ...refOf(totals), rated, lastAt: isoOf(totals.lastAt) };
}

function refOf(driver: Pick<DriverTotals, 'driver' | 'name' | 'kind' | 'colour'>): DriverRef {
  const { driver: key, name, kind } = driver;
  const fits = colour.safeParse(driver.colour);
  return { driver: key, name, kind, colour: fits.success ? fits.data : 'black' };
}
