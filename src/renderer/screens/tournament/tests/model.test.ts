// A tournament's page without a page: lines of the bracket, walking its tables, one's own path, and where drivers come from.

import { tableMessage } from '@api/tournament/table-name';
import { cup, ids, personOf, race, raceAll } from '@season/tournament/tests/cups';
import { describe, expect, test } from 'vitest';
import { consequenceLines } from '../changes/consequences';
import { lanesOf, linePath, linksOf, placeKey } from '../model/links';
import { nextTableOf, ownDrivers, pathOf } from '../model/own';
import { stepFrom } from '../model/walk';
import { shortTableName, sourceText, stageNotes, tableName } from '../words';
import { viewOf } from './views';

const HEATS = cup(12, { kind: 'heats' });
const FIRST = viewOf(HEATS).stages[0]!.tables[0]!;
const firstHome = FIRST.places.flatMap((place) => (place.kind === 'driver' ? place.driver : []));
/** One heat of three is over. */
const ONE = race(HEATS, FIRST.round, firstHome);
const DRAWN = raceAll(HEATS, 'toy', { until: 'semi' });

describe('the lines of a bracket', () => {
  test('lead from each place that goes on; a finished table decides its own, which are drawn only after the stage', () => {
    const links = linksOf(viewOf(ONE).stages).filter(({ stage }) => stage === 0);
    expect(links).toHaveLength(6);
    const decided = links.filter(({ isDecided }) => isDecided);
    expect(decided.map(({ from, drivers, isDrawn }) => [from, drivers, isDrawn])).toEqual([
      [placeKey(FIRST.round, 1), [firstHome[0]], false],
      [placeKey(FIRST.round, 2), [firstHome[1]], false],
    ]);
  });
  test('of best thirds appear once it is known who they are, and all of them are solid then', () => {
    const links = linksOf(viewOf(DRAWN).stages).filter(({ stage }) => stage === 0);
    expect(links).toHaveLength(8);
    expect(links.every(({ isDrawn }) => isDrawn)).toBe(true);
  });
  test('to the final are one per semi-final', () => {
    const links = linksOf(viewOf(ONE).stages).filter(({ stage }) => stage === 1);
    expect(links.map(({ from, to, isDecided }) => [from, to, isDecided])).toEqual([
      ['semi-1', 'final', false],
      ['semi-2', 'final', false],
    ]);
  });
  test('turn in lanes of their own, with round corners, and run straight between equal heights', () => {
    expect(linePath({ x: 0, y: 10 }, { x: 40, y: 10 }, 0.5)).toBe('M0 10L40 10');
    expect(linePath({ x: 0, y: 0 }, { x: 40, y: 100 }, 0.5)).toBe('M0 0H10Q20 0 20 10V90Q20 100 30 100H40');
    const lanes = lanesOf([
      { from: { x: 0, y: 0 }, to: { x: 40, y: 80 } },
      { from: { x: 0, y: 20 }, to: { x: 40, y: 200 } },
    ]);
    expect(new Set(lanes).size).toBe(2);
    expect(lanes.every((lane) => lane > 0.2 && lane < 0.8)).toBe(true);
  });
});

test('the arrows walk from table to table, and to the table beside in the next stage', () => {
  const { stages } = viewOf(HEATS);
  expect(stepFrom(stages, undefined, 'down')).toBe('heats-1');
  expect(stepFrom(stages, 'heats-1', 'up')).toBe('heats-1');
  expect(stepFrom(stages, 'heats-1', 'down')).toBe('heats-2');
  expect(stepFrom(stages, 'heats-3', 'right')).toBe('semi-2');
  expect(stepFrom(stages, 'semi-2', 'right')).toBe('final');
  expect(stepFrom(stages, 'final', 'right')).toBe('final');
  expect(stepFrom(stages, 'semi-1', 'left')).toBe('heats-1');
});

describe('one’s own part', () => {
  const guest = (name: string) => ({ kind: 'guest', name }) as const;
  test('is found by a guest’s name, and by who sits at the host’s screen', () => {
    const view = viewOf(HEATS);
    const [first] = view.plan.drivers;
    expect(ownDrivers(view, guest(` ${first!.name.toLowerCase()}`))).toEqual([first!.id]);
    expect(ownDrivers(view, guest('Stranger'))).toEqual([]);
    const here = ids(4).map((id, at) =>
      personOf(id, { driver: { kind: at === 2 ? 'you' : at === 0 ? 'hotseat' : 'lan' } }),
    );
    const hosted = viewOf(cup(4, { kind: 'heats' }, { plan: { drivers: here } }));
    expect(ownDrivers(hosted, { kind: 'host' })).toEqual(['d03', 'd01']);
  });
  test('leads to the next table; a called one comes first', () => {
    const view = viewOf(DRAWN);
    const semi = view.stages[1]!.tables[1]!;
    const driver = semi.places.flatMap((place) => (place.kind === 'driver' ? place.driver : []))[0]!;
    expect(nextTableOf(view, [driver])?.table.round).toBe(semi.round);
    expect(pathOf(view, [driver])).toContain(semi.round);
    expect(pathOf(view, [driver]).size).toBe(2);
    expect(nextTableOf(view, [])).toBeUndefined();
  });
});

