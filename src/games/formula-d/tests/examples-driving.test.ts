// Worked examples of driving, corners and overshooting: E6 to E21, E33, E38, E40.

import { describe, expect, test } from 'vitest';
import { race } from './race';

describe('gears', () => {
  test('E6 [R12, R13] a car may shift from sixth down to second and from fifth to first; each skipped gear costs 1 WP', () => {
    expect(race().car({ at: 'B12', gear: 6 }).begin().gears).toEqual(['2:3', '3:2', '4:1', '5:0', '6:0']);
    expect(race().car({ at: 'B12', gear: 5 }).begin().gears).toEqual(['1:3', '2:2', '3:1', '4:0', '5:0', '6:0']);
  });
  test('E7 [R14] a shift that would leave no WP cannot be chosen', () => {
    const given = race().car({ at: 'B12', gear: 6, wear: 2 }).begin();
    expect(given.gears).toEqual(['4:1', '5:0', '6:0']);
    expect(given.refusal({ type: 'gear', gear: 3 })).toBe('gear-too-dear R14');
    expect(given.refusal({ type: 'gear', gear: 1 })).toBe('gear-not-reachable R12');
  });
});

describe('straights', () => {
  test('E8 [R19, R21] a roll of 3 from B12 has its free ends and its ends for 1 to 3 WP', () => {
    const { costs } = race().car({ at: 'B12', gear: 2 }).begin().roll(2, 3);
    expect(costs).toEqual({ 0: 'A15 B15 C13', 1: 'A14 B14 C12', 2: 'A13 B13 C11', 3: 'B12' });
  });
  test('E9 [R19] zigzags are not allowed: A15 is three spaces from A12', () => {
    const given = race().car({ at: 'A12', gear: 2 }).begin().roll(2, 4);
    expect(given.costs[0]).toBe('A16 B15 C13');
    expect(given.move('A15')?.cost).toBe(1);
    expect(given.pathTo('A15')).toBe('A13 A14 A15');
  });
  test('E10 [R19] if a car forces a detour, the detour is the shortest path', () => {
    const given = race().car({ at: 'C11', gear: 2 }).others('C12').begin().roll(2, 3);
    expect(given.costs[0]).toBe('A15 B15 C13');
    expect(given.pathTo('C13')).toBe('B13 B14 C13');
  });
  test('E11 [R17, R36] without any path the whole roll is braked, then there is one collision roll', () => {
    const given = race().car({ at: 'C11', gear: 2 }).others('C12 B13').begin();
    given.roll(2, 4, 19);
    expect(given.state(1)).toEqual(['C11', 14, 'racing']);
    expect(given.eventsOf('collisionRolled')).toEqual([
      { type: 'collisionRolled', seat: 0, neighbours: [1, 2], value: 20, lost: false },
    ]);
  });
  test('E12 [R21, R36] staying costs the roll, and a failed collision roll costs one more', () => {
    const given = race().car({ at: 'B14', gear: 3 }).others('A15 B15 C13').begin();
    given.roll(3, 5, 2);
    expect(given.state(1)).toEqual(['B14', 12, 'racing']);
    expect(given.eventsOf('wearChanged')).toEqual([
      { type: 'wearChanged', seat: 0, from: 18, to: 13, reason: 'brake' },
      { type: 'wearChanged', seat: 0, from: 13, to: 12, reason: 'collision' },
    ]);
  });
  test('E38 [R21] a roll of 28 through the tunnel has four free ends, all of them stops', () => {
    const given = race().car({ at: 'B70', gear: 6 }).begin().roll(6, 28);
    expect(given.costs[0]).toBe('A98 B97 B98 C95');
    for (const id of ['A98', 'B97', 'B98', 'C95']) expect(given.move(id)?.stop).toMatchObject({ made: 1, asked: 1 });
  });
});

