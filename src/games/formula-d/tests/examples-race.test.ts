// Worked examples of collisions, engines, pits, flag and slipstream: E22, E23, E27 to E32, E35, E36, E39.

import { describe, expect, test } from 'vitest';
import { classification } from '../standings';
import { black, face, race } from './race';

describe('collisions', () => {
  test('E22 [R36, R37] only the mover rolls, once, however many neighbours it has', () => {
    const given = race().car({ at: 'B12', gear: 2 }).others('A15 B15').begin().roll(2, 2);
    expect(given.move('B14')?.risk).toMatchObject({ neighbours: [2, 1], percent: 20 });
    given.to('B14', black(4));
    expect(given.s.cars.map((car) => car.wear)).toEqual([17, 18, 18]);
    expect(given.eventsOf('collisionRolled')).toHaveLength(1);
    const safe = race().car({ at: 'B12', gear: 2 }).others('A15 B15').begin().roll(2, 2).to('B14', black(5));
    expect(safe.at(1).wear).toBe(18);
    const behind = race().car({ at: 'A12', gear: 2 }).others('B13').begin().roll(2, 3);
    expect(behind.move('B14')?.risk.percent).toBe(0);
    behind.to('B14');
    expect(behind.eventsOf('collisionRolled')).toEqual([]);
  });
  test('E39 [R41] a car that loses its last WP in a collision is out, and its space is free at once', () => {
    const given = race().car({ at: 'B12', gear: 2, wear: 1 }).others('B15').begin(1);
    given.roll(2, 2);
    given.to('B14', black(2));
    expect(given.state(1)).toEqual(['B14', 0, 'eliminated']);
    expect(given.eventsOf('carEliminated')).toMatchObject([{ reason: 'collision' }]);
    const next = race().car({ at: 'B12', gear: 2 }).car({ at: 'B14', status: 'eliminated' }).begin().roll(2, 2);
    expect(next.move('B14')?.cost).toBe(0);
  });
});

describe('engines', () => {
  test('E23 [R39, R40] on a 20 in fifth the roller tests first, then the others in fifth and sixth on the track', () => {
    const given = race('M', { laps: 2 }).car({ at: 'B75', gear: 5, number: 2, lap: 1 });
    given.car({ at: 'B20', gear: 6, number: 5, lap: 1 }).car({ at: 'B30', gear: 4, number: 7, lap: 1 });
    given.car({ at: 'P2', gear: 5, number: 8, lap: 1, status: 'pitLane', pitLap: 1 }).begin(2).roll(5, 20);
    expect(given.offer('move').motor).toBe(true);
    given.to('B92', black(4), black(5));
    expect(given.eventsOf('motorStrained')).toEqual([{ type: 'motorStrained', seat: 0, face: 20, seats: [0, 1] }]);
    expect(given.s.cars.map((car) => car.wear)).toEqual([14, 18, 18, 18]);
  });
});

describe('pits', () => {
  test("E27 [R49, R52, R56] from C146 the car's own box is a free destination, as are those on the track", () => {
    const given = race('M', { laps: 2 }).car({ at: 'C146', gear: 5, number: 5, lap: 1, wear: 7 }).begin().roll(5, 14);
    expect(given.move('X4')).toMatchObject({ cost: 0, pit: 'box' });
    expect(given.pathTo('X4')).toBe('P0 P1 P2 P3 P4 P5 P6 P7 X4');
    for (const id of ['A164', 'B163', 'C160']) expect(given.move(id)?.cost).toBe(0);
    given.to('X4');
    expect(given.state(5)).toEqual(['X4', 18, 'pitBox']);
  });
  test('E28 [R53] a car behind another one in the lane waits, without cost or collision roll', () => {
    const given = race('M', { laps: 2 }).car({ at: 'P5', number: 5, lap: 1, status: 'pitLane', pitLap: 1 });
    given.car({ at: 'P6', number: 6, lap: 1, status: 'pitLane', pitLap: 1 }).begin(5);
    given.roll(4, 9);
    expect(given.state(5)).toEqual(['P5', 18, 'pitLane']);
    expect(given.eventsOf('collisionRolled')).toEqual([]);
  });
  test('E29 [R57, R58, R43] a car leaves its box, crosses the line and returns to the track', () => {
    const box = { at: 'X4', number: 5, lap: 1, status: 'pitBox', pitLap: 1, served: true, gear: 6 } as const;
    const given = race('M', { laps: 2 }).car(box).begin();
    expect(given.gears).toEqual(['1:0', '2:0', '3:0', '4:0']);
    given.roll(4, 12);
    expect(given.costs).toEqual({ 0: 'A2 B3 C3', 1: 'B2 C2', 2: 'C1' });
    expect(given.pathTo('C3')).toBe('P8 P9 P10 P11 P12 P13 P14 P15 P16 C1 C2 C3');
    given.to('C3');
    expect(given.at(5)).toMatchObject({ lap: 2, status: 'racing', wear: 18, pitLap: -1 });
  });
  test('E30 [R48] the pits are open after the first lap and before the last', () => {
    const pits = (laps: number, lap: number) => {
      const given = race('M', { laps }).car({ at: 'C146', gear: 5, lap }).begin().roll(5, 14);
      return given.moves.some((move) => move.pit !== null);
    };
    expect([pits(2, 1), pits(2, 2), pits(1, 1), pits(2, 0)]).toEqual([true, false, false, false]);
  });
});

