// Which achievements the wall shows, and in which order; remembered until the page is loaded again.

import type { AchievementCard } from '@api/achievements/commands';
import { create } from 'zustand';
import { newestOf, shareOf } from './use-achievements';
import { isHidden } from './words';

/** In place of a game: every achievement, and those across games. */
export const ALL = 'all';
export const ACROSS = 'across';
export const STATES = ['all', 'won', 'open'] as const;
export type State = (typeof STATES)[number];
export const ORDERS = ['game', 'newest', 'nearest', 'metal'] as const;
export type Order = (typeof ORDERS)[number];

export interface WallFilter {
  game: string;
  state: State;
  order: Order;
}

export const useWallFilter = create<WallFilter>(() => ({ game: ALL, state: 'all', order: 'game' }));

const METALS = ['rare', 'gold', 'silver', 'bronze'];

/** The achievements to show, in order. games: as on the shelf. Secret ones that are not won come last. */
export function shownOf(
  list: readonly AchievementCard[],
  { game, state, order }: WallFilter,
  games: readonly string[],
): AchievementCard[] {
  // Those across games come last.
  const shelf = (pin: AchievementCard) => (pin.game === null ? games.length : games.indexOf(pin.game));
  const onShelf = list.toSorted((a, b) => shelf(a) - shelf(b));
  const shown = onShelf.filter((pin) => {
    const isOfGame = game === ALL || pin.game === (game === ACROSS ? null : game);
    return isOfGame && (state === 'all' || (state === 'won') === (pin.at !== null));
  });
  return ordered(shown, order).sort((a, b) => Number(isHidden(a)) - Number(isHidden(b)));
}

function ordered(list: readonly AchievementCard[], order: Order): AchievementCard[] {
  switch (order) {
    case 'game':
      return [...list];
    case 'newest':
      return [...newestOf(list), ...list.filter(({ at }) => at === null)];
    case 'nearest':
      return list.toSorted((a, b) => Number(a.at !== null) - Number(b.at !== null) || shareOf(b) - shareOf(a));
    case 'metal':
      return list.toSorted((a, b) => METALS.indexOf(a.metal) - METALS.indexOf(b.metal));
  }
}
