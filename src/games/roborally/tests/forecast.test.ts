// The forecast of a player's programme: it matches the rules for a lone robot, and shows what happens on the way.

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { randomProgram } from '../actions';
import { COURSE_IDS } from '../data/courses';
import { DISC_BRAKES, FOURTH_GEAR, GYRO_MOUNT, SLAB_ARMOUR } from '../data/option-cards';
import { type ForecastMarks, forecast } from '../outlook/forecast';
import type { Register } from '../types';
import { view } from '../view';
import { on, program, raceOn, started } from './race';
import { raceConfig } from './race-config';

const SPIN = [120, 130, 140, 150, 160];

test('E38 as a forecast: every register with its steps', () => {
  const race = on('clover-sprint').robot('2,5 E').robot('2,6 E');
  const steps = forecast(view(race.s, 0), 0, [790, 670, 500, 510, 520]);
  const ends = steps.filter((step) => step.step === 'end').map((step) => [race.name(step.cell), step.facing]);
  expect(ends).toEqual([
    ['6,5', 1],
    ['9,5', 0],
    ['9,3', 0],
    ['9,1', 3],
    ['7,1', 3],
  ]);
  const second = steps
    .filter((step) => step.register === 2)
    .map((step) => [step.step, step.path.map((cell) => race.name(cell))]);
  expect(second).toEqual([
    ['card', ['6,5', '7,5', '8,5']],
    ['belts', ['8,5', '9,5']],
    ['gear', ['9,5']],
    ['end', ['9,5']],
  ]);
});

test('a fall ends the forecast, at the step that causes it', () => {
  const race = raceOn({ pits: ['3,5'] })
    .robot('2,5 E')
    .robot('9,9 N');
  const steps = forecast(view(race.s, 0), 0, [700, 70, 80, 90, 100]);
  expect(steps.map(({ register, step, cell }) => [register, step, cell])).toEqual([
    [1, 'card', -1],
    [1, 'end', -1],
  ]);
  expect(steps[0]?.path.map((cell) => race.name(cell))).toEqual(['2,5', '3,5']);
});

test('the floor moves the robot in a gap, locked registers play their own card, and the last card ends the forecast', () => {
  const race = raceOn({ belts: ['2,5 E'] })
    .robot('2,5 E', { damage: 5, registers: [0, 0, 0, 0, 90] })
    .robot('9,9 N');
  const steps = forecast(view(race.s, 0), 0, [0, 0, 0, 0, 0]);
  expect(steps.map((step) => [step.register, step.step])).toEqual([
    [1, 'belts'],
    [1, 'end'],
    [2, 'end'],
    [3, 'end'],
    [4, 'end'],
    [5, 'card'],
    [5, 'end'],
  ]);
  race.of('A').damage = 0;
  expect(forecast(view(race.s, 0), 0, [500, 0, 0, 0, 0]).at(-1)).toMatchObject({ register: 1, step: 'end' });
  expect(forecast(view(race.s, 0), 0, [0, 0, 0, 0, 0])).toEqual([]);
});

test.each(COURSE_IDS)('on %s the forecast matches what the rules do to a lone robot', (id) => {
  const draw = drawOf(seedRng(`forecast ${id}`));
  for (let n = 0; n < 60; n++) {
    const race = on(id);
    const { width, height, pit } = race.course;
    let cell = 0;
    do cell = draw(width * height);
    while (pit[cell]);
    race.robot(`${race.name(cell)} ${'NESW'[draw(4)]}`).robot('0,0 N', { lives: 3 });
    // The second robot waits to return: off the board, but not eliminated, so the race goes on.
    Object.assign(race.of('B'), { status: 'destroyed', cell: -1 });
    race.of('A').hand = [10, 70, 80, 430, 490, 500, 670, 790, 90];
    const { cards } = randomProgram(race.of('A'), draw);
    const steps = forecast(view(race.s, 0), 0, cards);
    const { destroyed } = race.s;
    for (const register of [1, 2, 3, 4, 5] as const) {
      if (race.register({ A: cards[register - 1]! }, register)) break;
      const end = steps.find((step) => step.register === register && step.step === 'end');
      if (end === undefined) break;
      const { facing, damage, flags } = race.of('A');
      expect(end).toMatchObject({ cell: race.of('A').cell, facing, damage, flags });
    }
    expect(destroyed.length > 0).toBe(steps.at(-1)?.cell === -1);
  }
});

