// Heats with semi-finals and a final, and knock-outs: worked examples.

import { describe, expect, test } from 'vitest';
import { roundOf } from '../../tests/toys';
import { withdrawn } from '../changes';
import {
  cup,
  drawOf,
  games,
  ids,
  personOf,
  race,
  raceAll,
  seated,
  sorted,
  stageIn,
  tableIn,
  tablesIn,
  viewed,
} from './cups';

const HEATS = { kind: 'heats' } as const;

/** Stages as 'heats 3x4 2+2': tables, places, places of each that go on, and the best behind them. */
function shape(state: ReturnType<typeof cup>): string[] {
  return viewed(state).stages.map(({ id, tables, each, best }) => {
    return `${id} ${tables.length}x${tables[0]!.places.length} ${each}+${best}`;
  });
}

/** Three heats of four, in which the better seeds win. */
function afterHeats(state = cup(12, HEATS)): ReturnType<typeof cup> {
  const first = race(state, 'heats-1', ['d01', 'd06', 'd07', 'd12']);
  return race(race(first, 'heats-2', ['d02', 'd05', 'd08', 'd11']), 'heats-3', ['d03', 'd04', 'd09', 'd10']);
}

describe('twelve drivers at tables of four', () => {
  test('three heats by seed, two semi-finals, a final', () => {
    const state = cup(12, HEATS);
    expect(shape(state)).toEqual(['heats 3x4 2+2', 'semi 2x4 2+0', 'final 1x4 0+0']);
    expect(drawOf(stageIn(state, 'heats'))).toEqual(['d01 d06 d07 d12', 'd02 d05 d08 d11', 'd03 d04 d09 d10']);
    expect(viewed(state).callable).toEqual(['heats-1', 'heats-2', 'heats-3']);
  });
  test('a place that is not decided says where its driver will come from', () => {
    expect(tableIn(cup(12, HEATS), 'semi-1').places).toEqual([
      { kind: 'open', from: { kind: 'place', round: 'heats-1', place: 1 } },
      { kind: 'open', from: { kind: 'place', round: 'heats-2', place: 2 } },
      { kind: 'open', from: { kind: 'place', round: 'heats-3', place: 1 } },
      { kind: 'open', from: { kind: 'best', stage: 'heats', place: 3, rank: 1 } },
    ]);
    expect(tableIn(cup(12, HEATS), 'semi-2').places.at(-1)).toEqual({
      kind: 'open',
      from: { kind: 'best', stage: 'heats', place: 3, rank: 2 },
    });
  });
  test('a finished heat fills its places in the semi-finals', () => {
    const state = race(cup(12, HEATS), 'heats-1', ['d06', 'd07', 'd01', 'd12']);
    expect(drawOf(stageIn(state, 'semi'))).toEqual(['d06 ? ? ?', 'd07 ? ? ?']);
    expect(tableIn(state, 'semi-1').places[0]).toEqual({
      kind: 'driver',
      driver: 'd06',
      standIn: false,
      from: { kind: 'place', round: 'heats-1', place: 1 },
    });
    expect(viewed(state).callable).toEqual(['heats-2', 'heats-3']);
  });
  test('once all heats are over, the semi-finals can be called together', () => {
    const state = afterHeats();
    expect(drawOf(stageIn(state, 'semi'))).toEqual(['d01 d05 d03 d07', 'd06 d02 d04 d08']);
    expect(viewed(state).callable).toEqual(['semi-1', 'semi-2']);
  });
  test('the best thirds are the ones with more points, then with the smaller gap to the winner', () => {
    const gaps = (gap: number) => ({ gaps: [0, 1, gap, 9] });
    const first = race(cup(12, HEATS), 'heats-1', ['d01', 'd06', 'd07', 'd12'], gaps(7));
    const second = race(first, 'heats-2', ['d02', 'd05', 'd08', 'd11'], gaps(3));
    const state = race(second, 'heats-3', ['d03', 'd04', 'd09', 'd10'], gaps(5));
    expect(drawOf(stageIn(state, 'semi'))).toEqual(['d01 d05 d03 d08', 'd06 d02 d04 d09']);
  });
  test('who has not raced has neither place nor points', () => {
    const state = race(cup(12, HEATS), 'heats-1', ['d06', 'd07', 'd01', 'd12']);
    const { standings } = viewed(state);
    expect(standings.slice(0, 5).map(({ driver, place, points }) => [driver, place, points])).toEqual([
      ['d06', 1, 10],
      ['d07', 2, 8],
      ['d01', 3, 6],
      ['d12', 4, 4],
      ['d02', null, null],
    ]);
  });
  test('the winner of the final is the champion, and everyone has a place', () => {
    const semis = race(race(afterHeats(), 'semi-1', ['d03', 'd01']), 'semi-2', ['d02', 'd06']);
    expect(seated(tableIn(semis, 'final'))).toEqual(['d03', 'd01', 'd02', 'd06']);
    expect(viewed(semis)).toMatchObject({ champion: null, status: 'running', callable: ['final'] });
    const { champion, status, standings } = viewed(race(semis, 'final', ['d06', 'd03']));
    expect({ champion, status }).toEqual({ champion: 'd06', status: 'finished' });
    expect(standings.map(({ driver }) => driver).slice(0, 4)).toEqual(['d06', 'd03', 'd01', 'd02']);
    expect(standings.map(({ place }) => place)).toEqual(ids(12).map((_, index) => index + 1));
    expect(standings.filter(({ isOut }) => isOut)).toHaveLength(8);
  });
  test('a race in progress and a race that cannot go on are states of their table', () => {
    const open = race(cup(12, HEATS), 'heats-1', [], { status: 'open' });
    expect(tableIn(open, 'heats-1')).toMatchObject({ state: 'racing', match: 'm-heats-1', results: [] });
    const lost = race(cup(12, HEATS), 'heats-1', [], { status: 'damaged' });
    expect(tableIn(lost, 'heats-1').state).toBe('damaged');
    expect(viewed(lost).callable).toEqual(['heats-2', 'heats-3']);
  });
  test('tables take the races in turn, and the final has its own', () => {
    const rounds = ['gb', 'italy', 'usa', 'france'].map((id) => roundOf(id, { game: 'wide', circuit: id }));
    const circuits = (change: object) =>
      tablesIn(viewed(cup(12, HEATS, { ...change, plan: { rounds } }))).map((table) => table.race.circuit);
    expect(circuits({})).toEqual(['gb', 'italy', 'usa', 'france', 'gb', 'italy']);
    expect(circuits({ turns: 'stage' })).toEqual(['gb', 'gb', 'gb', 'italy', 'italy', 'usa']);
    expect(circuits({ final: 'gb' })).toEqual(['italy', 'usa', 'france', 'italy', 'usa', 'gb']);
  });
});

