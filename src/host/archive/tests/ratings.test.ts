// Ratings through the contract: rivals, each game's table and curves, over races that count, for owners only.

import { DEFAULT_SETTINGS, type RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { CHARACTERS } from '@drivers/characters';
import { addRace, newBook } from '@ratings/book';
import { priorsOf } from '@ratings/priors';
import { rounded } from '@ratings/scale';
import { generatedRaces } from '@tools/bench/made-races';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, code, derbySetup, type Guest, type Party, party, YOU } from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

const [RIVAL] = CHARACTERS;
const KEY = `character/${RIVAL!.id}`;
type Driven = 'easy' | 'hard';

/** Stores a finished race of a person against a character, this many ms after the first; returns its id. */
function keep(at: number, level: Driven, places: readonly [number, number], name = 'Marta', game = 'derby'): string {
  const [made] = generatedRaces({ races: 1, seed: 'one', cars: [2, 2], text: 1 });
  const { finish, ...rest } = made!.race;
  const [first, second] = finish.entries;
  const person = { driver: `person/${name.toLowerCase()}`, name, kind: 'person', level: null } as const;
  const rival = { driver: KEY, name: RIVAL!.given, kind: 'ai', level } as const;
  const entries = [
    { ...first!, ...person, place: places[0], out: false },
    { ...second!, ...rival, place: places[1], out: false },
  ];
  const id = `race-${at}`;
  const whole = { ...rest, id, game, at, season: undefined, fork: undefined };
  it.store.saves.create({ ...whole, finish: { ...finish, best: undefined, entries } });
  return id;
}
const callMe = (name: string) => value(me.client.call('settings.save', { ...DEFAULT_SETTINGS, name }));
const rivals = () => value(me.client.call('ratings.rivals', { game: 'derby' }));
const table = () => value(me.client.call('ratings.table', { game: 'derby' }));
const curve = (driver: string) => value(me.client.call('ratings.curve', { game: 'derby', driver }));

/** The ratings of the same races, computed directly. */
function reckoned(...races: (readonly [at: number, level: Driven, places: readonly [number, number]])[]) {
  const book = newBook(priorsOf());
  for (const [at, level, places] of races) {
    const person = { driver: 'person/marta', kind: 'person', level: null, place: places[0] };
    addRace(book, { race: `race-${at}`, at, cars: [person, { driver: KEY, kind: 'ai', level, place: places[1] }] });
  }
  return (subject: string) => rounded(book.standings.get(subject)!);
}

test('before the first race every character has the rating of its level, and no one else is rated', async () => {
  const { own, rivals: all } = await rivals();
  expect(own).toBeNull();
  expect(all.map(({ character }) => character)).toEqual(CHARACTERS.map(({ id }) => id));
  const { random: _, ...levels } = priorsOf();
  for (const one of all) {
    expect(one).toMatchObject({ met: 0, ahead: 0, behind: 0 });
    expect(one.ratings).toEqual(Object.fromEntries(Object.entries(levels).map(([level, of]) => [level, rounded(of)])));
  }
  expect(await table()).toEqual([]);
  expect(await curve('person/marta')).toEqual([]);
});

test('rivals have ratings by level and the head-to-head score, for the person of the profile', async () => {
  await callMe('Marta');
  keep(1000, 'easy', [1, 2]);
  keep(2000, 'easy', [2, 1]);
  keep(3000, 'hard', [1, 2]);
  keep(4000, 'easy', [1, 2], 'Ada');
  keep(5000, 'easy', [1, 2], 'Marta', 'other');
  const { own, rivals: all } = await rivals();
  const rival = all.find(({ character }) => character === RIVAL!.id)!;
  expect(rival).toMatchObject({ met: 3, ahead: 2, behind: 1 });
  const marta = reckoned([1000, 'easy', [1, 2]], [2000, 'easy', [2, 1]], [3000, 'hard', [1, 2]]);
  expect(own).toEqual({ ...marta('person/marta'), races: 3 });
  expect(rival.ratings.hard).toEqual(marta(`${KEY}@hard`));
  expect(rival.ratings.best).toEqual(rounded(priorsOf().best));
  await callMe('Ada');
  expect((await rivals()).own?.races).toBe(1);
  await callMe('Nobody');
  expect((await rivals()).own).toBeNull();
});

