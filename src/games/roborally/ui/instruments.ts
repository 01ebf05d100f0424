// What a robot's sheet and registers read while the events of a play are on show, before their view has settled.

import type { Card, RoborallyEvent, RobotView } from '../types';

/** lost: lives lost in this play. played: five entries, the cards revealed so far; acting: the register on show. */
export interface Instruments {
  damage: number;
  lives: number;
  lost: number;
  flags: number;
  played: readonly Card[];
  acting: number;
  gone: boolean;
}

/** The instruments of a robot as these events have left them. */
export function instrumentsAfter(robot: RobotView, shown: readonly RoborallyEvent[]): Instruments {
  const now = {
    damage: robot.damage,
    lives: robot.lives,
    lost: 0,
    flags: robot.flags,
    played: [...robot.played],
    acting: 0,
    gone: robot.status !== 'inPlay',
  };
  for (const event of shown) {
    if (event.register > 0) now.acting = event.register;
    if (event.type === 'turnStarted') now.played = [0, 0, 0, 0, 0];
    if (event.type === 'cardsRevealed') {
      const mine = event.cards.find((one) => one.seat === robot.seat);
      if (mine && event.register > 0) now.played[event.register - 1] = mine.card;
    }
    if (!('seat' in event) || event.seat !== robot.seat) continue;
    if (event.type === 'damageTaken') now.damage = event.damage;
    else if (event.type === 'repaired') now.damage = event.to;
    else if (event.type === 'poweredDown') now.damage = Math.max(0, now.damage - event.removed);
    else if (event.type === 'checkpointTouched') now.flags = event.number;
    else if (event.type === 'robotDestroyed')
      Object.assign(now, { lives: event.lives, lost: now.lost + 1, gone: true });
    else if (event.type === 'robotRespawned') Object.assign(now, { damage: event.damage, gone: false });
  }
  return now;
}
