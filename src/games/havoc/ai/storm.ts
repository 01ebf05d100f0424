// How drivers play the Storm: the Rookie plays any card, the Racer follows rules of thumb, and the Ace and the Legend play
// out sampled deals. Not here: which cards are legal (phases/matching.ts).

import { cloneState } from '@core/clone';
import type { Decision, Draw, Limits, Seat } from '@core/contract';
import { type SilentIo, silentIo } from '@core/io';
import { EVEN, type Style } from '@core/style';
import { carOf } from '../cars';
import { suitsHeld } from '../choices';
import { EFFECT_OF, SUIT_OF } from '../data/cards';
import { mostHeld } from '../fallback';
import { isPlayable, mayDraw, playableCards } from '../phases/matching';
import type { Card, HavocAction, HavocState } from '../types';
import { imagine } from './imagine';

/** Applies an answer by the rules, without checking it: in a playout, rules of thumb give only legal answers. */
type Apply = (s: HavocState, decision: Decision, action: HavocAction, io: SilentIo) => void;

/** Any legal card; a draw only if there is none. */
export function anyCard(s: Readonly<HavocState>, seat: Seat, draw: Draw): HavocAction {
  const cards = playableCards(s, seat);
  if (cards.length > 0) return { type: 'play', card: cards[draw(cards.length)] as Card };
  return mayDraw(s) ? { type: 'draw' } : { type: 'pass' };
}

/** The suit of any card in hand, or any suit if the hand is empty. */
export function anySuit(s: Readonly<HavocState>, seat: Seat, draw: Draw): HavocAction {
  const { hand } = carOf(s, seat);
  return { type: 'suit', suit: hand.length === 0 ? draw(4) : (SUIT_OF[hand[draw(hand.length)] as Card] as number) };
}

/** Calls the longest suit in hand (S8). */
export function longestSuit(s: Readonly<HavocState>, seat: Seat): HavocAction {
  return { type: 'suit', suit: mostHeld(suitsHeld(s, seat)) };
}

/** Bonus for a card with an effect, in worthOf's units, at tactics 1. */
const EFFECT_LIKED = 9;

/**
 * Plays the longest suit first, keeps Queens and sevens for later, and attacks when the next hand is short (S8).
 */
export function thoughtfulCard(s: Readonly<HavocState>, seat: Seat, style: Style = EVEN): HavocAction {
  const { hand } = carOf(s, seat);
  let best: Card = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of hand) {
    if (!isPlayable(s, card)) continue;
    const liking = EFFECT_OF[card] === null ? 0 : EFFECT_LIKED * style.tactics;
    const value = worthOf(s, seat, hand, card) + liking;
    if (value > most) {
      most = value;
      best = card;
    }
  }
  if (best >= 0) return { type: 'play', card: best };
  return mayDraw(s) ? { type: 'draw' } : { type: 'pass' };
}

function worthOf(s: Readonly<HavocState>, seat: Seat, hand: readonly Card[], card: Card): number {
  const suit = SUIT_OF[card];
  let suited = 0;
  for (const other of hand) if (SUIT_OF[other] === suit) suited++;
  const effect = EFFECT_OF[card];
  if (effect === null) return 20 + 2 * suited;
  if (effect === 'wild') return hand.length === 1 ? 30 : suited;
  const left = s.cars.length - s.badges.length;
  if (effect === 'skip') return left === 2 && (suited > 1 || hand.length === 1) ? 40 : 16 + suited;
  return nextHand(s, seat) <= 2 ? 35 : 14 + suited;
}

function nextHand(s: Readonly<HavocState>, seat: Seat): number {
  const seats = s.cars.length;
  for (let step = 1; step < seats; step++) {
    const { hand } = carOf(s, (seat + step) % seats);
    if (hand.length > 0) return hand.length;
  }
  return 0;
}

/** Sampled deals for one decision. */
const DEALS = 20;
/** Bonus for a card with an effect, in places, at tactics 1. */
const PLACES_LIKED = 0.12;

/** The answer with the best mean badge over sampled deals, played out by rules of thumb (S8). */
export function sampledAnswer(
  apply: Apply,
  s: Readonly<HavocState>,
  decision: Decision,
  draw: Draw,
  { tactics }: Style,
  { effort = 1, isOut }: Limits,
): HavocAction {
  const options = stormOptions(s, decision);
  const only = options[0] as HavocAction;
  if (options.length === 1) return only;
  const deals = Math.max(1, Math.round(DEALS * effort));
  const liked = (option: HavocAction) => option.type === 'play' && EFFECT_OF[option.card] !== null;
  const sums = options.map((option) => (liked(option) ? -PLACES_LIKED * tactics * deals : 0));
  const table = tableOf(s);
  for (let deal = 0; deal < deals; deal++) {
    if (deal > 0 && isOut?.() === true) break;
    const guess = imagine(table, decision.seat, draw);
    options.forEach((option, index) => {
      sums[index] = (sums[index] as number) + badgeAfter(apply, guess, decision, option);
    });
  }
  return options[sums.indexOf(Math.min(...sums))] as HavocAction;
}

/** The state without its coins: a Storm does not use them, and copying them takes time. */
function tableOf(s: Readonly<HavocState>): HavocState {
  return { ...s, purse: [], tray: [], laid: { at: [], coin: [], by: [], lot: [] } };
}

function stormOptions(s: Readonly<HavocState>, { kind, seat }: Decision): HavocAction[] {
  if (kind === 'suit') return [0, 1, 2, 3].map((suit) => ({ type: 'suit', suit }));
  const cards = playableCards(s, seat);
  if (cards.length === 0) return [mayDraw(s) ? { type: 'draw' } : { type: 'pass' }];
  const plays: HavocAction[] = cards.map((card) => ({ type: 'play', card }));
  // With legal cards in hand, a draw is tried only if all of them have effects, which may be worth keeping.
  if (mayDraw(s) && cards.every((card) => EFFECT_OF[card] !== null)) plays.push({ type: 'draw' });
  return plays;
}

/** The seat's badge at the end of this Storm, 1-based. */
function badgeAfter(apply: Apply, guess: Readonly<HavocState>, decision: Decision, option: HavocAction): number {
  const s = cloneState(guess) as HavocState;
  const io: SilentIo = silentIo(s.rng);
  const { round } = s;
  io.fresh();
  apply(s, decision, option, io);
  while (s.stage === 'storm' && s.round === round && !s.badges.includes(decision.seat)) {
    const open = s.asks[0] as Decision;
    const answer = open.kind === 'suit' ? longestSuit(s, open.seat) : thoughtfulCard(s, open.seat);
    io.fresh();
    apply(s, open, answer, io);
  }
  return s.badges.indexOf(decision.seat) + 1;
}
