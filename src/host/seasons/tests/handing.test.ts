// What a race of a season hands on to the next one of its game: to the same drivers in any seat, the same every time, and
// hidden from everyone. Not here: what a game hands on (its own tests).

import path from 'node:path';
import type { LineUp, SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import type { HandOver, RaceConfig } from '@core/contract';
import { replay } from '@core/record';
import { BATON, relay } from '@core/tests/relay';
import { derby, toyConfig } from '@core/tests/toy';
import { wholeRace } from '@games/whole-race';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeasonFile } from '../../files/shapes';
import { comeIn, type Guest, type Party, party } from '../../tests/party';
import { created, derbySeason, partyRace, raceOn, started } from '../../tests/season';

const GAMES = { derby, relay };
let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games: GAMES });
  me = it.join();
});
afterEach(() => it.end());

/** A season of relays, with derbies among them if listed. */
function relays(drivers: Parameters<typeof derbySeason>[0], games: readonly string[], rules = {}): SeasonPlan {
  const plan = derbySeason(drivers, games.length, rules);
  return { ...plan, rounds: plan.rounds.map((round, at) => ({ ...round, game: games[at] ?? '' })) };
}

async function raced(season: string, lineUp?: LineUp): Promise<string> {
  const match = await started(me, season, lineUp);
  await raceOn(it, [me], match);
  return match;
}

/** What the race was started with, read from the disk. */
function beforeIn(match: string): HandOver | undefined {
  return (it.store.saves.head(match)!.config as RaceConfig).before;
}

/** What it hands on, computed only from its seed and moves: the cards of each driver, and what all share. */
function handedBy(match: string): { shared: unknown; of: Record<string, unknown> } {
  const end = replay(relay, it.store.saves.record(match)!);
  if (!end.ok) throw new Error(end.violation.code);
  const { shared, cars } = relay.handOver!(end.value.state);
  const entrants = it.store.saves.head(match)?.season?.entrants as { driver: string }[];
  return { shared, of: Object.fromEntries(entrants.map(({ driver }, seat) => [driver, cars[seat]])) };
}

const lineUp = (absent: string, drivers: readonly string[]): LineUp =>
  drivers.map((driver) => ({ driver, at: driver === absent ? 'absent' : driver === 'ada' ? 'ai' : 'here' }));

test('a race begins with what the last race of its game left to each driver, across races of other games', async () => {
  const season = await created(me, relays(['marta', 'tom', 'ada'], ['relay', 'derby', 'relay', 'relay']));
  const first = await raced(season);
  expect(beforeIn(first)).toBeUndefined();
  expect(beforeIn(await raced(season))).toBeUndefined();
  const third = await raced(season);
  const left = handedBy(first);
  expect(left.of.marta).not.toEqual(left.of.tom);
  expect(beforeIn(third)).toEqual({ shared: left.shared, cars: [left.of.marta, left.of.tom, left.of.ada] });
  const start = it.store.saves.startView(third) as { cars: { hand: number[] }[] };
  // The newest card of a pile is drawn first.
  expect(start.cars[1]?.hand.slice(0, 3)).toEqual((left.of.tom as number[]).slice(-3).reverse());
  const next = handedBy(third);
  expect(beforeIn(await raced(season))).toEqual({
    shared: next.shared,
    cars: [next.of.marta, next.of.tom, next.of.ada],
  });
});

test('a driver who misses a race keeps what they had; their AI substitute drives with it and leaves the rest', async () => {
  const away = lineUp('tom', ['marta', 'tom', 'ada']);
  const kept = await created(me, relays(['marta', 'tom', 'ada'], ['relay', 'relay', 'relay'], { fillIn: null }));
  const first = handedBy(await raced(kept));
  const second = await raced(kept, away);
  expect(beforeIn(second)?.cars).toEqual([first.of.marta, first.of.ada]);
  const { shared, of } = handedBy(second);
  expect(beforeIn(await raced(kept))).toEqual({ shared, cars: [of.marta, first.of.tom, of.ada] });

  const filled = await created(me, relays(['marta', 'tom', 'ada'], ['relay', 'relay', 'relay']));
  const one = handedBy(await raced(filled));
  const two = await raced(filled, away);
  expect(beforeIn(two)?.cars).toEqual([one.of.marta, one.of.tom, one.of.ada]);
  expect(beforeIn(await raced(filled))?.cars[1]).toEqual(handedBy(two).of.tom);
});

