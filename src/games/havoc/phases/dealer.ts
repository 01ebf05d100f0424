// Dealer Selection: eighteen face-down cards; the seat with the lowest flip deals (R3-R6).
// Not here: the Storms that follow.

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { shuffle } from '@kit/deck';
import { deckOf, ORDER_OF } from '../data/cards';
import { DEALER_GRID } from '../data/coins';
import type { Card, HavocEvent, HavocState } from '../types';
import { refuse } from '../violations';

/** Changes s: deals the grid and opens the first seat's decision (R3, R4). */
export function beginDealerSelection(s: HavocState, io: Io<HavocEvent>): void {
  io.emit({ round: s.round, type: 'stageStarted', stage: 'dealer', dealer: -1 });
  layGrid(s, false, io);
  beginPicking(s, allSeats(s), io);
}

/** Face-down places in reading order. */
export function faceDownPlaces(s: Readonly<HavocState>): number[] {
  return s.flippedBy.flatMap((seat, place) => (seat < 0 ? [place] : []));
}

/** Null if this card may be flipped; 'card-face-up' (R4). */
export function checkPick(s: Readonly<HavocState>, place: number): RuleViolation | null {
  if (s.flippedBy[place] === -1) return null;
  return refuse('card-face-up', { card: place + 1, left: faceDownPlaces(s).length });
}

/** Changes s: flips one card. True if there is a dealer now. */
export function pick(s: HavocState, seat: Seat, place: number, io: Io<HavocEvent>): boolean {
  const card = s.grid[place] as Card;
  s.flippedBy[place] = seat;
  s.flips[seat] = card;
  s.pickers.shift();
  io.emit({ round: s.round, type: 'dealerCardFlipped', seat, place, card });
  if (s.pickers.length > 0) {
    askPicker(s, io);
    return false;
  }
  const lowest = Math.min(...s.rivals.map((rival) => orderOfFlip(s, rival)));
  const tied = s.rivals.filter((rival) => orderOfFlip(s, rival) === lowest);
  if (tied.length > 1) {
    pickAgain(s, tied, io);
    return false;
  }
  s.dealer = tied[0] as Seat;
  io.emit({ round: s.round, type: 'dealerChosen', seat: s.dealer, card: s.flips[s.dealer] as Card });
  clear(s);
  return true;
}

// Only the new cards of the seats tied for the lowest rank are compared (R5).
function pickAgain(s: HavocState, tied: readonly Seat[], io: Io<HavocEvent>): void {
  io.emit({ round: s.round, type: 'dealerTie', seats: tied.slice() });
  if (faceDownPlaces(s).length < tied.length) layGrid(s, true, io);
  beginPicking(s, tied, io);
}

function layGrid(s: HavocState, again: boolean, io: Io<HavocEvent>): void {
  // One deck, whatever the setting; cards that are not in the grid are set aside (R3, R6).
  const deck = deckOf(1);
  shuffle(deck, io.draw);
  s.grid = deck.slice(0, DEALER_GRID.cards);
  s.flippedBy = s.grid.map(() => -1);
  io.emit({ round: s.round, type: 'dealerGridDealt', cards: s.grid.length, again });
}

function beginPicking(s: HavocState, seats: readonly Seat[], io: Io<HavocEvent>): void {
  s.rivals = seats.slice();
  s.pickers = seats.slice();
  s.flips = s.cars.map(() => -1);
  askPicker(s, io);
}

function askPicker(s: HavocState, io: Io<HavocEvent>): void {
  const seat = s.pickers[0] as Seat;
  io.emit({ round: s.round, type: 'dealerTurn', seat });
  openDecision(s, seat, 'pick', false);
}

function clear(s: HavocState): void {
  s.grid = [];
  s.flippedBy = [];
  s.pickers = [];
  s.rivals = [];
  s.flips = [];
}

function orderOfFlip(s: Readonly<HavocState>, seat: Seat): number {
  return ORDER_OF[s.flips[seat] as Card] ?? 0;
}

function allSeats(s: Readonly<HavocState>): Seat[] {
  return s.cars.map((_, seat) => seat);
}
