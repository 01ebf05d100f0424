// Judges a race for one driver: the rivals' likely finish against its own. Not here: the driver's own moves.

import type { Seat } from '@core/contract';
import { carOf } from '../cars';
import type { WaddingtonState } from '../types';
import { handTurns } from './hand';
import { turnsLeft } from './weigh';

/**
 * Spread of the difference of two drivers' finishes: the part that always remains, and the part
 * each turn left adds (squared).
 */
const SPREAD = 0.05;
const SPREAD_PER_TURN = 0.2;
/** A logistic curve with this scale for each turn of spread is close to the bell curve. */
const CURVE = 0.55;
/** The weight of beating all rivals, relative to the share of rivals that are beaten. */
const WIN_WEIGHT = 0.5;

/** When a rival is likely to reach the flag, in rounds of the race, and how open that is. */
export interface Rival {
  readonly seat: Seat;
  round: number;
  scale: number;
}

/** All rivals of a seat whose turn it is. */
export function rivalsOf(s: Readonly<WaddingtonState>, seat: Seat): Rival[] {
  return s.order.flatMap((rival, position) => {
    if (rival === seat) return [];
    const turns = turnsLeft(s, rival);
    const hand = turns > 0 ? handTurns(carOf(s, rival).hand, turns) : 0;
    const spread = Math.sqrt(SPREAD + SPREAD_PER_TURN * Math.max(0, turns));
    return [{ seat: rival, round: s.round - (position > s.cursor ? 1 : 0) + turns - hand, scale: CURVE * spread }];
  });
}

/** 0 to 1: the driver's standing against these rivals if it reaches the flag in this round of the race. */
export function standing(rivals: readonly Rival[], round: number): number {
  let share = 0;
  let win = 1;
  for (const rival of rivals) {
    const ahead = 1 / (1 + Math.exp((round - rival.round) / rival.scale));
    share += ahead / rivals.length;
    win *= ahead;
  }
  return WIN_WEIGHT * win + (1 - WIN_WEIGHT) * share;
}
