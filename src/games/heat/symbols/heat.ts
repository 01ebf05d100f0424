// Heat: what a card costs when it is turned up or played directly. Paid before its other symbols count (R25).

import type { Io, Seat } from '@core/contract';
import { carOf, coolHeat, heatInHand, payHeat } from '../cars';
import { cooldownAllowed } from '../conditions';
import { type CardFace, cardOf } from '../data/cards';
import type { Car, Card, Conditions, HeatEvent, HeatState } from '../types';

/** Whether Engine and own cooldown together cover the card's Heat symbols (R25). */
export function canPay(c: Conditions, car: Readonly<Car>, face: CardFace): boolean {
  return car.engine + ownCooling(c, car, face) >= face.symbols.heat;
}

/** Pays a card's Heat symbols; canPay must hold. Returns whether its own cooldown was spent on that. Changes s. */
export function payCard(s: HeatState, seat: Seat, card: Card, io: Io<HeatEvent>): boolean {
  const car = carOf(s, seat);
  const face = cardOf(card);
  const { heat } = face.symbols;
  if (heat === 0) return false;
  const spent = car.engine < heat;
  const cooled = ownCooling(s, car, face);
  coolHeat(car, cooled);
  payHeat(car, heat);
  io.emit({ round: s.round, phase: s.phase, type: 'cardHeatPaid', seat, card, heat, cooled });
  return spent;
}

/**
 * Heat cards that the card's own cooldown brings into the Engine for its payment: none if the Engine suffices, or if
 * weather forbids cooling (R25, R89).
 */
function ownCooling(c: Conditions, car: Readonly<Car>, face: CardFace): number {
  if (car.engine >= face.symbols.heat || !cooldownAllowed(c, car)) return 0;
  return Math.min(face.symbols.cooldown, heatInHand(car));
}
