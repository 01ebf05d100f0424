// Direct play: a card from the hand on top of those for the gear (R46).

import type { RuleViolation } from '@core/contract';
import { removeOne } from '@kit/deck';
import { carOf } from '../cars';
import { cardOf } from '../data/cards';
import { flip } from '../phases/flip';
import { moveCar } from '../phases/move';
import type { Car, Card, Conditions, HeatState } from '../types';
import { refuse } from '../violations';
import { canPay, payCard } from './heat';
import type { OfferedReaction, PlayedCard } from './symbol';

/** Playing a card directly. gather: makes the card's symbols available, as for a placed card. */
export function directPlayWith(
  gather: (s: Readonly<HeatState>, car: Car, played: PlayedCard) => void,
): OfferedReaction<'directPlay'> {
  return {
    answers: (s, car) => playable(s, car).map((card) => ({ type: 'directPlay', card })),
    isOpen(c, car) {
      for (const card of car.hand) if (mayPlay(c, car, card)) return true;
      return false;
    },
    check: (c, car, { card }) => checkCard(c, car, card),
    /** Pays Heat first, then adds value and moves, then its symbols are available. */
    use(s, seat, { card }, io) {
      const car = carOf(s, seat);
      const face = cardOf(card);
      removeOne(car.hand, card);
      const coolSpent = payCard(s, seat, card, io);
      car.played.push(card);
      let value = face.values[0] ?? 0;
      for (let n = 0; n < face.symbols.plus; n++) value += flip(s, seat, 'upgrade', io);
      car.speed += value;
      io.emit({ round: s.round, phase: 5, type: 'playedDirectly', seat, card, value });
      moveCar(s, seat, value, 'direct', io);
      gather(s, car, { card, coolSpent });
    },
    offer: (s, car) => playable(s, car).map((card) => ({ card, heat: cardOf(card).symbols.heat })),
  };
}

/** The cards of the hand that may be played directly, each kind once. */
function playable(c: Conditions, car: Readonly<Car>): Card[] {
  const cards: Card[] = [];
  for (const card of car.hand) if (mayPlay(c, car, card) && !cards.includes(card)) cards.push(card);
  return cards;
}

function mayPlay(c: Conditions, car: Readonly<Car>, card: Card): boolean {
  return cardOf(card).symbols.directPlay && canPay(c, car, cardOf(card));
}

function checkCard(c: Conditions, car: Readonly<Car>, card: Card): RuleViolation | null {
  if (!car.hand.includes(card) || !cardOf(card).symbols.directPlay) return refuse('no-direct-play', { card });
  const { heat } = cardOf(card).symbols;
  return canPay(c, car, cardOf(card)) ? null : refuse('direct-play-needs-heat', { card, heat, engine: car.engine });
}
