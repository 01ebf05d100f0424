// The option cards: O1 to O5, rule by rule.

import { answer } from '@ai/bots';
import { drawOf, ioWith } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
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
import { roborally } from '../index';
import { usualRespawn } from '../phases/respawn';
import { setup } from '../setup';
import type { RoborallyAction } from '../types';
import { baseOf, on, program, raceOn, started } from './race';
import { raceConfig } from './race-config';

const SPIN = [70, 80, 90, 100, 110];
const SPIN_TOO = [120, 130, 140, 150, 160];
const ON = { optionCards: true };
/** A turns on the repair site for a whole turn. */
const onSite = (options: number[], fields: object = {}) =>
  raceOn({ repairs: ['4,5'] }, ON)
    .robot('4,5 N', { options, ...fields })
    .robot('9,9 N');

test('[O1] the ten cards are shuffled into the deck; with the option off, no robot ever draws', () => {
  const deck = started(raceConfig('first-shift', 2, ON), 'deck').optionDeck;
  expect([...deck].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(started(raceConfig('first-shift', 2, ON), 'other').optionDeck).not.toEqual(deck);
  const off = raceOn({ repairs: ['4,5'] })
    .robot('4,5 N')
    .robot('9,9 N')
    .turn({ A: SPIN, B: SPIN_TOO });
  expect([off.of('A').options, off.s.optionDeck]).toEqual([[], []]);
  const { optionDeck } = setup(
    raceConfig('first-shift', 2),
    baseOf('off'),
    ioWith(
      () => undefined,
      () => 0,
    ),
  );
  expect(optionDeck).toEqual([]);
});

test('[O1] one card after a turn on a repair site, never a fourth, and none for a powered-down robot', () => {
  expect(onSite([]).turn({ A: SPIN, B: SPIN_TOO }).of('A').options).toHaveLength(1);
  const full = [TAIL_GUN, TWIN_CANNON, GYRO_MOUNT];
  expect(onSite(full).turn({ A: SPIN, B: SPIN_TOO }).of('A').options).toEqual(full);
  const down = onSite([], { down: true }).program({ B: SPIN_TOO });
  down.answer('A', { type: 'power', stay: false }).answer('B', program(SPIN_TOO));
  expect([down.eventsOf('turnEnded').length, down.of('A').options]).toEqual([1, []]);
});

test('[O1] an empty deck is reshuffled from the discards', () => {
  const race = onSite([]);
  race.s.optionDeck = [];
  race.s.optionDiscards = [TAIL_GUN, GYRO_MOUNT];
  race.turn({ A: SPIN, B: SPIN_TOO });
  expect([race.of('A').options.length, race.s.optionDeck.length, race.s.optionDiscards]).toEqual([1, 1, []]);
});

test('[O2] a destroyed robot loses the card it chooses, by default the oldest; an eliminated robot loses all', () => {
  const fall = (lose: number, lives = 3) => {
    const race = raceOn({ pits: ['3,5'] }, { ...ON, lastStanding: false })
      .robot('2,5 E', { archive: '1,1', options: [BLACK_BOX, TAIL_GUN, TWIN_CANNON], lives })
      .robot('9,9 N')
      .turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO });
    if (lives > 1) race.answer('A', { ...usualRespawn(race.s, 0), lose });
    return [race.of('A').options, race.s.optionDiscards.toSorted((a, b) => a - b)];
  };
  expect(fall(-1)).toEqual([[BLACK_BOX, TWIN_CANNON], [TAIL_GUN]]);
  expect(fall(TWIN_CANNON)).toEqual([[BLACK_BOX, TAIL_GUN], [TWIN_CANNON]]);
  expect(fall(-1, 1)).toEqual([[], [TAIL_GUN, TWIN_CANNON, BLACK_BOX]]);
});

