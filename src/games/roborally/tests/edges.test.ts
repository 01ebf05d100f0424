// Edge cases of section 8 of the digest that no worked example shows, and what the options change.

import { expect, test } from 'vitest';
import { fallback } from '../actions';
import {
  BLACK_BOX,
  DISC_BRAKES,
  FOURTH_GEAR,
  GYRO_MOUNT,
  OPTION_CARDS,
  RAM_PROW,
  SLAB_ARMOUR,
  SPARE_MEMORY,
  TAIL_GUN,
  THROUGH_SHOT,
  TWIN_CANNON,
} from '../data/option-cards';
import { respawnPlaces, ringAround, usualRespawn } from '../phases/respawn';
import { checkConfig } from '../setup';
import type { RoborallyAction } from '../types';
import { bench, program, started } from './race';
import { raceConfig } from './race-config';

const SPIN = [70, 80, 90, 100, 110];
const SPIN_TOO = [120, 130, 140, 150, 160];

test('[R29] a powered-down robot in a chain is pushed', () => {
  const race = bench().robot('2,5 E').robot('3,5 N', { down: true }).robot('4,5 N');
  race.register({ A: 500 });
  expect([race.at('A'), race.at('B'), race.at('C')]).toEqual(['3,5 E', '4,5 N', '5,5 N']);
});

test('[R32] a robot that C1 leaves on plain floor stays there; one it leaves on a normal belt moves on', () => {
  const plain = bench({ express: ['2,5 E'] })
    .robot('2,5 N')
    .robot('9,9 N');
  plain.register();
  expect(plain.at('A')).toBe('3,5 N');
  const normal = bench({ express: ['2,5 E'], belts: ['3,5 E'] })
    .robot('2,5 N')
    .robot('9,9 N');
  normal.register();
  expect(normal.at('A')).toBe('4,5 N');
});

test('[R32] who comes from a normal onto an express belt in C2 moves one cell only', () => {
  const race = bench({ belts: ['2,5 E'], express: ['3,5 E'] })
    .robot('2,5 N')
    .robot('9,9 N');
  race.register();
  expect(race.at('A')).toBe('3,5 N');
});

test('[R34] belts that face each other hold both robots', () => {
  const race = bench({ belts: ['3,5 E', '4,5 W'] })
    .robot('3,5 N')
    .robot('4,5 N');
  race.register();
  expect([race.at('A'), race.at('B')]).toEqual(['3,5 N', '4,5 N']);
});

test('[R35, R59] two belts into one pit: both are lost, lower dock first', () => {
  const race = bench({ belts: ['3,5 E', '5,5 W'], pits: ['4,5'] })
    .robot('5,5 N')
    .robot('3,5 N')
    .robot('9,9 N');
  race.register();
  expect(race.destroyed).toBe('AB');
});

test('[R36] a full ring of belts turns', () => {
  const race = bench({ belts: ['3,3 E', '4,3 S', '4,4 W', '3,4 N'] });
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
  const held = bench({ belts: ['3,5 E'], walls: ['3,5 E'] })
    .robot('3,5 N')
    .robot('9,9 N');
  held.register();
  expect(held.at('A')).toBe('3,5 N');
  expect(held.told('beltsHeld')[0]?.held).toMatchObject([{ seat: 0, reason: 'wall' }]);
  const lost = bench({ belts: ['9,5 E'] })
    .robot('9,5 N')
    .robot('1,1 N');
  lost.register();
  expect(lost.told('robotDestroyed')).toMatchObject([{ seat: 0, cause: 'edge', by: -1 }]);
});

test('[R40, R42] a belt delivers onto an active pusher, which pushes onto a gear, all in one register', () => {
  const race = bench({ belts: ['3,5 E'], pushers: ['4,5 S 1,3,5'], gears: ['4,6 ccw'] })
    .robot('3,5 N')
    .robot('9,9 N');
  race.register();
  expect(race.at('A')).toBe('4,6 W');
});