describe('other numbers of drivers', () => {
  test.each([
    [5, 4, ['heats 2x3 1+1', 'final 1x3 0+0']],
    [7, 4, ['heats 2x4 2+0', 'final 1x4 0+0']],
    [13, 4, ['heats 4x4 2+0', 'semi 2x4 2+0', 'final 1x4 0+0']],
    [64, 4, ['heats 16x4 1+0', 'semi 4x4 1+0', 'final 1x4 0+0']],
    [64, 8, ['heats 8x8 4+0', 'semi 4x8 2+0', 'final 1x8 0+0']],
    [7, 8, ['final 1x7 0+0']],
  ])('%i drivers at tables of %i', (drivers, tableSize, stages) => {
    expect(shape(cup(drivers, HEATS, { tableSize }))).toEqual(stages);
  });
  test('AI drivers fill the tables of the weakest drivers, at most one each', () => {
    expect(drawOf(stageIn(cup(13, HEATS), 'heats'))).toEqual([
      'd01 d08 d09 +',
      'd02 d07 d10 +',
      'd03 d06 d11 +',
      'd04 d05 d12 d13',
    ]);
  });
  test('an AI driver who wins a heat does not go on', () => {
    const state = race(race(cup(5, HEATS), 'heats-1', ['d04', 'd01', 'd05']), 'heats-2', ['fill-in-1', 'd03', 'd02']);
    expect(seated(tableIn(state, 'final'))).toEqual(['d04', 'd03', 'd01']);
  });
  test('the games of the plan limit the size of a table', () => {
    const rounds = [roundOf('a', { game: 'wide' }), roundOf('b', { game: 'duel', circuit: 'pit' })];
    expect(shape(cup(16, HEATS, { tableSize: 8, plan: { rounds } }))[0]).toBe('heats 4x4 2+0');
  });
});

describe('rematches', () => {
  test('best thirds swap semi-finals if that keeps people from meeting twice', () => {
    // d02 is an AI driver: the third of heat 2 has only d05 to avoid.
    const ai = { kind: 'ai', level: 'medium' } as const;
    const drivers = ids(12).map((id) => personOf(id, id === 'd02' ? { driver: ai } : {}));
    const state = cup(12, HEATS, { plan: { drivers } });
    const gaps = { gaps: [0, 1, 5, 9] };
    const first = race(race(state, 'heats-1', [], gaps), 'heats-3', [], gaps);
    // d08 is the best third, whose place would be in semi-final 1, with d05.
    const done = race(first, 'heats-2', ['d02', 'd05', 'd08', 'd11'], { gaps: [0, 1, 2, 3] });
    expect(drawOf(stageIn(done, 'semi'))).toEqual(['d01 d05 d03 d07', 'd06 d02 d04 d08']);
    expect(tableIn(done, 'semi-2').places.at(-1)).toMatchObject({ from: { kind: 'best', place: 3, rank: 1 } });
  });
});