test('[O3] the oldest marked card goes first, whatever the order of marking; unmarked cards stay', () => {
  const race = raceOn({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 1'] }, ON)
    .robot('4,5 N', { options: [TAIL_GUN, TWIN_CANNON, SPARE_MEMORY] })
    .robot('9,9 N')
    .program({ A: SPIN, B: SPIN_TOO });
  race.answer('A', { ...program(SPIN), spend: [SPARE_MEMORY, TAIL_GUN] }).answer('B', program(SPIN_TOO));
  expect(race.eventsOf('optionLost').map(({ card, register }) => [card, register])).toEqual([
    [TAIL_GUN, 1],
    [SPARE_MEMORY, 2],
  ]);
  expect([race.of('A').options, race.of('A').damage, race.of('A').spend]).toEqual([[TWIN_CANNON], 3, []]);
});

test('[O3] armour takes damage before a given-up card', () => {
  const race = raceOn({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 1'] }, ON)
    .robot('4,5 N', { options: [TAIL_GUN, SLAB_ARMOUR], plates: 3 })
    .robot('9,9 N')
    .program({ A: SPIN, B: SPIN_TOO });
  race.answer('A', { ...program(SPIN), spend: [TAIL_GUN] }).answer('B', program(SPIN_TOO));
  expect(race.eventsOf('optionLost').map(({ card, register }) => [card, register])).toEqual([
    [SLAB_ARMOUR, 3],
    [TAIL_GUN, 4],
  ]);
  expect(race.of('A').damage).toBe(1);
});

test('[O4] a card keeps its mark in a locked register, and loses it when the register is wiped', () => {
  const race = raceOn({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 1'] }, ON)
    .robot('4,5 E', { damage: 4, options: [DISC_BRAKES] })
    .robot('9,9 N')
    .program({ A: [70, 80, 90, 100, 500], B: SPIN_TOO });
  race.answer('A', { ...program([70, 80, 90, 100, 500]), marked: [5] }).answer('B', program(SPIN_TOO));
  // Damage 9: all five registers are locked, including the braked card. It is replayed although the programme has no marks.
  expect([race.of('A').damage, race.of('A').registers[4], race.of('A').marks]).toEqual([9, 500, 1 << 5]);
  race.of('A').lives = 2;
  expect(race.refusal('A', { ...program([0, 0, 0, 0, 0]), marked: [5] })?.code).toBe('no-mark');
  const mended = raceOn({ repairs: ['4,5'] }, ON)
    .robot('4,5 N', { damage: 5, options: [DISC_BRAKES], registers: [0, 0, 0, 0, 500], marks: 1 << 5 })
    .robot('9,9 N')
    .program({ A: SPIN, B: SPIN_TOO });
  mended.answer('A', program([70, 80, 90, 100, 0])).answer('B', program(SPIN_TOO));
  expect([mended.at('A'), mended.eventsOf('cardStarted').find(({ card }) => card === 500)?.marked]).toEqual([
    '4,5 N',
    true,
  ]);
  expect(mended.of('A').marks).toBe(0);
});

test.each([
  ['no-mark', { marked: [1] }, []],
  ['no-mark', { marked: [2] }, [DISC_BRAKES]],
  ['no-mark', { marked: [1, 1] }, [DISC_BRAKES]],
  ['no-gyro', { gyro: true }, [TAIL_GUN]],
  ['no-spend', { spend: [TAIL_GUN] }, [GYRO_MOUNT]],
  ['no-spend', { spend: [GYRO_MOUNT, GYRO_MOUNT] }, [GYRO_MOUNT]],
] as const)('[O5] refused as %s: %j', (code, changes, options) => {
  const race = raceOn({}, ON)
    .robot('4,5 N', { options: options.filter((card) => card < 10) })
    .robot('9,9 N')
    .program({ A: [500, 70, 80, 90, 100], B: SPIN_TOO });
  const action = { ...program([500, 70, 80, 90, 100]), ...structuredClone(changes) } as RoborallyAction;
  expect(race.refusal('A', action)?.code).toBe(code);
});

test('[O4] a boosted Move 3 in a locked register moves four again', () => {
  const race = raceOn({}, ON)
    .robot('1,5 E', { damage: 5, options: [FOURTH_GEAR], registers: [0, 0, 0, 0, 790], marks: 1 << 5 })
    .robot('9,9 N')
    .program({ A: [70, 80, 90, 100], B: SPIN_TOO });
  race.answer('A', program([70, 80, 90, 100, 0])).answer('B', program(SPIN_TOO));
  expect(race.at('A')).toBe('5,5 E');
});

test('[O3] AI drivers give up their cards once two registers are locked, and not before', () => {
  for (const [damage, given] of [
    [6, [TAIL_GUN, GYRO_MOUNT]],
    [5, []],
  ] as const) {
    const race = on('first-shift', ON)
      .robot('5,5 E', { damage, options: [TAIL_GUN, GYRO_MOUNT], registers: [0, 0, 0, damage === 6 ? 80 : 0, 90] })
      .robot('10,9 N')
      .program({ A: [70, 500, 670, 790].slice(0, 9 - damage), B: SPIN_TOO });
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const action = answer(roborally, race.s, race.ask('A'), level, drawOf(seedRng(level))) as RoborallyAction;
      expect([damage, level, action]).toMatchObject([damage, level, { type: 'program', spend: given }]);
      expect(race.refusal('A', action)).toBeNull();
    }
  }
});

test('[O4] lasers: twice, through, and backward', () => {
  const place = (options: number[]) =>
    raceOn().robot('4,5 E', { options }).robot('6,5 N').robot('8,5 N').robot('1,5 N');
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

test('[O4] armour takes three points, then it is gone; [O3] a given-up card takes one', () => {
  const plan = { walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 3'] };
  const race = raceOn(plan)
    .robot('4,5 N', { options: [SLAB_ARMOUR, TAIL_GUN], plates: 2, spend: [TAIL_GUN] })
    .robot('9,9 N');
  race.register();
  expect([race.of('A').damage, race.of('A').options]).toEqual([0, []]);
  expect(race.eventsOf('optionLost').map((event) => [event.card, event.reason])).toEqual([
    [SLAB_ARMOUR, 'worn'],
    [TAIL_GUN, 'damage'],
  ]);
});

test('[O4] brakes and boost: marked cards move no space or four', () => {
  const play = (option: number, card: number) => {
    const race = raceOn()
      .robot('2,5 E', { options: [option] })
      .robot('9,9 N');
    race.program({ A: [card, ...SPIN.slice(0, 4)], B: SPIN_TOO });
    race.answer('A', { ...program([card, ...SPIN.slice(0, 4)]), marked: [1] }).answer('B', program(SPIN_TOO));
    return race.at('A').split(' ')[0];
  };
  expect([play(DISC_BRAKES, 500), play(FOURTH_GEAR, 800)]).toEqual(['2,5', '6,5']);
  const race = raceOn()
    .robot('2,5 E', { options: [DISC_BRAKES] })
    .robot('9,9 N');
  race.program({ A: [800, ...SPIN], B: SPIN_TOO });
  const code = (changes: object) => race.refusal('A', { ...program([800, ...SPIN.slice(0, 4)]), ...changes })?.code;
  expect(code({ marked: [1] })).toBe('no-mark');
  expect(code({ gyro: true })).toBe('no-gyro');
  expect(code({ spend: [TAIL_GUN] })).toBe('no-spend');
});

test('[O4] Gyro Mount holds against belts and gears', () => {
  const race = raceOn({ belts: ['2,5 E', '3,5 S'], gears: ['3,6 cw'] })
    .robot('2,5 N', { options: [GYRO_MOUNT], gyro: true })
    .robot('9,9 N');
  race.register({}, 1);
  race.register({}, 2);
  expect(race.at('A')).toBe('3,6 N');
});

test('[O4] Ram Prow damages the robot its card pushes first, in the laser step', () => {
  const race = raceOn()
    .robot('2,5 E', { options: [RAM_PROW] })
    .robot('3,5 N')
    .robot('4,5 N');
  race.register({ A: 800 });
  // One point from the ram, one from the laser.
  expect(race.s.robots.map((robot) => robot.damage)).toEqual([0, 2, 0]);
});

test('[O4] Spare Memory deals one more; [O1] a repair site gives a card; [O4] Black Box returns undamaged', () => {
  const race = raceOn({ repairs: ['4,4'] }, { optionCards: true })
    .robot('4,5 N', { options: [SPARE_MEMORY] })
    .robot('9,9 N');
  race.turn({ A: [70, 80, 90, 100, 500], B: SPIN_TOO });
  expect(race.eventsOf('optionDrawn')).toHaveLength(1);
  expect(race.of('A').options).toHaveLength(2);
  expect(race.of('A').hand).toHaveLength(10);
  const lost = raceOn({ pits: ['3,5'] }, { optionCards: true })
    .robot('2,5 E', { archive: '1,1', options: [BLACK_BOX, TAIL_GUN] })
    .robot('9,9 N');
  lost.turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO });
  const refused = lost.refusal('A', { ...usualRespawn(lost.s, 0), lose: BLACK_BOX });
  expect(refused?.code).toBe('no-option-to-lose');
  lost.answer('A', usualRespawn(lost.s, 0));
  expect([lost.of('A').damage, lost.of('A').options]).toEqual([0, [BLACK_BOX]]);
  expect(OPTION_CARDS).toHaveLength(10);
});
