// Phase 9: played cards are cleared away and hands are filled (R64-R66).
// Not here: the first hands (start.ts uses fillHand).

import type { Io, Seat } from '@core/contract';
import { removeOne } from '@kit/deck';
import { carOf, isDriving } from '../cars';
import { cardOf } from '../data/cards';
import type { Car, Card, HeatEvent, HeatState, Phase } from '../types';
import { reshuffle } from './flip';

/** Phase 9 for all drivers in turn order. In a final round nothing is drawn (R68). Changes s. */
export function replenish(s: HeatState, io: Io<HeatEvent>): void {
  io.emit({ round: s.round, phase: 9, type: 'phaseStarted', kind: 'automatic', seats: [] });
  for (const seat of s.order) {
    const car = carOf(s, seat);
    if (!isDriving(car)) continue;
    clearPlayed(s, seat, car, io);
    if (s.status === 'racing') fillHand(s, seat, 9, io);
  }
}

/** Draws to the hand size; if both piles are empty the hand stays smaller (R65, R66). Changes s. */
export function fillHand(s: HeatState, seat: Seat, phase: Phase | 0, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const cards: Card[] = [];
  let reshuffled = false;
  while (car.hand.length < s.handSize) {
    if (car.draw.length === 0) {
      if (car.discard.length === 0) break;
      reshuffle(s, seat, io);
      reshuffled = true;
    }
    const card = car.draw.pop();
    if (card === undefined) break;
    car.hand.push(card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  io.emit({ round: s.round, phase, type: 'handFilled', seat, count: cards.length, cards, reshuffled });
}

function clearPlayed(s: HeatState, seat: Seat, car: Car, io: Io<HeatEvent>): void {
  const refresh = car.chosenRefresh;
  for (const card of refresh) removeOne(car.played, card);
  for (const card of car.played) {
    // A cluttered hand's cards are laid down, not played: none of them is used up (R23, R97).
    if (cardOf(card).kind === 'sponsor' && !car.cluttered) s.sponsorsUsed.push(card);
    else car.discard.push(card);
  }
  car.played.length = 0;
  if (refresh.length === 0) return;
  car.chosenRefresh = [];
  for (const card of refresh) car.draw.push(card);
  io.emit({ round: s.round, phase: 9, type: 'refreshed', seat, cards: refresh });
}