describe('corners', () => {
  test('E13 [R18] links lead inwards only', () => {
    expect(race().car({ at: 'A4', gear: 2 }).begin().roll(2, 2).costs[0]).toBe('A6 B6 C5');
    expect(race().car({ at: 'C5', gear: 2 }).begin().roll(2, 2).costs[0]).toBe('C7');
  });
  test('E14 [R28, R29] there are four ways to stop in Sainte-Dévote', () => {
    const given = race().car({ at: 'B3', gear: 3 }).begin().roll(3, 6);
    expect(given.costs[0]).toBe('A8 B8 B9 C7');
    for (const id of ['A8', 'B8', 'B9', 'C7']) expect(given.move(id)?.stop).toEqual({ corner: 0, made: 1, asked: 1 });
    expect(given.move('C8')?.cost).toBe(1);
  });
  test('E15 [R31] a car may overshoot by one to four spaces, or brake into the corner', () => {
    const given = race().car({ at: 'B3', gear: 4 }).begin().roll(4, 9);
    expect(given.costs[0]).toBeUndefined();
    expect(given.move('A11')).toMatchObject({ cost: 1, overshoot: 1, stop: null });
    expect(given.move('B11')).toMatchObject({ cost: 2, overshoot: 2 });
    expect(given.move('B12')).toMatchObject({ cost: 3, overshoot: 3 });
    expect(given.move('C11')).toMatchObject({ cost: 4, overshoot: 4 });
    expect(given.move('B9')).toMatchObject({ cost: 1, brake: 1, stop: { made: 1 } });
    expect(given.move('A10')).toMatchObject({ cost: 1, brake: 1, stop: { made: 1 } });
    expect(given.move('A10')?.path).toHaveLength(8);
  });
  test('E16 [R32] lane-locked out of the corner, a car cannot pass the car ahead', () => {
    const given = race().car({ at: 'B64', gear: 3, stops: 2 }).others('B70').begin().roll(3, 8);
    expect(given.move('B69')).toMatchObject({ cost: 4, brake: 3, overshoot: 1 });
    expect(given.move('A70')).toBeUndefined();
    // C67 only by a lane change within the corner, which costs as much as any end beyond it in lane C.
    expect(given.pathTo('C67')).toBe('B65 B66 C65 C66 C67');
    expect(given.move('C67')?.cost).toBe(5);
    expect(given.move('C70')).toMatchObject({ cost: 5, brake: 0, overshoot: 5 });
    expect(given.move('B68')).toMatchObject({ cost: 4, brake: 4, stop: { made: 3, asked: 3 } });
  });
  test('E17 [R30] a path that leaves a corner with two stops missing is not offered', () => {
    const given = race().car({ at: 'B122', gear: 3 }).begin().roll(3, 8);
    expect(given.costs[0]).toBeUndefined();
    expect(given.costs[1]).toBeUndefined();
    expect(given.costs[2]).toBe('A126 B127 C126');
    expect(given.costs[3]).toBe('B126 C125');
  });
  test('E18 [R24, R25] one destination survives; with one WP fewer none does', () => {
    const five = race().car({ at: 'B64', gear: 3, stops: 1, wear: 5 }).begin();
    five.roll(3, 8);
    expect(five.state(1)).toEqual(['B68', 1, 'racing']);
    const four = race().car({ at: 'B64', gear: 3, stops: 1, wear: 4 }).begin();
    four.roll(3, 8);
    expect(four.state(1)).toEqual(['B69', 4, 'eliminated']);
    expect(four.eventsOf('carEliminated')).toMatchObject([{ reason: 'crash', distance: 138 }]);
  });
  test('E19 [R33] a stop after an overshoot does not count', () => {
    const given = race().car({ at: 'C25', gear: 4 }).begin().roll(4, 12);
    expect(given.move('B38')).toMatchObject({ cost: 3, overshoot: 3, stop: null, overshot: 1 });
    given.to('B38');
    expect(given.at(1)).toMatchObject({ wear: 15, stops: 0 });
    expect(given.asked).toBe('gear 1');
    const next = race().car({ at: 'B38', gear: 2 }).begin().roll(2, 3);
    expect(next.move('B41')).toMatchObject({ cost: 0, stop: { made: 1, asked: 1 } });
    expect(next.move('C40')).toMatchObject({ cost: 1, overshoot: 1 });
  });
  test('E20 [R34] a second corner overshot costs 1 WP more per space', () => {
    const given = race().car({ at: 'C31', gear: 5 }).begin().roll(5, 13);
    expect(given.move('A42')?.cost).toBe(10);
    expect(given.move('B44')?.cost).toBe(12);
    expect(given.move('C44')?.cost).toBe(14);
  });
  test('E21 [R24] with 10 WP the more expensive path is gone, with 9 the car is worn out', () => {
    const ten = race().car({ at: 'C31', gear: 5, wear: 10 }).begin().roll(5, 13);
    expect(ten.move('A42')).toBeUndefined();
    expect(ten.move('A41')).toMatchObject({ cost: 9, overshoot: 8, brake: 1 });
    const nine = race().car({ at: 'C31', gear: 5, wear: 9 }).begin();
    nine.roll(5, 13);
    expect(nine.state(1)).toEqual(['A42', 0, 'eliminated']);
    expect(nine.eventsOf('carEliminated')).toMatchObject([{ reason: 'worn' }]);
  });
  test('E33 [R26, R27, R38] braking a whole roll away is a stop, and may cause a collision', () => {
    const given = race().car({ at: 'B122', gear: 1, stops: 1 }).others('A121').begin().roll(1, 2);
    expect(given.move('B122')).toMatchObject({ cost: 2, path: [], stop: { made: 2, asked: 2 } });
    expect(given.move('B122')?.risk).toEqual({ neighbours: [1], ways: 4, of: 20, percent: 20, lethal: false });
    given.to('B122', 10);
    expect(given.at(1)).toMatchObject({ wear: 16, stops: 2 });
    expect(given.eventsOf('collisionRolled')).toHaveLength(1);
  });
  test('E40 [R23] of two paths to one space the cheaper is kept', () => {
    const given = race().car({ at: 'B3', gear: 4 }).begin().roll(4, 9);
    expect(given.move('B10')).toMatchObject({ cost: 1, overshoot: 1, brake: 0 });
    expect(given.pathTo('B10')).toBe('A3 A4 A5 A6 A7 A8 A9 B9 B10');
  });
});