test('the table lists everyone, strongest first, with the change from the last race', async () => {
  keep(1000, 'easy', [1, 2]);
  const first = await table();
  expect(first.map(({ driver, name, kind, level, races }) => [driver, name, kind, level, races])).toEqual([
    ['person/marta', 'Marta', 'person', null, 1],
    [KEY, RIVAL!.given, 'ai', 'easy', 1],
  ]);
  keep(2000, 'easy', [2, 1]);
  const [strongest] = await table();
  const { rating, deviation } = reckoned([1000, 'easy', [1, 2]], [2000, 'easy', [2, 1]])('person/marta');
  expect(strongest).toMatchObject({ driver: 'person/marta', rating, deviation, races: 2 });
  expect(Math.abs(strongest!.rating - strongest!.change - first[0]!.rating)).toBeLessThan(2);
});

test('a curve has a point for each race; a long one has 200 points spread over all races', async () => {
  for (let n = 1; n <= 3; n++) keep(n * 1000, n === 2 ? 'hard' : 'easy', [1, 2]);
  const few = await curve(KEY);
  expect(few.map(({ race, match, level }) => [race, match, level])).toEqual([
    [1, 'race-1000', 'easy'],
    [2, 'race-2000', 'hard'],
    [3, 'race-3000', 'easy'],
  ]);
  expect((await curve('person/marta')).map(({ level }) => level)).toEqual([null, null, null]);
  for (let n = 4; n <= 450; n++) keep(n * 1000, 'easy', [1 + (n % 2), 2 - (n % 2)]);
  const many = (await curve('person/marta')).map(({ race }) => race);
  expect([many.length, many[0], many.at(-1)]).toEqual([200, 1, 450]);
  const steps = many.slice(1).map((race, n) => race - many[n]!);
  expect([Math.min(...steps), Math.max(...steps)]).toEqual([2, 3]);
});

test('a deleted race no longer counts, and an imported one with an earlier date counts at its date', async () => {
  keep(1000, 'easy', [1, 2]);
  const gone = keep(2000, 'easy', [2, 1]);
  keep(4000, 'easy', [1, 2]);
  await table();
  await value(me.client.call('matches.delete', { match: gone }));
  const without = reckoned([1000, 'easy', [1, 2]], [4000, 'easy', [1, 2]]);
  expect((await table())[0]).toMatchObject(without('person/marta'));
  keep(3000, 'hard', [2, 1]);
  const between = reckoned([1000, 'easy', [1, 2]], [3000, 'hard', [2, 1]], [4000, 'easy', [1, 2]]);
  const lines = await table();
  expect(lines.find(({ driver }) => driver === 'person/marta')).toMatchObject(between('person/marta'));
  expect(lines.find(({ level }) => level === 'hard')).toMatchObject(between(`${KEY}@hard`));
});

test("guests can't read ratings", async () => {
  const guest = it.join('guest');
  expect(await code(guest.client.call('ratings.rivals', { game: 'derby' }))).toBe('not-allowed');
  expect(await code(guest.client.call('ratings.table', { game: 'derby' }))).toBe('not-allowed');
  expect(await code(guest.client.call('ratings.curve', { game: 'derby', driver: KEY }))).toBe('not-allowed');
});

test("a race with following levels restarts at the person's current levels, any other race unchanged", async () => {
  await callMe('Marta');
  const driver = { ...bot('easy'), character: RIVAL!.id } as const;
  const setup = derbySetup([YOU, driver, bot('hard')]);
  const plain = await value(me.client.call('matches.create', setup));
  const following = await value(me.client.call('matches.create', { ...setup, follow: true }));
  for (let n = 1; n <= 12; n++) keep(n * 1000, 'easy', [1, 2]);
  const again = async (match: string) => {
    const made = await value(me.client.call('matches.rematch', { match }));
    return (it.store.saves.head(made.match)!.setup as RaceSetup).seats.map((seat) => seat.driver);
  };
  expect(await again(plain.match)).toEqual([YOU, driver, bot('hard')]);
  expect(await again(following.match)).toEqual([YOU, { ...driver, level: 'hard' }, bot('hard')]);
});
