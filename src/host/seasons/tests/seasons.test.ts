// Seasons through their commands: run to the end alone and at a shared screen, interrupted, corrected, started twice, deleted.
// Not here: seasons at a party (season-party.test.ts).

import { commands, type Push } from '@api/contract';
import { value } from '@api/tests/granted';
import { english, saying } from '@api/tests/saying';
import type { AnyGame, RaceConfig } from '@core/contract';
import { derby, type ToyState } from '@core/tests/toy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { code, type Guest, type Party, party } from '../../tests/party';
import { countedAgain, created, derbySeason, got, pointsOf, raceOn, started } from '../../tests/season';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

async function raceAll(season: string, rounds: number): Promise<string[]> {
  const matches: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const match = await started(me, season);
    await raceOn(it, [me], match);
    expect(me.seen(match).finished).toBe(true);
    matches.push(match);
  }
  return matches;
}

test.each([
  ['alone', ['marta', 'ada']],
  ['at a shared screen', ['marta', 'tom', 'ada']],
] as const)('a season %s runs to its end: the champion and all points are what the records say', async (_, drivers) => {
  const season = await created(me, derbySeason(drivers, 3));
  const matches = await raceAll(season, 3);
  const view = await got(me, season);
  const counted = countedAgain(it, matches);
  expect(pointsOf(view)).toEqual(counted);
  expect(view).toMatchObject({ status: 'finished', next: null });
  const most = Math.max(...Object.values(counted));
  const [champion] = view.champions;
  expect(counted[view.plan.drivers.find((one) => one.id === champion)!.name]).toBe(most);
  expect(await code(me.client.call('seasons.start', { season }))).toBe('not-allowed');
  const [line] = await value(me.client.call('seasons.list', {}));
  expect(line).toMatchObject({ status: 'finished', done: 3, rounds: 3, games: ['derby'], leader: { points: most } });
});

test('an interrupted race resumes where it was, and its round counts once', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  const match = await started(me, season);
  await raceOn(it, [me], match, 2);
  const { step } = it.store.saves.head(match)!;
  expect(step).toBeGreaterThan(0);
  await it.restart();
  me = it.join();
  expect(await got(me, season)).toMatchObject({ next: { round: 'r1', match }, rounds: [{ state: 'running' }, {}] });
  expect(await started(me, season)).toBe(match);
  expect(it.store.saves.head(match)!.step).toBeGreaterThanOrEqual(step);
  await raceOn(it, [me], match);
  const view = await got(me, season);
  expect(pointsOf(view)).toEqual(countedAgain(it, [match]));
  expect(view.next).toMatchObject({ round: 'r2', match: null });
});

test('two starts at once give one race', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  const both = await Promise.all([0, 1].map(() => value(me.client.call('seasons.start', { season }))));
  expect(both[0]).toEqual(both[1]);
  expect(it.store.saves.list(9)).toHaveLength(1);
});

test('the disk decides: a start that does not know of the existing race returns it', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  const first = await value(me.client.call('seasons.start', { season }));
  vi.spyOn(it.store.seasons, 'races').mockReturnValueOnce([]);
  expect(await value(me.client.call('seasons.start', { season }))).toEqual(first);
  expect(it.store.saves.list(9)).toHaveLength(1);
});

test('a race shows its round in lists, on the track and in its result', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 3));
  await raceAll(season, 1);
  const match = await started(me, season);
  const place = { season, name: 'Winter Cup', round: 2, rounds: 3, leg: 1, legs: 1 };
  expect(me.seen(match).origin).toEqual({ practice: false, season: place });
  const { plan } = await got(me, season);
  await value(me.client.call('seasons.change', { season, plan: { ...plan, name: 'Spring Cup' } }));
  await raceOn(it, [me], match);
  const renamed = { practice: false, season: { ...place, name: 'Spring Cup' } };
  expect(me.seen(match).origin).toEqual(renamed);
  expect((await value(me.client.call('matches.list', {}))).find((race) => race.match === match)?.origin).toEqual(
    renamed,
  );
  expect((await value(me.client.call('matches.result', { match }))).origin).toEqual(renamed);
});

test('a race’s result shows what it gave in the season, by the season’s points table and with corrections', async () => {
  const plan = derbySeason(['marta', 'ada'], 2);
  const table = { kind: 'table' as const, table: [7, 3] };
  const season = await created(me, { ...plan, rules: { ...plan.rules, points: table } });
  const [match] = await raceAll(season, 1);
  const result = async () => value(me.client.call('matches.result', { match: match! }));
  const { points, seats, standings } = await result();
  expect(points).toEqual(seats.map(({ seat }) => (standings.find((one) => one.seat === seat)?.place === 1 ? 7 : 3)));
  const correction = { season, round: 'r1', driver: 'ada', points: 2, out: false, reason: 'For the show' };
  await value(me.client.call('seasons.correct', correction));
  const ada = seats.findIndex((seat) => seat.name === 'Ada');
  expect((await result()).points?.[ada]).toBe((points?.[ada] ?? 0) + 2);
});

