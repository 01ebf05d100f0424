// Worked examples E26 to E42: damage over turns, power, returns, time, whole turns, ranking.

import { expect, test } from 'vitest';
import { respawnPlaces, usualRespawn } from '../phases/respawn';
import { isMatchOver, type MatchResult, matchTable, pointsFor, tournamentDock } from '../points';
import { classification } from '../standings';
import { on, program, raceOn, started } from './race';
import { raceConfig } from './race-config';

const BEAM = { walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 1'] };
const TURNING = [70, 80, 90, 100, 110];

test('E26 damage locks registers within the turn, and they stay locked', () => {
  const race = raceOn(BEAM).robot('4,5 N', { damage: 4 }).robot('9,9 N');
  race.turn({ A: TURNING, B: [120, 130, 140, 150, 160] });
  expect([race.of('A').damage, race.of('A').registers, race.of('A').hand]).toEqual([9, TURNING, []]);
  expect(race.at('A')).toBe('4,5 W');
});

test('E27 a repair site repairs all damage and unlocks all registers', () => {
  const race = raceOn({ repairs: ['4,5'] })
    .robot('4,5 N', { damage: 8, registers: [0, 80, 90, 100, 110] })
    .robot('9,9 N');
  race.turn({ A: [70, 0, 0, 0, 0], B: [120, 130, 140, 150, 160] });
  expect([race.of('A').damage, race.of('A').registers]).toEqual([0, [0, 0, 0, 0, 0]]);
  expect(race.of('A').hand).toHaveLength(9);
});

test('E28 a power down: announced, down for a turn, then awake or down again', () => {
  const play = (stay: boolean) => {
    const race = raceOn()
      .robot('4,2 N', { damage: 6, registers: [0, 0, 0, 260, 280] })
      .robot('4,6 E');
    const spin = [80, 90, 100, 110, 120];
    race.program({ A: [200, 220, 240], B: spin });
    race.answer('B', program(spin)).answer('A', program([200, 220, 240, 0, 0], true));
    expect(race.eventsOf('cardsRevealed').map((event) => event.cards.length)).toEqual([2, 2, 2, 2, 2]);
    expect([race.of('A').damage, race.of('A').down, race.of('A').registers]).toEqual([0, true, [0, 0, 0, 0, 0]]);
    expect(race.of('A').hand).toEqual([]);
    // B faces A in registers 1 and 3, and no robot shoots at B.
    const before = race.of('B').damage;
    race.of('B').hand = [10, 130, 140, 160, 180];
    race.answer('B', program([10, 130, 140, 160, 180])).answer('A', { type: 'power', stay });
    expect([race.of('A').harm, race.of('B').damage]).toEqual([2, before]);
    return race.of('A');
  };
  const awake = play(false);
  expect([awake.damage, awake.down, awake.hand.length]).toEqual([2, false, 7]);
  const asleep = play(true);
  expect([asleep.damage, asleep.down, asleep.hand.length]).toEqual([0, true, 0]);
});

test('E29 registers locked while powered down are filled face up, register 5 first', () => {
  const race = raceOn().robot('4,5 N', { damage: 6, down: true }).robot('9,9 N');
  race.program({ B: TURNING }).answer('B', program(TURNING)).answer('A', { type: 'power', stay: false });
  const filled = race.eventsOf('lockedFilled');
  expect(filled.map((event) => event.slot)).toEqual([5, 4]);
  expect(race.of('A').registers).toEqual([0, 0, 0, filled[1]!.card, filled[0]!.card]);
  expect(race.of('A').hand).toHaveLength(3);
});

test('E30 a robot destroyed in register 2 reveals no more cards and returns with 2 damage', () => {
  const race = raceOn({ pits: ['5,5'], checkpoints: ['1,8'] })
    .robot('3,5 E', { archive: '1,1' })
    .robot('9,9 N');
  race.turn({ A: [490, 500, 510, 520, 530], B: TURNING });
  expect(race.eventsOf('cardsRevealed').map((event) => event.cards.map((one) => one.seat))).toEqual([
    [0, 1],
    [0, 1],
    [1],
    [1],
    [1],
  ]);
  expect(race.of('A').played).toEqual([490, 500, 0, 0, 0]);
  race.answer('A', usualRespawn(race.s, 0));
  expect([race.at('A'), race.of('A').lives, race.of('A').damage]).toEqual(['1,1 S', 2, 2]);
  expect(race.of('A').hand).toHaveLength(7);
});

test('E31 two robots with one archive: the second returns beside it', () => {
  const race = raceOn({ pits: ['6,6', '8,8'], checkpoints: ['3,3', '9,3'] });
  race.robot('5,6 E', { archive: '3,3', flags: 1 }).robot('7,8 E', { archive: '3,3', flags: 1 });
  race.turn({ A: [500, 70, 80, 90, 100], B: [490, 110, 120, 130, 140] });
  expect(race.destroyed).toBe('AB');
  race.answer('A', usualRespawn(race.s, 0));
  expect(race.at('A')).toBe('3,3 E');
  const [first] = respawnPlaces(race.s, 1);
  expect(first).toEqual({ cell: race.cell('3,2'), facings: [0, 1, 3], usual: 1 });
  const facing = race.refusal('B', { type: 'respawn', cell: race.cell('3,2'), facing: 2, keep: false, lose: -1 });
  expect(facing).toMatchObject({ code: 'respawn-facing', rule: 'R65' });
  race.answer('B', usualRespawn(race.s, 1));
  expect(race.at('B')).toBe('3,2 E');
});

test('E32 five robots start with 4 lives, four with 3; losing the last life eliminates', () => {
  expect(started(raceConfig('first-shift', 5), 'five').robots.map((robot) => robot.lives)).toEqual([4, 4, 4, 4, 4]);
  expect(started(raceConfig('first-shift', 4), 'four').robots.map((robot) => robot.lives)).toEqual([3, 3, 3, 3]);
  const race = raceOn({ pits: ['3,5'] })
    .robot('2,5 E')
    .robot('8,8 N')
    .robot('9,9 N');
  for (const lives of [2, 1, 0]) {
    race.register({ A: 500 });
    expect(race.of('A').lives).toBe(lives);
    expect(race.of('A').status).toBe(lives > 0 ? 'destroyed' : 'eliminated');
    if (lives > 0) Object.assign(race.of('A'), { status: 'inPlay', cell: race.cell('2,5') });
  }
});

test('E33 the last robot standing wins at once', () => {
  const race = raceOn({ pits: ['3,5'] })
    .robot('2,5 E', { lives: 1 })
    .robot('8,8 N');
  race.turn({ A: [500, 70, 80, 90, 100], B: [110, 120, 130, 140, 150] });
  expect([race.s.end, race.s.winner, race.eventsOf('registerStarted').length]).toEqual(['lastStanding', 1, 1]);
});

test('E34 no robot is left: no winner', () => {
  const race = raceOn().robot('2,5 E', { damage: 9, lives: 1 }).robot('6,5 W', { damage: 9, lives: 1 });
  expect(race.register()).toBe(true);
  expect([race.s.end, race.s.winner]).toEqual(['noneLeft', -1]);
});

test('E35 when time is up the rest of the hand is shuffled into the free registers', () => {
  const race = raceOn()
    .robot('2,5 E', { damage: 5, registers: [0, 0, 0, 0, 90] })
    .robot('9,9 N');
  race.program({ A: [500, 70, 670, 430], B: TURNING.map((card) => card + 100) });
  race.answer('A', { type: 'draft', cards: [0, 670, 0, 0, 0], powerDown: false });
  race.answer('A', { type: 'timeout' }).answer('B', program(TURNING.map((card) => card + 100)));
  const [expired] = race.eventsOf('timerExpired');
  expect(expired?.slots).toEqual([1, 3, 4]);
  const { played } = race.of('A');
  expect([played[0], played[2], played[3]]).toEqual(expired?.cards);
  expect([played[1], played[4]]).toEqual([670, 90]);
  expect(played.toSorted()).toEqual([430, 500, 670, 70, 90]);
});

test('E36 with no-takebacks a placed card stays', () => {
  const race = raceOn({}, { noTakebacks: true }).robot('2,5 E').robot('9,9 N');
  race.program({ A: [500, 510, 520, 530, 540, 550], B: TURNING });
  race.answer('A', { type: 'draft', cards: [500, 0, 0, 0, 0], powerDown: false });
  const refused = [
    [0, 0, 0, 0, 0],
    [0, 500, 0, 0, 0],
    [510, 0, 0, 0, 0],
    [510, 500, 0, 0, 0],
  ].map((cards) => race.refusal('A', { type: 'draft', cards, powerDown: false })?.code);
  expect(refused).toEqual(['card-fixed', 'card-fixed', 'card-fixed', 'card-fixed']);
  expect(race.refusal('A', program([510, 500, 520, 530, 540]))).toMatchObject({ code: 'card-fixed', rule: 'R13' });
  expect(race.refusal('A', { type: 'draft', cards: [500, 510, 0, 0, 0], powerDown: true })).toBeNull();
  expect(race.refusal('A', program([500, 520, 530, 540, 550]))).toBeNull();
});

test('E37 First Shift, a whole turn', () => {
  const race = on('first-shift').robot('2,5 E').robot('2,6 E');
  const seen: string[][] = [];
  const a = [790, 680, 70, 490, 670];
  const b = [500, 510, 520, 530, 540];
  for (const [index, register] of ([1, 2, 3, 4, 5] as const).entries()) {
    race.register({ A: a[index]!, B: b[index]! }, register);
    seen.push([race.at('A'), race.at('B')]);
  }
  expect(seen).toEqual([
    ['5,5 E', '3,6 E'],
    ['7,4 E', '4,6 E'],
    ['7,3 E', '5,6 E'],
    ['9,3 E', '6,6 E'],
    ['12,3 S', '7,5 E'],
  ]);
  expect([race.of('A').damage, race.of('B').damage]).toEqual([0, 0]);
});

test('E38 Clover Sprint, a whole turn', () => {
  const race = on('clover-sprint').robot('2,5 E').robot('2,6 E');
  const seen: string[] = [];
  for (const [index, register] of ([1, 2, 3, 4, 5] as const).entries()) {
    race.register({ A: [790, 670, 500, 510, 520][index]!, B: TURNING[index]! }, register);
    seen.push(race.at('A'));
  }
  expect(seen).toEqual(['6,5 E', '9,5 N', '9,3 N', '9,1 W', '7,1 W']);
});

test('E39 classification: checkpoints, then the distance on foot; eliminated robots last', () => {
  const race = on('first-shift').robot('8,4 N', { flags: 1 }).robot('7,5 N', { flags: 1 });
  race.robot('12,3 N', { flags: 1 }).robot('5,5 N').robot('0,0 N', { flags: 1 });
  Object.assign(race.of('E'), { status: 'eliminated', cell: -1, endTurn: 3, endRegister: 2 });
  Object.assign(race.of('A'), { status: 'finished', flags: 2, finish: 1 });
  const table = classification(race.s);
  expect(table.map((line) => line.seat)).toEqual([0, 1, 2, 3, 4]);
  expect(table.map((line) => line.distance)).toEqual([0, 2, 5, 11, 0]);
  expect(table.map((line) => line.points)).toEqual([10, 8, 6, 5, 0]);
});

test('E40 docks rotate in a tournament', () => {
  const docks = (robots: number, race: number) =>
    Array.from({ length: robots }, (_, index) => tournamentDock(index + 1, race, robots));
  expect([docks(4, 2), docks(4, 3)]).toEqual([
    [2, 3, 4, 1],
    [3, 4, 1, 2],
  ]);
  expect([docks(3, 2), docks(3, 3)]).toEqual([
    [2, 3, 1],
    [3, 1, 2],
  ]);
  expect([1, 2, 3].map((race) => tournamentDock(1, race, 8))).toEqual([1, 4, 7]);
  const given = started({ ...raceConfig('first-shift', 4, { docks: 'seats', race: 2 }) }, 'second race');
  expect(given.robots.map((robot) => robot.dock)).toEqual([2, 3, 4, 1]);
});

test('E41 two wins decide a match; otherwise wins, points, checkpoints, then the last race', () => {
  const race = (...places: number[]): MatchResult[] =>
    places.map((place) => ({ place, points: pointsFor(place), flags: 2, won: place === 1 }));
  expect(isMatchOver([race(1, 2, 3)])).toBe(false);
  expect(isMatchOver([race(1, 2, 3), race(1, 3, 2)])).toBe(true);
  const table = matchTable([race(1, 2, 3), race(3, 1, 2), race(2, 3, 1)]);
  expect(table.map((entry) => [entry.robot, entry.points, entry.place])).toEqual([
    [2, 24, 1],
    [0, 24, 2],
    [1, 24, 3],
  ]);
});

test('E42 a checkpoint does not repair, unless the option is on', () => {
  const play = (checkpointRepair: 'none' | 'one') => {
    const race = raceOn({ checkpoints: ['4,4', '9,0'] }, { checkpointRepair })
      .robot('4,5 N', { damage: 3 })
      .robot('9,9 N');
    race.turn({ A: [70, 80, 90, 100, 500], B: [110, 120, 130, 140, 150] });
    return [race.of('A').flags, race.name(race.of('A').archive), race.of('A').damage, race.of('A').hand.length];
  };
  expect(play('none')).toEqual([1, '4,4', 3, 6]);
  expect(play('one')).toEqual([1, '4,4', 2, 7]);
});