test('[R41] two pushers with one target push nobody; one pushed onto another pusher stays there', () => {
  const both = bench({ pushers: ['3,5 E 1', '5,5 W 1'] })
    .robot('3,5 N')
    .robot('5,5 N');
  both.register();
  expect([both.at('A'), both.at('B')]).toEqual(['3,5 N', '5,5 N']);
  expect(both.told('pusherFired').map((event) => event.pushed)).toEqual([false, false]);
  const relay = bench({ pushers: ['3,5 E 1', '4,5 E 1'] })
    .robot('3,5 N')
    .robot('9,9 N');
  relay.register();
  expect(relay.at('A')).toBe('4,5 N');
  const walled = bench({ pushers: ['3,5 E 1'], walls: ['3,5 E'] })
    .robot('3,5 N')
    .robot('9,9 N');
  walled.register();
  expect([walled.at('A'), walled.told('pusherFired')[0]?.pushed]).toEqual(['3,5 N', false]);
});

test('[R44] a robot on the emitter cell takes all beams; the wall protects the cell behind', () => {
  const race = bench({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 2'] })
    .robot('2,5 N')
    .robot('1,5 N')
    .robot('8,5 N');
  race.register();
  expect(race.s.robots.map((robot) => robot.damage)).toEqual([2, 0, 0]);
});

test('[R45] pits do not stop beams', () => {
  const race = bench({ pits: ['4,5'] })
    .robot('2,5 E')
    .robot('6,5 N');
  race.register();
  expect(race.of('B').damage).toBe(1);
});

test('[R47] more than 10 damage in one volley costs one life', () => {
  const race = bench({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 3'] })
    .robot('4,5 N', { damage: 9 })
    .robot('9,9 N');
  race.register();
  expect([race.of('A').lives, race.destroyed]).toEqual([2, 'A']);
});

test('[R49] a powered-down robot that is pushed onto its checkpoint touches it', () => {
  const race = bench({ checkpoints: ['4,5', '9,0'] })
    .robot('2,5 E')
    .robot('3,5 N', { down: true });
  race.register({ A: 500 });
  expect([race.of('A').flags, race.of('B').flags]).toEqual([0, 1]);
});

test('[R64, R66] the rings round an archive run clockwise from straight north', () => {
  const race = bench().robot('5,5 E');
  const names = (ring: number) => ringAround(race.course, race.cell('5,5'), ring).map((cell) => race.name(cell));
  expect(names(1)).toEqual(['5,4', '6,4', '6,5', '6,6', '5,6', '4,6', '4,5', '4,4']);
  expect(names(2)).toHaveLength(16);
  expect(names(2)[0]).toBe('5,3');
  expect(ringAround(race.course, race.cell('0,0'), 1)).toHaveLength(3);
});

test('[R63] pits and robots are no place to return to', () => {
  const race = bench({ pits: ['5,4', '8,8'] })
    .robot('7,8 E', { archive: '5,5' })
    .robot('5,5 N')
    .robot('6,4 N');
  race.turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO, C: [170, 180, 190, 200, 210] });
  const cells = respawnPlaces(race.s, 0).map((place) => race.name(place.cell));
  expect(cells).toEqual(['6,5', '6,6', '5,6', '4,6', '4,5', '4,4']);
  expect(race.refusal('A', { type: 'respawn', cell: race.cell('5,5'), facing: 0, keep: false, lose: -1 })?.code).toBe(
    'respawn-cell',
  );
});

test('[R68] an announced power down may be kept on return; one that was not cannot be', () => {
  const play = (announced: boolean) => {
    const race = bench({ pits: ['3,5'] })
      .robot('2,5 E', { archive: '1,1' })
      .robot('9,9 N');
    return race.turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO }, announced ? ['A'] : []);
  };
  const kept = play(true);
  kept.answer('A', { ...usualRespawn(kept.s, 0), keep: true });
  expect([kept.of('A').down, kept.of('A').damage]).toEqual([true, 0]);
  const cancelled = play(true);
  cancelled.answer('A', usualRespawn(cancelled.s, 0));
  expect([cancelled.of('A').down, cancelled.of('A').damage]).toEqual([false, 2]);
  const never = play(false);
  expect(never.refusal('A', { ...usualRespawn(never.s, 0), keep: true })?.code).toBe('nothing-to-keep');
});

