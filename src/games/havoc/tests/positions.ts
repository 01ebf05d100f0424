// Positions for the component gallery. Not here: rule tests, which build their own.

import { silentIo } from '@core/io';
import type { BuiltPositions } from '@gallery/positions';
import { setup } from '../setup';
import { baseOf, type Race, race } from './race';
import { raceConfig } from './race-config';

const FOUR = { handSize: 4 } as const;
const HANDS = ['8♥ 9♥ Q♥ K♣', '8♦ 9♦ 10♦ J♦', '8♠ 9♠ 10♠ A♠', '8♣ 9♣ 10♣ Q♣'];

export const positions: BuiltPositions = {
  'Choosing a dealer': () => {
    const config = raceConfig(4);
    const base = baseOf('gallery');
    return { s: setup(config, base, silentIo(base.rng)), config };
  },
  'Storm: a card to play': () => at(race(4, FOUR).deal(4, HANDS, '10♥')),
  'Storm: nothing fits': () => at(race(3, FOUR).deal(3, ['8♥ 9♥ 10♥ J♥', ...HANDS.slice(1, 3)], 'K♠')),
  'Storm: a toxic card to answer': () => at(race(4, FOUR).deal(4, ['7♥ K♣ Q♦ J♥', ...HANDS.slice(1)], '7♣')),
  'Storm: calling a suit': () => at(race(4, FOUR).deal(4, HANDS, '10♥').play('Q♥')),
  'Lane selection': () => at(race(4).order(3, 1, 4, 2).choosing(3)),
  'Placing coins': () =>
    at(
      race(3)
        .coins(1, '+2', '-3', '+4')
        .coins(2, '+2')
        .pawn(2, 'L2-93')
        .coin('L1-12:+4', 2)
        .coin('L4-50:-3', 3)
        .placing(),
    ),
  'Racing: a die to roll': () =>
    at(
      race(4, { dice: 2 })
        .pawn(1, 'L1-10')
        .pawn(2, 'L2-12')
        .pawn(3, 'L3-9')
        .coin('L1-12:+4', 2)
        .coin('L2-15:-3', 3)
        .racing(1),
    ),
};

/** A position with the config of a race with these cars. */
function at({ s, events }: Race) {
  return { s, events, config: raceConfig(s.cars.length) };
}
