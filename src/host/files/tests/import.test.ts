// Files in and out: a season moves from one Paddock to another complete, and nothing in a file counts unless it is verified.

import path from 'node:path';
import type { Reply, SeatInfo } from '@api/contract';
import { keptText } from '@api/messages';
import { openRecording } from '@api/recording-file';
import type { SeasonView } from '@api/season';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import { clonePlain } from '@core/clone';
import type { AnyGame } from '@core/contract';
import { derby } from '@core/tests/toy';
import type { RaceFile } from '@games/record-file';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bot, derbySetup, type Guest, type Party, party, YOU } from '../../tests/party';
import type { SeasonFile } from '../shapes';
import { cup, GAMES, kept, racedSeason } from './raced-cup';

/** Raced once: the season file, its page, and the file of its first race. */
let text: string;
let page: SeasonView;
let raceText: string;
let file: SeasonFile;

let here: Party;
let it: Party;
let me: Guest;
beforeAll(async () => {
  here = await party({ games: GAMES });
  ({ text, page } = await racedSeason(here, cup('heat', ['usa', 'italy', 'france'], { laps: 1 })));
  file = JSON.parse(text);
  const match = page.rounds[0]!.races[0]!.match;
  raceText = (await value(here.join().client.call('matches.export', { match }))).text;
});
afterAll(() => here.end());
beforeEach(async () => {
  it = await party({ games: GAMES });
  it.clock.pass(3_600_000);
  me = it.join();
});
afterEach(() => it.end());

const bring = (content: string, at = me) => at.client.call('files.import', { text: content });
const bringJson = (content: unknown) => bring(JSON.stringify(content));
const pageOf = (season: string, at = me) => value(at.client.call('seasons.get', { season }));
/** A season's page without the ids that each Paddock assigns. */
function bare(view: SeasonView): unknown {
  const rounds = view.rounds.map((one) => ({ ...one, races: one.races.map(({ match: _, ...race }) => race) }));
  return { ...view, season: '', rounds };
}
async function refused(reply: Promise<Reply<unknown>>): Promise<string> {
  const got = await reply;
  return refusal(got);
}
async function seasonIn(reply: Promise<Reply<unknown>>): Promise<string> {
  return ((await value(reply)) as { season: string }).season;
}
function changed(change: (file: SeasonFile) => void): SeasonFile {
  const copy = clonePlain(file);
  change(copy);
  return copy;
}
const raceFile = () => JSON.parse(raceText) as RaceFile;

