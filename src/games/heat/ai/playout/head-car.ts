// One car of a simulated race: its counted piles and what a driver does with them.
// Not here: its place among the others (playout.ts).

import { lineAhead, type Road } from '../../outlook/road';
import { shiftCost } from '../../phases/gears';
import { type Chance, type Counts, noCards, pour, put, takeAll, takeRandom, total } from '../cards/hands';
import { HEAT_CLASS, PROFILES } from '../cards/kinds';
import type { Play } from '../cards/play';
import type { Planner } from '../planner';
import type { LegendPace } from './legend-pace';

/** A car of a simulated race. Drivers use every field, Legends only progress and pace. */
export interface HeadCar extends Planner {
  legend: LegendPace | undefined;
  /** Cards in front of the driver until the end of the round (R48). */
  played: Counts;
  handLimit: number;
  /** Its own stream, so that a rival's luck does not depend on which answer is tried. */
  chance: Chance;
  /** Progress at the start of the round, and the speed of this turn. */
  from: number;
  speed: number;
  /** Symbols of the cards played this turn; undefined if there are none. */
  play: Play | undefined;
  /** Progress at which a slipstream of this turn began. */
  towed: number | undefined;
  /** Whether the turn is lost to a cluttered hand. */
  lost: boolean;
  /** Whether it has completed lap 1 (R99). */
  opened: boolean;
  /** Sponsorship cards won in the simulated race. */
  won: number;
  /** Spin-outs in the simulated race. */
  spins?: number;
}

/** Slow cards are discarded if the next line is at least FAR_AWAY spaces away; slow means 0 to 2. */
const FAR_AWAY = 8;
const SLOW = 2;

/** Empty piles for a car without cards. */
export function noPiles(): Pick<HeadCar, 'hand' | 'draw' | 'discard' | 'played'> {
  return { hand: noCards(), draw: noCards(), discard: noCards(), played: noCards() };
}

/** Shifts to another gear; two gears at once cost a Heat (R17). Changes car. */
export function shift(car: HeadCar, gear: number): void {
  const heat = shiftCost(car.gear, gear);
  if (heat > 0 && heat <= car.engine) {
    car.engine -= heat;
    car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + heat;
  }
  car.gear = gear;
}

/** Lays down a cluttered hand: the turn is lost and the car falls to 1st gear (R19, R23). Changes car. */
export function clutter(car: HeadCar, gear: number): void {
  const heat = car.hand[HEAT_CLASS] ?? 0;
  let laid = 0;
  for (let c = 0; c < car.hand.length; c++) {
    const n = c === HEAT_CLASS ? 0 : (car.hand[c] ?? 0);
    if (n === 0) continue;
    laid += n;
    car.discard[c] = (car.discard[c] ?? 0) + n;
    car.hand[c] = 0;
  }
  const hot = Math.min(heat, Math.max(0, gear - laid));
  car.hand[HEAT_CLASS] = heat - hot;
  car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + hot;
  car.gear = 1;
  car.lost = true;
}

/** Flips by R26 and R27 and returns the value; everything else turned up is discarded. Changes car. */
export function flip(car: HeadCar): number {
  let reshuffled = false;
  for (;;) {
    let size = total(car.draw);
    if (size === 0) {
      if (reshuffled) return 0;
      reshuffled = true;
      pour(car.discard, car.draw);
      size = total(car.draw);
      if (size === 0) return 0;
    }
    const kind = takeRandom(car.draw, size, car.chance);
    if (kind >= 1 && kind <= 4) {
      put(car.played, kind);
      return kind;
    }
    put(car.discard, kind);
  }
}

/** Moves these cards from the hand to the discard pile. Changes car. */
export function discard(car: HeadCar, cards: Counts): void {
  takeAll(car.hand, cards);
  for (let c = 0; c < cards.length; c++) if (cards[c]) car.discard[c] = (car.discard[c] ?? 0) + (cards[c] ?? 0);
}

/** Makes the usual discard: everything slow if the next corner is far enough away. Changes car. */
export function throwCards(road: Road, car: HeadCar): void {
  const line = road.lines[lineAhead(road, car.progress)];
  if (line !== undefined && line - car.progress < FAR_AWAY) return;
  for (let slow = 0; slow <= SLOW; slow++) {
    car.discard[slow] = (car.discard[slow] ?? 0) + (car.hand[slow] ?? 0);
    car.hand[slow] = 0;
  }
}

/**
 * Moves played cards to the discard pile and fills the hand (R64 to R66). A Refresh card comes back at once, as it would from
 * the top of the draw pile. Changes car.
 */
export function replenish(car: HeadCar): void {
  if (car.play) takeBack(car);
  pour(car.played, car.discard);
  let held = total(car.hand);
  let size = total(car.draw);
  while (held < car.handLimit) {
    if (size === 0) {
      pour(car.discard, car.draw);
      size = total(car.draw);
      if (size === 0) return;
    }
    put(car.hand, takeRandom(car.draw, size, car.chance));
    size--;
    held++;
  }
}

function takeBack(car: HeadCar): void {
  for (let kind = HEAT_CLASS + 1; kind < car.played.length; kind++) {
    if ((car.played[kind] ?? 0) === 0) continue;
    const face = PROFILES[kind];
    if (face?.refresh && total(car.hand) < car.handLimit) put(car.hand, kind);
    if (face?.single || face?.refresh) car.played[kind] = 0;
  }
  car.play = undefined;
}

/** Redraws a rival's hand from the cards it may hold. Changes car. */
export function redeal(car: HeadCar): void {
  if (car.legend) return;
  let held = total(car.hand);
  pour(car.hand, car.draw);
  for (let size = total(car.draw); held > 0 && size > 0; held--, size--) {
    put(car.hand, takeRandom(car.draw, size, car.chance));
  }
}
