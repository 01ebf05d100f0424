// A driver's achievements as the host counts them, asked again when they change; and their order. Not here: drawing them.

import type { AchievementCard } from '@api/achievements/commands';
import type { Out } from '@api/contract';
import { useOnChange } from '@ui/use-on-change';
import { useState } from 'react';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';
import { isHidden, isUnderWay } from './words';

export type Achievements = Out<'achievements.of'>;

/** undefined until they have come. driver: left out: the person who is here. */
export function useAchievements(driver?: string): Achievements | undefined {
  const session = useApp((s) => s.session);
  const [value, setValue] = useState<Achievements>();
  useOnChange([driver, session], () => {
    if (session === 0) return;
    let here = true;
    const look = () =>
      void client
        .call('achievements.of', driver === undefined ? {} : { driver })
        .then((reply) => here && reply.ok && setValue(reply.value));
    look();
    const off = client.on('achievements.changed', look);
    return () => {
      here = false;
      off();
    };
  });
  return value;
}

/** Won ones, the newest first. */
export function newestOf(list: readonly AchievementCard[]): AchievementCard[] {
  return list.filter(({ at }) => at !== null).sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
}

/** Those that are not won and not secret, the nearest first. */
export function nearestOf(list: readonly AchievementCard[]): AchievementCard[] {
  const open = list.filter((pin) => pin.at === null && !isHidden(pin));
  return open.sort((a, b) => shareOf(b) - shareOf(a) || Number(isUnderWay(b)) - Number(isUnderWay(a)));
}

/** How much of it is done, 0 to 1. */
export function shareOf({ value, goal }: AchievementCard): number {
  return value / goal;
}

/** Pins on the card, and how many of them are won at most while others are under way. */
const ON_CARD = 12;
const WON_ON_CARD = 8;

/** What the card shows: the newest won ones, then those that are nearest. */
export function cardPinsOf(list: readonly AchievementCard[]): AchievementCard[] {
  const [won, near] = [newestOf(list), nearestOf(list)];
  const first = won.slice(0, Math.max(WON_ON_CARD, ON_CARD - near.length));
  return [...first, ...near].slice(0, ON_CARD);
}