test('a finished race stays as long as its season; an open one can be deleted, and its round is run again', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  const [raced] = await raceAll(season, 1);
  const refused = await me.client.call('matches.delete', { match: raced! });
  expect(refused).toMatchObject({ ok: false, fault: { said: saying('Winter Cup') } });
  const open = await started(me, season);
  await value(me.client.call('matches.delete', { match: open }));
  expect((await got(me, season)).next).toMatchObject({ round: 'r2', match: null });
  const again = await started(me, season);
  expect(again).not.toBe(open);
  await raceOn(it, [me], again);
  expect(pointsOf(await got(me, season))).toEqual(countedAgain(it, [raced!, again]));
  await value(me.client.call('seasons.delete', { season }));
  expect(await code(me.client.call('seasons.get', { season }))).toBe('not-found');
  const result = await value(me.client.call('matches.result', { match: raced! }));
  expect(result.origin.season).toBeNull();
  await value(me.client.call('matches.delete', { match: raced! }));
});

test('a rematch is a separate race and counts nowhere', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  const matches = await raceAll(season, 1);
  const before = pointsOf(await got(me, season));
  const { match } = await value(me.client.call('matches.rematch', { match: matches[0]! }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await raceOn(it, [me], match);
  expect(me.seen(match)).toMatchObject({ finished: true, origin: { season: null } });
  expect(pointsOf(await got(me, season))).toEqual(before);
});

test('corrections change the points and leave audit lines', async () => {
  const season = await created(me, derbySeason(['marta', 'tom', 'ada'], 2));
  const correct = (more: object) => {
    const input = { season, round: 'r1', driver: 'ada', points: 0, out: false, reason: 'Cut the corner', ...more };
    return me.client.call('seasons.correct', input);
  };
  expect(await code(correct({ points: 3 }))).toBe('not-allowed');
  const matches = await raceAll(season, 1);
  const before = countedAgain(it, matches);
  it.clock.pass(60_000);
  const view = await value(correct({ points: -1 }));
  expect(pointsOf(view)).toEqual({ ...before, Ada: before.Ada! - 1 });
  const after = await value(correct({ driver: 'marta', out: true, reason: 'Wrong car' }));
  expect(pointsOf(after)).toEqual({ ...before, Ada: before.Ada! - 1, Marta: 0 });
  expect(after.audit.map((line) => english(line.said))).toEqual([
    'Ada, round 1: -1 point. Cut the corner',
    'Marta, round 1: result removed. Wrong car',
  ]);
  expect(after.audit[0]!.at).toBe(new Date(it.clock.now()).toISOString());
  expect(await code(correct({}))).toBe('bad-input');
  expect(await code(correct({ driver: 'nobody', points: 1 }))).toBe('bad-input');
  expect(await code(correct({ driver: 'marta', out: true }))).toBe('bad-input');
  expect(await code(correct({ round: 'r2', points: 1 }))).toBe('not-allowed');
  await it.restart();
  me = it.join();
  expect(await got(me, season)).toEqual(after);
  const back = await value(correct({ driver: 'marta', reason: 'It was the right car after all' }));
  expect(pointsOf(back)).toEqual({ ...before, Ada: before.Ada! - 1 });
  expect(english(back.audit.at(-1)?.said ?? [])).toBe(
    'Marta, round 1: result restored. It was the right car after all',
  );
});

test('an unraceable plan is refused with a message; a changed one keeps what was raced and adds an audit line', async () => {
  const plan = derbySeason(['marta', 'ada'], 3);
  const wrong = { ...plan, rounds: [{ ...plan.rounds[0]!, circuit: 'moon' }] };
  const refused = await me.client.call('seasons.create', { plan: wrong });
  expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-input', said: saying('moon') } });
  const season = await created(me, plan);
  await raceAll(season, 1);
  const without = { ...plan, rounds: plan.rounds.slice(1) };
  expect(await code(me.client.call('seasons.change', { season, plan: without }))).toBe('bad-input');
  const shorter = { ...plan, rounds: plan.rounds.slice(0, 2) };
  const view = await value(me.client.call('seasons.change', { season, plan: shorter }));
  expect(view.rounds.map((round) => round.state)).toEqual(['done', 'next']);
  expect(view.audit).toHaveLength(1);
  expect((await value(me.client.call('seasons.change', { season, plan: shorter }))).audit).toHaveLength(1);
});

test('a driver at their own screen needs a party', async () => {
  const season = await created(me, derbySeason(['marta', 'ines'], 2));
  const refused = await me.client.call('seasons.start', { season });
  expect(refused).toMatchObject({ ok: false, fault: { said: saying('Ines') } });
  const lineUp = [{ driver: 'ines', at: 'absent' as const }];
  const match = await started(me, season, lineUp);
  expect(me.seen(match).seats.map((seat) => [seat.name, seat.driver.kind])).toEqual([
    ['Marta', 'you'],
    ['Ines', 'ai'],
  ]);
  await raceOn(it, [me], match);
  const { results } = (await got(me, season)).rounds[0]!;
  expect(results.find((one) => one.driver === 'ines')).toMatchObject({ standIn: true, points: 0 });
});

test('a series counts as one round; its later races use the starting order of the first', async () => {
  const series: NonNullable<AnyGame['series']> = {
    races: 2,
    options: (race) => ({ length: 5 + race }),
    order: (state: ToyState) => state.cars.map((_, seat) => seat).reverse(),
    isOver: (results) => results.length === 2,
    table: (results) => results[1]!.map(({ place }, seat) => ({ seat, place })),
  };
  const other = await party({ games: { derby: { ...derby, series, givenGrid: { length: 9 } } } });
  const owner = other.join();
  const plan = derbySeason(['marta', 'tom', 'ada'], 1);
  const season = await created(owner, { ...plan, rounds: plan.rounds.map((round) => ({ ...round, series: true })) });
  const matches: string[] = [];
  for (const leg of [1, 2]) {
    const match = await started(owner, season);
    expect(owner.seen(match).origin.season).toMatchObject({ round: 1, rounds: 1, leg, legs: 2 });
    expect(owner.seen(match).options).toEqual({ length: 5 + leg });
    await raceOn(other, [owner], match);
    matches.push(match);
  }
  const config = other.store.saves.head(matches[1]!)!.config as RaceConfig;
  expect(config.cars.map((car) => car.start)).toEqual([3, 2, 1]);
  const view = await got(owner, season);
  expect(view).toMatchObject({ status: 'finished', rounds: [{ state: 'done', races: [{ leg: 1 }, { leg: 2 }] }] });
  expect(pointsOf(view)).toEqual(countedAgain(other, matches.slice(1)));
  other.end();
});

test('windows hear of every change of a season', async () => {
  const heard: Push<'seasons.changed'>[] = [];
  me.client.on('seasons.changed', (body) => heard.push(body));
  const changes = async (work: () => Promise<unknown>) => {
    const before = heard.length;
    await work();
    await it.rest();
    return heard.slice(before).map((one) => one.season);
  };
  let season = '';
  await changes(async () => (season = await created(me, derbySeason(['marta', 'ada'], 2))));
  expect(heard).toEqual([{ season }]);
  let match = '';
  expect(await changes(async () => (match = await started(me, season)))).toEqual([season]);
  expect(await changes(() => raceOn(it, [me], match))).toEqual([season]);
  const open = (await value(me.client.call('seasons.start', { season }))).match;
  expect(await changes(() => value(me.client.call('matches.delete', { match: open })))).toEqual([season]);
  expect(await changes(() => value(me.client.call('seasons.delete', { season })))).toEqual([season]);
});

test('a season with a damaged plan is marked in the list and can be deleted', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  const good = await created(me, derbySeason(['marta', 'ada'], 1));
  it.store.seasons.change(season, { name: 7 }, 'Damage', it.clock.now());
  const list = await value(me.client.call('seasons.list', {}));
  expect(list.map((one) => [one.season, one.status]).sort()).toEqual(
    [
      [season, 'damaged'],
      [good, 'running'],
    ].sort(),
  );
  expect(await code(me.client.call('seasons.get', { season }))).toBe('storage');
  expect(await code(me.client.call('seasons.start', { season }))).toBe('storage');
  await value(me.client.call('seasons.delete', { season }));
  expect(await value(me.client.call('seasons.list', {}))).toHaveLength(1);
});

