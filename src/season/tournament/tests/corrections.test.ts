// Corrections of tournaments, and the setup of a table.

import { describe, expect, test } from 'vitest';
import { planTrouble } from '../../plan';
import type { Correction } from '../../types';
import { viewOf } from '../../view';
import { withdrawn } from '../changes';
import { consequencesOf, correctable } from '../corrections';
import { asCalendar, tableSetup } from '../table-setup';
import { oneTable, tournamentChangeTrouble, tournamentTrouble } from '../trouble';
import type { TournamentState } from '../types';
import { cup, drawOf, games, personOf, race, seated, stageIn, tableIn, viewed } from './cups';

const HEATS = { kind: 'heats' } as const;
const afterHeats = race(race(race(cup(12, HEATS), 'heats-1'), 'heats-2'), 'heats-3');
const begun = race(afterHeats, 'semi-1', [], { status: 'open' });
/** d06 was second in heat 1, with 8 points; d07 had 6. */
const penalty: Correction = { round: 'heats-1', driver: 'd06', points: -3, out: false };

function kept(state: TournamentState, correction: Correction): TournamentState {
  return { ...state, corrections: [...state.corrections, consequencesOf(state, games, correction)!.correction] };
}

describe('corrections', () => {
  test('before the semi-finals begin, places change, and who goes on', () => {
    const view = consequencesOf(afterHeats, games, penalty)!;
    expect(view).toMatchObject({
      changes: 'places',
      correction: { ...penalty, begun: 1 },
      places: [
        { driver: 'd07', before: 3, after: 2 },
        { driver: 'd06', before: 2, after: 3 },
      ],
      points: [{ driver: 'd06', before: 8, after: 5 }],
      champion: null,
    });
    expect(view.swaps).toEqual([
      { round: 'semi-1', number: 1, driver: 'd08', instead: 'd07' },
      { round: 'semi-2', number: 2, driver: 'd07', instead: 'd06' },
      { round: 'semi-2', number: 2, driver: 'd09', instead: 'd08' },
    ]);
  });
  test('what was foreseen is what happens', () => {
    const view = consequencesOf(afterHeats, games, penalty)!;
    const after = kept(afterHeats, penalty);
    for (const { round, driver, instead } of view.swaps) {
      expect(seated(tableIn(after, round))).toContain(driver);
      expect(seated(tableIn(after, round))).not.toContain(instead);
    }
  });
  test('once a semi-final has begun, only points change', () => {
    expect(correctable(viewed(begun), 'heats-1')).toBe('points');
    const view = consequencesOf(begun, games, penalty)!;
    expect(view).toMatchObject({ changes: 'points', swaps: [], places: [], champion: null });
    expect(view.points).toEqual([{ driver: 'd06', before: 8, after: 5 }]);
    const after = kept(begun, penalty);
    expect(drawOf(stageIn(after, 'semi'))).toEqual(drawOf(stageIn(begun, 'semi')));
    expect(tableIn(after, 'heats-1').results[1]).toMatchObject({ driver: 'd06', points: 5, place: 2 });
  });
  test('a removed result does not go on, and a later correction restores it', () => {
    const removed = kept(afterHeats, { ...penalty, points: 0, out: true });
    expect(tableIn(removed, 'heats-1').results.at(-1)).toMatchObject({ driver: 'd06', taken: true, points: 0 });
    expect(stageIn(removed, 'semi').tables.flatMap(seated)).not.toContain('d06');
    const restored = kept(removed, { ...penalty, points: 0, out: false });
    expect(drawOf(stageIn(restored, 'semi'))).toEqual(drawOf(stageIn(afterHeats, 'semi')));
  });
  test('only finished tables can be corrected', () => {
    expect(correctable(viewed(begun), 'semi-1')).toBeUndefined();
    expect(correctable(viewed(begun), 'semi-2')).toBeUndefined();
    expect(consequencesOf(begun, games, { ...penalty, round: 'final' })).toBeUndefined();
  });
  test('the final can be corrected for good, and its champion changes', () => {
    const semis = race(race(afterHeats, 'semi-1', ['d01', 'd03']), 'semi-2', ['d02', 'd04']);
    const done = race(semis, 'final', ['d01', 'd02']);
    const view = consequencesOf(done, games, { round: 'final', driver: 'd01', points: 0, out: true })!;
    expect(view).toMatchObject({ changes: 'places', champion: { before: 'd01', after: 'd02' } });
  });
  test('in a Swiss tournament, a late correction changes later draws alone', () => {
    const first = race(race(cup(4, { kind: 'swiss', rounds: 3 }, { tableSize: 2 }), 'swiss-1-1'), 'swiss-1-2');
    const second = race(first, 'swiss-2-1', [], { status: 'open' });
    const late = kept(second, { round: 'swiss-1-1', driver: 'd01', points: -10, out: false });
    expect(drawOf(stageIn(late, 'swiss-2'))).toEqual(drawOf(stageIn(second, 'swiss-2')));
    expect(viewed(late).standings.find(({ driver }) => driver === 'd01')!.points).toBe(0);
  });
});

