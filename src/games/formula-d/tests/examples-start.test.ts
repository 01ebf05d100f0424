// Worked examples of grid, start, order of play and default answers: E1 to E5, E24 to E26, E34, E37.

import { scriptedIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { setup } from '../setup';
import type { FormulaEvent } from '../types';
import { baseOf, black, face, race } from './race';
import { raceConfig } from './race-config';

/** The grid from these black dice, as 'car space'. The pole car then starts normally. */
function gridOf(cars: number, ...rolls: number[]): string[] {
  const io = scriptedIo<FormulaEvent>([...rolls.map(black), black(10), face(1, 2)]);
  setup(raceConfig('monaco', cars), baseOf('grid'), io);
  expect(io.unused()).toEqual([]);
  const formed = io.events.find((event) => event.type === 'gridFormed');
  return formed?.grid.map(({ seat, at }) => `${seat + 1} ${race().name(at)}`) ?? [];
}

describe('grid', () => {
  test('E1 [R2] a tie is settled for the places it shares', () => {
    expect(gridOf(4, 14, 9, 14, 3, 6, 11)).toEqual(['3 A166', '1 C160', '2 A163', '4 C157']);
  });
  test('E2 [R2] a tie within a tie is rolled again', () => {
    expect(gridOf(4, 12, 12, 12, 5, 18, 7, 7, 4, 9).map((place) => place[0])).toEqual(['1', '3', '2', '4']);
  });
});

describe('start', () => {
  test('E3 [R9] a stalled car starts in first gear next round without a start roll', () => {
    const given = race().car({ at: 'A166', status: 'grid', gear: 0 }).car({ at: 'C160', status: 'stalled', gear: 0 });
    given.begin(1, black(1), face(1, 2));
    expect(given.state(1)).toEqual(['A166', 18, 'stalled']);
    expect(given.at(1).gear).toBe(0);
    expect(given.eventsOf('collisionRolled')).toEqual([]);
    const next = race().car({ at: 'A166', status: 'stalled', gear: 0 }).begin(1, face(1, 2));
    expect(next.eventsOf('startRolled')).toEqual([]);
    expect(next.at(1).gear).toBe(1);
    expect(next.costs[0]).toBe('A0 B0 C162');
  });
  test('E4 [R11, R19] a great start goes four spaces at no cost', () => {
    const given = race().car({ at: 'A166', status: 'grid', gear: 0 }).begin(1, black(18));
    expect(given.costs).toEqual({ 0: 'A2 B2 C1' });
    given.to('B2');
    expect(given.at(1)).toMatchObject({ gear: 1, wear: 18, lap: 1 });
    expect(given.gears).toEqual(['1:0', '2:0']);
  });
  test('E5 [R11, R36] a great start that is hemmed in costs only a collision roll', () => {
    const given = race().car({ at: 'C160', status: 'grid', gear: 0 }).others('C161 B164');
    given.begin(1, black(17), black(12));
    expect(given.state(1)).toEqual(['C160', 18, 'racing']);
    expect(given.eventsOf('collisionRolled')).toMatchObject([{ seat: 0, neighbours: [1, 2], value: 12 }]);
  });
});

describe('order of play', () => {
  test('E24 [R6, R7] for level cars the higher gear decides, then the inside', () => {
    expect(race().car({ at: 'A23', gear: 4 }).car({ at: 'C21', gear: 5 }).order()).toEqual(['C21', 'A23']);
    expect(race().car({ at: 'A23', gear: 4 }).car({ at: 'C21', gear: 4 }).order()).toEqual(['A23', 'C21']);
  });
  test('E25 [R7] the inside of the current corner counts before the inside of the next one', () => {
    expect(race().car({ at: 'A10', gear: 3 }).car({ at: 'C8', gear: 3 }).order()).toEqual(['C8', 'A10']);
  });
  test('E26 [R8] cars in the pits play after those past the pit entry', () => {
    const given = race('M', { laps: 2 }).car({ at: 'B150', lap: 1 }).car({ at: 'C150', lap: 1 });
    given.car({ at: 'X6', number: 7, lap: 1, pitLap: 1, status: 'pitBox', served: true });
    given.car({ at: 'P10', number: 8, lap: 1, pitLap: 1, status: 'pitLane' }).car({ at: 'A153', number: 3, lap: 1 });
    expect(given.order()).toEqual(['C150', 'A153', 'P10', 'X6', 'B150']);
    given.car({ at: 'C147', number: 4, lap: 1 });
    expect(given.order()).toEqual(['C150', 'A153', 'P10', 'X6', 'C147', 'B150']);
  });
  test('E37 [R5] laps count for more than the position in the lap', () => {
    expect(race().car({ at: 'A166', lap: 0 }).car({ at: 'A3', lap: 1 }).order()).toEqual(['A3', 'A166']);
  });
});

describe('default answers', () => {
  test('E34 (4) the default is the cruise gear, then the safe destination', () => {
    expect(race().car({ at: 'B12', gear: 3 }).begin().default()).toEqual({ type: 'gear', gear: 4 });
    expect(race().car({ at: 'B46', gear: 5 }).begin().default()).toEqual({ type: 'gear', gear: 4 });
    const given = race().car({ at: 'B12', gear: 3 }).begin().roll(3, 7);
    expect(given.costs[0]).toBe('A19 B19 C17');
    expect(given.default()).toEqual({ type: 'move', to: given.move('B19')?.to });
  });
});
