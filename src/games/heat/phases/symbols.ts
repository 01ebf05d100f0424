// The card symbols of a turn: gathered from played cards, with Heat symbols paid or stalled (R25, R47, R53).
// Not here: using them (react.ts, slipstream.ts).

import type { Io, Seat } from '@core/contract';
import { carOf, coolHeat, heatInHand, payHeat } from '../cars';
import { cooldownAllowed } from '../conditions';
import { type CardFace, cardOf } from '../data/cards';
import type { Car, Card, Conditions, HeatEvent, HeatState, Symbols } from '../types';

/** No symbol at all. */
export function noSymbols(): Symbols {
  return { cool: 0, adrenaline: 0, reduceStress: 0, scrap: 0, superCool: 0, salvage: 0, accelerate: [] };
}

/**
 * Heat cards that the card's own cooldown brings into the Engine for its payment: none if the Engine suffices, or if
 * weather forbids cooling (R25, R89).
 */
export function ownCooling(c: Conditions, car: Readonly<Car>, face: CardFace): number {
  if (car.engine >= face.symbols.heat || !cooldownAllowed(c, car)) return 0;
  return Math.min(face.symbols.cooldown, heatInHand(car));
}

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

/** Makes the card's symbols available this turn. coolSpent: its cooldown went into its own payment. Changes car. */
export function gather(car: Car, card: Card, coolSpent: boolean): void {
  const { symbols } = cardOf(card);
  const { left } = car;
  if (!coolSpent) left.cool += symbols.cooldown;
  left.reduceStress += symbols.reduceStress;
  left.scrap += symbols.scrap;
  left.superCool += symbols.superCool;
  left.salvage += symbols.salvage;
  if (symbols.accelerate > 0) left.accelerate.push(card);
  car.slipstreamBonus += symbols.slipstream;
  car.limitBonus += symbols.limit;
}
