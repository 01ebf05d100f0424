// The coins on the track as one seat sees them: its own exactly, others by belief.
// Not here: their effect on a car's road (road.ts).

import type { Seat } from '@core/contract';
import { COIN_MOVE, COINS } from '../data/coins';
import { CELLS } from '../data/track';
import type { Coin, HavocState, Space } from '../types';

/** No coin on the cell. */
export const EMPTY = -1;
/** Codes from here on are coins of unknown value: UNKNOWN + the seat that placed the coin. */
export const UNKNOWN = COINS.length;

export interface Sight {
  readonly seat: Seat;
  /** One entry per cell: EMPTY, a Coin, or at least UNKNOWN. */
  readonly codes: Int8Array;
  /** Chance of each kind for a coin placed against other cars, and for one that its owner placed for itself. */
  readonly foul: readonly number[];
  readonly kind: readonly number[];
}

/** How many times more likely a coin is to help the driver who placed it. */
const LEANING = 2.7;

/** Powers of e by which the boldest overrate, and the most careful underrate, the chance that a coin leads forward. */
const HOPE = 3;

/**
 * What a seat sees. Values of others' coins are never read: they count as unseen. risk: its driver's boldness; bolder
 * drivers expect better coins.
 */
export function sightOf(s: Readonly<HavocState>, seat: Seat, risk = 0): Sight {
  const codes = new Int8Array(CELLS).fill(EMPTY);
  const unseen = COINS.map((coin) => coin.count);
  const see = (coin: Coin) => {
    unseen[coin] = Math.max(0, (unseen[coin] as number) - 1);
  };
  for (const coin of s.tray) see(coin);
  for (const coin of s.cars[seat]?.coins ?? []) see(coin);
  for (let index = 0; index < s.laid.at.length; index++) {
    const by = s.laid.by[index] as Seat;
    const coin = s.laid.coin[index] as Coin;
    if (by === seat) see(coin);
    codes[s.laid.at[index] as Space] = by === seat ? coin : UNKNOWN + by;
  }
  return { seat, codes, foul: leaning(unseen, false, risk), kind: leaning(unseen, true, risk) };
}

function leaning(unseen: readonly number[], forward: boolean, risk: number): number[] {
  const hope = risk === 0 ? 1 : Math.exp(HOPE * risk);
  const weights: number[] = [];
  let sum = 0;
  for (let coin = 0; coin < unseen.length; coin++) {
    const leads = (COIN_MOVE[coin] as number) > 0;
    const weight = (unseen[coin] as number) * (leads === forward ? LEANING : 1) * (leads ? hope : 1);
    weights.push(weight);
    sum += weight;
  }
  for (let coin = 0; coin < weights.length; coin++) {
    weights[coin] = sum === 0 ? 1 / weights.length : (weights[coin] as number) / sum;
  }
  return weights;
}
