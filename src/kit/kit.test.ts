// Decks and orders, which the games rely on.

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, drawCard, holdsAll, removeOne, shuffle, takeTop } from './deck';
import { misjudged } from './misjudged';
import { compareKeys, orderByRank, roundTable, sharedPlaces, standingsOf } from './order';

const cards = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 12 });

describe('deck', () => {
  test('a shuffle keeps the cards', () => {
    fc.assert(
      fc.property(cards, fc.string(), (list, seed) => {
        const shuffled = [...list];
        shuffle(shuffled, drawOf(seedRng(seed)));
        expect(shuffled.toSorted()).toEqual(list.toSorted());
      }),
    );
  });
  test('every order of three cards comes up equally often', () => {
    const counts = new Map<string, number>();
    const draw = drawOf(seedRng('orders'));
    for (let i = 0; i < 6000; i++) {
      const list = ['a', 'b', 'c'];
      shuffle(list, draw);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
  test('an empty pile is refilled from the discards, until both run out', () => {
    const pile = [7];
    const discard = [1, 2];
    const shuffles: number[] = [];
    const draw = drawOf(seedRng('pile'));
    const drawn = [0, 1, 2, 3].map(() => drawCard(pile, discard, draw, (count) => shuffles.push(count)));
    expect(drawn[0]).toBe(7);
    expect([drawn[1], drawn[2]].toSorted()).toEqual([1, 2]);
    expect(drawn[3]).toBeUndefined();
    expect(shuffles).toEqual([2]);
    expect(discard).toEqual([]);
  });
  test('cards are counted, found and removed one by one', () => {
    const list = [3, 1, 3, 2];
    expect([countOf(list, 3), holdsAll(list, [3, 3]), holdsAll(list, [1, 1])]).toEqual([2, true, false]);
    expect([removeOne(list, 3), removeOne(list, 9), list]).toEqual([true, false, [1, 3, 2]]);
    expect([takeTop(list), takeTop([])]).toEqual([2, undefined]);
  });
});

describe('order', () => {
  test('keys compare left to right, higher first', () => {
    expect([[1, 9], [2, 0], [1], [2, 5]].sort(compareKeys)).toEqual([[2, 5], [2, 0], [1, 9], [1]]);
  });
  test('standings list each seat once, ties by seat', () => {
    const entry = (seat: number, key: number) => ({ seat, status: 'racing', sortKey: [key] }) as const;
    const list = standingsOf(
      [entry(2, 5), entry(0, 5), entry(1, 8)].map((one) => ({ ...one, sortKey: [...one.sortKey] })),
    );
    expect(list.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });
  test('equal keys share the better place, and the next place is skipped', () => {
    expect(sharedPlaces([[3], [2, 1], [2, 1], [2], [1], [1, 0]])).toEqual([1, 2, 2, 4, 5, 5]);
    expect(sharedPlaces([])).toEqual([]);
  });
  test('seats are ordered by rank; those without a rank are drawn behind them', () => {
    const ranked = (...starts: (number | undefined)[]) => {
      const cars = starts.map((start) => (start === undefined ? {} : { start }));
      return orderByRank(cars, () => 0);
    };
    expect(ranked(3, 1, 7)).toEqual([1, 0, 2]);
    expect(ranked(2, 2, 1)).toEqual([2, 0, 1]);
    // Fisher-Yates from the end: draws 0 and 0 turn 0 1 3 into 1 3 0.
    expect(ranked(undefined, undefined, 5, undefined)).toEqual([2, 1, 3, 0]);
  });
  test('roundTable starts at any seat and goes around once', () => {
    expect(roundTable(2, 4)).toEqual([2, 3, 0, 1]);
  });
});

describe('misjudged', () => {
  test('penalties are evenly spread up to the maximum, and the same draws give the same penalty', () => {
    const draw = drawOf(seedRng('off'));
    const offs = Array.from({ length: 2000 }, () => misjudged(0.3, draw));
    expect(Math.min(...offs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...offs)).toBeLessThan(0.3);
    expect(Math.abs(offs.reduce((sum, off) => sum + off, 0) / offs.length - 0.15)).toBeLessThan(0.01);
    const again = drawOf(seedRng('off'));
    expect(offs.every((off) => off === misjudged(0.3, again))).toBe(true);
  });
  test('a maximum of 0 draws no random number', () => {
    expect(misjudged(0, () => expect.fail('a draw'))).toBe(0);
  });
});
