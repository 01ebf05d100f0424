// What the rules ask of a symbol: to be gathered from a played card, and to be used in React.
// Not here: the symbols (a file each) and their list (index.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import type { Car, Card, Conditions, HeatAction, HeatEvent, HeatState, ReactAction, ReactOffer } from '../types';

/** A card just played. coolSpent: its cooldown went into its own payment (R25). */
export interface PlayedCard {
  readonly card: Card;
  readonly coolSpent: boolean;
}

/** Makes n of a symbol, as a card prints it, available this turn. Changes car. */
export type Gather = (car: Car, n: number, played: PlayedCard, s: Readonly<HeatState>) => void;

/** Something that a driver may use in React: one type of answer. */
export interface Reaction<A extends HeatAction> {
  /** Every legal answer of this type, in a fixed order. */
  answers(s: Readonly<HeatState>, car: Readonly<Car>): Iterable<A>;
  /** Whether the driver must or may still use it (R49). */
  isOpen(c: Conditions, car: Readonly<Car>): boolean;
  /** Null if the answer is legal, otherwise one of SYMBOL_VIOLATIONS. */
  check(c: Conditions, car: Readonly<Car>, action: A): RuleViolation | null;
  /** Uses it as answered. Changes s. */
  use(s: HeatState, seat: Seat, action: A, io: Io<HeatEvent>): void;
  /** What happens to a mandatory symbol when the driver is done without having used it. Changes s. */
  finish?(s: HeatState, seat: Seat, io: Io<HeatEvent>): void;
  /** The answer of AI drivers, who use as much of it as they can before they think about the rest; null if there is none. */
  atOnce?(offer: ReactOffer): A | null;
}

/** A reaction and what a react decision offers of it. */
export interface OfferedReaction<T extends ReactAction['type']> extends Reaction<Extract<ReactAction, { type: T }>> {
  offer(s: Readonly<HeatState>, car: Readonly<Car>): ReactOffer[T];
}

/** The counts from this one down to 1: more first, as answers are listed. */
export function downFrom(most: number): number[] {
  const counts: number[] = [];
  for (let count = most; count > 0; count--) counts.push(count);
  return counts;
}
