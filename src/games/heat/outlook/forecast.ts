// Heat's only forecast: what a choice costs before it is made, from a whole play of cards to a slipstream. Tags,
// captions, tiles, the board and the coach all use it; tests compare it with the rules. Not here: its text
// (narration/forecast-text.ts).

import type { Seat } from '@core/contract';
import { removeOne } from '@kit/deck';
import { carOf, heatInHand } from '../cars';
import { boostHeat, cooldownAllowed, cooldownAt } from '../conditions';
import { cardOf, HEAT, isSpeedCard, STARTER_DECK } from '../data/cards';
import { ADRENALINE_COOLDOWN, GEAR_COOLDOWN } from '../data/costs';
import { subsets } from '../data/subsets';
import { ownCooling, STALLS } from '../symbols/heat';
import type { Card, HeatChoices, HeatView, OwnView } from '../types';
import { landingOf, outcomeOf, type PlayOutcome, type RemainingTurn } from './outcome';

type Choices<K extends HeatChoices['kind']> = Extract<HeatChoices, { kind: K }>;

/**
 * All possible results of a choice if the driver then cools everything possible and does nothing else, the default of
 * phase 5. Other cars stay where they are now.
 */
export interface Forecast {
  /** Every outcome that chance, values and open cards allow, slowest first; at least one. */
  outcomes: readonly PlayOutcome[];
  /** Least and most Heat paid if the car does not spin out; null if it surely does. */
  heat: { low: number; high: number } | null;
  spin: 'never' | 'maybe' | 'surely';
  /** Most Heat cards that are cooled before the corners are checked. */
  cooled: number;
}

/** One possible turn after a choice, before its landing and corners are computed. */
interface Outcome {
  turn: RemainingTurn;
  cooled: number;
}

/** What may be cooled after a move: Heat in hand, cooldown left anywhere, and whether the weather's is used. */
interface Cooling {
  hot: number;
  cooldown: number;
  weatherCooled: boolean;
}

/** The result of paying for cards in the order placed (R25). */
interface Payment {
  engine: number;
  paid: number;
  /** Heat cards left in hand. */
  hot: number;
  cooldown: number;
  limit: number;
  /** Flips to come: one for every plus and one for every stalled card. */
  flips: number;
  /** Values of each card that counts, ascending. */
  values: (readonly number[])[];
}

/** What placing these cards costs in phase 2; with fewer cards than the gear, any others may be added. */
export function forecastCards(view: HeatView, own: OwnView, chosen: readonly Card[], wanted: number): Forecast {
  const rest = own.hand.slice();
  for (const card of chosen) removeOne(rest, card);
  const playable = rest.filter((card) => card !== HEAT);
  const missing = Math.max(0, wanted - chosen.length);
  const outcomes: Outcome[] = [];
  for (const added of subsets(playable, missing, missing)) {
    outcomes.push(...playOutcomes(view, own, [...chosen, ...added]));
  }
  return summed(view, own.seat, outcomes);
}

/** Speeds that these cards alone can give, ascending, over all flips and values. */
export function speedsOf(view: HeatView, own: OwnView, cards: readonly Card[]): number[] {
  const payment = pay(view, own, cards);
  return speedsFrom(payment.values, flipSums(view, own, payment.flips));
}

/** What choosing this value costs in phase 3 (R28); values still to be chosen are left open. */
export function forecastValue(view: HeatView, own: OwnView, choices: Choices<'value'>, value: number): Forecast {
  const car = carOf(view, own.seat);
  const values = choices.after.map((card) => cardOf(card).values);
  const speeds = speedsFrom([[choices.speedSoFar + value], ...values], [0]);
  const cooling = {
    hot: heatInHand(own),
    cooldown: choices.cool + adrenalineCooldown(view, own.seat),
    weatherCooled: false,
  };
  const turn = { engine: car.engine, paid: 0, limit: limitOf(car.played) };
  return summed(
    view,
    own.seat,
    speeds.map((speed) => cooledAfter(view, own.seat, { ...turn, spaces: speed, speed }, cooling)),
  );
}