test('[R74] all robots may be down at once; the registers are played all the same', () => {
  const race = bench({ belts: ['2,5 E', '3,5 E'] })
    .robot('2,5 E', { down: true })
    .robot('9,9 N', { down: true });
  race.program().answer('A', { type: 'power', stay: false }).answer('B', { type: 'timeout' });
  expect(race.told('registerStarted')).toHaveLength(5);
  expect([race.at('A'), race.of('A').down, race.of('B').down]).toEqual(['4,5 E', false, false]);
});

test('[R15, R10] a robot with all registers locked plays them again and may switch off', () => {
  const race = bench().robot('4,5 N', { damage: 9, registers: SPIN }).robot('9,9 N');
  race
    .program({ B: SPIN_TOO })
    .answer('A', program([0, 0, 0, 0, 0], true))
    .answer('B', program(SPIN_TOO));
  expect([race.of('A').played, race.of('A').down, race.of('A').damage]).toEqual([SPIN, true, 0]);
});

test('[R12] after submission everything but waiting is refused, and nothing changes', () => {
  const race = bench().robot('4,5 N').robot('9,9 N');
  race.program({ A: [...SPIN, 500], B: SPIN_TOO }).answer('A', program(SPIN));
  const before = JSON.stringify(race.s);
  const late: RoborallyAction[] = [
    program(SPIN),
    { type: 'draft', cards: [0, 0, 0, 0, 0], powerDown: true },
    { type: 'timeout' },
    { type: 'retire' },
  ];
  for (const action of late) {
    expect(race.refusal('A', action)).toMatchObject({ code: 'submitted', rule: 'R12' });
  }
  expect(race.refusal('A', { type: 'wait' })).toBeNull();
  expect(JSON.stringify(race.s)).toBe(before);
});

test('[R8, R9] refused: cards in locked registers, cards not held, the same card twice, gaps', () => {
  const race = bench()
    .robot('4,5 N', { damage: 5, registers: [0, 0, 0, 0, 90] })
    .robot('9,9 N');
  race.program({ A: [500, 70, 670, 430], B: SPIN_TOO });
  const code = (cards: number[]) => race.refusal('A', program(cards))?.code;
  expect(code([500, 70, 670, 430, 90])).toBe('register-locked');
  expect(code([500, 70, 670, 800, 0])).toBe('card-not-in-hand');
  expect(code([500, 70, 670, 500, 0])).toBe('card-not-in-hand');
  expect(code([500, 70, 0, 430, 0])).toBe('register-empty');
  expect(code([500, 70, 670, 430, 0])).toBeUndefined();
});

test('[R19] the draw of a time-out waits for the last answer and then fills what is empty', () => {
  const race = bench().robot('4,5 N').robot('9,9 N');
  race.program({ A: [...SPIN, 500, 510, 520, 530], B: SPIN_TOO });
  const rng = race.s.rng.join();
  expect(fallback(race.s, race.ask('A'))).toEqual({ type: 'timeout' });
  race.answer('A', { type: 'timeout' });
  expect(race.s.rng.join()).toBe(rng);
  race.answer('B', program(SPIN_TOO));
  expect(race.of('A').played.every((card) => card > 0)).toBe(true);
});

test('[T4] who gives up leaves at the end of the turn and is eliminated then', () => {
  const race = bench().robot('4,5 N').robot('9,9 N').robot('7,7 N');
  race.program({ A: [...SPIN, 500, 510, 520, 530], B: SPIN_TOO, C: [170, 180, 190, 200, 210] });
  race
    .answer('A', { type: 'retire' })
    .answer('B', program(SPIN_TOO))
    .answer('C', program([170, 180, 190, 200, 210]));
  expect([race.of('A').status, race.of('A').endTurn, race.of('A').endRegister]).toEqual(['eliminated', 1, 6]);
  expect(race.told('seatRetired')).toHaveLength(1);
  expect(race.s.end).toBe('none');
});

