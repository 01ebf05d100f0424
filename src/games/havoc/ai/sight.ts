// The coins on the track as one seat sees them: its own exactly, others' by belief.
// Not here: what they do to a car's road (road.ts).

import type { Seat } from '@core/contract';
import { COIN_MOVE, COINS } from '../data/coins';
import { CELLS } from '../data/track';
import type { Coin, HavocState, Space } from '../types';

/** No coin on the cell. */
export const EMPTY = -1;
/** Codes from here on are coins whose value is not known: UNKNOWN + the seat that placed it. */
export const UNKNOWN = COINS.length;

export interface Sight {
  readonly seat: Seat;
  /** One entry per cell: EMPTY, a Coin, or UNKNOWN and up. */
  readonly codes: Int8Array;
  /** Chance of each kind for a coin laid in someone's way, and for one that its owner laid for itself. */
  readonly foul: readonly number[];
  readonly kind: readonly number[];
}

/** How many times likelier a coin is to be of the sort that serves the driver who laid it. */
const LEANING = 2.7;

/** By how many powers of e the boldest believes a coin likelier to lead forward than it is, and the most careful less. */
const HOPE = 3;

/**
 * What a seat sees. Values of others' coins are never read: they count as unseen. risk: of its driver, who hopes the better
 * of them the bolder it is.
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
