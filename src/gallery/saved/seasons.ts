// The gallery's seasons: one before its first race, one after two of three, one that is over. Made from recorded races.
// Not here: races that belong to no season (races.ts).

import { message } from '@api/messages';
import type { SeasonDriver, SeasonPlan, SeasonRound, SeasonRules } from '@api/season';
import type { Colour, RaceConfig } from '@core/contract';
import { auditText } from '@host/seasons/audit';
import type { WholeRace } from '@store/races/saves';
import { recordOf } from '../positions';
import { RACERS } from './drivers';
import { once } from './races';
import { recordedRace } from './recorded-race';
import type { Saved } from './saved';

/** Addresses of the seasons. */
export const SEASONS = { fresh: 'season-fresh', running: 'season-running', over: 'season-over' } as const;

const RULES: SeasonRules = {
  points: { kind: 'own' },
  drop: 0,
  grid: 'reversed',
  ties: ['countback', 'latest'],
  fillIn: 'medium',
  missed: 'standIn',
};
const WEEKEND = { garage: 'mixed', weather: true, sponsorship: true } as const;
const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green'];

const FRESH: SeasonPlan = {
  name: 'Winter Cup',
  preset: 'heat/season-2',
  drivers: driversWith([]),
  teams: [],
  rounds: [
    round(1, 'heat', 'italy', { ...WEEKEND, event: 'engines' }),
    round(2, 'heat', 'great-britain', { ...WEEKEND, event: 'crowds' }),
    round(3, 'heat', 'france', { ...WEEKEND, event: 'committee' }),
  ],
  rules: RULES,
};

const RUNNING: SeasonPlan = {
  name: 'Season One',
  preset: 'heat/season-1',
  drivers: driversWith(['north', 'north', 'south', 'south']),
  teams: [
    { id: 'north', name: 'North Garage' },
    { id: 'south', name: 'South Garage' },
  ],
  rounds: [
    round(1, 'heat', 'great-britain', { ...WEEKEND, event: 'grandstand' }),
    round(2, 'heat', 'usa', { ...WEEKEND, event: 'record' }),
    round(3, 'heat', 'italy', { ...WEEKEND, event: 'strike' }),
  ],
  rules: RULES,
};

const OVER: SeasonPlan = {
  name: 'Spring Tour',
  preset: null,
  drivers: driversWith([]),
  teams: [],
  rounds: [
    round(1, 'heat', 'italy', { ...WEEKEND, event: 'strike' }),
    round(2, 'roborally', 'needles-eye', {}),
    round(3, 'waddington', 'porto-sirena', {}),
  ],
  rules: { ...RULES, points: { kind: 'table', table: [9, 6, 4, 3] } },
};

const DAY = 24 * 3_600_000;
const SPRING = Date.UTC(2026, 2, 20, 20, 15);

/** The saved seasons with their races. */
export const seasons = once(async (): Promise<Saved> => {
  const running = { id: SEASONS.running, plan: RUNNING, at: SPRING + 40 * DAY, changes: [penalty()] };
  const over = { id: SEASONS.over, plan: OVER, at: SPRING - DAY };
  const races = await Promise.all([
    raced(OVER, SEASONS.over, 0, 'italy-strike', SPRING),
    raced(OVER, SEASONS.over, 1, 'needles-eye', SPRING + 7 * DAY),
    raced(OVER, SEASONS.over, 2, 'porto-sirena', SPRING + 14 * DAY),
    raced(RUNNING, SEASONS.running, 0, 'great-britain-grandstand', SPRING + 41 * DAY),
    raced(RUNNING, SEASONS.running, 1, 'usa-record', SPRING + 48 * DAY),
  ]);
  return { seasons: [over, running, { id: SEASONS.fresh, plan: FRESH, at: SPRING + 50 * DAY }], races };
});

/** Deducts two points from Lupe in the first round, as the host records it. */
function penalty() {
  const values = { name: 'Lupe', round: 1, points: '-2', count: 2, reason: 'Cut the chicane.' };
  const correction = { round: 'r1', driver: 'd4', points: -2, out: false };
  return { at: SPRING + 42 * DAY, text: auditText([message('audit.points', values)]), correction };
}

/** A recorded race as a round of this plan: the drivers sit in its cars in their order. index: 0-based. */
async function raced(plan: SeasonPlan, season: string, index: number, name: string, at: number): Promise<WholeRace> {
  const { id = '', game = '' } = plan.rounds[index] ?? {};
  const record = await recordOf(game, name);
  const { cars }: RaceConfig = record.config;
  const drivers = plan.drivers.slice(0, cars.length);
  const seats = cars.map(({ colour }, seat) => {
    const driver = drivers[seat];
    if (driver === undefined) throw new Error(`${plan.name} has too few drivers for ${name}`);
    return { seat, name: driver.name, colour, driver: driver.driver };
  });
  const entrants = drivers.map((driver) => ({ driver: driver.id, standIn: false }));
  return recordedRace(record, { id: `${season}-${id}`, at, seats, season: { season, round: id, leg: 1, entrants } });
}

function driversWith(teams: readonly string[]): SeasonDriver[] {
  return COLOURS.map((colour, at): SeasonDriver => {
    const { name = '', driver = { kind: 'you' } } = RACERS[at] ?? {};
    return { id: `d${at + 1}`, name, colour, driver, team: teams[at] ?? null };
  });
}

function round(number: number, game: string, circuit: string, options: SeasonRound['options']): SeasonRound {
  return { id: `r${number}`, game, circuit, options, clock: 0, series: false };
}
