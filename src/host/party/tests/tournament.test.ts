// A tournament at a party: created, called, raced at several tables at once, corrected, and won. Not here: the draw (src/season/tournament).

import type { In } from '@api/contract';
import type { Party as PartyState } from '@api/party';
import type { SeasonDriver } from '@api/season';
import { value } from '@api/tests/granted';
import type { TournamentView } from '@api/tournament/commands';
import { COLOURS } from '@core/contract';
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
import { CALL_MS } from '../open-party';

let it: Party;
let me: Guest;
let open: PartyState;

beforeEach(async () => {
  it = await party();
  me = it.join();
  open = await openTable(me, derbySetup([YOU, LAN]));
});
afterEach(() => it.end());

type Plan = In<'tournaments.create'>['plan'];

/** People by name at their own screens, then AI drivers up to this number. */
function planOf(names: readonly string[], drivers: number, more: Partial<Plan['tournament']> = {}): Plan {
  const all = Array.from({ length: drivers }, (_, at): SeasonDriver => {
    const name = names[at];
    const driver = name === undefined ? bot() : LAN;
    return { id: `d${at}`, name: name ?? `Robot ${at}`, colour: COLOURS[at % COLOURS.length]!, driver, team: null };
  });
  return {
    name: 'Friday Cup',
    preset: null,
    drivers: all,
    teams: [],
    rounds: [{ id: 'r1', game: 'derby', circuit: 'field', options: { length: 20 }, clock: 0, series: false }],
    rules: {
      points: { kind: 'own' },
      drop: 0,
      ties: [],
      missed: 'none',
      fillIn: 'easy',
      grid: 'random',
    },
    tournament: {
      format: { kind: 'heats' },
      tableSize: 4,
      turns: 'table',
      withdrawn: [],
      late: [],
      voided: [],
      ...more,
    },
  } as Plan;
}

async function created(plan: Plan): Promise<string> {
  return (await value(me.client.call('tournaments.create', { plan }))).season;
}

const view = (season: string, who: Guest = me): Promise<TournamentView> =>
  value(who.client.call('tournaments.get', { season }));
const call = (season: string) => value(me.client.call('tournaments.call', { season }));
const tableOf = (guest: Guest) => guest.party().tables.find(({ id }) => id === guest.party().table);

/** Plays for everyone who is asked until no race of the tournament runs. */
async function raceAll(season: string, guests: readonly Guest[]): Promise<void> {
  for (let at = 0; at < 400; at++) {
    await it.rest();
    const racing = (await view(season)).stages
      .flatMap(({ tables }) => tables)
      .filter(({ state }) => state === 'racing');
    if (racing.length === 0) return;
    for (const guest of guests) await act(guest);
  }
  throw new Error('the races come to no end');
}

async function act(guest: Guest): Promise<void> {
  const { match } = guest.party();
  if (match === null) return;
  const seen = await guest.client.call('match.watch', { match });
  if (!seen.ok || seen.value.finished) return;
  const decision = seen.value.asks.find(({ seat, committed }) => seen.value.mine.includes(seat) && !committed);
  if (decision === undefined) return;
  const choices = seen.value.choices[String(decision.id)] as { cards?: number[] };
  const action = choices.cards ? { type: 'stake', card: choices.cards[0] } : { type: 'rest' };
  await guest.client.call('match.act', { match, ask: decision.id, action });
}

async function arrive(names: readonly string[]): Promise<Seated[]> {
  const guests: Seated[] = [];
  for (const name of names) guests.push(await comeIn(it, open.code, name));
  return guests;
}

test('a tournament is seeded, listed, and refused if it cannot be raced', async () => {
  const season = await created(planOf(['Ada'], 8));
  const { plan, stages, status, callable } = await view(season);
  expect(plan.tournament?.seeds.toSorted()).toEqual(plan.drivers.map(({ id }) => id).toSorted());
  expect([status, stages[0]?.tables.length, callable.length]).toEqual(['running', 2, 2]);
  const [listed] = await value(me.client.call('seasons.list', {}));
  expect(listed).toMatchObject({ season, name: 'Friday Cup', isTournament: true, status: 'running' });
  expect(await code(me.client.call('tournaments.create', { plan: planOf(['Ada'], 3) }))).toBe('bad-input');
  const much = planOf(['Ada'], 8, { tableSize: 10 });
  expect(await code(me.client.call('tournaments.create', { plan: much }))).toBe('bad-input');
  expect(await code(me.client.call('seasons.start', { season }))).toBe('not-allowed');
  expect(await code(me.client.call('seasons.change', { season, plan }))).toBe('not-allowed');
  const right = { season, round: 'heats-1', driver: 'd0', points: 1, out: false, reason: 'x' };
  expect(await code(me.client.call('seasons.correct', right))).toBe('not-allowed');
  expect(await code(me.client.call('tournaments.correct', right))).toBe('not-allowed');
});

