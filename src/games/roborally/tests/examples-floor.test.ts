// Worked examples E11 to E25: belts, pushers, gears, lasers and checkpoints.

import { expect, test } from 'vitest';
import { raceOn } from './race';

test('E11 express belts move twice, normal ones once, and a curve turns', () => {
  const plan = { express: ['2,5 E', '3,5 E', '4,5 S', '4,6 S'], belts: ['6,2 E', '7,2 E'] };
  const race = raceOn(plan).robot('2,5 N').robot('6,2 N');
  race.register();
  expect([race.at('A'), race.at('B')]).toEqual(['4,5 E', '7,2 N']);
  const [first, second] = race.eventsOf('beltsMoved');
  expect(first?.moves.map((move) => race.name(move.to))).toEqual(['3,5']);
  expect(second?.moves.map((move) => race.name(move.to))).toEqual(['4,5', '7,2']);
});

test('E12 a curve turns a robot that a belt delivers, not one that walks onto it', () => {
  const plan = { belts: ['2,5 E', '3,5 S', '3,6 S'] };
  const carried = raceOn(plan).robot('2,5 E').robot('8,8 N');
  carried.register();
  expect(carried.at('A')).toBe('3,5 S');
  const walked = raceOn(plan).robot('1,5 E').robot('8,8 N');
  walked.register({ A: 700 });
  expect(walked.at('A')).toBe('3,6 E');
});

test('E13 a junction turns a robot that comes from the side', () => {
  const plan = { belts: ['2,5 E', '3,5 E', '4,5 E', '3,4 S'] };
  const side = raceOn(plan).robot('3,4 N').robot('8,8 N');
  side.register();
  expect(side.at('A')).toBe('3,5 W');
  const straight = raceOn(plan).robot('2,5 N').robot('8,8 N');
  straight.register();
  expect(straight.at('A')).toBe('3,5 N');
});

test('E14 converging belts hold both robots and the one behind', () => {
  const race = raceOn({ belts: ['2,5 E', '3,5 E', '5,5 W', '4,5 N'] })
    .robot('3,5 N')
    .robot('5,5 N')
    .robot('2,5 N');
  race.register();
  expect([race.at('A'), race.at('B'), race.at('C')]).toEqual(['3,5 N', '5,5 N', '2,5 N']);
  const [held] = race.eventsOf('beltsHeld');
  expect(held?.held.map((one) => [one.seat, one.reason])).toEqual([
    [0, 'conflict'],
    [1, 'conflict'],
    [2, 'occupied'],
  ]);
});

test('E15 a convoy moves together; a queue behind a robot on plain floor stays', () => {
  const convoy = raceOn({ belts: ['3,5 E', '4,5 E', '5,5 E'] })
    .robot('3,5 N')
    .robot('4,5 N')
    .robot('5,5 N');
  convoy.register();
  expect([convoy.at('A'), convoy.at('B'), convoy.at('C')]).toEqual(['4,5 N', '5,5 N', '6,5 N']);
  const queue = raceOn({ belts: ['3,5 E', '4,5 E'] })
    .robot('3,5 N')
    .robot('4,5 N')
    .robot('5,5 N');
  queue.register();
  expect([queue.at('A'), queue.at('B'), queue.at('C')]).toEqual(['3,5 N', '4,5 N', '5,5 N']);
});

test('E16 a robot on a normal belt before an express belt waits in C1 and moves in C2', () => {
  const race = raceOn({ express: ['3,5 E'], belts: ['4,5 E', '5,5 E'] })
    .robot('3,5 N')
    .robot('4,5 N');
  race.register();
  expect([race.at('A'), race.at('B')]).toEqual(['4,5 N', '5,5 N']);
  expect(race.eventsOf('beltsHeld')).toMatchObject([{ pass: 'express', held: [{ seat: 0, reason: 'occupied' }] }]);
});

test('E17 a pusher pushes only in its registers, and pushes the whole chain', () => {
  const plan = { walls: ['4,5 W'], pushers: ['4,5 E 2,4'], pits: ['6,5'] };
  const race = raceOn(plan).robot('4,5 N').robot('5,5 N');
  race.register({}, 1);
  expect([race.at('A'), race.at('B')]).toEqual(['4,5 N', '5,5 N']);
  race.register({}, 2);
  expect([race.at('A'), race.destroyed]).toEqual(['5,5 N', 'B']);
});

test('E18 a belt brings a robot onto a gear, which turns it in the same register', () => {
  const race = raceOn({ belts: ['3,5 E'], gears: ['4,5 cw'] })
    .robot('3,5 N')
    .robot('8,8 N');
  race.register();
  expect(race.at('A')).toBe('4,5 E');
});

test('E19 a board laser hits the first robot once per beam', () => {
  const plan = { walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 3'] };
  const race = raceOn(plan).robot('4,5 N').robot('6,5 N');
  race.register();
  expect([race.of('A').damage, race.of('B').damage]).toEqual([3, 0]);
});

test('E20 robots fire forward; walls shield, and a powered-down robot does not fire', () => {
  const place = () =>
    raceOn({ walls: ['5,7 E'] })
      .robot('2,5 E')
      .robot('6,5 W')
      .robot('3,7 E')
      .robot('8,7 W');
  const race = place();
  race.register();
  expect(race.s.robots.map((robot) => robot.damage)).toEqual([1, 1, 0, 0]);
  const down = place();
  down.of('A').down = true;
  down.register();
  expect(down.s.robots.map((robot) => robot.damage)).toEqual([1, 0, 0, 0]);
});

test('E21 two robots destroy each other in one volley, lower dock first', () => {
  const race = raceOn().robot('2,5 E', { damage: 9 }).robot('6,5 W', { damage: 9 }).robot('8,8 N');
  race.register();
  expect(race.destroyed).toBe('AB');
  expect([race.of('A').lives, race.of('B').lives]).toEqual([2, 2]);
});

test('E22 a robot that is shot down on the last checkpoint has not finished', () => {
  const plan = { checkpoints: ['4,5'], walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 1'] };
  const race = raceOn(plan).robot('4,7 N', { damage: 9 }).robot('8,8 N');
  expect(race.register({ A: 700 })).toBe(false);
  expect([race.at('A'), race.of('A').flags, race.destroyed]).toEqual(['gone', 0, 'A']);
});

test('E23 passing a checkpoint, or touching one out of order, does not count', () => {
  const race = raceOn({ checkpoints: ['4,5', '6,5'] })
    .robot('3,5 E')
    .robot('8,8 N');
  race.register({ A: 800 });
  expect([race.at('A'), race.of('A').flags, race.name(race.of('A').archive)]).toEqual(['6,5 E', 0, '3,5']);
});

test('E24 being carried onto a checkpoint counts', () => {
  const race = raceOn({ checkpoints: ['5,5', '9,9'], belts: ['4,5 E'] })
    .robot('3,5 E')
    .robot('8,8 N');
  race.register({ A: 500 });
  expect([race.at('A'), race.of('A').flags, race.name(race.of('A').archive)]).toEqual(['5,5 E', 1, '5,5']);
});

test('E25 a pusher moves a robot off the checkpoint before it counts', () => {
  const race = raceOn({ checkpoints: ['5,5'], walls: ['5,5 W'], pushers: ['5,5 E 1,3,5'] })
    .robot('5,6 N')
    .robot('8,8 N');
  race.register({ A: 500 });
  expect([race.at('A'), race.of('A').flags]).toEqual(['6,5 N', 0]);
});
