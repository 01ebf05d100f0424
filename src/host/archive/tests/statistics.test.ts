// Statistics through the contract: drivers, one driver in detail, records; only over races that count, with figures that
// the game adds up.

import { value } from '@api/tests/granted';
import type { AnyGame } from '@core/contract';
import { derby } from '@core/tests/toy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, code, derbySetup, type Guest, type Party, party } from '../../tests/party';

/** A derby with two fields that counts the distance driven, the shortest and the longest. */
const measured: AnyGame = {
  ...derby,
  circuits: [...derby.circuits, { id: 'meadow', name: 'Meadow', defaults: { length: 30 } }],
  figures: [
    { id: 'way', over: 'total' },
    { id: 'shortest', over: 'least', record: 'lap' },
    { id: 'longest', over: 'most', record: 'race' },
  ],
  figuresOf: (s) => s.cars.map(({ at }: { at: number }) => ({ way: at, shortest: at, longest: at })),
};

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games: { derby: measured } });
  me = it.join();
});
afterEach(() => it.end());

/** Each seat's place and how far it went. */
interface Raced {
  match: string;
  circuit: string;
  places: number[];
  ways: number[];
}
async function raced(circuit: string): Promise<Raced> {
  it.clock.pass(1000);
  const setup = derbySetup([bot('random'), bot('random'), bot('random')], { circuit });
  const { match } = await value(me.client.call('matches.create', setup));
  await value(me.client.call('match.watch', { match }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  const { standings, view } = await value(me.client.call('matches.result', { match }));
  const places = [0, 1, 2].map((seat) => standings.find((one) => one.seat === seat)!.place);
  return { match, circuit, places, ways: (view as { cars: { at: number }[] }).cars.map((car) => car.at) };
}
const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
const KEY = 'ai/driver 1';

test("a driver's page adds up their races, by game and by circuit", async () => {
  const races = [await raced('field'), await raced('field'), await raced('meadow')];
  const own = (of: Raced[]) => ({
    starts: of.length,
    wins: of.filter((one) => one.places[1] === 1).length,
    podiums: of.length,
    figures: {
      way: sum(of.map((one) => one.ways[1]!)),
      shortest: Math.min(...of.map((one) => one.ways[1]!)),
      longest: Math.max(...of.map((one) => one.ways[1]!)),
    },
  });
  const page = await value(me.client.call('stats.driver', { driver: KEY }));
  expect(page.line).toMatchObject({ driver: KEY, name: 'Driver 1', kind: 'ai', colour: 'blue', starts: 3 });
  expect(page.line.points).toBe(sum(races.map((one) => 3 - one.places[1]!)));
  expect(page.line.meanPlace).toBe(Math.round((100 * sum(races.map((one) => one.places[1]!))) / 3));
  expect(page.line.lastAt).toBe(new Date(it.clock.now()).toISOString());
  expect(page.games).toEqual([{ game: 'derby', rated: null, ...own(races) }]);
  expect(page.circuits).toEqual([
    { game: 'derby', circuit: 'field', ...own(races.slice(0, 2)) },
    { game: 'derby', circuit: 'meadow', ...own(races.slice(2)) },
  ]);
  expect(page.form.map((one) => [one.match, one.place, one.cars])).toEqual(
    races.toReversed().map((one) => [one.match, one.places[1], 3]),
  );
  const ahead = races.filter((one) => one.places[1]! < one.places[0]!).length;
  const rival = page.rivals.find((one) => one.driver === 'ai/driver 0');
  expect(rival).toMatchObject({ name: 'Driver 0', races: 3, ahead, behind: 3 - ahead });
  const onMeadow = await value(me.client.call('stats.driver', { driver: KEY, circuit: 'meadow' }));
  expect(onMeadow.games).toEqual([{ game: 'derby', rated: null, ...own(races.slice(2)) }]);
});

test('the list of drivers has everyone, most wins first', async () => {
  const races = [await raced('field'), await raced('meadow'), await raced('field')];
  const lines = await value(me.client.call('stats.drivers', {}));
  const wins = [0, 1, 2].map((seat) => races.filter((one) => one.places[seat] === 1).length);
  expect(lines.map((one) => one.wins)).toEqual(wins.toSorted((a, b) => b - a));
  for (const [seat, won] of wins.entries()) {
    expect(lines.find((one) => one.driver === `ai/driver ${seat}`)).toMatchObject({ starts: 3, wins: won });
  }
  expect(await value(me.client.call('stats.drivers', { circuit: 'nowhere' }))).toEqual([]);
});

test("records name a circuit's best value, its driver and the race", async () => {
  const races = [await raced('field'), await raced('field')];
  const records = await value(me.client.call('stats.records', { circuit: 'field' }));
  const shortest = Math.min(...races.flatMap((one) => one.ways));
  const longest = Math.max(...races.flatMap((one) => one.ways));
  const lines = Object.fromEntries(records.map((one) => [one.figure, one]));
  expect(lines).toMatchObject({ shortest: { value: shortest }, longest: { value: longest } });
  for (const line of records) {
    const race = races.find((one) => one.match === line.match)!;
    expect(race.ways[Number(line.driver.at(-1))]).toBe(line.value);
  }
});

test("records that a circuit's first race holds are uncontested, those that a later race has set are contested", async () => {
  const records = () => value(me.client.call('stats.records', { circuit: 'field' }));
  const { match: first } = await raced('field');
  await raced('meadow');
  expect((await records()).map((one) => one.contested)).not.toContain(true);
  const holders = new Set<string>();
  for (let races = 0; races < 6; races += 1) {
    it.clock.pass(1000);
    await raced('field');
    for (const { match, contested } of await records()) {
      holders.add(match === first ? 'first' : 'later');
      expect(contested).toBe(match !== first);
    }
  }
  expect([...holders].toSorted()).toEqual(['first', 'later']);
});

test('a name that never raced has no page', async () => {
  expect(await code(me.client.call('stats.driver', { driver: 'person/nobody' }))).toBe('not-found');
});