describe('in words', () => {
  test('open seats say where their drivers come from', () => {
    const view = viewOf(HEATS);
    const sources = view.stages[1]!.tables.flatMap(({ places }) =>
      places.flatMap((place) => (place.kind === 'open' ? sourceText(view, place.from) : [])),
    );
    expect(sources.toSorted()).toEqual([
      '2nd of heat 1',
      '2nd of heat 2',
      '2nd of heat 3',
      'Best third',
      'Second-best third',
      'Winner of heat 1',
      'Winner of heat 2',
      'Winner of heat 3',
    ]);
    expect(sourceText(view, { kind: 'place', round: 'heats-1', place: 1 }, true)).toBe('Won heat 1');
    const swiss = viewOf(cup(8, { kind: 'swiss', rounds: 3 }));
    const open = swiss.stages[1]!.tables[0]!.places[0]!;
    expect(open.kind === 'open' && sourceText(swiss, open.from)).toBe('Drawn after round 1');
  });
  test('stages and tables have names, and say who goes on', () => {
    const view = viewOf(HEATS);
    const [heats, semi, final] = view.stages;
    expect(tableName({ table: heats!.tables[1]! })).toBe('Heat 2');
    expect(tableName({ table: final!.tables[0]! })).toBe('The final');
    expect(stageNotes(view, [], heats!)).toEqual(['first two go on']);
    expect(stageNotes(view, [], semi!)).toEqual(['and the two best thirds']);
    const league = viewOf(
      cup(8, { kind: 'league', divisions: [ids(8).slice(0, 4), ids(8).slice(4)], weeks: 2, moves: 1 }),
    );
    const week = league.stages[0]!;
    expect(shortTableName({ stage: week, table: week.tables[1]! })).toBe('Division 2, table 1');
  });
  test('a correction says who races elsewhere, or that only points change', () => {
    const view = viewOf(ONE);
    const none = { swaps: [], places: [], points: [], standings: [], champion: null };
    const swap = { round: 'semi-2', number: 2, driver: 'd02', instead: 'd03' };
    expect(consequenceLines(view, { ...none, changes: 'places', swaps: [swap] })).toEqual([
      'D02 instead of D03: Semi-final 2',
    ]);
    const shift = { driver: 'd02', before: 8, after: 6 };
    expect(consequenceLines(view, { ...none, changes: 'points', points: [shift] })).toEqual([
      'Only points change: the next stage has begun',
      'D02: 6 points instead of 8',
    ]);
    expect(consequenceLines(view, { ...none, changes: 'places' })).toEqual(['Nothing but this result']);
  });
});

test('every table of every format is named by its id as its stage, number and division say', () => {
  const divisions = [ids(8).slice(0, 4), ids(8).slice(4)];
  const named = (state: Parameters<typeof viewOf>[0]) =>
    viewOf(state).stages.flatMap((stage) => stage.tables.map((table) => [tableName({ table }), stage, table] as const));
  const rounds = [
    ...named(cup(12, { kind: 'swiss', rounds: 3 })),
    ...named(cup(8, { kind: 'roundRobin' })),
    ...named(cup(40, { kind: 'knockout', goOn: 'half' })).filter(([, { kind }]) => kind === 'round'),
  ];
  for (const [name, stage, { number }] of rounds) expect(name).toBe(`Round ${stage.number}, table ${number}`);
  for (const [name, { number: week }, { division, number }] of named(
    cup(8, { kind: 'league', divisions, weeks: 2, moves: 1 }),
  ))
    expect(name).toBe(`Week ${week}, division ${division}, table ${number}`);
  const elimination = named(cup(32, { kind: 'knockout', goOn: 'winner' }, { tableSize: 2 }));
  const kinds = { quarter: 'Quarter-final', semi: 'Semi-final' } as Record<string, string>;
  const last = elimination.filter(([, { kind }]) => kind !== 'round');
  expect(last.map(([name]) => name)).toEqual(
    last.map(([, { kind, isFinal }, { number }]) => (isFinal ? 'The final' : `${kinds[kind]} ${number}`)),
  );
  expect(rounds.length).toBeGreaterThan(20);
  expect(tableMessage('of another Paddock').values).toEqual({ table: 'of another Paddock' });
});
