// A career as a file: writing it, and checking one before any of it is kept. Not here: keeping it (import.ts).

import { message } from '@api/messages';
import { sumOf } from '@career/content';
import { endOf, stateOf } from '@career/outcome';
import { isRaceable, racedSeason } from '@career/rounds';
import { type CareerState, LEAGUE_SIZE } from '@career/types';
import type { StoredCareer } from '@store/career/careers';
import { z } from 'zod';
import { noSuchGame, type Refused, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';
import { jsonIn } from '../files/text';
import { careerPlan, part, partResult } from './shapes';

const FORMAT = 1;
/** Parts in a file, at most. */
const MOST_PARTS = 20_000;
const race = z.string().min(1).max(64).nullable();

const fileShape = z.strictObject({
  paddock: z.literal('career'),
  format: z.literal(FORMAT),
  id: z.string().min(1).max(64),
  made: z.int().min(0),
  plan: careerPlan,
  raced: z
    .array(
      z.strictObject({
        season: z.int().min(1),
        race: z.int().min(1),
        part,
        match: race,
        result: partResult,
      }),
    )
    .max(MOST_PARTS),
  sum: z.string(),
});
/** Any version's. */
const headShape = z.object({ paddock: z.literal('career'), format: z.int() });

/** What a file holds. */
export interface CareerFile {
  made: number;
  state: CareerState;
}

/** The text of a career's file: its plan, and every result. A half-driven race stays here. */
export function fileText({ career, plan, raced }: CareerState, { made }: Pick<StoredCareer, 'made'>): string {
  const done = raced.flatMap(({ season, race, part: name, match, result }) =>
    result === undefined ? [] : [{ season, race, part: name, match, result }],
  );
  const body = { paddock: 'career', format: FORMAT, id: career, made, plan, raced: done };
  return JSON.stringify({ ...body, sum: sumOf(body) });
}

/** A file's career; refused if it is damaged, newer, of unknown games, or no such career can have been raced. */
export function readCareer(context: Context, text: string): { ok: true; value: CareerFile } | Refused {
  const json = jsonIn(text);
  const head = headShape.safeParse(json);
  if (head.success && head.data.format > FORMAT) return refuse('bad-input', message('career.file-newer'));
  const fits = fileShape.safeParse(json);
  if (!fits.success) return damaged();
  const { sum, ...body } = fits.data;
  if (sumOf(body) !== sum) return damaged();
  const { id, made, plan, raced } = body;
  const games = [...plan.games, ...plan.seasons.flatMap(({ races }) => races.map(({ game }) => game))];
  const unknown = games.find((game) => gameIn(context, game) === undefined);
  if (unknown !== undefined) return noSuchGame(unknown);
  const state: CareerState = { career: id, plan, raced };
  return isPossible(context, state) ? { ok: true, value: { made, state } } : damaged();
}

function damaged(): Refused {
  return refuse('bad-input', message('career.file-damaged'));
}

/** Every part was raced once, by its own drivers and in order; every season but the last is over and led to the next one's league. */
function isPossible({ games }: Context, state: CareerState): boolean {
  const { plan, raced } = state;
  if (!plan.games.every((id) => games[id] !== undefined && isRaceable(games[id]))) return false;
  let counted = 0;
  for (const [at, drawn] of plan.seasons.entries()) {
    const ids = new Set(drawn.rivals.map(({ id }) => id));
    if (ids.size !== LEAGUE_SIZE - plan.people.length || drawn.races.length !== plan.races) return false;
    if (drawn.chosen !== null && !areOffered(drawn.chosen, drawn.offers)) return false;
    const season = racedSeason(state, games, at + 1);
    if (season === undefined || (at === 0 && drawn.league !== 'sunday')) return false;
    const all = season.view.table.map(({ driver }) => driver);
    let isReached = true;
    for (const { parts, finishes } of season.rounds) {
      for (const { part: name, drivers, raced: own } of parts) {
        if (own === undefined) continue;
        counted++;
        const expected = name === 'race' ? all : drivers;
        if (!isReached || drawn.chosen === null || !isBy(expected, own.result?.cars)) return false;
      }
      isReached &&= finishes !== undefined;
    }
    const next = plan.seasons[at + 1];
    if (next !== undefined && (stateOf(season) !== 'over' || endOf(season)?.to !== next.league)) return false;
  }
  return counted === raced.length;
}

function areOffered(chosen: readonly string[], offers: readonly { id: string }[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((id) => offers.some((one) => one.id === id));
}

/** Whether exactly these drivers raced, on places that exist. */
function isBy(
  drivers: readonly string[] | undefined,
  cars: readonly { driver: string; place: number; start: number; last: number }[] | undefined,
): boolean {
  if (drivers === undefined || cars === undefined || cars.length !== drivers.length) return false;
  const ids = new Set(cars.map(({ driver }) => driver));
  const most = cars.length;
  return (
    drivers.every((driver) => ids.has(driver)) &&
    cars.some(({ place }) => place === 1) &&
    cars.every(({ place, start, last }) => place <= most && start <= most && last <= most)
  );
}
