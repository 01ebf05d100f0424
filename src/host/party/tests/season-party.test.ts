// Seasons at a party: the lobby sets up the next race, each driver has a seat, and guests keep theirs between races.
// Not here: parties in general (lobby.test.ts, guests.test.ts).

import type { LineUp } from '@api/season';
import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bot,
  code,
  comeIn,
  derbySetup,
  type Guest,
  LAN,
  openTable,
  type Party,
  party,
  type Seated,
  YOU,
} from '../../tests/party';
import { countedAgain, created, derbySeason, got, partyRace, pointsOf, raceOn } from '../../tests/season';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

const host = (season: string, lineUp?: LineUp) => {
  const networks = ['192.168.1.24'];
  return me.client.call('seasons.host', { season, networks, port: 0, ...(lineUp && { lineUp }) });
};
const seatOf = (at: Guest, name: string) => at.party().seats.findIndex((seat) => seat.name === name);
const idOf = (guest: Seated) => guest.joined.party.you;
const entrantsOf = (match: string) => it.store.saves.head(match)?.season?.entrants;

test('a season at a party runs to its end: everyone races as their own driver, and the records show who won', async () => {
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 3));
  await value(host(season));
  const place = { season, name: 'Winter Cup', round: 1, rounds: 3, leg: 1, legs: 1 };
  expect(me.party()).toMatchObject({ name: 'Winter Cup', match: null, season: place, rules: { fillWithAi: true } });
  expect(me.party().seats.map(({ name, bound, open }) => [name, bound, open])).toEqual([
    ['Marta', true, false],
    ['Ines', true, true],
    ['Ada', true, false],
  ]);
  const ines = await comeIn(it, me.party().code, 'INES');
  expect(me.party().seats[1]).toMatchObject({ name: 'Ines', open: false, guest: idOf(ines) });
  const matches: string[] = [];
  for (let round = 1; round <= 3; round++) {
    if (round > 1) await value(host(season));
    expect(ines.party()).toMatchObject({ match: null, season: { ...place, round } });
    expect(me.party().seats[1]).toMatchObject({ name: 'Ines', guest: idOf(ines) });
    const match = await partyRace(it, me, [ines]);
    expect(ines.seen(match)).toMatchObject({ viewer: 1, origin: { season: { ...place, round } } });
    expect(ines.seen(match).seats.map((seat) => seat.name)).toEqual(['Marta', 'Ines', 'Ada']);
    matches.push(match);
  }
  const view = await got(me, season);
  const counted = countedAgain(it, matches);
  expect(pointsOf(view)).toEqual(counted);
  expect(view.champions).toHaveLength(1);
  expect(counted[view.plan.drivers.find((one) => one.id === view.champions[0])!.name]).toBe(
    Math.max(...Object.values(counted)),
  );
  expect(await code(host(season))).toBe('not-allowed');
});

test('a race of a season has no rematch: the season decides what comes next', async () => {
  await value(host(await created(me, derbySeason(['marta', 'ines', 'ada'], 2))));
  const ines = await comeIn(it, me.party().code, 'Ines');
  const match = await partyRace(it, me, [ines]);
  const [table] = me.party().tables;
  expect(table).toMatchObject({ match, bound: true });
  expect(await me.client.call('tables.rematch', { table: table!.id })).toMatchObject({
    fault: { code: 'not-allowed', said: saying('The season decides what is raced next at this table.') },
  });
  expect(me.party().match).toBe(match);
});

test('a guest who isn’t a season driver picks a driver’s seat and races as that driver', async () => {
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 1));
  await value(host(season));
  const bo = await comeIn(it, me.party().code, 'Bo');
  expect(me.party().guests).toMatchObject([{ name: 'Bo', seat: null }]);
  await value(bo.client.call('party.take', { seat: 1, colour: 'green' }));
  expect(me.party().seats[1]).toMatchObject({ name: 'Ines', guest: idOf(bo), colour: 'green' });
  const match = await partyRace(it, me, [bo]);
  expect(bo.seen(match).seats[1]).toMatchObject({ name: 'Ines', driver: LAN, colour: 'green' });
  expect(bo.seen(match).mine).toEqual([1]);
  const { results } = (await got(me, season)).rounds[0]!;
  expect(results.find((one) => one.driver === 'ines')).toMatchObject({ standIn: false });
  expect(pointsOf(await got(me, season))).toEqual(countedAgain(it, [match]));
});