test('the forecast changes nothing in the view', () => {
  const race = raceOn().robot('2,5 E').robot('9,9 N');
  const seen = view(race.s, 0);
  const before = JSON.stringify(seen);
  forecast(seen, 0, program([490, 500, 510, 520, 530]).cards);
  expect(JSON.stringify(seen)).toBe(before);
});

test('a forecast works from every dock, through beams and off the floor', () => {
  for (const course of COURSE_IDS) {
    const state = started(raceConfig(course, 4), 'docks');
    for (const seat of [0, 1, 2, 3]) {
      for (const cards of [
        [790, 800, 810, 820, 830],
        [70, 790, 800, 810, 820],
        [80, 790, 800, 810, 820],
      ]) {
        const [first] = forecast(view(state, seat), seat, cards);
        expect(first?.path[0]).toBe(state.robots[seat]?.cell);
      }
    }
  }
});

test('the forecast brakes and boosts marked cards, and locked cards keep their mark', () => {
  const race = raceOn()
    .robot('1,5 E', { damage: 6, options: [DISC_BRAKES, FOURTH_GEAR], registers: [0, 0, 0, 500, 90], marks: 1 << 4 })
    .robot('9,9 N')
    .program({ A: [510, 790, 170], B: SPIN });
  const ends = (marks?: ForecastMarks) =>
    forecast(view(race.s, 0), 0, [510, 790, 170, 0, 0], marks)
      .filter((step) => step.step === 'end')
      .map((step) => race.name(step.cell));
  const marks = { marked: [1, 2] as Register[], gyro: false, spend: [] };
  expect(ends(marks)).toEqual(['1,5', '5,5', '5,5', '5,5', '5,5']);
  expect(ends()).toEqual(['2,5', '5,5', '5,5', '5,5', '5,5']);
  race.answer('A', { ...program([510, 790, 170, 0, 0]), marked: [1, 2] }).answer('B', program(SPIN));
  expect(race.at('A').split(' ')[0]).toBe('5,5');
  race.of('A').marks = 0;
  expect(forecast(view(race.s, 0), 0, [70, 120, 170, 0, 0]).at(-1)?.cell).not.toBe(race.of('A').cell);
});

test('the forecast keeps the facing with Gyro Mount, unless it is given up first', () => {
  const plan = { belts: ['2,5 E', '3,5 S'], gears: ['3,6 cw'], walls: ['0,5 W', '9,5 E'], lasers: ['0,5 E 1'] };
  const race = raceOn(plan)
    .robot('2,5 N', { options: [GYRO_MOUNT] })
    .robot('9,9 N');
  const last = (marks: Partial<ForecastMarks>) => {
    const steps = forecast(view(race.s, 0), 0, [10, 20, 0, 0, 0], { marked: [], gyro: false, spend: [], ...marks });
    return steps.findLast((step) => step.step === 'end');
  };
  const rides = { register: 2, cell: race.cell('3,6') };
  // Two U-turns: facing north again; without the gyro, the curve and the gear turn the robot.
  expect(last({ gyro: true })).toMatchObject({ ...rides, facing: 0, damage: 1 });
  expect(last({})).toMatchObject({ ...rides, facing: 2, damage: 1 });
  // The beam at the end of register 1 destroys the card, so the gear turns the robot in register 2.
  expect(last({ gyro: true, spend: [GYRO_MOUNT] })).toMatchObject({ ...rides, facing: 1, damage: 0 });
});

test('the forecast counts the damage that armour takes', () => {
  const race = raceOn({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 1'] })
    .robot('4,5 N', { options: [SLAB_ARMOUR], plates: 2 })
    .robot('9,9 N');
  const damage = forecast(view(race.s, 0), 0, [70, 80, 90, 0, 0]).filter((step) => step.step === 'end');
  expect(damage.map((step) => step.damage)).toEqual([0, 0, 1]);
});