describe('a season from a file', () => {
  test('is the same in another Paddock: page, races, recordings, statistics', async () => {
    const got = await value(bring(text));
    expect(got).toMatchObject({ kind: 'season', name: 'Winter cup', races: 2 });
    const season = await seasonIn(Promise.resolve({ ok: true, value: got }));
    const there = await pageOf(season);
    expect(bare(there)).toEqual(bare(page));
    expect(there.rounds[0]?.results.find((one) => one.driver === 'marta')?.correction).toBe(-1);
    const owner = here.join();
    for (const [i, round] of there.rounds.slice(0, 2).entries()) {
      const copy = await value(me.client.call('replays.film', { match: round.races[0]!.match }));
      const first = await value(owner.client.call('replays.film', { match: page.rounds[i]!.races[0]!.match }));
      expect(copy.film).toBe(first.film);
      expect(copy).toMatchObject({ proved: 'same', startedAt: first.startedAt, finishedAt: first.finishedAt });
      expect(copy.origin.season).toMatchObject({ season, round: i + 1, rounds: 3 });
    }
    for (const query of ['stats.drivers', 'stats.records'] as const) {
      const strip = (lines: object[]) => lines.map((line) => ({ ...line, match: '' }));
      expect(strip(await value(me.client.call(query, {})))).toEqual(strip(await value(owner.client.call(query, {}))));
    }
    expect((await value(me.client.call('seasons.export', { season, as: 'file' }))).text).toBe(text);
  });
  test('continues with its next race', async () => {
    const season = await seasonIn(bring(text));
    const { match } = await value(me.client.call('seasons.start', { season }));
    const race = await value(me.client.call('match.watch', { match }));
    expect(race).toMatchObject({ circuit: 'france', origin: { season: { season, round: 3 } } });
  });
  test('is stored once, however often it is imported', async () => {
    const season = await seasonIn(bring(text));
    const before = kept(it);
    expect(await value(bring(text))).toEqual({ kind: 'season', season, name: 'Winter cup', races: 0 });
    expect(await value(bring(raceText))).toMatchObject({ kind: 'race' });
    expect(kept(it)).toEqual(before);
  });
  test('from an earlier day is refused while a later version is here, and where its races were raced', async () => {
    await value(bring(text));
    const earlier = changed((one) => one.races.pop());
    expect(await refused(bringJson(earlier))).toMatch(/already here, in the season Winter cup/);
    expect(await refused(bring(text, here.join()))).toMatch(/already here, in the season Winter cup/);
  });
  test('takes back its races if they are here without it', async () => {
    const season = await seasonIn(bring(text));
    await value(me.client.call('seasons.delete', { season }));
    expect(await value(bring(text))).toMatchObject({ races: 0 });
    expect(bare(await pageOf(season))).toEqual(bare(page));
  });
  test('can be imported although a driver who received points has since left', async () => {
    const owner = here.join();
    const late = { ...page.plan.drivers[2]!, id: 'late', name: 'Late', colour: 'pink' as const };
    const withLate = { ...page.plan, drivers: [...page.plan.drivers, late] };
    const { season } = page;
    await value(owner.client.call('seasons.change', { season, plan: withLate }));
    const bonus = { season, round: 'round-1', driver: 'late', points: 2, out: false, reason: 'Welcome' };
    await value(owner.client.call('seasons.correct', bonus));
    const left = await value(owner.client.call('seasons.change', { season, plan: page.plan }));
    const file = await value(owner.client.call('seasons.export', { season, as: 'file' }));
    const there = await pageOf(await seasonIn(bring(file.text)));
    expect([there.table, there.audit]).toEqual([left.table, left.audit]);
  });
  test('keeps combined emoji in its names', async () => {
    const family = 'Zo\u00EB \u{1F469}\u200D\u{1F469}\u200D\u{1F467}';
    const season = await seasonIn(
      bringJson(
        changed((one) => {
          one.plan.drivers[0]!.name = family;
          one.plan.drivers[1]!.name = 'Ma\u200Drta';
        }),
      ),
    );
    expect((await pageOf(season)).plan).toMatchObject({ drivers: [{ name: family }, { name: 'Marta' }, {}] });
  });
  test('has only visible names, and no times in the future', async () => {
    const season = await seasonIn(
      bringJson(
        changed((one) => {
          one.plan.name = '  Win\u202Eter\u0007\ncup\u0000 ';
          one.plan.drivers[0]!.name = `\u2066${'A'.repeat(22)}\u2069`;
          one.races[0]!.race.seats[0]!.name = `Z\u200B${'z'.repeat(90)}`;
          one.createdAt = '2999-01-01T00:00:00.000Z';
          one.races[1]!.race.finishedAt = '+275760-09-13T00:00:00.000Z';
          one.races[0]!.race.startedAt = 'yesterday';
          one.changes[0]!.said = keptText('Marta:\u202E -1');
        }),
      ),
    );
    const there = await pageOf(season);
    const now = new Date(it.clock.now()).toISOString();
    expect(there.plan).toMatchObject({ name: 'Winter cup', drivers: [{ name: 'A'.repeat(22) }, {}, {}] });
    expect([there.createdAt, there.rounds[1]?.races[0]?.at]).toEqual([now, now]);
    expect(english(there.audit[0]?.said ?? [])).toBe('Marta: -1');
    const match = there.rounds[0]!.races[0]!.match;
    const seats = await value(me.client.call('replays.film', { match }));
    expect(seats.seats[0]?.name).toBe(`Z${'z'.repeat(23)}`);
  });
  test.each<[string, (one: SeasonFile) => void, RegExp]>([
    ['a race of an unknown round', (one) => (one.races[0]!.round = 'elsewhere'), /not on its calendar/],
    ['the races of two rounds swapped', swapRounds, /a different race/],
    ['two races of one round', (one) => (one.races[1]!.round = one.races[0]!.round), /too many/],
    ['a later leg', (one) => (one.races[0]!.leg = 2), /too many or too few/],
    ['other laps on the calendar', (one) => (one.plan.rounds[0]!.options.laps = 2), /a different race/],
    ['another game on the calendar', (one) => (one.plan.rounds[0]!.game = 'derby'), /another game/],
    [
      'a driver who is none of the season',
      (one) => (one.races[0]!.entrants[0]!.driver = 'eve'),
      /do not match the season’s/,
    ],
    ['a driver twice', (one) => (one.races[0]!.entrants[0]!.driver = 'marta'), /do not match the season’s/],
    ['a driver too few', (one) => one.races[0]!.entrants.pop(), /do not match the cars/],
    ['a plan with a name twice', (one) => (one.plan.drivers[0]!.name = 'marta '), /Two drivers/],
    ['a plan with an unknown circuit', (one) => (one.plan.rounds[2]!.circuit = 'moon'), /no circuit/],
    ['a correction for an unknown driver', (one) => (one.changes[0]!.correction!.driver = 'eve'), /corrections/],
    ['a practice race', (one) => (one.races[0]!.race.practice = true), /practice/],
    ['an empty name', (one) => (one.plan.drivers[0]!.name = '\u200B\u200B'), /no name/],
    ['other rules', (one) => (one.races[0]!.race.record.rulesVersion = 99), /under rules version 99/],
    ['a race that is not over', cutRace, /not finished/],
    ['another seed', (one) => (one.races[0]!.race.record.seed = 'mine'), /^Race 1 of the calendar /],
    ['an extra field', (one) => Object.assign(one, { points: 99 }), /can’t be read/],
    ['points beside an entrant', (one) => Object.assign(one.races[0]!.entrants[0]!, { points: 99 }), /can’t be read/],
    ['places in a race', (one) => Object.assign(one.races[0]!.race, { standings: [] }), /can’t be read/],
  ])('is refused in words with %s, and leaves nothing behind', async (_, change, pattern) => {
    const before = kept(it);
    expect(await refused(bringJson(changed(change)))).toMatch(pattern);
    expect(kept(it)).toEqual(before);
  });
});

