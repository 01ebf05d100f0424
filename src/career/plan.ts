// A career's season as a plan of the seasons' own, so that points, ties and grids are computed in one place (src/season).
// Not here: which race is next (rounds.ts).

import type { CareerDriver } from '@api/career/commands';
import type { SeasonDriver, SeasonPlan } from '@api/season';
import { characterOf } from '@drivers/characters';
import type { CareerPlan, DrawnSeason } from './types';

/** Points by place, the same in every game. */
export const POINTS = [10, 8, 6, 4, 2, 1] as const;

/** The ids of people, first and second. */
export const PEOPLE = ['you', 'you-2'] as const;

/** Whether this id is a person's. */
export function isPerson(driver: string): boolean {
  return (PEOPLE as readonly string[]).includes(driver);
}

/** The season with this number, 1-based; undefined if it was not drawn. */
export function seasonOf(plan: CareerPlan, season: number): DrawnSeason | undefined {
  return plan.seasons[season - 1];
}

/** The drivers of a season, people first. */
export function driversOf(plan: CareerPlan, { rivals }: DrawnSeason): CareerDriver[] {
  return [
    ...plan.people.map(({ name, colour }, at) => ({ id: personId(at), name, colour, person: true, level: null })),
    ...rivals.map(({ id, colour, level }) => ({ id, name: nameOf(id), colour, person: false, level })),
  ];
}

/** A character's name; its id if this version does not know it. */
export function nameOf(character: string): string {
  return characterOf(character)?.given ?? character;
}

/** The season as a plan. Rounds are named by their number. */
export function seasonPlanOf(plan: CareerPlan, season: DrawnSeason): SeasonPlan {
  return {
    name: plan.name,
    preset: null,
    drivers: driversOf(plan, season).map(seasonDriver),
    teams: [],
    rounds: season.races.map(({ game, circuit, options }, at) => ({
      id: String(at + 1),
      game,
      circuit,
      options: { ...options },
      clock: 0,
      series: false,
    })),
    rules: {
      points: { kind: 'table', table: [...POINTS] },
      drop: 0,
      grid: 'standings',
      ties: ['countback', 'latest'],
      fillIn: null,
      missed: 'none',
    },
  };
}

function personId(at: number): string {
  return PEOPLE[at] ?? PEOPLE[0];
}

function seasonDriver({ id, name, colour, level }: CareerDriver): SeasonDriver {
  const person = id === PEOPLE[0] ? ({ kind: 'you' } as const) : ({ kind: 'hotseat' } as const);
  const driver = level === null ? person : ({ kind: 'ai', level, character: id } as const);
  return { id, name, colour, driver, team: null };
}
