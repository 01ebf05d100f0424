// What is wrong with a tournament's plan, or with a change to it. Not here: its races, which are checked like a season's, for
// the drivers of one table (planTrouble with oneTable).

import type { SeasonPlan, SeasonTournament } from '@api/season';
import { COLOURS } from '@core/contract';
import { isSameRound } from '../change-messages';
import { gameOf } from '../games';
import type { SeasonGames } from '../types';
import { stagesBegun } from './corrections';
import { isFillIn, seatsOf } from './desk';
import { tournamentOf } from './tournament-of';
import type { TournamentState } from './types';

/** Fewest and most drivers at the draw. */
const DRIVERS = { min: 4, max: 64 } as const;
/** Fewest drivers of a division. */
const DIVISION = 2;

/**
 * Why a plan is no tournament that can be raced. drivers: too few or too many. seats: its games have no number of cars in
 * common. size: of a table. seeds: they do not name each driver once. division: 1-based, has too few drivers. divisions: a
 * driver is in none, or in two. late: only Swiss tournaments and leagues take late drivers. begun: may not change any more.
 */
export type TournamentTrouble =
  | { code: 'none' | 'seats' | 'seeds' | 'divisions' | 'late' | 'final' }
  | { code: 'drivers' | 'size'; min: number; max: number; count: number }
  | { code: 'game'; game: string }
  | { code: 'id'; driver: string }
  | { code: 'division'; division: number; min: number }
  | { code: 'begun'; what: 'format' | 'rounds' | 'rules' | 'drivers' };

/** Why this tournament can't be raced; null if it can. none: the plan is no tournament. */
export function tournamentTrouble(plan: SeasonPlan, games: SeasonGames): TournamentTrouble | null {
  const spec = plan.tournament;
  if (spec === undefined) return { code: 'none' };
  const unknown = plan.rounds.find(({ game }) => gameOf(games, game) === undefined);
  if (unknown !== undefined) return { code: 'game', game: unknown.game };
  const [min, max] = seatsOf(plan, games);
  if (min > max) return { code: 'seats' };
  if (spec.tableSize < min || spec.tableSize > max) return { code: 'size', min, max, count: spec.tableSize };
  if (spec.final !== undefined && !plan.rounds.some(({ id }) => id === spec.final)) return { code: 'final' };
  return driversTrouble(plan, spec) ?? divisionsTrouble(spec);
}

/**
 * Why this plan can't replace the tournament's; null if it can. Once a stage has begun, only drivers who leave or come late and
 * voided tables may be added; names and colours may change.
 */
export function tournamentChangeTrouble(
  before: TournamentState,
  plan: SeasonPlan,
  games: SeasonGames,
): TournamentTrouble | null {
  const old = before.plan.tournament;
  const spec = plan.tournament;
  const now = tournamentOf(before, games);
  if (old === undefined || spec === undefined || now === undefined) return { code: 'none' };
  const begun = stagesBegun(now);
  if (begun > 0) {
    const { withdrawn, late, voided, ...fixed } = spec;
    const { withdrawn: gone, late: came, voided: off, ...was } = old;
    if (!isSame(fixed, was)) return { code: 'begun', what: 'format' };
    if (!hasSameRounds(before.plan, plan)) return { code: 'begun', what: 'rounds' };
    if (!isSame(plan.rules, before.plan.rules)) return { code: 'begun', what: 'rules' };
    const isAdded = isExtended(gone, withdrawn, begun) && isExtended(came, late, begun);
    const isKept = before.plan.drivers.every(({ id }) => plan.drivers.some((driver) => driver.id === id));
    if (!isAdded || !isKept || !isSame(voided.slice(0, off.length), off)) return { code: 'begun', what: 'drivers' };
  }
  return tournamentTrouble(plan, games);
}

/** A plan for a full table, to check the races of a tournament as a season's: drivers who fit every game, in any colours. */
export function oneTable(plan: SeasonPlan): SeasonPlan {
  const drivers = plan.drivers.slice(0, plan.tournament?.tableSize ?? plan.drivers.length);
  const alike = drivers.map((one, index) => ({ ...one, name: `${index + 1}`, colour: COLOURS[index] ?? one.colour }));
  return { ...plan, drivers: alike, rules: { ...plan.rules, drop: 0 } };
}

function driversTrouble({ drivers }: SeasonPlan, { format, seeds, late }: SeasonTournament): TournamentTrouble | null {
  const ids = drivers.map(({ id }) => id);
  const odd = ids.find(isFillIn);
  if (odd !== undefined) return { code: 'id', driver: odd };
  const count = ids.length - late.length;
  if (count < DRIVERS.min || ids.length > DRIVERS.max) return { code: 'drivers', ...DRIVERS, count: ids.length };
  const named = [...seeds, ...late.map(({ driver }) => driver)];
  if (named.length !== ids.length || ids.some((id) => !named.includes(id))) return { code: 'seeds' };
  const takesLate = format.kind === 'swiss' || format.kind === 'league';
  return late.length > 0 && !takesLate ? { code: 'late' } : null;
}

function divisionsTrouble({ format, seeds }: SeasonTournament): TournamentTrouble | null {
  if (format.kind !== 'league') return null;
  const small = format.divisions.findIndex((own) => own.length < DIVISION);
  if (small >= 0) return { code: 'division', division: small + 1, min: DIVISION };
  const all = format.divisions.flat();
  const isWhole = all.length === seeds.length && seeds.every((id) => all.includes(id));
  return isWhole ? null : { code: 'divisions' };
}

type Entries = SeasonTournament['late'];

/** Whether the list only has new entries, for stages that have not begun. */
function isExtended(before: Entries, after: Entries, begun: number): boolean {
  return isSame(after.slice(0, before.length), before) && after.slice(before.length).every(({ from }) => from > begun);
}

function hasSameRounds({ rounds: before }: SeasonPlan, { rounds: after }: SeasonPlan): boolean {
  const isSameAt = (round: SeasonPlan['rounds'][number], index: number) => {
    const was = before[index];
    return was?.id === round.id && isSameRound(was, round);
  };
  return before.length === after.length && after.every(isSameAt);
}

/** Plans are plain JSON that only ever passes through one schema, so that equal ones have their keys in one order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
