// The Storm's table as text and orders: who is out, what a standing order does, and how long a Storm is skipped.

import { describe, expect, it } from 'vitest';
import { Race } from '../../../tests/race';
import { view } from '../../../view';
import { nextOfOrder } from './drawing-on';
import { captionOf, isSameStorm } from './storm-table';

describe('the caption over the hand', () => {
  const race = new Race(3).storm({ hands: ['9♠ 7♥ Q♦', '8♣', 'K♦ A♦'], pile: '9♥' });
  it('does not show a seat as out before it has been dealt a card [R24]', () => {
    const dealing = view(race.s, 0);
    expect(captionOf(dealing, 0, 0)).toBe('The cards are dealt');
    expect(captionOf(dealing, 0, 3)).toBe('Your hand · 3 cards');
    expect(captionOf(dealing, 1, 1)).toBe('Your hand · 1 card');
    expect(captionOf(dealing, null, 0)).toBe('Storm');
  });
  it('shows it as out once it has a badge, and the last one as last', () => {
    const { cars } = view(race.s, 0);
    const worn = (badge: number) => ({ cars: cars.map((car) => ({ ...car, badge: car.seat === 0 ? badge : 0 })) });
    expect(captionOf(worn(1), 0, 0)).toBe('You are out');
    expect(captionOf(worn(3), 0, 0)).toBe('You are last');
  });
});

describe('drawing until a card can be played', () => {
  const turn = { isCard: true, legal: [] as number[], mayDraw: true, mustPass: false };
  it('draws while nothing matches, passes if nothing can be drawn [R32], and ends with the first card that matches', () => {
    expect(nextOfOrder(turn)).toBe('draw');
    expect(nextOfOrder({ ...turn, mayDraw: false, mustPass: true })).toBe('pass');
    expect(nextOfOrder({ ...turn, legal: [4] })).toBe('end');
  });
  it('waits while others play', () => {
    expect(nextOfOrder({ ...turn, isCard: false, legal: [4] })).toBe('wait');
  });
});

describe('a Storm that is skipped', () => {
  it('is skipped up to its end and no further', () => {
    expect(isSameStorm({ stage: 'storm', round: 2 }, { round: 2 })).toBe(true);
    expect(isSameStorm({ stage: 'coins', round: 2 }, { round: 2 })).toBe(false);
    expect(isSameStorm({ stage: 'storm', round: 3 }, { round: 2 })).toBe(false);
  });
});