describe('the setup of a table', () => {
  test('is a season’s: its drivers at seats drawn by lot, with colours of the game', () => {
    const setup = tableSetup(cup(12, HEATS), games, 'heats-2');
    if (!setup?.ok) throw new Error('no setup');
    expect(setup).toMatchObject({ round: 'heats-2', leg: 1, setup: { game: 'wide', circuit: 'north' } });
    expect(new Set(setup.entrants.map(({ driver }) => driver))).toEqual(new Set(['d02', 'd05', 'd08', 'd11']));
    expect(new Set(setup.setup.seats.map(({ colour }) => colour)).size).toBe(4);
    expect(tableSetup(cup(12, HEATS), games, 'heats-2')).toEqual(setup);
  });
  test('has AI drivers for free places, drivers who are absent and drivers who have left', () => {
    const gone = withdrawn(cup(13, HEATS), games, 'd08');
    if (!gone.ok) throw new Error(gone.why);
    const state = { ...cup(13, HEATS), plan: gone.plan };
    const setup = tableSetup(state, games, 'heats-1', [{ driver: 'd09', at: 'absent' }]);
    if (!setup?.ok) throw new Error('no setup');
    const driven = setup.entrants.map(({ driver, standIn }, seat) => {
      return [driver, standIn, setup.setup.seats[seat]!.driver.kind] as const;
    });
    expect([...driven].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['d01', false, 'lan'],
      ['d08', true, 'ai'],
      ['d09', true, 'ai'],
      [expect.stringMatching(/^fill-in-/), true, 'ai'],
    ]);
  });
  test('is there only for tables that can be called', () => {
    expect(tableSetup(begun, games, 'semi-1')).toBeUndefined();
    expect(tableSetup(begun, games, 'semi-2')?.ok).toBe(true);
    expect(tableSetup(begun, games, 'final')).toBeUndefined();
    expect(tableSetup(begun, games, 'nowhere')).toBeUndefined();
  });
  test('a series goes on at the same table', () => {
    const rounds = [{ ...cup(4, HEATS).plan.rounds[0]!, game: 'duel', circuit: 'pit', series: true }];
    const state = race(cup(8, HEATS, { plan: { rounds } }), 'heats-1', ['d01'], { order: [0, 1, 2, 3] });
    expect(tableIn(state, 'heats-1')).toMatchObject({ state: 'callable', match: 'm-heats-1' });
    expect(tableSetup(state, games, 'heats-1')).toMatchObject({ ok: true, leg: 2 });
  });
});

test('with its tables as rounds, a tournament is an ordinary season', () => {
  const view = viewOf(asCalendar(afterHeats, games), games);
  expect(view.rounds.map(({ round, state }) => [round.id, state])).toEqual([
    ['heats-1', 'done'],
    ['heats-2', 'done'],
    ['heats-3', 'done'],
    ['semi-1', 'next'],
    ['semi-2', 'later'],
    ['final', 'later'],
  ]);
});

describe('plans', () => {
  test('that can be raced have no trouble, neither as a tournament nor as a season of one table', () => {
    expect(tournamentTrouble(cup(12, HEATS).plan, games)).toBeNull();
    expect(planTrouble(oneTable(cup(64, HEATS).plan), games)).toBeNull();
  });
  test.each([
    ['drivers', cup(3, HEATS)],
    ['drivers', cup(65, HEATS)],
    ['size', cup(12, HEATS, { tableSize: 11 })],
    ['seeds', cup(12, HEATS, { seeds: ['d01'] })],
    ['final', cup(12, HEATS, { final: 'b' })],
    ['late', cup(12, HEATS, { seeds: cup(11, HEATS).plan.tournament!.seeds, late: [{ driver: 'd12', from: 2 }] })],
    ['id', cup(['fill-in-1', 'b', 'c', 'd'], HEATS)],
    ['divisions', cup(4, { kind: 'league', divisions: [['d01', 'd02']], weeks: 2, moves: 1 })],
    ['division', cup(4, { kind: 'league', divisions: [['d01'], ['d02', 'd03', 'd04']], weeks: 2, moves: 1 })],
  ])('%s', (code, { plan }) => {
    expect(tournamentTrouble(plan, games)).toMatchObject({ code });
  });
  test('keep what has begun', () => {
    const { plan } = begun;
    const other = (change: object) => ({ ...plan, tournament: { ...plan.tournament!, ...change } });
    expect(tournamentChangeTrouble(begun, other({ tableSize: 3 }), games)).toEqual({ code: 'begun', what: 'format' });
    expect(tournamentChangeTrouble(begun, { ...plan, rounds: [] }, games)).toEqual({ code: 'begun', what: 'rounds' });
    const early = other({ withdrawn: [{ driver: 'd01', from: 1 }] });
    expect(tournamentChangeTrouble(begun, early, games)).toEqual({ code: 'begun', what: 'drivers' });
    expect(tournamentChangeTrouble(begun, other({ withdrawn: [{ driver: 'd01', from: 3 }] }), games)).toBeNull();
    expect(tournamentChangeTrouble(afterHeats, { ...plan, name: 'Cup' }, games)).toBeNull();
    expect(tournamentChangeTrouble({ ...begun, races: [] }, other({ tableSize: 3 }), games)).toBeNull();
    expect(personOf('x').driver.kind).toBe('lan');
  });
});
