// What everyone sees of a robot, and what only its owner sees (S1).

import { expect, test } from 'vitest';
import { view } from '../view';
import { program, raceOn } from './race';

const SPIN = [70, 80, 90, 100, 110];
const SPIN_TOO = [120, 130, 140, 150, 160];

test('the program sheet is public: damage, lives, locks, locked cards, archive, power, checkpoints', () => {
  const race = raceOn({ checkpoints: ['0,0', '9,0'] })
    .robot('4,5 N', { damage: 7, lives: 2, flags: 1, archive: '1,1', registers: [0, 0, 170, 180, 190] })
    .robot('9,9 N', { down: true })
    .program({ A: [70, 80] });
  for (const viewer of [0, 1, 'watcher'] as const) {
    const [a, b] = view(race.s, viewer).robots;
    expect(a).toMatchObject({
      damage: 7,
      lives: 2,
      flags: 1,
      archive: race.cell('1,1'),
      lockedCount: 3,
      locked: [0, 0, 170, 180, 190],
      handCount: 2,
      down: false,
    });
    expect([b?.down, b?.damage, b?.archive]).toEqual([true, 0, race.cell('9,9')]);
  }
});

test('everyone sees who has submitted; only the owner sees hand, draft and programme', () => {
  const race = raceOn().robot('4,5 N').robot('9,9 N').program({ A: SPIN, B: SPIN_TOO });
  race.answer('A', program(SPIN, true));
  for (const viewer of [1, 'watcher'] as const) {
    const seen = view(race.s, viewer);
    expect(seen.robots.map(({ submitted }) => submitted)).toEqual([true, false]);
    expect([seen.own?.seat, seen.robots[0]?.announced]).toEqual([viewer === 1 ? 1 : undefined, false]);
    for (const card of SPIN) expect(JSON.stringify(seen)).not.toMatch(new RegExp(`[[,]${card}[,\\]]`));
  }
  expect(view(race.s, 0).own).toMatchObject({ hand: SPIN, sealed: SPIN });
  // A power down becomes public when the last programme is in.
  race.answer('B', program(SPIN_TOO));
  expect(race.eventsOf('powerDownAnnounced')).toMatchObject([{ seat: 0 }]);
});
