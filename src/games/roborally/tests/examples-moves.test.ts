// Worked examples E1 to E10: deck, deal, priority, pushing and pits.

import { expect, test } from 'vitest';
import { CARDS, factsOf } from '../data/cards';
import { freeCards, handSize } from '../phases/deal';
import { isLocked, REGISTERS } from '../robots';
import { raceOn, started } from './race';
import { raceConfig } from './race-config';

test('E1 the deck has 84 cards of the stated types', () => {
  expect(CARDS).toHaveLength(84);
  expect(new Set(CARDS).size).toBe(84);
  const types = [650, 660, 670, 410, 420, 430, 780, 790, 840].map((card) => factsOf(card).label);
  expect(types).toEqual([
    'Move 1',
    'Move 1',
    'Move 2',
    'Rotate Left',
    'Rotate Right',
    'Back Up',
    'Move 2',
    'Move 3',
    'Move 3',
  ]);
});

test('E2 damage sets the cards dealt and the locks; eight undamaged robots leave twelve cards', () => {
  const deal = (damage: number) => {
    const race = raceOn().robot('1,1 E', { damage });
    return [handSize(race.of('A')), REGISTERS.filter((register) => isLocked(damage, register))];
  };
  expect(deal(0)).toEqual([9, []]);
  expect(deal(4)).toEqual([5, []]);
  expect(deal(5)).toEqual([4, [5]]);
  expect(deal(7)).toEqual([2, [3, 4, 5]]);
  expect(deal(9)).toEqual([0, [1, 2, 3, 4, 5]]);
  const s = started(raceConfig('first-shift', 8), 'full house');
  const dealt = s.robots.flatMap((robot) => robot.hand);
  expect(new Set(dealt).size).toBe(72);
  expect(freeCards(s)).toHaveLength(84);
});

test('E3 the higher number moves first and pushes the robot in its way', () => {
  const race = raceOn().robot('2,5 E').robot('4,5 N');
  race.register({ A: 700, B: 500 });
  expect([race.at('A'), race.at('B')]).toEqual(['4,5 E', '5,4 N']);
  expect(race.eventsOf('robotsMoved').map((event) => event.moves.map((move) => race.name(move.to)))).toEqual([
    ['3,5'],
    ['4,5', '5,5'],
    ['5,4'],
  ]);
});

test('E4 in reverse order, the pushed robot has moved before', () => {
  const race = raceOn().robot('2,5 E').robot('3,6 N');
  race.register({ A: 490, B: 660 });
  expect([race.at('A'), race.at('B')]).toEqual(['3,5 E', '4,5 N']);
  expect([race.of('A').damage, race.of('B').damage]).toEqual([0, 1]);
});

test('E5 a chain is pushed over the edge: only the last robot falls', () => {
  const race = raceOn().robot('7,5 E').robot('8,5 N').robot('9,5 N');
  race.register({ A: 500 });
  expect([race.at('A'), race.at('B'), race.at('C')]).toEqual(['8,5 E', '9,5 N', 'gone']);
  expect(race.of('C').lives).toBe(2);
  expect(race.of('B').damage).toBe(1);
  expect(race.eventsOf('robotDestroyed')).toMatchObject([{ seat: 2, cause: 'edge', by: 0 }]);
});

test.each([
  ['behind the chain', '5,5 E'],
  ['within the chain', '4,5 E'],
])('E6 a wall %s stops every robot', (_, wall) => {
  const race = raceOn({ walls: [wall] })
    .robot('3,5 E')
    .robot('4,5 N')
    .robot('5,5 N');
  race.register({ A: 500 });
  expect([race.at('A'), race.at('B'), race.at('C')]).toEqual(['3,5 E', '4,5 N', '5,5 N']);
  expect([race.of('A').damage, race.of('B').damage, race.of('C').damage]).toEqual([0, 1, 0]);
  expect(race.eventsOf('moveBlocked')).toMatchObject([{ seat: 0, wall: race.cell(wall.slice(0, 3)), lost: 1 }]);
});

test('E7 a wall ends the rest of the move', () => {
  const race = raceOn({ walls: ['4,5 E'] }).robot('2,5 E');
  race.register({ A: 800 });
  expect(race.at('A')).toBe('4,5 E');
});

test('E8 a pit on the way destroys the robot at the first step', () => {
  const race = raceOn({ pits: ['3,5'] }).robot('2,5 E');
  race.register({ A: 700 });
  expect([race.at('A'), race.of('A').lives]).toEqual(['gone', 2]);
  expect(race.eventsOf('robotsMoved')).toHaveLength(1);
});

test('E9 backing up pushes and keeps the facing', () => {
  const race = raceOn().robot('5,5 E').robot('4,5 N');
  race.register({ A: 430 });
  expect([race.at('A'), race.at('B')]).toEqual(['4,5 E', '3,5 N']);
});

test('E10 the pusher follows its victim into the pit, and the victim’s card is not executed', () => {
  const race = raceOn({ pits: ['4,5'] })
    .robot('2,5 E')
    .robot('3,5 N');
  race.register({ A: 700, B: 500 });
  expect(race.destroyed).toBe('BA');
  expect(race.eventsOf('cardStarted').map((event) => event.seat)).toEqual([0]);
  const shorter = raceOn({ pits: ['4,5'] })
    .robot('2,5 E')
    .robot('3,5 N');
  shorter.register({ A: 510, B: 500 });
  expect([shorter.at('A'), shorter.destroyed]).toEqual(['3,5 E', 'B']);
});

test('[R25] rotation cards turn on the spot: left, right and U-turn', () => {
  const facings = [70, 80, 10].map((card) => {
    const race = raceOn().robot('4,5 N').robot('9,9 N');
    race.register({ A: card });
    return race.at('A');
  });
  expect(facings).toEqual(['4,5 W', '4,5 E', '4,5 S']);
});

test('[R25] Move 1, 2 and 3 move that many steps forward', () => {
  const ends = [490, 670, 790].map((card) => {
    const race = raceOn().robot('2,5 E').robot('9,9 N');
    race.register({ A: card });
    return race.at('A');
  });
  expect(ends).toEqual(['3,5 E', '4,5 E', '5,5 E']);
});
