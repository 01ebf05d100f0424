// A state that one seat may believe in: every hidden zone redrawn, everything known kept.
// Not here: choosing (index.ts).

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Seat } from '@core/contract';
import { forgetLuck } from '@core/rng';
import { shuffleUnseen } from '@kit/deck';
import { deckOf, SUIT_OF } from '../data/cards';
import { STARTER_LOT } from '../phases/storm';
import type { Card, Coin, HavocState } from '../types';

/** A hidden card or coin: its list, its index there, and the lot it was drawn from. */
interface Spot {
  list: number[];
  index: number;
  lot: number;
}

/**
 * Redraws face-down cards of the dealer grid, rivals' hands with the stock, the purse with rivals' coins in hand and on
 * the track, and the random generator. Cards and coins only change places within their lot: what was reshuffled in view
 * of all is known as a set. The bottom card keeps the suit that a starter Queen revealed (R12). Does not change s.
 */
export function imagine(s: Readonly<HavocState>, seat: Seat, draw: Draw): Imagined<HavocState> {
  const copy = cloneState(s) as HavocState;
  forgetLuck(copy, draw);
  redrawGrid(copy, draw);
  if (copy.pile.length > 0) redrawCards(copy, seat, draw);
  redrawCoins(copy, seat, draw);
  return copy as Imagined<HavocState>;
}

// Fourteen cards are set aside: any card that is not face up may be under any back.
function redrawGrid(copy: HavocState, draw: Draw): void {
  if (copy.grid.length === 0) return;
  const faceUp = copy.grid.filter((_, place) => (copy.flippedBy[place] as number) >= 0);
  const pool = deckOf(1).filter((card) => !faceUp.includes(card));
  shuffleUnseen(pool, draw);
  copy.grid = copy.grid.map((card, place) => ((copy.flippedBy[place] as number) < 0 ? (pool.pop() as Card) : card));
}

function redrawCards(copy: HavocState, seat: Seat, draw: Draw): void {
  const spots: Spot[] = [];
  let bottom: Spot | undefined;
  copy.stock.forEach((_, index) => {
    const spot = { list: copy.stock, index, lot: copy.lot };
    if (index === 0 && copy.lot === 0 && copy.bottomSuit >= 0) bottom = spot;
    else spots.push(spot);
  });
  copy.cars.forEach((car, other) => {
    if (other === seat) return;
    car.handLots.forEach((lot, index) => {
      const spot = { list: car.hand, index, lot };
      if (lot === STARTER_LOT) bottom = spot;
      else spots.push(spot);
    });
  });
  if (bottom !== undefined) redrawBottom(bottom, spots, copy.bottomSuit, draw);
  redrawLots(spots, draw);
}

// Changes places: any unseen card of the first lot and the revealed suit may be the bottom card.
function redrawBottom(bottom: Spot, spots: readonly Spot[], suit: number, draw: Draw): void {
  const first = [bottom, ...spots.filter(({ lot }) => lot === 0)];
  const known = first.filter(({ list, index }) => SUIT_OF[list[index] as Card] === suit);
  // Sorted by number, so the order does not reveal the real card.
  known.sort((a, b) => (a.list[a.index] as Card) - (b.list[b.index] as Card));
  const other = known[draw(known.length)] ?? bottom;
  const held = bottom.list[bottom.index] as Card;
  bottom.list[bottom.index] = other.list[other.index] as Card;
  other.list[other.index] = held;
}

function redrawCoins(copy: HavocState, seat: Seat, draw: Draw): void {
  const spots: Spot[] = copy.purse.map((_, index) => ({ list: copy.purse, index, lot: copy.purseLot }));
  copy.cars.forEach((car, other) => {
    if (other === seat) return;
    car.coinLots.forEach((lot, index) => {
      spots.push({ list: car.coins, index, lot });
    });
  });
  copy.laid.lot.forEach((lot, index) => {
    if (copy.laid.by[index] !== seat) spots.push({ list: copy.laid.coin, index, lot });
  });
  redrawLots(spots, draw);
}

// Changes the lists: redistributes the cards or coins among the spots of one lot.
function redrawLots(spots: readonly Spot[], draw: Draw): void {
  const lots = [...new Set(spots.map((spot) => spot.lot))];
  for (const lot of lots) {
    const among = spots.filter((spot) => spot.lot === lot);
    const values: (Card | Coin)[] = among.map(({ list, index }) => list[index] as number);
    shuffleUnseen(values, draw);
    among.forEach(({ list, index }, at) => {
      list[index] = values[at] as number;
    });
  }
}
