// Bonus points, laps as raced and a race's occasion: stored with the race, shown in results, season
// and files. Not here: how a season counts them (src/season).

import { value } from '@api/tests/granted';
import { replay } from '@core/record';
import { relay } from '@core/tests/relay';
import type { ToyState } from '@core/tests/toy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, type Party, party } from '../../tests/party';
import { created, derbySeason, got, raceOn, started } from '../../tests/season';

const GAMES = { relay };
let it: Party;
let me: Guest;
let season: string;
let matches: string[];
beforeEach(async () => {
  it = await party({ games: GAMES });
  me = it.join();
  const plan = derbySeason(['marta', 'tom', 'ada'], 3);
  season = await created(me, { ...plan, rounds: plan.rounds.map((round) => ({ ...round, game: 'relay' })) });
  matches = [];
  for (let race = 0; race < 2; race++) {
    const match = await started(me, season);
    await raceOn(it, [me], match);
    matches.push(match);
  }
});
afterEach(() => it.end());

/** By seat, from seed and moves: place, and whether the car has finished. */
function raced(match: string): { place: number; far: boolean }[] {
  const end = replay(relay, it.store.saves.record(match)!);
  if (!end.ok) throw new Error(end.violation.code);
  const state: ToyState = end.value.state;
  return state.cars.map((car, seat) => {
    const place = relay.standings(state).find((one) => one.seat === seat)!.place;
    return { place, far: car.at >= state.length };
  });
}
const FLYING = [{ id: 'home', name: 'flying finish', points: 5 }];

test('results and season list the bonus points, and why they were given', async () => {
  const view = await got(me, season);
  const cars = matches.map(raced);
  expect(cars.flat().some(({ far }) => far)).toBe(true);
  expect(cars.flat().every(({ far }) => far)).toBe(false);
  for (const [at, match] of matches.entries()) {
    const scores = cars[at]!.map(({ place, far }) => ({
      points: 3 - place + (far ? 5 : 0),
      bonuses: far ? FLYING : [],
    }));
    const length = 8 + at;
    const occasion = at === 0 ? { id: 'calm', name: 'Calm' } : { id: 'gale', name: 'Gale' };
    const result = await value(me.client.call('matches.result', { match }));
    expect(result).toMatchObject({ scores, points: scores.map(({ points }) => points), occasion, laps: length - 1 });
    const { results, ...round } = view.rounds[at]!;
    expect(round).toMatchObject({ state: 'done', occasion, laps: length - 1 });
    const shown = ['marta', 'tom', 'ada'].map((driver) => results.find((one) => one.driver === driver));
    expect(shown.map((one) => ({ points: one?.points, bonuses: one?.bonuses }))).toEqual(scores);
  }
  expect(view.rounds[2]).toMatchObject({ occasion: null, laps: null });
});

test('a race that is counted later has the same bonuses', async () => {
  const [match = ''] = matches;
  const before = await value(me.client.call('matches.result', { match }));
  const { jobHandlers } = await import('../../jobs/jobs');
  const counted = jobHandlers(GAMES).count({ dir: it.dir, now: it.clock.now(), match }, () => false);
  expect(counted).toMatchObject({
    ok: true,
    length: before.laps,
    entries: before.scores?.map(({ points, bonuses }) => {
      return { points, bonuses: bonuses.map((bonus) => ({ id: 'home', points: bonus.points })) };
    }),
  });
});

test('page, table and file contain the bonuses, and an imported season has the same', async () => {
  const before = await got(me, season);
  const export_ = async (as: 'page' | 'csv' | 'file') =>
    (await value(me.client.call('seasons.export', { season, as }))).text;
  expect(await export_('page')).toContain('+5 flying finish');
  expect(await export_('csv')).toMatch(/,Calm,5,flying finish\r\n|,Gale,5,flying finish\r\n/);
  const text = await export_('file');
  it.end();
  it = await party({ games: GAMES });
  it.clock.pass(3_600_000);
  me = it.join();
  const came = await value(me.client.call('files.import', { text }));
  const after = await got(me, came.kind === 'season' ? came.season : '');
  const shown = ({ rounds, table }: typeof before) => [
    rounds.map(({ results, occasion, laps }) => ({ results, occasion, laps })),
    table.map(({ driver, points }) => [driver, points]),
  ];
  expect(shown(after)).toEqual(shown(before));
});