function swapRounds(one: SeasonFile): void {
  const [first, second] = one.races;
  [first!.round, second!.round] = [second!.round, first!.round];
}
/** Removes the last moves and sets the mark of the move that is now last. */
function cutRace(one: SeasonFile): void {
  const { record } = one.races[0]!.race;
  record.marks = record.marks.filter((mark) => mark.step % 32 === 0 && mark.step < record.moves.length);
  record.moves.length = record.marks.at(-1)!.step;
}

describe('a series from a file', () => {
  /** A derby whose races can form a series, decided after two of at most three. */
  const serial: AnyGame = {
    ...derby,
    series: {
      races: 3,
      options: () => ({}),
      order: () => [0, 1, 2],
      isOver: (results) => results.length === 2,
      table: (results) => (results[0] ?? []).map(({ place }, seat) => ({ seat, place })),
    },
  };
  const games = { derby: serial };
  let whole: SeasonFile;
  let pages: { text: string; page: SeasonView };
  beforeAll(async () => {
    const there = await party({ games });
    const plan = cup('derby', ['field', 'field'], { length: 20 });
    plan.rounds[0]!.series = true;
    pages = await racedSeason(there, plan);
    there.end();
    whole = JSON.parse(pages.text);
  });
  beforeEach(async () => {
    it.end();
    it = await party({ games });
    it.clock.pass(3_600_000);
    me = it.join();
  });

  test('is one round with all its races, in whatever order the file has them', async () => {
    const season = await seasonIn(bringJson({ ...whole, races: whole.races.toReversed() }));
    const there = await pageOf(season);
    expect(bare(there)).toEqual(bare(pages.page));
    expect(there.rounds[0]).toMatchObject({ state: 'done', races: [{ leg: 1 }, { leg: 2 }] });
  });
  test.each<[string, (one: SeasonFile) => void, RegExp]>([
    ['without its first race', (one) => one.races.shift(), /too many or too few/],
    ['whose drivers swap cars', (one) => one.races[1]!.entrants.reverse(), /changes its drivers/],
    ['that goes on after it was decided', (one) => one.races.push({ ...one.races[1]!, leg: 3 }), /was decided/],
    ['with one race twice', (one) => (one.races[1]!.race = one.races[0]!.race), /twice/],
  ])('is refused %s', async (_, change, pattern) => {
    const one = clonePlain(whole);
    change(one);
    expect(await refused(bringJson(one))).toMatch(pattern);
  });
});