/** A reaction that moves the car, or 'done'. */
export type Reaction =
  | { type: 'done' }
  | { type: 'adrenaline' }
  | { type: 'boost' }
  | { type: 'accelerate'; card: Card }
  | { type: 'directPlay'; card: Card };

/** What a reaction costs in phase 5. 'done' cools nothing more; after any other, everything possible is cooled. */
export function forecastReaction(
  view: HeatView,
  own: OwnView,
  choices: Choices<'react'>,
  reaction: Reaction,
): Forecast {
  const car = carOf(view, own.seat);
  const limit = limitOf(car.played);
  const from = { engine: car.engine, paid: 0, limit };
  const { cooldown, weatherCooled } = choices;
  const cooling = { hot: heatInHand(own), cooldown, weatherCooled };
  switch (reaction.type) {
    case 'done':
      return summed(view, own.seat, [{ turn: { ...from, spaces: 0, speed: car.speed }, cooled: 0 }]);
    case 'adrenaline':
      return moreSpeed(view, own, from, [1], cooling);
    case 'accelerate': {
      const gain = choices.accelerate.find((entry) => entry.card === reaction.card)?.gain ?? 0;
      return moreSpeed(view, own, from, [gain], cooling);
    }
    case 'boost': {
      const heat = boostHeat(view, car);
      const paid = { ...from, engine: car.engine - heat, paid: heat };
      return moreSpeed(view, own, paid, flipSums(view, own, 1), cooling);
    }
    case 'directPlay': {
      const payment = pay(view, own, [reaction.card]);
      const speeds = speedsFrom(payment.values, flipSums(view, own, payment.flips));
      const paid = { engine: payment.engine, paid: payment.paid, limit: limit + payment.limit };
      const left = { hot: payment.hot, cooldown: cooldown + payment.cooldown, weatherCooled };
      return moreSpeed(view, own, paid, speeds, left);
    }
  }
}

/** What a slipstream of this length costs in phase 6, including the corners of the whole turn; 0: staying. */
export function forecastSlipstream(view: HeatView, own: OwnView, length: number): Forecast {
  const car = carOf(view, own.seat);
  const turn = { spaces: length, speed: car.speed, engine: car.engine, paid: 0, limit: limitOf(car.played) };
  return summed(view, own.seat, [{ turn, cooled: 0 }]);
}

/** Values that a single flip may have now, ascending. */
export function flipValues(view: HeatView, own: OwnView): number[] {
  return flipSums(view, own, 1);
}

function moreSpeed(
  view: HeatView,
  own: OwnView,
  base: Omit<RemainingTurn, 'spaces' | 'speed'>,
  gains: readonly number[],
  cooling: Cooling,
): Forecast {
  const { speed } = carOf(view, own.seat);
  return summed(
    view,
    own.seat,
    gains.map((gain) => cooledAfter(view, own.seat, { ...base, spaces: gain, speed: speed + gain }, cooling)),
  );
}

/** The move, then all the cooling that is possible where it ends: weather forbids it or adds to it (R38, R89). */
function cooledAfter(
  view: HeatView,
  seat: Seat,
  turn: RemainingTurn,
  { hot, cooldown, weatherCooled }: Cooling,
): Outcome {
  const place = { progress: landingOf(view, seat, turn.spaces).to };
  const cooled = Math.min(hot, cooldownAt(view, place, cooldown, weatherCooled));
  return { turn: { ...turn, engine: turn.engine + cooled }, cooled };
}

function playOutcomes(view: HeatView, own: OwnView, cards: readonly Card[]): Outcome[] {
  const car = carOf(view, own.seat);
  const payment = pay(view, own, cards);
  const cooldown = GEAR_COOLDOWN[car.gear] + payment.cooldown + adrenalineCooldown(view, own.seat);
  const cooling = { hot: payment.hot, cooldown, weatherCooled: false };
  const turn = { engine: payment.engine, paid: payment.paid, limit: payment.limit };
  return speedsFrom(payment.values, flipSums(view, own, payment.flips)).map((speed) =>
    cooledAfter(view, own.seat, { ...turn, spaces: speed, speed }, cooling),
  );
}

