// Turn cases beyond the worked examples: returning, power, programming, the end, and the effects of the options.

import { expect, test } from 'vitest';
import { fallback } from '../actions';
import { respawnPlaces, ringAround, usualRespawn } from '../phases/respawn';
import type { RoborallyAction } from '../types';
import { program, raceOn } from './race';

const SPIN = [70, 80, 90, 100, 110];
const SPIN_TOO = [120, 130, 140, 150, 160];

test('[R64, R66] the rings around an archive run clockwise from straight north', () => {
  const race = raceOn().robot('5,5 E');
  const names = (ring: number) => ringAround(race.course, race.cell('5,5'), ring).map((cell) => race.name(cell));
  expect(names(1)).toEqual(['5,4', '6,4', '6,5', '6,6', '5,6', '4,6', '4,5', '4,4']);
  expect(names(2)).toHaveLength(16);
  expect(names(2)[0]).toBe('5,3');
  expect(ringAround(race.course, race.cell('0,0'), 1)).toHaveLength(3);
});

test('[R63] a robot can’t return on a pit or another robot', () => {
  const race = raceOn({ pits: ['5,4', '8,8'] })
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

test('[R68] an announced power down may be kept on return, and no other may', () => {
  const play = (announced: boolean) => {
    const race = raceOn({ pits: ['3,5'] })
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

test('[R74] all robots may be down at once; the registers are still played', () => {
  const race = raceOn({ belts: ['2,5 E', '3,5 E'] })
    .robot('2,5 E', { down: true })
    .robot('9,9 N', { down: true });
  race.program().answer('A', { type: 'power', stay: false }).answer('B', { type: 'timeout' });
  expect(race.eventsOf('registerStarted')).toHaveLength(5);
  expect([race.at('A'), race.of('A').down, race.of('B').down]).toEqual(['4,5 E', false, false]);
});

test('[R15, R10] a robot with all registers locked replays them and may switch off', () => {
  const race = raceOn().robot('4,5 N', { damage: 9, registers: SPIN }).robot('9,9 N');
  race
    .program({ B: SPIN_TOO })
    .answer('A', program([0, 0, 0, 0, 0], true))
    .answer('B', program(SPIN_TOO));
  expect([race.of('A').played, race.of('A').down, race.of('A').damage]).toEqual([SPIN, true, 0]);
});

test('[R12] after submission everything but waiting is refused, and nothing changes', () => {
  const race = raceOn().robot('4,5 N').robot('9,9 N');
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

test('[R8, R9] refused: cards in locked registers, cards not in hand, the same card twice, gaps', () => {
  const race = raceOn()
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

test('[R19] the random fill of a time-out waits for the last answer and then fills the empty registers', () => {
  const race = raceOn().robot('4,5 N').robot('9,9 N');
  race.program({ A: [...SPIN, 500, 510, 520, 530], B: SPIN_TOO });
  const rng = race.s.rng.join();
  expect(fallback(race.s, race.ask('A'))).toEqual({ type: 'timeout' });
  race.answer('A', { type: 'timeout' });
  expect(race.s.rng.join()).toBe(rng);
  race.answer('B', program(SPIN_TOO));
  expect(race.of('A').played.every((card) => card > 0)).toBe(true);
});

test('[T4] a player who gives up leaves at the end of the turn and is eliminated then', () => {
  const race = raceOn().robot('4,5 N').robot('9,9 N').robot('7,7 N');
  race.program({ A: [...SPIN, 500, 510, 520, 530], B: SPIN_TOO, C: [170, 180, 190, 200, 210] });
  race
    .answer('A', { type: 'retire' })
    .answer('B', program(SPIN_TOO))
    .answer('C', program([170, 180, 190, 200, 210]));
  expect([race.of('A').status, race.of('A').endTurn, race.of('A').endRegister]).toEqual(['eliminated', 1, 6]);
  expect(race.eventsOf('seatRetired')).toHaveLength(1);
  expect(race.s.end).toBe('none');
});

test('[R75] when racing for places, a finisher leaves the board and the others go on', () => {
  const race = raceOn({ checkpoints: ['4,5'] }, { forPlaces: true })
    .robot('3,5 E')
    .robot('9,9 N')
    .robot('7,7 N');
  race.turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO, C: [170, 180, 190, 200, 210] });
  expect([race.of('A').status, race.at('A'), race.s.end]).toEqual(['finished', 'gone', 'none']);
  expect(race.s.asks.map((decision) => decision.seat)).toEqual([1, 2]);
});

test('[R76] with last standing off, the last robot must still finish', () => {
  const race = raceOn({ pits: ['3,5'] }, { lastStanding: false })
    .robot('2,5 E', { lives: 1 })
    .robot('9,9 N');
  expect(race.register({ A: 500 })).toBe(false);
  expect(race.s.end).toBe('none');
});

test('[R79] at the turn limit the first in the classification wins', () => {
  const race = raceOn({}, { turnLimit: 20 }).robot('4,5 N').robot('2,2 N');
  race.s.turn = 20;
  race.turn({ A: SPIN, B: SPIN_TOO });
  expect([race.s.end, race.s.winner]).toEqual(['turnLimit', 1]);
});

test('[R46] the host may let powered-down robots fire', () => {
  const race = raceOn({}, { downFires: true }).robot('2,5 E', { down: true }).robot('6,5 N');
  race.register();
  expect(race.of('B').damage).toBe(1);
});

test('[R53] as an option, a repair site repairs one point and moves the archive', () => {
  const race = raceOn({ repairs: ['4,4'] }, { repair: 'one', repairArchive: true })
    .robot('4,5 N', { damage: 6, registers: [0, 0, 0, 90, 100] })
    .robot('9,9 N');
  race.program({ A: [500, 70, 80], B: SPIN_TOO });
  race.answer('A', program([500, 70, 80, 0, 0])).answer('B', program(SPIN_TOO));
  expect([race.of('A').damage, race.name(race.of('A').archive)]).toEqual([5, '4,4']);
  expect(race.eventsOf('registersUnlocked')).toMatchObject([{ seat: 0, slots: [4] }]);
  expect(race.of('A').registers).toEqual([0, 0, 0, 0, 100]);
});