test('a new driver of a season has nothing from earlier races', async () => {
  const plan = relays(['marta', 'tom'], ['relay', 'relay']);
  const season = await created(me, plan);
  const first = handedBy(await raced(season));
  const drivers = relays(['marta', 'tom', 'ada'], ['relay']).drivers;
  await value(me.client.call('seasons.change', { season, plan: { ...plan, drivers } }));
  expect(beforeIn(await raced(season))?.cars).toEqual([first.of.marta, first.of.tom, null]);
});

test('what is handed on is the same after running the race again, a correction and a restart', async () => {
  const season = await created(me, relays(['marta', 'ada'], ['relay', 'relay']));
  await raced(season);
  const match = await started(me, season);
  await raceOn(it, [me], match, 2);
  const before = beforeIn(match);
  expect(before?.cars).toHaveLength(2);
  await it.restart();
  me = it.join();
  expect(await started(me, season)).toBe(match);
  expect(beforeIn(match)).toEqual(before);
  await value(me.client.call('matches.delete', { match }));
  const fix = { season, round: 'r1', driver: 'ada', points: -1, out: true, reason: 'Too light' };
  await value(me.client.call('seasons.correct', fix));
  const again = await started(me, season);
  expect(again).not.toBe(match);
  expect(beforeIn(again)).toEqual(before);
});

test('a single race, a practice race and another season hand nothing on; a client can’t bring anything', async () => {
  const season = await created(me, relays(['marta', 'ada'], ['relay', 'relay']));
  const { setup } = it.store.saves.head(await raced(season))!;
  const before: HandOver = { shared: { [BATON]: [] }, cars: [[4, 4, 4], [1]] };
  const brought = { ...(setup as object), before } as never;
  const reply = await me.client.call('matches.create', brought);
  if (reply.ok) expect(beforeIn(reply.value.match)).toBeUndefined();
  const other = await created(me, relays(['marta', 'ada'], ['relay']));
  expect(beforeIn(await started(me, other))).toBeUndefined();
});

test('in a hosted race, guests and their windows race with it, and no frame reveals it to anyone', async () => {
  const season = await created(me, relays(['marta', 'ines', 'ada'], ['relay', 'relay']));
  const networks = ['192.168.1.24'];
  await value(me.client.call('seasons.host', { season, networks, port: 0 }));
  const ines = await comeIn(it, me.party().code, 'Ines');
  const watcher = await comeIn(it, me.party().code, 'Otto');
  const first = handedBy(await partyRace(it, me, [ines]));
  await value(me.client.call('seasons.host', { season, networks, port: 0 }));
  await value(ines.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: true }));
  for (const one of [me, ines, watcher]) one.updates.push(await value(one.client.call('match.watch', { match })));
  expect(beforeIn(match)).toEqual({ shared: first.shared, cars: [first.of.marta, first.of.ines, first.of.ada] });
  await raceOn(it, [me, ines], match, 6);
  await value(me.client.call('matches.list', {}));
  await value(me.client.call('seasons.get', { season }));
  expect(await me.client.call('matches.export', { match })).toMatchObject({ ok: false });
  for (const { frames } of [me, ines, watcher]) {
    expect(frames.length).toBeGreaterThan(10);
    expect(frames.filter((frame) => frame.includes(BATON) || frame.includes('"before"'))).toEqual([]);
  }
});

describe('where the end of a race cannot be read any more', () => {
  function spoil(match: string): void {
    const db = new Sqlite(path.join(it.dir, 'paddock.db'));
    db.prepare("UPDATE snapshots SET state = '{' WHERE race = ?").run(match);
    db.prepare("UPDATE moves SET move = '{' WHERE race = ?").run(match);
    db.close();
  }

  test('the next one begins like a first one, and says so', async () => {
    const season = await created(me, relays(['marta', 'ada'], ['relay', 'relay', 'relay']));
    spoil(await raced(season));
    const second = await raced(season);
    expect(beforeIn(second)).toBeUndefined();
    const text = 'What race 1 (Field) left behind can’t be read any more, so this race starts fresh.';
    expect(it.store.notices.list()).toMatchObject([{ id: `handed-${second}`, level: 'warning', text: saying(text) }]);
    // The race after that has one to continue from.
    expect(beforeIn(await started(me, season))?.shared).toEqual(handedBy(second).shared);
    expect(it.store.notices.list()).toHaveLength(1);
  });

  test('only drivers who last drove in it go without', async () => {
    const plan = relays(['marta', 'tom', 'ada'], ['relay', 'relay', 'relay'], { fillIn: null });
    const season = await created(me, plan);
    const first = await raced(season);
    const second = handedBy(await raced(season, lineUp('tom', ['marta', 'tom', 'ada'])));
    spoil(first);
    const third = await started(me, season);
    expect(beforeIn(third)).toEqual({ shared: second.shared, cars: [second.of.marta, null, second.of.ada] });
    expect(it.store.notices.list()).toMatchObject([{ text: saying('drivers who last raced there') }]);
  });
});