describe('a race from a file', () => {
  test('is watched, counted and exported like a race from here', async () => {
    const { match } = (await value(bring(raceText))) as { match: string };
    const shown = await value(me.client.call('replays.film', { match }));
    expect(shown).toMatchObject({ proved: 'same', circuit: 'usa', origin: { practice: false, season: null } });
    expect(openRecording(shown.film).frames.length).toBeGreaterThan(20);
    expect(await value(me.client.call('stats.drivers', {}))).toHaveLength(3);
    expect(await value(me.client.call('matches.result', { match }))).toMatchObject({ circuit: 'usa' });
    expect((await value(me.client.call('matches.export', { match }))).text).toBe(raceText);
  });
  test('says who had hints, in the file and after import, and leaves hints out if no one had any', async () => {
    expect(raceFile()).toMatchObject({ version: 1 });
    expect(raceText).not.toContain('hinted');
    const owner = here.join();
    const match = page.rounds[0]!.races[0]!.match;
    const seats = here.store.saves.head(match)!.seats as SeatInfo[];
    here.store.saves.setSeats(match, seats.with(1, { ...seats[1]!, hinted: true }));
    const hinted = await value(owner.client.call('matches.export', { match }));
    const season = await value(owner.client.call('seasons.export', { season: page.season, as: 'file' }));
    here.store.saves.setSeats(match, seats);
    expect(JSON.parse(hinted.text)).toMatchObject({ version: 2 });
    const race = (await value(bring(hinted.text))) as { match: string };
    const marksOf = async (one: { match: string }) =>
      (await value(me.client.call('matches.result', one))).seats.map((seat) => seat.hinted);
    expect(await marksOf(race)).toEqual([undefined, true, undefined]);
    expect((await value(me.client.call('matches.export', race))).text).toBe(hinted.text);
    await value(me.client.call('matches.delete', race));
    const cupHere = await pageOf(await seasonIn(bring(season.text)));
    expect(await marksOf(cupHere.rounds[0]!.races[0]!)).toEqual([undefined, true, undefined]);
    expect(await marksOf(cupHere.rounds[1]!.races[0]!)).toEqual([undefined, undefined, undefined]);
  });
  test('or a season from a newer Paddock says so, and neither is partly imported', async () => {
    const before = kept(it);
    for (const one of [
      { ...raceFile(), version: 3, more: {} },
      { ...file, version: 5, races: 'elsewhere' },
    ]) {
      expect(await refused(bringJson(one))).toMatch(/newer Paddock/);
    }
    expect(await refused(bringJson({ ...file, version: 0 }))).toMatch(/can’t be read/);
    expect(kept(it)).toEqual(before);
  });
  test('stays practice if it was practice', async () => {
    const { match } = (await value(bringJson({ ...raceFile(), practice: true }))) as { match: string };
    expect(await value(me.client.call('stats.drivers', {}))).toEqual([]);
    const real = (await value(bring(raceText))) as { match: string };
    expect(real.match).not.toBe(match);
    expect(await value(me.client.call('stats.drivers', {}))).toHaveLength(3);
  });
  test('is imported again if the stored one is damaged', async () => {
    const { match } = (await value(bring(raceText))) as { match: string };
    const handle = new Sqlite(path.join(it.dir, 'paddock.db'));
    handle.prepare('UPDATE moves SET move = ? WHERE race = ? AND step = 3').run('{', match);
    handle.close();
    const again = (await value(bring(raceText))) as { match: string };
    expect(again.match).not.toBe(match);
    expect(await value(me.client.call('replays.film', again))).toMatchObject({ proved: 'same' });
  });
  test.each<[string, (one: RaceFile) => void, RegExp]>([
    ['of an unknown game', (one) => (one.record.game = 'ludo'), /does not have/],
    ['of a game that is no game', (one) => (one.record.game = '__proto__'), /does not have/],
    ['with another hash', (one) => (one.record.marks[1]!.hash = '0'.repeat(16)), /does not match its own record/],
    ['without a hash', (one) => one.record.marks.shift(), /no checksum/],
    ['with an illegal move', (one) => (one.record.moves[5]!.action = { type: 'fly' }), /breaks the rules at move 6/],
    ['with a move after the end', (one) => one.record.moves.push(one.record.moves.at(-1)!), /breaks the rules/],
    ['with a driver too many', (one) => one.seats.push(one.seats[0]!), /do not match its cars/],
    ['with another colour', (one) => (one.seats[0]!.colour = 'pink'), /do not match its cars/],
    [
      'with a car the rules drive',
      (one) => (one.seats[0]!.driver = { kind: 'automaton', id: 'legend' }),
      /do not match its cars/,
    ],
    ['with a driver that is none', (one) => (one.seats[0]!.driver = { kind: 'ghost' }), /do not match its cars/],
    ['with endless laps', (one) => (one.record.config.options.laps = 1e9), /breaks the rules at move 1/],
  ])('is refused in words %s', async (_, change, pattern) => {
    const one = raceFile();
    change(one);
    const before = kept(it);
    expect(await refused(bringJson(one))).toMatch(pattern);
    expect(kept(it)).toEqual(before);
  });
  test("can't be exported while open, and a bare record has no drivers to import", async () => {
    const open = await value(me.client.call('matches.create', derbySetup([YOU, bot()])));
    expect(await refused(me.client.call('matches.export', open))).toMatch(/not over/);
    expect(await refused(bringJson(raceFile().record))).toMatch(/no drivers in it/);
  });
});