describe('drivers who leave', () => {
  test('their place at a table that is drawn goes to a stand-in, who does not go on', () => {
    const open = race(cup(12, HEATS), 'heats-1', [], { status: 'open' });
    const plan = withdrawn(open, games, 'd02');
    if (!plan.ok) throw new Error(plan.why);
    const state = { ...open, plan: plan.plan, races: [] };
    expect(tableIn(state, 'heats-2').places[0]).toMatchObject({ driver: 'd02', standIn: true });
    const done = race(race(race(state, 'heats-1'), 'heats-2', ['d02', 'd05', 'd08', 'd11']), 'heats-3');
    expect(tablesIn(viewed(done)).slice(3).flatMap(seated)).not.toContain('d02');
    expect(tablesIn(viewed(done)).slice(3).flatMap(seated)).toContain('d08');
  });
  test('who leaves before the semi-finals begin is replaced by the next driver of the heat', () => {
    const heats = afterHeats();
    const plan = withdrawn(heats, games, 'd01');
    if (!plan.ok) throw new Error(plan.why);
    expect(plan.plan.tournament!.withdrawn).toEqual([{ driver: 'd01', from: 2 }]);
    const now = drawOf(stageIn({ ...heats, plan: plan.plan }, 'semi'));
    expect(now.join(' ')).not.toContain('d01');
    expect(now.join(' ')).toContain('d07');
  });
  test('who leaves during the semi-finals changes nobody’s semi-final', () => {
    const begun = race(afterHeats(), 'semi-1', [], { status: 'open' });
    const plan = withdrawn(begun, games, 'd02');
    if (!plan.ok) throw new Error(plan.why);
    const now = { ...begun, plan: plan.plan };
    expect(drawOf(stageIn(now, 'semi'))).toEqual(drawOf(stageIn(begun, 'semi')));
    expect(tableIn(now, 'semi-2').places.find((one) => one.kind === 'driver' && one.standIn)).toMatchObject({
      driver: 'd02',
    });
  });
});

describe('knock-outs', () => {
  test('pairs: AI drivers fill the first round, for the best seeds', () => {
    const state = cup(5, { kind: 'knockout', goOn: 'winner' }, { tableSize: 2 });
    expect(drawOf(stageIn(state, 'quarter'))).toEqual(['d01 +', 'd02 +', 'd03 +', 'd04 d05']);
    expect(shape(state)).toEqual(['quarter 4x2 1+0', 'semi 2x2 1+0', 'final 1x2 0+0']);
  });
  test('pairs: the first two seeds can only meet in the final', () => {
    let state = cup(16, { kind: 'knockout', goOn: 'winner' }, { tableSize: 2 });
    for (let view = viewed(state); view.callable.length > 0; view = viewed(state)) {
      state = race(state, view.callable[0]!, sorted(seated(tableIn(state, view.callable[0]!))));
    }
    expect(seated(tableIn(state, 'final'))).toEqual(['d01', 'd02']);
    expect(viewed(state).champion).toBe('d01');
  });
  test('tables: the top half goes on', () => {
    const state = cup(16, { kind: 'knockout', goOn: 'half' });
    expect(shape(state)).toEqual(['quarter 4x4 2+0', 'semi 2x4 2+0', 'final 1x4 0+0']);
    expect(viewed(raceAll(state)).champion).not.toBeNull();
  });
});

describe('tables that are not raced', () => {
  test('seeds decide who goes on, nobody scores', () => {
    const state = cup(12, HEATS, { voided: ['heats-2'] });
    const done = race(race(state, 'heats-1'), 'heats-3');
    expect(tableIn(done, 'heats-2')).toMatchObject({ state: 'void', match: null });
    expect(tableIn(done, 'heats-2').results.map(({ driver, points }) => [driver, points])).toEqual([
      ['d02', 0],
      ['d05', 0],
      ['d08', 0],
      ['d11', 0],
    ]);
    expect(stageIn(done, 'semi').isDrawn).toBe(true);
    expect(tablesIn(viewed(done)).slice(3, 5).flatMap(seated)).toEqual(expect.arrayContaining(['d02', 'd05']));
  });
});