describe('flag', () => {
  test('E31 [R43, R44, R45] the move ends on the line, and places go by the order of crossing', () => {
    const given = race().car({ at: 'B160', gear: 5, lap: 1 }).car({ at: 'B159', gear: 6, lap: 1 }).begin(1);
    given.roll(5, 11);
    expect(given.move('B0')).toMatchObject({ cost: 0, finish: true, risk: { percent: 0 } });
    expect(given.move('B0')?.path).toHaveLength(6);
    given.to('B0');
    expect(given.eventsOf('carFinished')).toMatchObject([{ seat: 0, place: 1, wear: 18 }]);
    given.roll(6, 22).to('A0');
    expect(given.at(2)).toMatchObject({ finish: 2, status: 'finished' });
  });
  test('E32 (7) finishers are placed in order of crossing, then cars that are out by distance', () => {
    const given = race();
    given.car({ at: 'A0' }).car({ at: 'A0' }).car({ at: 'A0' }).car({ at: 'A0' });
    const place = (number: number, fields: object) => Object.assign(given.at(number), fields);
    place(3, { status: 'finished', finish: 1, lap: 2 });
    place(1, { status: 'finished', finish: 2, lap: 2 });
    place(2, { status: 'eliminated', out: 'worn', lap: 1, at: at(given, 168), endRound: 12 });
    place(4, { status: 'eliminated', out: 'crash', lap: 1, at: at(given, 98), endRound: 15 });
    given.s.finishers = [2, 0];
    given.s.eliminated = [1, 3];
    expect(classification(given.s).map((line) => [line.seat + 1, line.distance, line.points])).toEqual([
      [3, 665, 10],
      [1, 665, 8],
      [2, 500, 0],
      [4, 430, 0],
    ]);
  });
});

/** A space at this position of the lap. */
function at(given: ReturnType<typeof race>, pos: number): number {
  return given.circuit.pos.indexOf(pos);
}

describe('slipstream', () => {
  const on = { slipstream: true } as const;
  test('E35 [R61, R62] a slipstream gives three more spaces, or fewer for 1 WP each', () => {
    const behind = race('M', on).car({ at: 'C64', gear: 5, stops: 3 }).car({ at: 'C76', gear: 4 }).begin(1);
    behind.roll(5, 11).to('C75');
    expect(behind.asked).toBe('slipstream 1');
    expect(behind.costs).toEqual({ 0: 'A80 B80 C77', 1: 'A79 B79', 2: 'B78' });
    for (const gear of [6, 3]) {
      const other = race('M', on).car({ at: 'C64', gear: 5, stops: 3 }).car({ at: 'C76', gear }).begin(1);
      other.roll(5, 11).to('C75', black(20));
      expect(other.eventsOf('slipstreamOffered')).toEqual([]);
    }
  });
  test('E36 [R63, R65] entering a corner costs 1 WP, and behind another car the next slipstream follows', () => {
    const corner = race('M', on).car({ at: 'B88', gear: 4 }).car({ at: 'B96', gear: 4 }).begin(1);
    corner.roll(4, 7).to('B95');
    expect(corner.move('A98')).toMatchObject({ cost: 1, late: 1 });
    expect(corner.move('B97')).toMatchObject({ cost: 1, late: 1 });
    expect(corner.move('C95')).toMatchObject({ cost: 1, late: 1 });
    const chain = race('M', on).car({ at: 'C66', gear: 5 }).car({ at: 'C78', gear: 5 }).car({ at: 'C80', gear: 5 });
    chain.begin(1).roll(5, 11).to('C77').slipstream('C79');
    expect(chain.asked).toBe('slipstream 1');
    expect(chain.offer('slipstream')).toMatchObject({ behind: 2, taken: 1 });
  });
});

test('with the great start option at 20, rolls of 17 to 19 are normal starts', () => {
  const given = race('M', { greatStart: '20' }).car({ at: 'A166', status: 'grid', gear: 0 });
  given.begin(1, black(19), face(1, 1));
  expect(given.eventsOf('startRolled')).toMatchObject([{ outcome: 'normal' }]);
});
