import { describe, expect, it } from 'vitest';
import { cards, race } from '../../tests/race';
import type { HeatEvent, HeatEventBody } from '../../types';
import { view } from '../../view';
import { heatFlow, pilesAfter, revealedCards } from './shown';

const eventsOf = (...bodies: HeatEventBody[]) => bodies.map((body) => ({ round: 1, phase: 7, ...body }) as HeatEvent);
const PAID = { type: 'cornerPaid', seat: 0, corner: 0, speed: 7, limit: 5, heat: 2, overheat: false } as const;

describe('piles while events are shown', () => {
  const { s } = race('italy').car({ at: 4, engine: 5, discard: '1' }).car({ at: 2 });
  const car = view(s, 0).cars[0]!;

  it('[C248] paid Heat flies from the Engine to the discard pile, and is counted there', () => {
    expect(heatFlow(0, eventsOf(PAID)[0])).toBe(2);
    expect(pilesAfter(car, eventsOf(PAID))).toEqual({ engine: 3, draw: 8, discard: 3 });
  });
  it('[C110] cooled Heat flies back into the Engine', () => {
    const cooled = eventsOf({ type: 'cooled', seat: 0, count: 1 });
    expect(heatFlow(0, cooled[0])).toBe(-1);
    expect(pilesAfter(car, cooled).engine).toBe(6);
  });
  it('[C248] payments of other cars move nothing here', () => {
    expect(heatFlow(0, eventsOf({ ...PAID, seat: 1 })[0])).toBe(0);
    expect(pilesAfter(car, eventsOf({ ...PAID, seat: 1 }))).toEqual({ engine: 5, draw: 8, discard: 1 });
  });
});

describe('cards on the table', () => {
  it('[C111, C232] show the reveal, the flips of a boost one by one, and the total speed', () => {
    const events = eventsOf(
      { type: 'cardsRevealed', seat: 1, cards: cards('4 3') },
      { type: 'speedSet', seat: 1, speed: 7, parts: [4, 3] },
      { type: 'cardFlipped', seat: 1, card: cards('stress')[0]!, kept: false, cause: 'boost' },
      { type: 'cardFlipped', seat: 1, card: cards('3')[0]!, kept: true, cause: 'boost' },
      { type: 'boosted', seat: 1, heat: 1, value: 3 },
    );
    expect(revealedCards(events)).toEqual({
      seat: 1,
      cards: cards('4 3'),
      flips: [
        { card: cards('stress')[0], kept: false },
        { card: cards('3')[0], kept: true },
      ],
      speed: 10,
    });
    expect(revealedCards(events.slice(0, 2))?.speed).toBe(7);
  });
});