test('[R75] with places to race for, a finisher makes room and the others go on', () => {
  const race = bench({ checkpoints: ['4,5'] }, { forPlaces: true })
    .robot('3,5 E')
    .robot('9,9 N')
    .robot('7,7 N');
  race.turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO, C: [170, 180, 190, 200, 210] });
  expect([race.of('A').status, race.at('A'), race.s.end]).toEqual(['finished', 'gone', 'none']);
  expect(race.s.asks.map((ask) => ask.seat)).toEqual([1, 2]);
});

test('[R76] with last standing off, the robot that is left must still finish', () => {
  const race = bench({ pits: ['3,5'] }, { lastStanding: false })
    .robot('2,5 E', { lives: 1 })
    .robot('9,9 N');
  expect(race.register({ A: 500 })).toBe(false);
  expect(race.s.end).toBe('none');
});

test('[R79] at the turn limit the first classified wins', () => {
  const race = bench({}, { turnLimit: 20 }).robot('4,5 N').robot('2,2 N');
  race.s.turn = 20;
  race.turn({ A: SPIN, B: SPIN_TOO });
  expect([race.s.end, race.s.winner]).toEqual(['turnLimit', 1]);
});

test('[R46] the host may let powered-down robots fire', () => {
  const race = bench({}, { downFires: true }).robot('2,5 E', { down: true }).robot('6,5 N');
  race.register();
  expect(race.of('B').damage).toBe(1);
});

test('[R53] a repair site may repair one point and move the archive, if the host says so', () => {
  const race = bench({ repairs: ['4,4'] }, { repair: 'one', repairArchive: true })
    .robot('4,5 N', { damage: 6, registers: [0, 0, 0, 90, 100] })
    .robot('9,9 N');
  race.program({ A: [500, 70, 80], B: SPIN_TOO });
  race.answer('A', program([500, 70, 80, 0, 0])).answer('B', program(SPIN_TOO));
  expect([race.of('A').damage, race.name(race.of('A').archive)]).toEqual([5, '4,4']);
  expect(race.told('registersUnlocked')).toMatchObject([{ seat: 0, slots: [4] }]);
  expect(race.of('A').registers).toEqual([0, 0, 0, 0, 100]);
});

test.each([
  ['R1', 'robot-count', 1, {}],
  ['R2', 'lives', 4, { lives: 6 }],
  ['T5', 'race-number', 4, { race: 4 }],
  ['R79', 'turn-limit', 4, { turnLimit: 19 }],
] as const)('[%s] a config is refused: %s', (rule, code, robots, options) => {
  expect(checkConfig(raceConfig('first-shift', robots, options))).toMatchObject({ code, rule });
});

test('[R1] each figure once', () => {
  const config = raceConfig('first-shift', 3);
  config.cars[2] = { colour: 'red' };
  expect(checkConfig(config)).toMatchObject({ code: 'figure-taken', rule: 'R1' });
});

test('[R3] docks are drawn, by seats, or given by rank with the rest drawn behind', () => {
  const docks = (options: Parameters<typeof raceConfig>[2], starts: (number | undefined)[] = []) => {
    const config = raceConfig('first-shift', 4, options);
    starts.forEach((start, seat) => {
      if (start !== undefined) config.cars[seat]!.start = start;
    });
    return started(config, 'docks').robots.map((robot) => robot.dock);
  };
  expect(docks({ docks: 'seats' })).toEqual([1, 2, 3, 4]);
  expect(docks({ docks: 'given' }, [4, 3, 2, 1])).toEqual([4, 3, 2, 1]);
  expect(docks({ docks: 'given' }, [undefined, undefined, 1, undefined])[2]).toBe(1);
  expect(new Set(docks({ docks: 'random' }))).toEqual(new Set([1, 2, 3, 4]));
});

test('[O4] lasers: twice, through, and backward', () => {
  const place = (options: number[]) => bench().robot('4,5 E', { options }).robot('6,5 N').robot('8,5 N').robot('1,5 N');
  const damage = (options: number[]) => {
    const race = place(options);
    race.register();
    return race.s.robots.map((robot) => robot.damage);
  };
  expect(damage([])).toEqual([0, 1, 0, 0]);
  expect(damage([TWIN_CANNON])).toEqual([0, 2, 0, 0]);
  expect(damage([THROUGH_SHOT])).toEqual([0, 1, 1, 0]);
  expect(damage([TAIL_GUN])).toEqual([0, 1, 0, 1]);
});