test('a race that can’t continue blocks its round until it is deleted', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  const match = await started(me, season);
  await value(me.client.call('match.leave', { match }));
  it.store.saves.setTrouble(match, 'The rules ran in a circle.');
  const refused = await me.client.call('seasons.start', { season });
  expect(refused).toMatchObject({ ok: false, fault: { said: saying('Delete it') } });
  await value(me.client.call('matches.delete', { match }));
  expect(await started(me, season)).not.toBe(match);
});

test('a season can be exported as a table, as a page and as a file', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 1));
  await raceAll(season, 1);
  const csv = await value(me.client.call('seasons.export', { season, as: 'csv' }));
  expect(csv.fileName).toBe('paddock-season-winter-cup.csv');
  expect(csv.text).toContain('Marta');
  const page = await value(me.client.call('seasons.export', { season, as: 'page' }));
  expect(page.fileName).toBe('paddock-season-winter-cup.html');
  expect(page.text).toMatch(/^<!doctype html>/i);
  expect(page.text).toContain('Points over the season');
  const german = await value(me.client.call('seasons.export', { season, as: 'page', language: 'de' }));
  expect(german.text).toContain('<html lang="de">');
  expect(german.text).toContain('Punkte im Lauf der Saison');
  const file = await value(me.client.call('seasons.export', { season, as: 'file' }));
  expect(JSON.parse(file.text)).toMatchObject({ plan: { name: 'Winter Cup' } });
});

test('guests can use no season command', () => {
  const names = Object.entries(commands).filter(([name]) => name.startsWith('seasons.'));
  expect(names).toHaveLength(9);
  for (const [, command] of names) expect(command.roles).toEqual(['owner']);
});
