// What all calculations of one tournament start from: its drivers by seed, the sizes of its tables, who has left.
// Not here: what is wrong with a plan (trouble.ts).

import type { SeasonPlan } from '@api/season';
import { fewestCars, gameOf } from '../games';
import type { SeasonGame, SeasonGames } from '../types';
import type { Desk, TournamentState } from './types';

/** How ids of AI drivers who belong to no one begin. No driver of a plan may have such an id. */
export const FILL_IN = 'fill-in-';

/** undefined if the season is not a tournament. */
export function deskOf(state: TournamentState, games: SeasonGames): Desk | undefined {
  const { plan } = state;
  const spec = plan.tournament;
  if (spec === undefined) return undefined;
  const [fewest, most] = seatsOf(plan, games);
  const known = new Set(plan.drivers.map(({ id }) => id));
  const late = spec.late.map(({ driver }) => driver);
  const named = [...spec.seeds.filter((id) => !late.includes(id)), ...known].filter((id) => !late.includes(id));
  const seeds = [...new Set([...named, ...late])].filter((id) => known.has(id));
  return {
    state,
    games,
    plan,
    spec,
    fewest,
    size: Math.max(fewest, Math.min(most, spec.tableSize)),
    seeds,
    seedOf: new Map(seeds.map((id, seed) => [id, seed])),
    people: new Set(plan.drivers.filter(({ driver }) => isPerson(driver.kind)).map(({ id }) => id)),
  };
}

/** Fewest and most cars at a table: what every game of the plan can seat. Games unknown here are left out. */
export function seatsOf(plan: Pick<SeasonPlan, 'rounds'>, games: SeasonGames): [fewest: number, most: number] {
  const all = plan.rounds.flatMap(({ game }): SeasonGame[] => {
    const found = gameOf(games, game);
    return found === undefined ? [] : [found];
  });
  return [Math.max(2, ...all.map(fewestCars)), Math.min(...all.map(({ seats }) => seats[1]))];
}

function isPerson(kind: SeasonPlan['drivers'][number]['driver']['kind']): boolean {
  return kind === 'you' || kind === 'hotseat' || kind === 'lan';
}

/** Whether this id is an AI driver's who belongs to no one. */
export function isFillIn(id: string): boolean {
  return id.startsWith(FILL_IN);
}

/** Drivers by seed who were there at the draw of the first stage. */
export function firstField({ seeds, spec }: Pick<Desk, 'seeds' | 'spec'>): string[] {
  return seeds.filter((id) => !spec.late.some(({ driver }) => driver === id));
}

/** Whether a driver is drawn for this stage, 1-based. */
export function isDrawnFor({ spec }: Pick<Desk, 'spec'>, driver: string, stage: number): boolean {
  const isGone = spec.withdrawn.some((one) => one.driver === driver && one.from <= stage);
  return !isGone && !spec.late.some((one) => one.driver === driver && one.from > stage);
}

/** Whether a driver has left for good. */
export function hasLeft({ spec }: Pick<Desk, 'spec'>, driver: string): boolean {
  return spec.withdrawn.some((one) => one.driver === driver);
}

/** Lower is better; AI drivers who belong to no one come last. */
export function seedOf({ seedOf: seeds }: Pick<Desk, 'seedOf'>, driver: string): number {
  return seeds.get(driver) ?? seeds.size;
}