test('twelve drivers: heats called at three tables, semi-finals, a final, and a champion', async () => {
  const names = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Finn'];
  const guests = await arrive(names);
  const season = await created(planOf(names, 12));
  for (let stage = 0; stage < 6 && (await view(season)).status === 'running'; stage++) {
    const { called, waiting } = await call(season);
    expect(waiting).toEqual([]);
    expect(called.length).toBeGreaterThan(0);
    for (const guest of guests) {
      const { calls } = await view(season, guest);
      const mine = calls.find(({ missing }) => missing.includes(guest.joined.party.guests.at(-1)!.name));
      if (mine === undefined) continue;
      expect(tableOf(guest)).toMatchObject({ id: mine.table, round: mine.round });
      await value(guest.client.call('party.ready', { ready: true }));
    }
    await it.rest();
    it.clock.pass(0);
    await raceAll(season, guests);
  }
  const { status, champion, standings, stages } = await view(season);
  expect([status, standings[0]?.driver]).toEqual(['finished', champion]);
  expect(stages.map(({ tables }) => tables.length)).toEqual([3, 2, 1]);
  expect(new Set(stages[0]?.tables.flatMap(({ match }) => match)).size).toBe(3);
  const csv = await value(me.client.call('seasons.export', { season, as: 'csv' }));
  expect(csv.text).toContain('Ada');
});

test('a call ends after two minutes: an AI driver drives for anyone missing, and they may take over', async () => {
  const [ada, bo] = (await arrive(['Ada', 'Bo'])) as [Seated, Seated];
  const season = await created(planOf(['Ada', 'Bo', 'Cleo'], 4));
  await call(season);
  const [one] = (await view(season)).calls;
  expect(one).toMatchObject({ round: 'final', missing: expect.arrayContaining(['Ada', 'Bo', 'Cleo']), left: CALL_MS });
  expect(ada.party().call).toBe(CALL_MS);
  expect(ada.frames.some((frame) => frame.includes('"tournaments.called"'))).toBe(true);
  await value(ada.client.call('party.ready', { ready: true }));
  await value(me.client.call('tournaments.nudge', { round: 'final' }));
  expect(await code(me.client.call('tournaments.nudge', { round: 'final' }))).toBe('too-fast');
  expect(bo.frames.some((frame) => frame.includes('"tournaments.nudged"'))).toBe(true);
  expect(ada.frames.some((frame) => frame.includes('"tournaments.nudged"'))).toBe(false);
  it.clock.pass(CALL_MS - 1);
  expect(ada.party().match).toBeNull();
  it.clock.pass(1);
  await it.rest();
  const match = ada.party().match!;
  const seen = await value(ada.client.call('match.watch', { match }));
  const kinds = Object.fromEntries(seen.seats.map(({ name, driver }) => [name, driver.kind]));
  expect([kinds.Ada, kinds.Bo, kinds.Cleo]).toEqual(['lan', 'ai', 'ai']);
  const seats = bo.party().seats;
  const [own, other] = ['Bo', 'Cleo'].map((name) => seats.findIndex((seat) => seat.name === name));
  expect([seats[own!]?.open, seats[other!]?.open]).toEqual([true, false]);
  expect(await code(bo.client.call('party.take', { seat: other! }))).toBe('not-allowed');
  await value(bo.client.call('party.take', { seat: own! }));
  expect((await value(bo.client.call('match.watch', { match }))).mine).toEqual([own]);
});

test('a guest who comes to the party during the call finds their own seat', async () => {
  const season = await created(planOf(['Ada', 'Bo'], 4));
  await call(season);
  const [bo] = (await arrive(['Bo'])) as [Seated];
  const table = tableOf(bo)!;
  const { seat } = bo.party().guests.find(({ id }) => id === bo.joined.party.you)!;
  expect([table.round, bo.party().seats[seat!]?.name]).toEqual(['final', 'Bo']);
});

