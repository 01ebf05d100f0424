// A state as one seat may believe it: every hidden zone is redrawn, everything known is kept.
// Not here: choosing an answer (index.ts).

import { cloneState } from '@core/clone';
import type { Decision, Draw, Imagined, Seat } from '@core/contract';
import { forgetLuck } from '@core/rng';
import { removeOne, shuffle, shuffleUnseen } from '@kit/deck';
import { HEAT, isSponsor, PLAYABLE, STRESS } from '../data/cards';
import { clutters, reachableGears } from '../phases/gears';
import type { Car, Card, HeatState } from '../types';

/**
 * Redraws all that the seat cannot know: the order of piles, rivals' hands and secret answers, coming Legend cards,
 * coming upgrades and sponsorship cards, and the random generator. How many sponsorship cards a rival holds is public; which
 * ones is not. Counts, discard piles, open cards and the seat's own hand stay. Does not change s.
 */
export function imagine(s: Readonly<HeatState>, seat: Seat, draw: Draw): Imagined<HeatState> {
  const copy = cloneState(s) as HeatState;
  forgetLuck(copy, draw);
  shuffleUnseen(copy.legendDeck, draw);
  shuffleUnseen(copy.upgrades, draw);
  dealSponsorsAgain(copy, seat, draw);
  copy.cars.forEach((car, i) => {
    if (car.kind === 'legend') return;
    if (i === seat) shuffleUnseen(car.draw, draw);
    else redraw(copy, car, i, draw);
  });
  return copy as Imagined<HeatState>;
}

/** Deals the sponsorship cards that rivals hold unseen, or that are in the deck, to the same places again. Changes s. */
function dealSponsorsAgain(s: HeatState, seat: Seat, draw: Draw): void {
  const piles: Card[][] = [s.sponsorDeck];
  s.cars.forEach((car, i) => {
    if (i === seat || car.kind === 'legend') return;
    piles.push(car.hand, car.draw);
    // In phase 2 the chosen cards are still in hand, and are chosen again below.
    if (s.phase === 3) piles.push(car.placed);
  });
  const pool = piles.flatMap((pile) => pile.filter(isSponsor));
  shuffleUnseen(pool, draw);
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) if (isSponsor(pile[i] as Card)) pile[i] = pool.pop() as Card;
  }
}

/** Redeals another driver's cards so that its decisions still fit, and redraws its secret answers. Changes car. */
function redraw(s: HeatState, car: Car, seat: Seat, draw: Draw): void {
  const decision = s.asks.find((open) => open.seat === seat);
  const placing = s.phase === 3 && car.placed.length > 0;
  const cards = [...car.hand, ...car.draw];
  const count = car.hand.length + (placing ? car.placed.length : 0);
  if (placing) cards.push(...car.placed);
  shuffleUnseen(cards, draw);
  car.hand = cards.splice(0, count);
  car.draw = cards;
  if (placing) placeAgain(car, draw);
  else if (s.phase === 2) suitHand(car);
  if (decision?.sealed) answerAgain(car, decision, draw);
}

/** Redraws the face-down cards from the hand, with Heat only if nothing else is left. Changes car. */
function placeAgain(car: Car, draw: Draw): void {
  const count = car.placed.length;
  const playable = car.hand.filter((card) => PLAYABLE[card]);
  shuffle(playable, draw);
  car.placed = playable.slice(0, count);
  while (car.placed.length < count) car.placed.push(HEAT);
  for (const card of car.placed) removeOne(car.hand, card);
}

/** Swaps cards with the draw pile until the hand can feed its gear, since the driver chose it for a reason. Changes car. */
function suitHand(car: Car): void {
  while (clutters(car, car.gear)) {
    const out = car.hand.findIndex((card) => !PLAYABLE[card]);
    const into = car.draw.findIndex((card) => PLAYABLE[card]);
    const given = car.hand[out];
    const taken = car.draw[into];
    if (given === undefined || taken === undefined) return;
    car.hand[out] = taken;
    car.draw[into] = given;
  }
}

/** Redraws a secret answer that has been given, at random. Changes car. */
function answerAgain(car: Car, decision: Decision, draw: Draw): void {
  car.anyCards = false;
  car.retiring = false;
  car.chosenDiscard = [];
  car.chosenRefresh = [];
  if (!decision.committed) return;
  if (decision.kind === 'gear') {
    const gears = reachableGears(car);
    car.chosenGear = gears[draw(gears.length)] ?? car.gear;
  } else if (decision.kind === 'cards') {
    const playable: Card[] = car.hand.filter((card) => PLAYABLE[card]);
    shuffle(playable, draw);
    car.placed = playable.slice(0, car.gear);
    if (playable.length >= car.gear) return;
    car.placed = [];
    car.anyCards = true;
  } else if (decision.kind === 'discard') {
    car.chosenDiscard = car.hand.filter((card) => PLAYABLE[card] && card !== STRESS && draw(3) === 0);
  }
}
