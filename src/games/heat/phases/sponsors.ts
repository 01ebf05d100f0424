// Sponsorship cards: the deck, dealing them at the start, and winning them at the end of phase 7 (R94-R99).
// Not here: playing them; they are placed like any card (cards.ts) and go to the used pile in phase 9 (replenish.ts).

import type { Io, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { carOf, isDriving, trackOfRace } from '../cars';
import { pressSpeed } from '../conditions';
import { sponsorCards } from '../data/cards';
import { lapsAt } from '../data/tracks';
import type { Car, Card, HeatEvent, HeatState, SponsorReason } from '../types';
import { eventOf } from './event';
import { cornerOfLine, linesCrossed } from './move';

/** Shuffles the deck, the season's first random step (R98). Later races go on with the deck handed over. Changes s. */
export function shuffleSponsors(s: HeatState, io: Io<HeatEvent>): void {
  s.sponsorDeck = sponsorCards();
  shuffle(s.sponsorDeck, io.draw);
}

/** Deals every driver the event's starting cards into the hand (R10). seats: in grid order. Changes s. */
export function dealSponsors(s: HeatState, seats: readonly Seat[], io: Io<HeatEvent>): void {
  const count = s.sponsorship ? (eventOf(s)?.sponsors ?? 0) : 0;
  if (count === 0) return;
  for (const seat of seats) {
    const cards: Card[] = [];
    while (cards.length < count) {
      const card = topSponsor(s, io);
      if (card === null) break;
      cards.push(card);
    }
    if (cards.length === 0) continue;
    for (const card of cards) carOf(s, seat).hand.push(card);
    io.emit({ round: 0, phase: 0, type: 'sponsorsDealt', seat, count: cards.length, cards });
  }
}

/**
 * After phase 7: in turn order every driver takes what press and event give. Changes s.
 * Drivers who spun out this round take none for any reason (R96).
 */
export function takeSponsors(s: HeatState, io: Io<HeatEvent>): void {
  const newOfLapOne = rankLapOne(s);
  if (!s.sponsorship) return;
  for (const seat of s.order) {
    const car = carOf(s, seat);
    if (!isDriving(car) || car.spunOut) continue;
    for (const { corner, reason } of pressEarned(s, car)) take(s, seat, reason, corner, io);
    const event = eventOf(s);
    if (event === null) continue;
    if (newOfLapOne.includes(seat)) take(s, seat, 'grandstand', null, io);
    if (event.recordSpeed !== null && car.speed >= event.recordSpeed) take(s, seat, 'record', null, io);
    if (event.passedCars !== null && carsPassed(s, seat) >= event.passedCars) take(s, seat, 'television', null, io);
  }
}

/** The press corners whose line earns this driver a card, in the order crossed; one card per line (R95). */
export function pressEarned(
  s: Readonly<HeatState>,
  car: Readonly<Car>,
): { corner: number; reason: 'press' | 'slipstream' }[] {
  const earned: { corner: number; reason: 'press' | 'slipstream' }[] = [];
  if (s.press.length === 0) return earned;
  const track = trackOfRace(s);
  for (const line of linesCrossed(s, car.from, car.progress)) {
    const corner = cornerOfLine(track, line);
    if (!s.press.includes(corner)) continue;
    if (car.slipstreamed && line > car.towedFrom) earned.push({ corner, reason: 'slipstream' });
    else if (car.speed >= pressSpeed(s, corner)) earned.push({ corner, reason: 'press' });
  }
  return earned;
}

/** Adds cars that completed lap 1 this round to the ranking of R99. Returns those within the first three. Changes s. */
function rankLapOne(s: HeatState): Seat[] {
  const first = eventOf(s)?.firstOfLapOne ?? null;
  if (first === null || s.firstLap.length >= first) return [];
  const track = trackOfRace(s);
  const done = s.order.filter((seat) => {
    const car = carOf(s, seat);
    return car.status === 'racing' && lapsAt(track, car.progress) >= 1 && !s.firstLap.includes(seat);
  });
  // The turn order dates from the start of the round, so at equal progress the car that was ahead then comes first.
  done.sort((a, b) => carOf(s, b).progress - carOf(s, a).progress);
  const ranked = s.firstLap.length;
  for (const seat of done) s.firstLap.push(seat);
  return s.firstLap.slice(ranked, first);
}

/** Cars on the track that were ahead of this one at the start of the round and are behind it now (R99). */
function carsPassed(s: Readonly<HeatState>, seat: Seat): number {
  const own = carOf(s, seat);
  let passed = 0;
  for (const car of s.cars) {
    if (car.status === 'racing' && car.from > own.from && car.progress < own.progress) passed++;
  }
  return passed;
}

function take(s: HeatState, seat: Seat, reason: SponsorReason, corner: number | null, io: Io<HeatEvent>): void {
  const card = topSponsor(s, io);
  if (card === null) return;
  carOf(s, seat).hand.push(card);
  io.emit({ round: s.round, phase: 7, type: 'sponsorTaken', seat, reason, corner, card });
}

/** The top card; if the deck is empty, the used pile is shuffled first; null if none is left (R98). Changes s. */
function topSponsor(s: HeatState, io: Io<HeatEvent>): Card | null {
  if (s.sponsorDeck.length === 0) {
    s.sponsorDeck = s.sponsorsUsed;
    s.sponsorsUsed = [];
    if (s.sponsorDeck.length > 0) shuffle(s.sponsorDeck, io.draw);
  }
  return s.sponsorDeck.pop() ?? null;
}