test('a tournament goes to another Paddock as a file, with its races and corrections; a changed one does not', async () => {
  // Twelve, so that gaps decide who the best thirds are.
  const season = await created(planOf([], 12));
  for (let stage = 0; stage < 4 && (await view(season)).status === 'running'; stage++) {
    await call(season);
    it.clock.pass(0);
    await raceAll(season, []);
    if (stage > 0) continue;
    const [heat] = (await view(season)).stages[0]!.tables;
    const wrong = { season, round: heat!.round, driver: heat!.results[0]!.driver, points: 0, out: true };
    await value(me.client.call('tournaments.correct', { ...wrong, reason: 'Wrong car' }));
  }
  const { text } = await value(me.client.call('seasons.export', { season, as: 'file' }));
  const elsewhere = await party();
  try {
    const there = elsewhere.join();
    const came = await value(there.client.call('files.import', { text }));
    const imported = came.kind === 'season' ? came.season : '';
    const { champion, standings, stages } = await value(there.client.call('tournaments.get', { season: imported }));
    const before = await view(season);
    expect([champion, standings]).toEqual([before.champion, before.standings]);
    const gaps = standings.flatMap(({ gap }) => gap ?? []);
    expect([gaps.length, gaps.some((gap) => gap > 0)]).toEqual([standings.length, true]);
    expect(stages.map(({ tables }) => tables.map(({ results }) => results))).toEqual(
      before.stages.map(({ tables }) => tables.map(({ results }) => results)),
    );
    const file = JSON.parse(text) as { races: { round: string; entrants: { driver: string }[] }[] };
    const final = file.races.find(({ round }) => round === 'final')!;
    const inIt = final.entrants.map(({ driver }) => driver);
    const other = before.plan.drivers.find(({ id }) => !inIt.includes(id))!.id;
    for (const stranger of ['somebody', other]) {
      final.entrants[0]!.driver = stranger;
      const reply = await there.client.call('files.import', { text: JSON.stringify(file) });
      expect(reply.ok || reply.fault.said.id).toBe('import.round.strangers');
    }
    const without = { ...file, races: file.races.filter(({ round }) => round !== 'heats-1') };
    expect(await code(there.client.call('files.import', { text: JSON.stringify(without) }))).not.toBe('granted');
  } finally {
    elsewhere.end();
  }
});

test('a paused tournament starts nothing and races nothing until it goes on', async () => {
  const [ada] = (await arrive(['Ada'])) as [Seated];
  const season = await created(planOf(['Ada'], 4));
  await call(season);
  it.clock.pass(60_000);
  await value(me.client.call('tournaments.pause', { paused: true }));
  it.clock.pass(CALL_MS);
  expect([ada.party().match, ada.party().call]).toEqual([null, CALL_MS - 60_000]);
  await value(ada.client.call('party.ready', { ready: true }));
  await it.rest();
  it.clock.pass(0);
  expect(ada.party().match).toBeNull();
  await value(me.client.call('tournaments.pause', { paused: false }));
  it.clock.pass(0);
  await it.rest();
  const match = ada.party().match!;
  expect((await value(ada.client.call('match.watch', { match }))).paused).toBe(false);
  await value(me.client.call('tournaments.pause', { paused: true }));
  expect(ada.seen(match).paused).toBe(true);
  await value(me.client.call('match.watch', { match }));
  await value(me.client.call('match.pause', { match, paused: false }));
  expect(ada.seen(match).paused).toBe(true);
});

test('after a crash the calls are back, and so is every race', async () => {
  const [ada] = (await arrive(['Ada'])) as [Seated];
  const season = await created(planOf(['Ada'], 8));
  it.botRunner.trouble = 'silent';
  await call(season);
  // Where only AI drivers race, nobody has to come first.
  it.clock.pass(0);
  await it.rest();
  const [round] = (await view(season)).calls.map((one) => one.round);
  const match = (await view(season)).stages[0]!.tables.find(({ state }) => state === 'racing')!.match!;
  await it.restart();
  it.botRunner.trouble = 'none';
  me = it.join();
  const again = await openTable(me, derbySetup([YOU, LAN]), { match });
  expect(again).toMatchObject({ code: open.code, tournament: { season } });
  const back = it.join('guest');
  const joined = await value(back.client.call('party.join', { token: ada.joined.token, device: 'phone' }));
  expect(joined.party.tables.find(({ id }) => id === joined.party.table)).toMatchObject({ round });
  expect((await view(season)).calls).toMatchObject([{ round, left: CALL_MS }]);
  for (let at = 0; at < 400 && it.store.saves.head(match)?.status === 'open'; at++) await it.rest();
  expect(it.store.saves.head(match)?.status).toBe('finished');
});

