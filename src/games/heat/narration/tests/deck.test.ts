import { describe, expect, it } from 'vitest';
import { cardNamed, HEAT, STRESS } from '../../data/cards';
import { deckChanges, deckOutlook } from '../deck';

const SETUP = { engine: 6, stress: 3 };
const tires = cardNamed('tires-plus');
const cooling = cardNamed('cooling-6');

describe('the deck under construction', () => {
  it("[R84] has the twelve Speed cards, the race's Stress, the picks and the focused card", () => {
    const deck = deckOutlook([cooling], tires, SETUP, STRESS);
    const heights = Object.fromEntries(deck.columns.map(({ head, tiles }) => [head, tiles.length]));
    expect(heights).toEqual({ '+': 3, 0: 1, 1: 3, 2: 3, 3: 3, 4: 3, 5: 0, 6: 1, 7: 0, 8: 0 });
    expect(deck.columns[1]?.tiles).toEqual([{ card: tires, kind: 'new', ghost: false }]);
    expect([deck.cards, deck.most]).toEqual([17, 18]);
  });

  it('counts a flip as the average Speed card', () => {
    expect(deckOutlook([cooling], tires, SETUP, STRESS).average).toBeCloseTo((30 + 6 + 2.5) / 14);
    expect(deckOutlook([], null, SETUP, STRESS).average).toBe(2.5);
  });

  it('[R28] shows a card of several values at its highest, and faintly at its others', () => {
    const brakes = cardNamed('brakes-15');
    const { columns } = deckOutlook([brakes], null, SETUP, STRESS);
    expect(columns.find(({ head }) => head === 5)?.tiles).toEqual([{ card: brakes, kind: 'picked', ghost: false }]);
    expect(columns.find(({ head }) => head === 1)?.tiles.at(-1)).toEqual({ card: brakes, kind: 'picked', ghost: true });
  });

  it('gives Spare Heat a column of its own and leaves it out of the average', () => {
    const deck = deckOutlook([HEAT], null, SETUP, STRESS);
    expect(deck.columns[0]).toEqual({ head: 'heat', tiles: [{ card: HEAT, kind: 'picked', ghost: false }] });
    expect(deck.average).toBe(2.5);
    expect(deckOutlook([], null, SETUP, STRESS).columns[0]?.head).toBe('+');
  });

  it('lists what a card changes: numbers that add up, or cards that have the symbol', () => {
    expect(deckChanges([cooling], tires)).toEqual([
      { label: 'Flips', from: 0, to: 1 },
      { label: 'Limit cards', from: 0, to: 1 },
      { label: 'Cooldown on cards', from: 1, to: 2 },
      { label: 'Slipstream cards', from: 0, to: 1 },
    ]);
    expect(deckChanges([HEAT], HEAT)).toEqual([{ label: 'Heat in the deck', from: 1, to: 2 }]);
  });
});
