// What an open ask offers, complete and compact, for the UI. What a programme does is told by data/forecast.ts.

import type { Ask } from '@core/contract';
import { DISC_BRAKES, FOURTH_GEAR, GYRO_MOUNT } from './data/option-cards';
import { losable } from './phases/option-cards';
import { respawnPlaces } from './phases/respawn';
import { holds, isLocked, REGISTERS, RETURN_DAMAGE, robotOf } from './robots';
import type { AskKind, RoborallyChoices, RoborallyState } from './types';

/** What this seat may answer. */
export function choices(s: Readonly<RoborallyState>, ask: Ask): RoborallyChoices {
  const robot = robotOf(s, ask.seat);
  switch (ask.kind as AskKind) {
    case 'program':
      return {
        kind: 'program',
        submitted: ask.committed,
        hand: robot.hand.slice(),
        registers: REGISTERS.map((register) => {
          const locked = isLocked(robot.damage, register);
          return { locked, card: locked ? (robot.registers[register - 1] as number) : 0 };
        }),
        draft: robot.draft.slice(),
        powerDown: robot.draftDown,
        noTakebacks: s.options.noTakebacks,
        brakes: holds(robot, DISC_BRAKES),
        boost: holds(robot, FOURTH_GEAR),
        gyro: holds(robot, GYRO_MOUNT),
        spend: robot.options.slice(),
      };
    case 'power':
      return { kind: 'power', submitted: ask.committed, damage: robot.damage };
    case 'respawn':
      return {
        kind: 'respawn',
        places: respawnPlaces(s, ask.seat),
        mayKeep: robot.announced,
        damage: RETURN_DAMAGE,
        lose: losable(robot),
      };
  }
}
