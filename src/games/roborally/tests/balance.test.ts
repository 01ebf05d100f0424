// What a balance report reads of a robot's way: the blocks that it crosses, its checkpoints and its wrecks.

import { expect, test } from 'vitest';
import { BALANCE } from '../balance';
import type { Card } from '../types';
import { type Race, raceOn } from './race';

/** A card that moves three steps. */
const MOVE_3: Card = 790;
const MOVE_1: Card = 650;

/** The marks of all events so far as text: '0 on 0.1', '0 leg 1', '0 off'. */
function marksOf(race: Race): string[] {
  const marks = race.events.flatMap((event) => BALANCE.waysOf?.(event, race.s) ?? []);
  return marks.map((mark) => {
    const what = mark.kind === 'on' ? ` ${mark.part}` : mark.kind === 'leg' ? ` ${mark.leg}` : '';
    return `${mark.seat} ${mark.kind}${what}`;
  });
}

test('each step tells the blocks of four by four cells that it leads from and to, then the checkpoint it ends on', () => {
  const race = raceOn({ checkpoints: ['6,5', '9,9'] }).robot('3,5 E');
  race.register({ A: MOVE_3 });
  // Column 4 is the first one of the second block.
  expect(marksOf(race)).toEqual([
    ...['0 on 0.1', '0 on 1.1', '0 on 1.1', '0 on 1.1', '0 on 1.1', '0 on 1.1'],
    '0 leg 1',
  ]);
});

test('a belt and a push move a robot on its way too', () => {
  const race = raceOn({ belts: ['5,3 S'] })
    .robot('3,3 E')
    .robot('4,3 E');
  race.register({ A: MOVE_1 });
  expect(marksOf(race)).toEqual(['0 on 0.0', '0 on 1.0', '1 on 1.0', '1 on 1.0', '1 on 1.0', '1 on 1.1']);
});

test('a robot that falls into a pit or off the board is off its way', () => {
  const race = raceOn({ pits: ['5,5'] })
    .robot('4,5 E')
    .robot('9,0 E');
  race.register({ A: MOVE_1, B: MOVE_1 });
  expect(race.destroyed).toBe('AB');
  expect(marksOf(race)).toEqual(['0 on 1.1', '0 on 1.1', '0 off', '1 on 2.0', '1 off']);
});
