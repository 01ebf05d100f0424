// Coins, dice, badges and the dealer grid, from components.json (2.2, 2.3), which has a row per kind of coin. Not here: effects of landing on a coin.

import type { Colour } from '@core/contract';
import type { Coin } from '../types';
import source from './components.json';

/** A kind of coin. move: cells forward, negative backward, 0 for the tow. */
export interface CoinDesign {
  /** For example '+2', '-5' or 'TOW'. */
  readonly id: string;
  readonly move: number;
  readonly tow: boolean;
  readonly count: number;
}
/** A face of the lane-change die. steps: the most lanes it allows; side: -1 left (inside), 1 right (outside), 0 Check Engine. */
export interface LaneFace {
  readonly face: number;
  readonly symbol: string;
  readonly side: -1 | 0 | 1;
  readonly steps: number;
}

/** The kinds of coins by number. */
export const COINS: readonly CoinDesign[] = source.coins.map((kind) => ({
  id: kind.kind,
  move: kind.move ?? 0,
  tow: kind.move === null,
  count: kind.count,
}));
/** How far each kind moves a car, 0 for the tow. */
export const COIN_MOVE: readonly number[] = COINS.map((coin) => coin.move);
export const TOW: Coin = COINS.findIndex((coin) => coin.tow);
/** All coins, unshuffled (R2). */
export const FULL_PURSE: readonly Coin[] = COINS.flatMap((coin, kind) => Array(coin.count).fill(kind) as number[]);

/** Faces of the movement die. */
export const DIE_FACES = source.movementDie.faces.length;
/** The lane-change die; entry 0 is face 1. */
export const LANE_FACES: readonly LaneFace[] = source.laneDie.faces.map((face) => ({
  face: face.face,
  symbol: face.symbol,
  side: face.side === null ? 0 : face.side === 'left' ? -1 : 1,
  steps: face.max,
}));

/** The text of the badges, first to fourth. */
export const BADGES: readonly string[] = source.badges;
/** Pawn colours with their paint and a readable ink. */
export const PAWN_COLOURS: readonly { readonly id: Colour; readonly hex: string; readonly ink: string }[] =
  source.colours.map((colour) => ({ id: colour.id as Colour, hex: colour.hex, ink: colour.ink }));
/** The dealer grid (R3). */
export const DEALER_GRID: { readonly rows: number; readonly columns: number; readonly cards: number } =
  source.dealerGrid;

/** A coin as a message value: '+3', '−4', or 'tow', which messages spell out. */
export function coinSign(coin: Coin): string {
  const move = COIN_MOVE[coin] ?? 0;
  if (coin === TOW) return 'tow';
  return move < 0 ? `−${-move}` : `+${move}`;
}

/** The coin with this id. Throws if the id is unknown, which is a bug. */
export function coinNamed(id: string): Coin {
  const coin = COINS.findIndex((design) => design.id === id);
  if (coin < 0) throw new Error(`there is no coin ${id}`);
  return coin;
}