test('a forced start gives a missing driver’s car to the season’s fill-in AI, which scores nothing for them', async () => {
  const season = await created(me, derbySeason(['ines', 'marta', 'ada'], 1, { fillIn: 'hard' }));
  await value(host(season));
  const { match } = await value(me.client.call('party.start', { force: true }));
  expect(entrantsOf(match)).toEqual([
    { driver: 'ines', standIn: true },
    { driver: 'marta', standIn: false },
    { driver: 'ada', standIn: false },
  ]);
  me.updates.push(await value(me.client.call('match.watch', { match })));
  expect(me.seen(match).seats[0]).toMatchObject({ name: 'Ines', driver: bot('hard') });
  await raceOn(it, [me], match);
  const { results } = (await got(me, season)).rounds[0]!;
  expect(results.find((one) => one.driver === 'ines')).toMatchObject({ standIn: true, points: 0 });
});

test('in a season without fill-ins, a missing driver’s car is left out and everyone else keeps their driver', async () => {
  const season = await created(me, derbySeason(['ines', 'marta', 'tom', 'ada'], 2, { fillIn: null }));
  await value(host(season, [{ driver: 'tom', at: 'lan' }]));
  expect(me.party().rules.fillWithAi).toBe(false);
  const tom = await comeIn(it, me.party().code, 'tom');
  expect(tom.party().guests[0]).toMatchObject({ seat: 2 });
  await value(tom.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: true }));
  expect(entrantsOf(match)).toEqual(['marta', 'tom', 'ada'].map((driver) => ({ driver, standIn: false })));
  expect(me.party().seats.map((seat) => [seat.name, seat.guest])).toEqual([
    ['Marta', null],
    ['Tom', idOf(tom)],
    ['Ada', null],
  ]);
  for (const one of [me, tom]) one.updates.push(await value(one.client.call('match.watch', { match })));
  expect(tom.seen(match)).toMatchObject({ viewer: 1, seats: [{ name: 'Marta' }, { name: 'Tom' }, { name: 'Ada' }] });
  await raceOn(it, [me, tom], match);
  expect(pointsOf(await got(me, season))).toEqual({ ...countedAgain(it, [match]), Ines: 0 });
  // The next lobby has a seat for the absent driver, and the guest keeps their driver in another seat.
  await value(host(season));
  expect(me.party().seats.map((seat) => seat.name)).toEqual(['Ines', 'Marta', 'Tom', 'Ada']);
  expect(me.party().seats[2]).toMatchObject({ driver: LAN, guest: idOf(tom) });
});

test('what the season sets can’t be changed: seats, names, colours, the race', async () => {
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 2));
  await value(host(season));
  const { race, rules } = me.party();
  const seat = (input: object) => code(me.client.call('party.seat', { seat: 1, driver: LAN, ...input } as never));
  expect(await seat({ driver: null })).toBe('not-allowed');
  expect(await seat({ seat: 3 })).toBe('not-allowed');
  expect(await seat({ name: 'Otto' })).toBe('not-allowed');
  expect(await seat({ colour: 'green' })).toBe('not-allowed');
  expect(await seat({ seat: 2 })).toBe('not-allowed');
  expect(await code(me.client.call('party.change', { race: { ...race, options: { length: 30 } } }))).toBe(
    'not-allowed',
  );
  expect(await code(me.client.call('party.change', { rules: { ...rules, fillWithAi: false } }))).toBe('not-allowed');
  expect(await code(me.client.call('party.change', { race, rules: { ...rules, undo: false } }))).toBe('granted');
  expect(await seat({ driver: { kind: 'hotseat' } })).toBe('granted');
  expect(me.party().seats[1]).toMatchObject({ name: 'Ines', bound: true, driver: { kind: 'hotseat' } });
  const { match } = await value(me.client.call('party.start', { force: false }));
  expect(entrantsOf(match)).toEqual(['marta', 'ines', 'ada'].map((driver) => ({ driver, standIn: false })));
});

test('a party that is already open becomes the season’s lobby; guests are seated by name', async () => {
  await openTable(me, derbySetup([YOU, LAN, LAN]));
  const { code: word } = me.party();
  const bo = await comeIn(it, word, 'Bo');
  const ines = await comeIn(it, word, 'Ines');
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 2));
  await value(host(season));
  expect(me.party()).toMatchObject({ code: word, season: { season, round: 1 }, race: { options: { length: 8 } } });
  expect(me.party().guests.map((guest) => [guest.name, guest.seat])).toEqual([
    ['Bo', null],
    ['Ines', seatOf(me, 'Ines')],
  ]);
  expect(bo.lines.at(-1)!.said).toEqual(saying('Next race of Winter Cup: round 1 of 2, Derby, Field.'));
  await value(ines.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: false }));
  expect(await code(host(season))).toBe('granted');
  expect(me.party().match).toBe(match);
});

