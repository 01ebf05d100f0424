// Reads one car: its hand, whether it drives, its track and laps.
// Not here: changing it (phases/).

import type { Seat } from '@core/contract';
import { HEAT, isSponsor, STRESS } from './data/cards';
import { finalLine, type Track, trackOf } from './data/tracks';
import type { Car, Card, Conditions, Gear, HeatState } from './types';

export const GEARS = [1, 2, 3, 4] as const satisfies readonly Gear[];

/** The car of a seat, in a state or a view. Throws if it has none, which is a bug. */
export function carOf<C>(s: { readonly cars: readonly C[] }, seat: Seat): C {
  const car = s.cars[seat];
  if (car === undefined) throw new Error(`seat ${seat} has no car`);
  return car;
}

/** The circuit of this race. */
export function trackOfRace(s: Pick<Conditions, 'track'>): Track {
  return trackOf(s.track);
}

/** F: progress of the final line (R5). */
export function finalLineOf(s: Pick<Conditions, 'track'> & { readonly laps: number }): number {
  return finalLine(trackOfRace(s), s.laps);
}

/** Whether it is a driver on the track. */
export function isDriving(car: Readonly<Car>): boolean {
  return car.kind === 'driver' && car.status === 'racing';
}

/** Whether it is a driver on the track who takes part in phases 4 to 8 of this round. */
export function isActing(car: Readonly<Car>): boolean {
  return car.kind === 'driver' && car.status === 'racing' && !car.cluttered && !car.retiring;
}

/** Heat cards in hand. */
export function heatInHand(car: Readonly<Pick<Car, 'hand'>>): number {
  let count = 0;
  for (const card of car.hand) if (card === HEAT) count++;
  return count;
}

/** Stress cards in hand. */
export function stressInHand(car: Readonly<Car>): number {
  let count = 0;
  for (const card of car.hand) if (card === STRESS) count++;
  return count;
}

/** All cards of a driver that are not in front of it: hand, face down on the table, draw and discard pile. */
export function cardsHeld(s: Readonly<HeatState>, car: Readonly<Car>): Card[] {
  // While phase 2 is open the chosen cards are still in hand.
  const placed = s.phase === 2 ? [] : car.placed;
  return [...car.hand, ...placed, ...car.draw, ...car.discard];
}

/** The driver's unused sponsorship cards, wherever they are; those laid down with a cluttered hand are unused (R97). */
export function sponsorsOf(s: Readonly<HeatState>, car: Readonly<Car>): Card[] {
  const cards = cardsHeld(s, car);
  if (car.cluttered) cards.push(...car.played);
  return cards.filter(isSponsor);
}

/** Cards in hand that may be placed (R18). */
export function playableCount(car: Readonly<Car>): number {
  return car.hand.length - heatInHand(car);
}

/** Moves this many Heat cards from the Engine to the discard pile. Changes car. */
export function payHeat(car: Car, heat: number): void {
  car.engine -= heat;
  for (let n = 0; n < heat; n++) car.discard.push(HEAT);
}

/** Moves this many Heat cards from the hand to the Engine (R38). Changes car. */
export function coolHeat(car: Car, count: number): void {
  let left = count;
  for (let i = car.hand.length - 1; i >= 0 && left > 0; i--) {
    if (car.hand[i] !== HEAT) continue;
    car.hand.splice(i, 1);
    left--;
  }
  car.engine += count - left;
}