test('what a driver had from before a race that began empty is gone too', async () => {
  const plan = relays(['marta', 'tom', 'ada'], ['relay', 'relay', 'relay', 'relay'], { fillIn: null });
  const season = await created(me, plan);
  const away = lineUp('tom', ['marta', 'tom', 'ada']);
  await raced(season);
  const second = await raced(season, away);
  const db = new Sqlite(path.join(it.dir, 'paddock.db'));
  db.prepare("UPDATE snapshots SET state = '{' WHERE race = ?").run(second);
  db.prepare("UPDATE moves SET move = '{' WHERE race = ?").run(second);
  db.close();
  const third = await raced(season, away);
  expect(beforeIn(third)).toBeUndefined();
  const { shared, of } = handedBy(third);
  expect(beforeIn(await started(me, season))).toEqual({ shared, cars: [of.marta, null, of.ada] });
});

test('what a game no longer accepts is left out with a notice, and the season goes on', async () => {
  const season = await created(me, relays(['marta', 'ada'], ['relay', 'relay']));
  await raced(season);
  it.end();
  const strict = { ...relay, schemas: derby.schemas };
  it = await party({ games: { relay: strict } });
  me = it.join();
  const again = await created(me, relays(['marta', 'ada'], ['relay', 'relay']));
  await raced(again);
  const second = await started(me, again);
  expect(beforeIn(second)).toBeUndefined();
  expect(it.store.notices.list()).toMatchObject([{ text: saying('no longer fits the rules') }]);
});

describe('a season from a file', () => {
  let file: SeasonFile;
  beforeEach(async () => {
    const season = await created(me, relays(['marta', 'ada'], ['relay', 'relay', 'relay']));
    for (let race = 0; race < 2; race++) await raced(season);
    file = JSON.parse((await value(me.client.call('seasons.export', { season, as: 'file' }))).text);
    it.end();
    it = await party({ games: GAMES });
    it.clock.pass(3_600_000);
    me = it.join();
  });
  const bring = (one: SeasonFile) => me.client.call('files.import', { text: JSON.stringify(one) });

  test('contains what its races hand on, and the next race begins with it', async () => {
    const came = await value(bring(file));
    const season = came.kind === 'season' ? came.season : '';
    const { rounds } = await value(me.client.call('seasons.get', { season }));
    const [first, second] = rounds.map((round) => round.races[0]?.match ?? '');
    expect(beforeIn(second!)?.shared).toEqual(handedBy(first!).shared);
    const left = handedBy(second!);
    expect(beforeIn(await started(me, season))).toEqual({ shared: left.shared, cars: [left.of.marta, left.of.ada] });
  });

  test.each([
    ['nothing', undefined],
    ['cards that nobody left', { shared: { [BATON]: [0, 0] }, cars: [[4, 4, 4], [1]] }],
  ])('is refused where a later race begins with %s', async (_, before) => {
    const { options } = (file.races[1]!.race.record as { config: RaceConfig }).config;
    const { cars, circuit } = (file.races[1]!.race.record as { config: RaceConfig }).config;
    const config = { ...toyConfig(2), circuit, options, cars, ...(before && { before }) } as never;
    file.races[1]!.race.record = wholeRace(relay, config, 'another race').record;
    const reply = await bring(file);
    const message = saying(
      'In this file, race 2 of the calendar does not start with what the races before it left behind.',
    );
    expect(reply).toMatchObject({ ok: false, fault: { said: message } });
  });

  test('is refused if a race of a game that hands nothing on begins with something', async () => {
    const { record } = file.races[1]!.race;
    file.plan.rounds[1]!.game = 'derby';
    record.game = 'derby';
    expect(await bring(file)).toMatchObject({ ok: false });
  });
});