test('hosting a season doesn’t interrupt another race in progress', async () => {
  await openTable(me, derbySetup([YOU, bot()]));
  await value(me.client.call('party.start', { force: false }));
  const season = await created(me, derbySeason(['marta', 'ines'], 1));
  expect(await code(host(season))).toBe('in-use');
  await value(me.client.call('party.lobby', {}));
  expect(await code(host(season))).toBe('granted');
});

test('starting from the lobby and from the season’s page at the same time gives one race', async () => {
  const season = await created(me, derbySeason(['marta', 'ada'], 2));
  await value(host(season));
  const [one, other] = await Promise.all([
    value(me.client.call('party.start', { force: true })),
    value(me.client.call('seasons.start', { season })),
  ]);
  expect(one).toEqual(other);
  expect(it.store.saves.list(9)).toHaveLength(1);
});

test('after everyone returns to the lobby, starting again resumes the same race', async () => {
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 1));
  await value(host(season));
  const ines = await comeIn(it, me.party().code, 'Ines');
  await value(ines.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: false }));
  await value(me.client.call('party.lobby', {}));
  expect(me.party()).toMatchObject({ match: null, season: { season } });
  expect(await value(me.client.call('party.start', { force: false }))).toEqual({ match });
  for (const one of [me, ines]) one.updates.push(await value(one.client.call('match.watch', { match })));
  expect(ines.seen(match)).toMatchObject({ viewer: 1, mine: [1] });
  await raceOn(it, [me, ines], match);
  expect(pointsOf(await got(me, season))).toEqual(countedAgain(it, [match]));
});

test('starting from a season’s outdated lobby rebuilds the lobby instead', async () => {
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 2));
  await value(host(season));
  const { match } = await value(me.client.call('party.start', { force: true }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await raceOn(it, [me], match);
  await value(me.client.call('party.lobby', {}));
  expect(await code(me.client.call('party.start', { force: true }))).toBe('not-allowed');
  expect(me.party()).toMatchObject({ season: { round: 2 }, race: { options: { length: 9 } } });
  expect(me.party().seats[1]).toMatchObject({ name: 'Ines', driver: LAN, open: true });
  await value(me.client.call('party.start', { force: true }));
  expect((await got(me, season)).next).toMatchObject({ round: 'r2', match: me.party().match });
});

test('a restarted host gets its lobby and race back, with everyone in their drivers’ seats', async () => {
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 1));
  await value(host(season));
  const { code: word } = me.party();
  const bo = await comeIn(it, word, 'Bo');
  await value(bo.client.call('party.take', { seat: 1 }));
  const back = async () => {
    it.clock.pass(2000);
    await it.restart();
    me = it.join();
    await value(host(season));
    const again = it.join('guest');
    const { token } = bo.joined;
    const joined = await value(again.client.call('party.join', { token, device: 'phone' }));
    expect(me.party()).toMatchObject({ code: word, season: { season } });
    expect(me.party().seats[1]).toMatchObject({ name: 'Ines', bound: true, guest: joined.party.you });
    return { ...again, joined };
  };
  const there = await back();
  await value(there.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: false }));
  const again = await back();
  expect(me.party().match).toBe(match);
  for (const one of [me, again]) one.updates.push(await value(one.client.call('match.watch', { match })));
  expect(again.seen(match)).toMatchObject({ viewer: 1, seats: [{}, { name: 'Ines' }, {}] });
  await raceOn(it, [me, again], match);
  expect(pointsOf(await got(me, season))).toEqual(countedAgain(it, [match]));
});

test('when a guest leaves mid-race, an AI drives under the driver’s name until the host gives the car to a guest', async () => {
  const season = await created(me, derbySeason(['marta', 'ines', 'ada'], 1));
  await value(host(season));
  const bo = await comeIn(it, me.party().code, 'Bo');
  await value(bo.client.call('party.take', { seat: 1 }));
  await value(bo.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: false }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await value(bo.client.call('party.leave', {}));
  expect(me.seen(match).seats[1]).toMatchObject({ name: 'Ines', driver: { kind: 'ai' } });
  const ines = await comeIn(it, me.party().code, 'Ines');
  await value(me.client.call('match.handOver', { match, seat: 1, driver: LAN, guest: idOf(ines)! }));
  expect(me.seen(match).seats[1]).toMatchObject({ name: 'Ines', driver: LAN });
  expect(entrantsOf(match)).toContainEqual({ driver: 'ines', standIn: false });
});

test('deleting a season leaves an ordinary lobby', async () => {
  const season = await created(me, derbySeason(['marta', 'ines'], 1));
  await value(host(season));
  await value(me.client.call('seasons.delete', { season }));
  expect(me.party()).toMatchObject({ season: null, seats: [{ bound: false }, { bound: false }] });
  const { match } = await value(me.client.call('party.start', { force: true }));
  expect(it.store.saves.head(match)?.season).toBeUndefined();
});
