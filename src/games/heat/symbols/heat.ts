// Heat: what a card costs when it is turned up or played directly. Paid before its other symbols count (R25).

import type { Io, Seat } from '@core/contract';
import { carOf, coolHeat, heatInHand, payHeat } from '../cars';
import { cooldownAllowed } from '../conditions';
import { type CardFace, cardOf } from '../data/cards';
import type { Car, Card, Conditions, HeatEvent, HeatState } from '../types';

/** What ownCooling gives for a card that cannot be paid for. */
export const STALLS = -1;

/**
 * How a card's Heat is paid (R25): the Heat cards that its own cooldown brings into the Engine first, STALLS if even that is
 * not enough. 0 if the Engine suffices; otherwise the whole cooldown is spent on it. engine, hot: Heat in the Engine and in
 * hand; heat, cooldown: the card's symbols; mayCool: weather allows cooling where the car is (R89). Numbers only, because
 * simulated races ask a million times.
 */
export function ownCooling(engine: number, hot: number, heat: number, cooldown: number, mayCool: boolean): number {
  if (engine >= heat) return 0;
  const cooled = mayCool ? Math.min(cooldown, hot) : 0;
  return engine + cooled < heat ? STALLS : cooled;
}

/** Whether Engine and own cooldown together cover the card's Heat symbols (R25). */
export function canPay(c: Conditions, car: Readonly<Car>, face: CardFace): boolean {
  return ownCoolingOf(c, car, face) !== STALLS;
}

/** Pays a card's Heat symbols; canPay must hold. Returns whether its own cooldown was spent on that. Changes s. */
export function payCard(s: HeatState, seat: Seat, card: Card, io: Io<HeatEvent>): boolean {
  const car = carOf(s, seat);
  const face = cardOf(card);
  const { heat } = face.symbols;
  if (heat === 0) return false;
  const cooled = ownCoolingOf(s, car, face);
  coolHeat(car, cooled);
  payHeat(car, heat);
  io.emit({ round: s.round, phase: s.phase, type: 'cardHeatPaid', seat, card, heat, cooled });
  return cooled > 0;
}

function ownCoolingOf(c: Conditions, car: Readonly<Car>, { symbols }: CardFace): number {
  // Most cards cost nothing: their hands need no counting.
  if (car.engine >= symbols.heat) return 0;
  return ownCooling(car.engine, heatInHand(car), symbols.heat, symbols.cooldown, cooldownAllowed(c, car));
}
