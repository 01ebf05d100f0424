// The readings of a robot's sheet and registers while an animation's events are shown, before their view has settled.

import type { Card, Register, RoborallyEvent, RobotView } from '../types';

/**
 * lost: lives lost in this animation. played: five entries, the cards revealed so far this turn; marked: those braked or
 * boosted. coming: five entries, what the owner knows of the rest. acting: the register being shown, 0 outside.
 */
export interface Instruments {
  damage: number;
  lives: number;
  lost: number;
  flags: number;
  played: readonly Card[];
  marked: readonly Register[];
  coming: readonly Card[];
  acting: number;
  gone: boolean;
}

const NO_CARDS: readonly Card[] = [0, 0, 0, 0, 0];

/** A robot's readings after these events. known: its programme as far as the viewer knows it. */
export function instrumentsAfter(
  robot: RobotView,
  shown: readonly RoborallyEvent[],
  known: readonly Card[] = NO_CARDS,
): Instruments {
  const now = {
    damage: robot.damage,
    lives: robot.lives,
    lost: 0,
    flags: robot.flags,
    played: [...robot.played],
    marked: [] as Register[],
    coming: [...known],
    acting: 0,
    gone: robot.status !== 'inPlay',
  };
  for (const event of shown) {
    now.acting = event.register;
    if (isNewTurn(event)) Object.assign(now, { played: [...NO_CARDS], marked: [] });
    if (event.type === 'turnStarted') now.coming = [...NO_CARDS];
    if (event.type === 'cardsRevealed') {
      const mine = event.cards.find((one) => one.seat === robot.seat);
      if (mine && event.register > 0) now.played[event.register - 1] = mine.card;
      if (mine?.marked) now.marked.push(event.register as Register);
    }
    if (!('seat' in event) || event.seat !== robot.seat) continue;
    if (event.type === 'timerExpired') fillComing(now.coming, event);
    else if (event.type === 'damageTaken') now.damage = event.damage;
    else if (event.type === 'repaired') now.damage = event.to;
    else if (event.type === 'poweredDown') now.damage = Math.max(0, now.damage - event.removed);
    else if (event.type === 'checkpointTouched') now.flags = event.number;
    else if (event.type === 'robotDestroyed') {
      Object.assign(now, { lives: event.lives, lost: now.lost + 1, gone: true, coming: [...NO_CARDS] });
    } else if (event.type === 'robotRespawned') Object.assign(now, { damage: event.damage, gone: false });
  }
  return now;
}

/** Programmes are submitted or executed: the cards of the previous turn are cleared. */
function isNewTurn({ type, register }: RoborallyEvent): boolean {
  return HANDED_IN.has(type) || type === 'turnStarted' || (type === 'registerStarted' && register === 1);
}

const HANDED_IN: ReadonlySet<RoborallyEvent['type']> = new Set([
  'programSubmitted',
  'timerExpired',
  'powerDownAnnounced',
  'stayDownChosen',
]);

/** Changes coming: adds the cards that were drawn at random for the empty registers, if the viewer may see them. */
function fillComing(coming: Card[], { slots, cards }: Extract<RoborallyEvent, { type: 'timerExpired' }>): void {
  slots.forEach((register, index) => {
    coming[register - 1] = cards?.[index] ?? 0;
  });
}