test('[O4] armour takes three points, then it is gone; [O3] a card given up takes one', () => {
  const plan = { walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 3'] };
  const race = bench(plan)
    .robot('4,5 N', { options: [SLAB_ARMOUR, TAIL_GUN], plates: 2, spend: [TAIL_GUN] })
    .robot('9,9 N');
  race.register();
  expect([race.of('A').damage, race.of('A').options]).toEqual([0, []]);
  expect(race.told('optionLost').map((event) => [event.card, event.reason])).toEqual([
    [SLAB_ARMOUR, 'worn'],
    [TAIL_GUN, 'damage'],
  ]);
});

test('[O4] brakes and boost: marked cards make no space or four', () => {
  const play = (option: number, card: number) => {
    const race = bench()
      .robot('2,5 E', { options: [option] })
      .robot('9,9 N');
    race.program({ A: [card, ...SPIN.slice(0, 4)], B: SPIN_TOO });
    race.answer('A', { ...program([card, ...SPIN.slice(0, 4)]), marked: [1] }).answer('B', program(SPIN_TOO));
    return race.at('A').split(' ')[0];
  };
  expect([play(DISC_BRAKES, 500), play(FOURTH_GEAR, 800)]).toEqual(['2,5', '6,5']);
  const race = bench()
    .robot('2,5 E', { options: [DISC_BRAKES] })
    .robot('9,9 N');
  race.program({ A: [800, ...SPIN], B: SPIN_TOO });
  const code = (changes: object) => race.refusal('A', { ...program([800, ...SPIN.slice(0, 4)]), ...changes })?.code;
  expect(code({ marked: [1] })).toBe('no-mark');
  expect(code({ gyro: true })).toBe('no-gyro');
  expect(code({ spend: [TAIL_GUN] })).toBe('no-spend');
});

test('[O4] Gyro Mount holds against belts and gears', () => {
  const race = bench({ belts: ['2,5 E', '3,5 S'], gears: ['3,6 cw'] })
    .robot('2,5 N', { options: [GYRO_MOUNT], gyro: true })
    .robot('9,9 N');
  race.register({}, 1);
  race.register({}, 2);
  expect(race.at('A')).toBe('3,6 N');
});

test('[O4] Ram Prow hurts whom its card pushes first, in the laser step', () => {
  const race = bench()
    .robot('2,5 E', { options: [RAM_PROW] })
    .robot('3,5 N')
    .robot('4,5 N');
  race.register({ A: 800 });
  // One point from the ram, one from the laser.
  expect(race.s.robots.map((robot) => robot.damage)).toEqual([0, 2, 0]);
});

test('[O4] Spare Memory deals one more; [O1] a repair site gives a card; [O4] Black Box returns undamaged', () => {
  const race = bench({ repairs: ['4,4'] }, { optionCards: true })
    .robot('4,5 N', { options: [SPARE_MEMORY] })
    .robot('9,9 N');
  race.turn({ A: [70, 80, 90, 100, 500], B: SPIN_TOO });
  expect(race.told('optionDrawn')).toHaveLength(1);
  expect(race.of('A').options).toHaveLength(2);
  expect(race.of('A').hand).toHaveLength(10);
  const lost = bench({ pits: ['3,5'] }, { optionCards: true })
    .robot('2,5 E', { archive: '1,1', options: [BLACK_BOX, TAIL_GUN] })
    .robot('9,9 N');
  lost.turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO });
  const refused = lost.refusal('A', { ...usualRespawn(lost.s, 0), lose: BLACK_BOX });
  expect(refused?.code).toBe('no-option-to-lose');
  lost.answer('A', usualRespawn(lost.s, 0));
  expect([lost.of('A').damage, lost.of('A').options]).toEqual([0, [BLACK_BOX]]);
  expect(OPTION_CARDS).toHaveLength(10);
});