test('a correction says what it changes, then changes it, and is noted', async () => {
  await arrive(['Ada']);
  const season = await created(planOf([], 8));
  await call(season);
  it.clock.pass(CALL_MS);
  await raceAll(season, []);
  const [heat] = (await view(season)).stages[0]!.tables;
  const [winner] = heat!.results;
  const wrong = { season, round: heat!.round, driver: winner!.driver, points: 0, out: true };
  const would = await value(me.client.call('tournaments.consequences', wrong));
  expect(would).toMatchObject({ changes: 'places', swaps: expect.any(Array) });
  expect(would.swaps.map(({ instead }) => instead)).toContain(winner!.driver);
  const after = await value(me.client.call('tournaments.correct', { ...wrong, reason: 'Wrong car' }));
  expect(after.stages[0]!.tables[0]!.results.at(-1)).toMatchObject({ driver: winner!.driver, taken: true });
  expect(JSON.stringify(after.audit)).toContain('Wrong car');
  expect(await code(me.client.call('tournaments.correct', { ...wrong, reason: 'Again' }))).toBe('bad-input');
});

test('drivers leave and come late, tables are voided, and each is noted', async () => {
  const season = await created(planOf([], 8, { format: { kind: 'swiss', rounds: 3 } }));
  const late: SeasonDriver = { id: 'late', name: 'Late', colour: 'red', driver: bot(), team: null };
  await value(me.client.call('tournaments.enter', { season, driver: late }));
  expect((await view(season)).plan.drivers.map(({ id }) => id)).toContain('late');
  expect(await code(me.client.call('tournaments.enter', { season, driver: late }))).toBe('not-allowed');
  await value(me.client.call('tournaments.withdraw', { season, driver: 'd0' }));
  const { standings, stages } = await value(me.client.call('tournaments.void', { season, round: 'swiss-1-1' }));
  expect(standings.find(({ driver }) => driver === 'd0')?.isWithdrawn).toBe(true);
  expect(stages[0]!.tables[0]!.state).toBe('void');
  expect((await view(season)).audit).toHaveLength(3);
});

test('guests see the tournament of their party and no other, and none of the host’s commands', async () => {
  const [ada] = (await arrive(['Ada'])) as [Seated];
  const season = await created(planOf(['Ada'], 8));
  const other = await created(planOf(['Ada'], 4));
  expect(await code(ada.client.call('tournaments.get', { season }))).toBe('not-allowed');
  await value(me.client.call('tournaments.host', { season }));
  expect(ada.party().tournament).toEqual({ season, name: 'Friday Cup' });
  expect((await view(season, ada)).stages).toHaveLength((await view(season)).stages.length);
  expect(await code(ada.client.call('tournaments.get', { season: other }))).toBe('not-allowed');
  expect(await code(ada.client.call('tournaments.call', { season }))).toBe('not-allowed');
  await value(me.client.call('tournaments.host', { season: null }));
  expect(ada.party().tournament).toBeNull();
});

test('a league’s next season has those who were promoted and relegated', async () => {
  const divisions = [
    ['d0', 'd1', 'd2', 'd3'],
    ['d4', 'd5', 'd6', 'd7'],
  ];
  const season = await created(planOf([], 8, { format: { kind: 'league', divisions, weeks: 1, moves: 1 } }));
  expect(await code(me.client.call('tournaments.next', { season }))).toBe('not-allowed');
  for (let week = 0; week < 4 && (await view(season)).status === 'running'; week++) {
    await call(season);
    it.clock.pass(0);
    await raceAll(season, []);
  }
  const over = await view(season);
  const next = await value(me.client.call('tournaments.next', { season }));
  const format = (await view(next.season)).plan.tournament!.format;
  const [up] = over.divisions[1]!.promoted;
  const [down] = over.divisions[0]!.relegated;
  expect(format.kind === 'league' && format.divisions[0]).toContain(up);
  expect(format.kind === 'league' && format.divisions[1]).toContain(down);
});

test('a page sees at once that a table has started, or that its race was deleted', async () => {
  const season = await created(planOf([], 8));
  const states = async () => (await view(season)).stages[0]!.tables.map(({ state }) => state);
  it.botRunner.trouble = 'silent';
  await call(season);
  expect(await states()).toEqual(['callable', 'callable']);
  it.clock.pass(0);
  await it.rest();
  expect(await states()).toEqual(['racing', 'racing']);
  const { match } = (await view(season)).stages[0]!.tables[0]!;
  await value(me.client.call('matches.delete', { match: match! }));
  expect(await states()).toEqual(['callable', 'racing']);
});
