// What an open ask offers, complete and compact, for the UI. What a programme does is told by data/forecast.ts.

import type { Ask } from '@core/contract';
import { GYRO_MOUNT, isMarkable } from './data/option-cards';
import { losable } from './phases/option-cards';
import { respawnPlaces } from './phases/respawn';
import { holds, isLocked, markedLocks, REGISTERS, returnDamage, robotOf } from './robots';
import type { AskKind, RoborallyChoices, RoborallyState, Robot } from './types';

/** What this seat may answer. */
export function choices(s: Readonly<RoborallyState>, ask: Ask): RoborallyChoices {
  const robot = robotOf(s, ask.seat);
  switch (ask.kind as AskKind) {
    case 'program':
      return programChoices(s, robot, ask.committed);
    case 'power':
      return { kind: 'power', submitted: ask.committed, damage: robot.damage };
    case 'respawn':
      return {
        kind: 'respawn',
        places: respawnPlaces(s, ask.seat),
        mayKeep: robot.announced,
        damage: returnDamage(robot),
        lose: losable(robot),
      };
  }
}

function programChoices(s: Readonly<RoborallyState>, robot: Readonly<Robot>, submitted: boolean): RoborallyChoices {
  const marked = markedLocks(robot);
  return {
    kind: 'program',
    submitted,
    hand: robot.hand.slice(),
    registers: REGISTERS.map((register) => {
      const locked = isLocked(robot.damage, register);
      const card = locked ? (robot.registers[register - 1] as number) : 0;
      return { locked, card, marked: marked.includes(register) };
    }),
    draft: robot.draft.slice(),
    powerDown: robot.draftDown,
    noTakebacks: s.options.noTakebacks,
    markable: robot.hand.filter((card) => isMarkable(robot.options, card)),
    gyro: holds(robot, GYRO_MOUNT),
    spend: robot.options.slice(),
  };
}
