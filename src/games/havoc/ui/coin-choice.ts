// The coin a player has picked up to place; dashboard and player card share it. Not here: placing it.

import { createStore } from 'zustand/vanilla';

/** What the coin turn offers while it is open. */
export interface CoinChoice {
  /** Index among the player's own coins; null: no coin turn is open. */
  chosen: number | null;
  choose(index: number): void;
}

const NOTHING: CoinChoice = { chosen: null, choose: () => undefined };

/** The choice of the open coin turn. */
export const coinChoice = createStore<CoinChoice>(() => NOTHING);

/** Opens the choice, or closes it with null. */
export function offerCoins(choice: CoinChoice | null): void {
  coinChoice.setState(choice ?? NOTHING, true);
}
