// Before the first round: three draft rounds of upgrades, picked in grid order or its reverse (R81-R85).
// Not here: the deck that results (setup.ts) or which card is wise (data/draft-list.ts).

import type { Decision, Io, RuleViolation, Seat } from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { countOf, removeOne, shuffle } from '@kit/deck';
import { carOf, isDriving } from '../cars';
import { upgradesOf } from '../data/cards';
import type { Card, Draft, DraftRound, Garage, HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';
import { finishRace } from './leaving';

/** Cards dealt beyond one per driver (R81). */
export const DRAFT_MORE = 3;
/** Number of draft rounds, and so of cards per driver (R81). */
export const DRAFT_ROUNDS = 3;

/** Shuffles the pool and deals round 1. order: the drivers in grid order. Changes s. */
export function beginDraft(
  s: HeatState,
  garage: Exclude<Garage, 'off'>,
  order: readonly Seat[],
  io: Io<HeatEvent>,
): void {
  s.upgrades = upgradesOf(garage);
  shuffle(s.upgrades, io.draw);
  s.status = 'draft';
  s.draft = { round: 1, order: order.slice(), dealt: [], taken: [] };
  dealRound(s, s.draft, io);
}

/** The seats in pick order for this round (R82): odd rounds start from the back of the grid. */
export function pickOrder(draft: Pick<Draft, 'round' | 'order'>): Seat[] {
  return draft.round === 2 ? draft.order.slice() : draft.order.toReversed();
}

/** Cards of the round that are not taken yet, in the order dealt. */
export function cardsLeft(draft: Pick<Draft, 'dealt' | 'taken'>): Card[] {
  const left = draft.dealt.slice();
  for (const { card } of draft.taken) removeOne(left, card);
  return left;
}

/** The seat that picks now: the first in the order that is in the race and has not picked; -1 if the round is over. */
export function pickerOf(s: Readonly<HeatState>, draft: Readonly<Draft>): Seat {
  for (const seat of pickOrder(draft)) {
    if (carOf(s, seat).status !== 'racing') continue;
    if (!draft.taken.some((pick) => pick.seat === seat)) return seat;
  }
  return -1;
}

/** Null if the action takes a card of the display. Violation: 'not-on-offer' (R82). */
export function checkDraft(s: Readonly<HeatState>, action: HeatAction): RuleViolation | null {
  if (action.type !== 'draft' || s.draft === null) return refuse('wrong-phase', { asked: 'draft' });
  const { card } = action;
  const left = cardsLeft(s.draft);
  return countOf(left, card) > 0 ? null : refuse('not-on-offer', { card, left: left.length });
}

/** Gives the driver the card, or retires the driver at once, since no phase has to end first (R106). Changes s. */
export function answerDraft(s: HeatState, decision: Decision, action: HeatAction, io: Io<HeatEvent>): void {
  closeDecision(s, decision.id);
  const { draft } = s;
  const { seat } = decision;
  const car = carOf(s, seat);
  if (draft === null) throw new Error('a pick was answered without a draft');
  if (action.type !== 'draft') {
    car.status = 'retired';
    car.outOrder = ++s.takenOff;
    io.emit({ round: 0, phase: 0, type: 'retired', seat });
    s.order = s.order.filter((other) => other !== seat);
    if (!s.cars.some(isDriving)) endAbandoned(s, io);
    return;
  }
  const { card } = action;
  draft.taken.push({ seat, card });
  car.picks.push(card);
  io.emit({ round: 0, phase: 0, type: 'upgradePicked', seat, card });
}

/** Asks the next driver, deals the next round, or ends the draft; true if it has ended. Changes s. */
export function draftNext(s: HeatState, draft: Draft, io: Io<HeatEvent>): boolean {
  const seat = pickerOf(s, draft);
  if (seat >= 0) {
    openDecision(s, seat, 'draft', false);
    io.emit({ round: 0, phase: 0, type: 'activeSeat', seat });
    return false;
  }
  const removed = cardsLeft(draft);
  for (const card of removed) s.removed.push(card);
  io.emit({ round: 0, phase: 0, type: 'draftRoundEnded', draftRound: draft.round, removed });
  if (draft.round === DRAFT_ROUNDS) {
    s.draft = null;
    s.status = 'racing';
    return true;
  }
  draft.round = (draft.round + 1) as DraftRound;
  dealRound(s, draft, io);
  return false;
}

/** R106: no driver is left to draft or drive. */
function endAbandoned(s: HeatState, io: Io<HeatEvent>): void {
  s.draft = null;
  finishRace(s, io);
}

/** R81: one card per driver in the race and three more; removed cards come back if the pool is short (R85). */
function dealRound(s: HeatState, draft: Draft, io: Io<HeatEvent>): void {
  draft.dealt = [];
  draft.taken = [];
  const drivers = draft.order.filter((seat) => isDriving(carOf(s, seat)));
  const count = drivers.length + DRAFT_MORE;
  while (draft.dealt.length < count) {
    if (s.upgrades.length === 0) {
      if (s.removed.length === 0) break;
      s.upgrades = s.removed;
      s.removed = [];
      shuffle(s.upgrades, io.draw);
    }
    const card = s.upgrades.pop();
    if (card !== undefined) draft.dealt.push(card);
  }
  io.emit({
    round: 0,
    phase: 0,
    type: 'draftRoundStarted',
    draftRound: draft.round,
    cards: draft.dealt.slice(),
    order: pickOrder(draft).filter((seat) => carOf(s, seat).status === 'racing'),
  });
}
