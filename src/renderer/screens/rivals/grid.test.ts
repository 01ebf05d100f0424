// The gallery's grid: adding, removing and swapping drivers, and random ones; which characters are shown; moving over the cards.

import type { GameCard } from '@api/contract';
import { CHARACTERS } from '@drivers/characters';
import { describe, expect, test } from 'vitest';
import type { Draft, Names } from '../setup/draft';
import { barsOf, EVERYBODY, galleryOf, STYLES } from './filter';
import { cleared, gridPlaceOf, isFull, surprised, swapped, withRival } from './grid';
import { stepOf } from './walk';

const CARD = {
  id: 'derby',
  seats: [2, 4],
  colours: ['red', 'blue', 'yellow', 'green'],
  drawsColours: false,
} as unknown as GameCard;
const NAMES: Names = { person: 'Marta', colour: 'red', automata: {}, draw: (bound) => bound - 1 };
const START: Draft = {
  circuit: 'oval',
  options: {},
  clock: 0,
  bank: 0,
  goOn: 0,
  seed: '',
  follow: false,
  seats: [{ key: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } }],
};
const [one, two, three, four] = CHARACTERS.map((who) => who.id) as [string, string, string, string];
const driven = (draft: Draft) =>
  draft.seats.map(({ driver }) => (driver.kind === 'ai' ? driver.character : driver.kind));

function full(): Draft {
  return [one, two, three].reduce((all, id) => withRival(all, CARD, NAMES, id, 'hard'), START);
}

describe('the grid', () => {
  test('takes characters at their levels until it is full, each with their name and a colour of their own', () => {
    const draft = full();
    expect(driven(draft)).toEqual(['you', one, two, three]);
    expect(draft.seats.slice(1).map((seat) => seat.name)).toEqual(CHARACTERS.slice(0, 3).map((who) => who.given));
    expect(new Set(draft.seats.map((seat) => seat.colour)).size).toBe(4);
    expect(gridPlaceOf(draft, two)).toMatchObject({ number: 3, level: 'hard' });
    expect([isFull(START, CARD), isFull(draft, CARD)]).toEqual([false, true]);
    expect(withRival(draft, CARD, NAMES, four, 'easy')).toBe(draft);
  });
  test('swaps one for another in the same seat and colour', () => {
    const draft = full();
    const after = swapped(draft, NAMES, draft.seats[2]!.key, four, 'best');
    expect(driven(after)).toEqual(['you', one, four, three]);
    expect(after.seats[2]).toMatchObject({ name: CHARACTERS[3]?.given, colour: draft.seats[2]?.colour });
    expect(gridPlaceOf(after, four)?.level).toBe('best');
  });
  test('can be cleared of all but people', () => {
    const ghost = { key: 9, name: 'Ghost 1', colour: 'green', driver: { kind: 'automaton', id: 'ghost' } } as const;
    expect(cleared({ ...full(), seats: [...full().seats.slice(0, 3), ghost] })).toEqual(START);
  });
  test('is filled at random: one for every AI driver at its level, or a given number if there is none', () => {
    const drawn = surprised(full(), CARD, NAMES, 2);
    expect(driven(drawn)).toEqual([
      'you',
      ...CHARACTERS.slice(-3)
        .toReversed()
        .map((who) => who.id),
    ]);
    expect(drawn.seats.flatMap(({ driver }) => (driver.kind === 'ai' ? driver.level : []))).toEqual(
      Array(3).fill('hard'),
    );
    expect(driven(surprised(START, CARD, NAMES, 2))).toHaveLength(3);
  });
});

describe('the gallery', () => {
  const KNOWN = { isOnGrid: (id: string) => id === two, figures: undefined, rating: () => undefined };
  const ids = (wish: Partial<typeof EVERYBODY>) => galleryOf({ ...EVERYBODY, ...wish }, KNOWN).map((who) => who.id);
  test('shows everyone in the default order, or only those on the grid', () => {
    expect(ids({})).toEqual(CHARACTERS.map((who) => who.id));
    expect(ids({ show: 'grid' })).toEqual([two]);
  });
  test.each(STYLES.slice(1))('has several who are %s, and several who are not', (style) => {
    expect(ids({ style }).length).toBeGreaterThan(2);
    expect(ids({ style }).length).toBeLessThan(CHARACTERS.length - 2);
  });
  test('sorts by name, and by daring', () => {
    const risks = galleryOf({ ...EVERYBODY, sort: 'risk' }, KNOWN).map((who) => who.style.risk);
    expect(risks).toEqual(risks.toSorted((a, b) => b - a));
    const names = galleryOf({ ...EVERYBODY, sort: 'name' }, KNOWN).map((who) => who.given);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });
  test('shows a trait in bars from 1 to 10', () => {
    expect([-1, 0, 1].map(barsOf)).toEqual([1, 6, 10]);
  });
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 8],
  ['ArrowDown', 20, 20],
  ['ArrowUp', 8, 2],
  ['End', 3, 23],
  ['Home', 3, 0],
  ['Enter', 3, undefined],
])('%s from card %i leads to %s', (key, at, to) => {
  expect(stepOf(key, at, 6, 24)).toBe(to);
});
