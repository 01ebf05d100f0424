// Lists every legal answer to a decision in a fixed order, samples one at random, and gives the default (S3).
// Not here: good answers (ai/).

import type { Decision, Draw, Seat } from '@core/contract';
import { carOf } from './cars';
import { cardOf, HEAT } from './data/cards';
import { usualPick } from './data/draft-list';
import { arrangements, subsets } from './data/subsets';
import { randomCards } from './phases/cards';
import { isDiscardable } from './phases/discard';
import { cardsLeft } from './phases/draft';
import { clutters, reachableGears, usualGear } from './phases/gears';
import { waitingCard } from './phases/reveal';
import { slipstreamLengths } from './phases/slipstream';
import { ALL_REACTIONS } from './symbols';
import { coolable } from './symbols/cooldown';
import { refreshable } from './symbols/refresh';
import type { Car, Card, DecisionKind, HeatAction, HeatState } from './types';

/**
 * Yields all legal answers. Cards are listed as distinct sets; only cards with Heat symbols are listed in every order, because
 * the order in which they are placed decides which of them stalls (R25).
 */
export function* actions(s: Readonly<HeatState>, decision: Decision): Generator<HeatAction> {
  yield { type: 'retire' };
  if (decision.sealed && decision.committed) yield { type: 'unlock' };
  yield* playedActions(s, decision);
}

/** sample gives up, takes back or leaves the cards to chance once in this many calls. */
const RETIRE_ODDS = 4000;
const UNLOCK_ODDS = 4;
const ANY_CARDS_ODDS = 32;

/** Returns one legal answer at random. Giving up is rare, so that most random races are raced to the end. */
export function sample(s: Readonly<HeatState>, decision: Decision, draw: Draw): HeatAction {
  if (draw(RETIRE_ODDS) === 0) return { type: 'retire' };
  if (decision.sealed && decision.committed && draw(UNLOCK_ODDS) === 0) return { type: 'unlock' };
  const car = carOf(s, decision.seat);
  switch (decision.kind as DecisionKind) {
    case 'draft':
      return { type: 'draft', card: oneOf(offered(s), draw) };
    case 'gear':
      return { type: 'gear', gear: oneOf(reachableGears(car), draw) };
    case 'cards':
      if (clutters(car, car.gear) || draw(ANY_CARDS_ODDS) === 0) return { type: 'anyCards' };
      return { type: 'cards', cards: randomCards(car, draw) };
    case 'value':
      return { type: 'value', value: oneOf(cardOf(waitingCard(s)).values, draw) };
    case 'react':
      return oneOf([...reactActions(s, car)], draw);
    case 'slipstream':
      return { type: 'slipstream', length: oneOf([0, ...slipstreamLengths(s, decision.seat)], draw) };
    case 'discard':
      return {
        type: 'discard',
        cards: car.hand.filter((card) => isDiscardable(card) && draw(4) === 0),
        refresh: refreshable(car).filter(() => draw(2) === 0),
      };
  }
}

/** The answer for timeouts and absent seats (S3). */
export function fallback(s: Readonly<HeatState>, decision: Decision): HeatAction {
  const car = carOf(s, decision.seat);
  switch (decision.kind as DecisionKind) {
    case 'draft':
      return { type: 'draft', card: usualPick(s.track, car.picks, offered(s)) };
    case 'gear':
      return { type: 'gear', gear: usualGear(car) };
    case 'cards':
      return { type: 'anyCards' };
    case 'value':
      return { type: 'value', value: Math.min(...cardOf(waitingCard(s)).values) };
    case 'react':
      if (car.left.scrap > 0) return { type: 'scrap' };
      if (coolable(s, car) > 0) return { type: 'cool', count: coolable(s, car) };
      return { type: 'done' };
    case 'slipstream':
      return { type: 'slipstream', length: 0 };
    case 'discard':
      return { type: 'discard', cards: [], refresh: refreshable(car) };
  }
}

function* playedActions(s: Readonly<HeatState>, decision: Decision): Generator<HeatAction> {
  const car = carOf(s, decision.seat);
  switch (decision.kind as DecisionKind) {
    case 'draft':
      for (const card of new Set(offered(s))) yield { type: 'draft', card };
      return;
    case 'gear':
      for (const gear of reachableGears(car)) yield { type: 'gear', gear };
      return;
    case 'cards':
      yield* cardActions(car);
      return;
    case 'value':
      for (const value of cardOf(waitingCard(s)).values) yield { type: 'value', value };
      return;
    case 'react':
      yield* reactActions(s, car);
      return;
    case 'slipstream':
      yield* slipstreamActions(s, decision.seat);
      return;
    case 'discard':
      yield* discardActions(car);
      return;
  }
}

function offered(s: Readonly<HeatState>): Card[] {
  return s.draft === null ? [] : cardsLeft(s.draft);
}

function* cardActions(car: Readonly<Car>): Generator<HeatAction> {
  if (!clutters(car, car.gear)) {
    const playable = car.hand.filter((card) => card !== HEAT);
    for (const cards of subsets(playable, car.gear, car.gear)) {
      const hot = cards.filter((card) => cardOf(card).symbols.heat > 0);
      const cold = cards.filter((card) => cardOf(card).symbols.heat === 0);
      for (const order of arrangements(hot, hot.length, hot.length)) {
        yield { type: 'cards', cards: [...order, ...cold] };
      }
    }
  }
  yield { type: 'anyCards' };
}

function* reactActions(s: Readonly<HeatState>, car: Readonly<Car>): Generator<HeatAction> {
  for (const reaction of ALL_REACTIONS) for (const answer of reaction.answers(s, car)) yield answer;
  yield { type: 'done' };
}

function* slipstreamActions(s: Readonly<HeatState>, seat: Seat): Generator<HeatAction> {
  yield { type: 'slipstream', length: 0 };
  for (const length of slipstreamLengths(s, seat)) yield { type: 'slipstream', length };
}

function* discardActions(car: Readonly<Car>): Generator<HeatAction> {
  const kept = refreshable(car);
  const cards = car.hand.filter(isDiscardable);
  for (const thrown of subsets(cards, 0, cards.length)) {
    for (const refresh of arrangements(kept, 0, kept.length)) yield { type: 'discard', cards: thrown, refresh };
  }
}

function oneOf<V>(list: readonly V[], draw: Draw): V {
  const value = list[list.length === 1 ? 0 : draw(list.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
