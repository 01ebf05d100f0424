// From a player's action to all screens of their table, while eight tables race and while one does. Host and guests share one thread
// here, so the times are upper bounds of what several machines need.

import { LIMITS } from '@api/constants';
import type { AnyGame } from '@core/contract';
import { games } from '@games/registry';
import type { RehearsalRace } from '@tools/rehearsal/rehearsal-race';
import type { Measured } from './figure';
import { shareOf } from './figure';

/** Guests at a table: 64 at eight of them. */
const PLAYERS = 8;
/** Actions of a table that count. */
const ACTIONS = 60;
/** ms between two actions of a table: as fast as people at a table are who do not think. */
const PAUSE = 400;

/** The figures. */
export async function manyTablesFigures(): Promise<Measured[]> {
  const all = Object.values(games);
  // Games with a seat for every guest.
  const seated = all.filter(({ seats }) => seats[1] >= PLAYERS);
  const tables = Array.from({ length: LIMITS.tables }, (_, at) => seated[at % seated.length]).flatMap(
    (one) => one ?? [],
  );
  const one = await timesOf(tables.slice(0, 1));
  const eight = await timesOf(tables);
  const [p95, crowded] = [shareOf(one, 0.95), shareOf(eight, 0.95)];
  const figure = { better: 'lower' as const };
  return [
    { ...figure, name: 'tables.one.p95', value: p95, unit: 'ms', floor: 50, goal: 10 },
    { ...figure, name: 'tables.eight.p95', value: crowded, unit: 'ms', floor: 75, goal: 15 },
    { ...figure, name: 'tables.eight.to-one', value: crowded / p95, unit: 'x', floor: 1.5, goal: 1.2 },
  ];
}

/** The times of the actions of the first table, ms, while all these tables race. */
async function timesOf(tables: readonly AnyGame[]): Promise<number[]> {
  const { rehearseTables } = await import('@tools/rehearsal/many-tables');
  const { rehearsal, races } = await rehearseTables(tables, PLAYERS);
  try {
    const times = await Promise.all(races.map((race, at) => actAt(race, (at * PAUSE) / races.length)));
    return times[0] ?? [];
  } finally {
    await rehearsal.close();
  }
}

/** after: ms until the first action, so that tables do not act at the same moment. */
async function actAt(race: RehearsalRace, after: number): Promise<number[]> {
  await pause(after);
  const times: number[] = [];
  while (!race.over() && times.length < ACTIONS) {
    times.push((await race.act()).ms);
    await pause(PAUSE);
  }
  return times;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
