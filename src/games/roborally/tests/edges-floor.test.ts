// Floor cases beyond the worked examples: belts, pushers, gears, lasers and checkpoints.

import { expect, test } from 'vitest';
import { raceOn } from './race';

test('[R29] a powered-down robot in a chain is pushed', () => {
  const race = raceOn().robot('2,5 E').robot('3,5 N', { down: true }).robot('4,5 N');
  race.register({ A: 500 });
  expect([race.at('A'), race.at('B'), race.at('C')]).toEqual(['3,5 E', '4,5 N', '5,5 N']);
});

test('[R32] a robot that C1 leaves on plain floor stays there; one it leaves on a normal belt moves on', () => {
  const plain = raceOn({ express: ['2,5 E'] })
    .robot('2,5 N')
    .robot('9,9 N');
  plain.register();
  expect(plain.at('A')).toBe('3,5 N');
  const normal = raceOn({ express: ['2,5 E'], belts: ['3,5 E'] })
    .robot('2,5 N')
    .robot('9,9 N');
  normal.register();
  expect(normal.at('A')).toBe('4,5 N');
});

test('[R32] a robot that C2 moves from a normal onto an express belt moves one cell only', () => {
  const race = raceOn({ belts: ['2,5 E'], express: ['3,5 E'] })
    .robot('2,5 N')
    .robot('9,9 N');
  race.register();
  expect(race.at('A')).toBe('3,5 N');
});

test('[R34] belts that face each other hold both robots', () => {
  const race = raceOn({ belts: ['3,5 E', '4,5 W'] })
    .robot('3,5 N')
    .robot('4,5 N');
  race.register();
  expect([race.at('A'), race.at('B')]).toEqual(['3,5 N', '4,5 N']);
});

test('[R35, R59] two belts into one pit: both are lost, lower dock first', () => {
  const race = raceOn({ belts: ['3,5 E', '5,5 W'], pits: ['4,5'] })
    .robot('5,5 N')
    .robot('3,5 N')
    .robot('9,9 N');
  race.register();
  expect(race.destroyed).toBe('AB');
});

test('[R36] a full ring of belts turns', () => {
  const race = raceOn({ belts: ['3,3 E', '4,3 S', '4,4 W', '3,4 N'] });
  race.robot('3,3 N').robot('4,3 N').robot('4,4 N').robot('3,4 N');
  race.register();
  expect(['A', 'B', 'C', 'D'].map((letter) => race.at(letter as 'A').split(' ')[0])).toEqual([
    '4,3',
    '4,4',
    '3,4',
    '3,3',
  ]);
});

test('[R39] a belt with a wall ahead holds, one that leaves the board destroys', () => {
  const held = raceOn({ belts: ['3,5 E'], walls: ['3,5 E'] })
    .robot('3,5 N')
    .robot('9,9 N');
  held.register();
  expect(held.at('A')).toBe('3,5 N');
  expect(held.eventsOf('beltsHeld')[0]?.held).toMatchObject([{ seat: 0, reason: 'wall' }]);
  const lost = raceOn({ belts: ['9,5 E'] })
    .robot('9,5 N')
    .robot('1,1 N');
  lost.register();
  expect(lost.eventsOf('robotDestroyed')).toMatchObject([{ seat: 0, cause: 'edge', by: -1 }]);
});

test('[R40, R42] a belt delivers onto an active pusher, which pushes the robot onto a gear, all in one register', () => {
  const race = raceOn({ belts: ['3,5 E'], pushers: ['4,5 S 1,3,5'], gears: ['4,6 ccw'] })
    .robot('3,5 N')
    .robot('9,9 N');
  race.register();
  expect(race.at('A')).toBe('4,6 W');
});

test('[R41] two pushers with the same target push no robot; one pushed onto another pusher stays there', () => {
  const both = raceOn({ pushers: ['3,5 E 1', '5,5 W 1'] })
    .robot('3,5 N')
    .robot('5,5 N');
  both.register();
  expect([both.at('A'), both.at('B')]).toEqual(['3,5 N', '5,5 N']);
  expect(both.eventsOf('pusherFired').map((event) => event.pushed)).toEqual([false, false]);
  const relay = raceOn({ pushers: ['3,5 E 1', '4,5 E 1'] })
    .robot('3,5 N')
    .robot('9,9 N');
  relay.register();
  expect(relay.at('A')).toBe('4,5 N');
  const walled = raceOn({ pushers: ['3,5 E 1'], walls: ['3,5 E'] })
    .robot('3,5 N')
    .robot('9,9 N');
  walled.register();
  expect([walled.at('A'), walled.eventsOf('pusherFired')[0]?.pushed]).toEqual(['3,5 N', false]);
});

test('[R44] a robot on the emitter cell takes all beams; the wall protects the cell behind', () => {
  const race = raceOn({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 2'] })
    .robot('2,5 N')
    .robot('1,5 N')
    .robot('8,5 N');
  race.register();
  expect(race.s.robots.map((robot) => robot.damage)).toEqual([2, 0, 0]);
});

test('[R45] pits do not stop beams', () => {
  const race = raceOn({ pits: ['4,5'] })
    .robot('2,5 E')
    .robot('6,5 N');
  race.register();
  expect(race.of('B').damage).toBe(1);
});

test('[R47] more than 10 damage in one volley costs one life', () => {
  const race = raceOn({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 3'] })
    .robot('4,5 N', { damage: 9 })
    .robot('9,9 N');
  race.register();
  expect([race.of('A').lives, race.destroyed]).toEqual([2, 'A']);
});

test('[R49] a powered-down robot that is pushed onto its checkpoint touches it', () => {
  const race = raceOn({ checkpoints: ['4,5', '9,0'] })
    .robot('2,5 E')
    .robot('3,5 N', { down: true });
  race.register({ A: 500 });
  expect([race.of('A').flags, race.of('B').flags]).toEqual([0, 1]);
});
