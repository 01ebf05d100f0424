// The table of single registers that AI drivers look ahead with takes a robot where the forecast of its programme shows it,
// register by register, with the same damage. On every course.

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { CARDS, typeOf } from '../data/cards';
import { COURSE_IDS, courseOf } from '../data/courses';
import { forecast } from '../outlook/forecast';
import { loneState } from '../outlook/lone';
import { REGISTERS } from '../robots';
import { newRobot } from '../setup';
import { raceConfig } from '../tests/race-config';
import type { Card, Facing } from '../types';
import { view } from '../view';
import { ACTS, floorOf, LOST } from './floor';

const PROGRAMMES = 250;

test.each(COURSE_IDS)('on %s the table of registers and the forecast agree about any programme', (id) => {
  const draw = drawOf(seedRng(`agreement ${id}`));
  const { next, harm } = floorOf(id);
  const course = courseOf(id);
  let [registers, lost] = [0, 0];
  for (let n = 0; n < PROGRAMMES; n++) {
    const cell = draw(course.pit.length);
    if (course.pit[cell] === true) continue;
    const robot = newRobot('red', 1, cell, draw(4) as Facing, 2);
    // With all checkpoints touched, none ends the race.
    robot.flags = course.checkpoints.length;
    let pose = cell * 4 + robot.facing;
    const cards = REGISTERS.map(() => CARDS[draw(CARDS.length)] as Card);
    const s = loneState(id, raceConfig(id, 2).options, robot);
    const ends = forecast(view(s, 0), 0, cards).filter(({ step }) => step === 'end');
    let damage = 0;
    for (const register of REGISTERS) {
      // From five damage on, registers lock and play other cards.
      if (pose === LOST || damage >= 5) break;
      const at = (pose * 5 + register - 1) * ACTS + typeOf(cards[register - 1] as Card);
      pose = next[at] as number;
      damage += harm[at] as number;
      const end = ends[register - 1];
      const shown = end === undefined || end.cell < 0 ? LOST : end.cell * 4 + end.facing;
      expect([n, register, pose]).toEqual([n, register, shown]);
      if (pose !== LOST) expect([n, register, damage]).toEqual([n, register, end?.damage]);
      registers++;
      lost += pose === LOST ? 1 : 0;
    }
  }
  expect(registers).toBeGreaterThan(300);
  expect(lost).toBeGreaterThan(5);
});
