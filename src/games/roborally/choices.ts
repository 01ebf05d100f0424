// What an open decision offers, complete and compact, for the UI. outlook/forecast.ts shows what a programme does.

import type { Decision } from '@core/contract';
import { GYRO_MOUNT, isMarkable } from './data/option-cards';
import { losable } from './phases/option-cards';
import { respawnPlaces } from './phases/respawn';
import { holds, isLocked, markedLocks, REGISTERS, returnDamage, robotOf } from './robots';
import type { DecisionKind, RoborallyChoices, RoborallyState, Robot } from './types';

/** The answers open to this seat. */
export function choices(s: Readonly<RoborallyState>, decision: Decision): RoborallyChoices {
  const robot = robotOf(s, decision.seat);
  switch (decision.kind as DecisionKind) {
    case 'program':
      return programChoices(s, robot, decision.committed);
    case 'power':
      return { kind: 'power', submitted: decision.committed, damage: robot.damage };
    case 'respawn':
      return {
        kind: 'respawn',
        places: respawnPlaces(s, decision.seat),
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