/** The cards paid in the order placed, as phase 3 pays them; one that stalls is worth a flip and nothing else (R25, R26). */
function pay(view: HeatView, own: OwnView, cards: readonly Card[]): Payment {
  const payment: Payment = {
    engine: carOf(view, own.seat).engine,
    paid: 0,
    hot: heatInHand(own),
    cooldown: 0,
    limit: 0,
    flips: 0,
    values: [],
  };
  const mayCool = cooldownAllowed(view, carOf(view, own.seat));
  for (const card of cards) {
    const { symbols, values } = cardOf(card);
    const cooled = ownCooling(payment.engine, payment.hot, symbols.heat, symbols.cooldown, mayCool);
    if (cooled === STALLS) {
      payment.flips++;
      continue;
    }
    payment.hot -= cooled;
    payment.engine += cooled - symbols.heat;
    payment.paid += symbols.heat;
    if (cooled === 0) payment.cooldown += symbols.cooldown;
    payment.limit += symbols.limit;
    payment.flips += symbols.plus;
    if (values.length > 0) payment.values.push(values);
  }
  return payment;
}

/** Every sum of one value per card plus one of the flips, ascending. */
function speedsFrom(values: readonly (readonly number[])[], flips: readonly number[]): number[] {
  let sums = new Set(flips);
  for (const choice of values) sums = new Set([...sums].flatMap((sum) => choice.map((value) => sum + value)));
  return [...sums].sort((a, b) => a - b);
}

/**
 * Sums that this many flips can give, ascending (R26, R27). The draw pile's Speed cards are those that the driver has not seen
 * elsewhere; only when all of them are turned up do those of the discard pile count.
 */
function flipSums(view: HeatView, own: OwnView, flips: number): number[] {
  if (flips === 0) return [0];
  const { discard, played } = carOf(view, own.seat);
  const unseen = STARTER_DECK.filter(isSpeedCard);
  for (const card of [...own.hand, ...own.placed, ...played, ...discard]) removeOne(unseen, card);
  const first = sumsOf(unseen, Math.min(flips, unseen.length));
  const again = discard.filter(isSpeedCard);
  const second = sumsOf(again, Math.min(Math.max(0, flips - unseen.length), again.length));
  return speedsFrom([first], second);
}

/** Sums of every set of exactly this many of these Speed cards. */
function sumsOf(cards: readonly Card[], count: number): number[] {
  const sums = new Set<number>();
  for (const set of subsets(cards, count, count)) {
    sums.add(set.reduce((sum, card) => sum + (cardOf(card).values[0] ?? 0), 0));
  }
  return [...sums].sort((a, b) => a - b);
}

function summed(view: HeatView, seat: Seat, outcomes: readonly Outcome[]): Forecast {
  const results = outcomes.map(({ turn }) => outcomeOf(view, seat, turn)).sort((a, b) => a.speed - b.speed);
  const paid = results.filter((outcome) => outcome.spin === null).map((outcome) => outcome.heat);
  const spin = paid.length === results.length ? 'never' : paid.length === 0 ? 'surely' : 'maybe';
  const heat = paid.length === 0 ? null : { low: Math.min(...paid), high: Math.max(...paid) };
  return { outcomes: results, heat, spin, cooled: Math.max(0, ...outcomes.map(({ cooled }) => cooled)) };
}

/** Cooldown that adrenaline adds this round (R35); none in qualifying, which has no adrenaline (R36). */
export function adrenalineCooldown(view: HeatView, seat: Seat): number {
  return view.mode === 'race' && view.adrenaline.includes(seat) ? ADRENALINE_COOLDOWN : 0;
}

/** What the Limit symbols of these cards add to every limit (R47). */
function limitOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardOf(card).symbols.limit, 0);
}
