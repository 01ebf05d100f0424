// Figures of the gallery: ratings, the level of a close race, chances, and the filters that use them.

import type { RatedRival } from '@api/ratings';
import { CHARACTERS } from '@drivers/characters';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../setup/draft';
import { CLOSE, chancesOf, closeLevel, figuresOf, ratingOf } from './figures';
import { EVERYBODY, galleryOf } from './filter';

const [one, two, three] = CHARACTERS.map((who) => who.id) as [string, string, string];
const at = (rating: number) => ({ rating, deviation: 60 });
const rival = (character: string, from: number, met: number, ahead: number, behind: number): RatedRival => ({
  character,
  ratings: { easy: at(from), medium: at(from + 100), hard: at(from + 200), best: at(from + 300) },
  met,
  ahead,
  behind,
});
const RIVALS = [rival(one, 1300, 4, 4, 0), rival(two, 1440, 6, 2, 4), rival(three, 1000, 0, 0, 0)];
const own = { ...at(1480), races: 7 };
const figures = figuresOf({ own, rivals: RIVALS });
const LEVELS = ['easy', 'medium', 'hard', 'best'] as const;

test('a newcomer’s rating is about 1500, and nothing is known before the host has answered', () => {
  expect(figuresOf(undefined)).toBeUndefined();
  expect(figuresOf({ own: null, rivals: [] })).toMatchObject({ own: 1500, races: 0 });
  expect([ratingOf(figures, one, 'hard'), ratingOf(figures, 'nobody', 'hard')]).toEqual([1500, undefined]);
});

test('a close race has each driver at the level nearest to the own rating, or not at all', () => {
  expect([one, two, three].map((who) => closeLevel(figures, who, LEVELS, CLOSE.near))).toEqual([
    'hard',
    'easy',
    undefined,
  ]);
  expect(closeLevel(figures, three, LEVELS, CLOSE.wide)).toBeUndefined();
  expect(closeLevel(figures, three, LEVELS, 180)).toBe('best');
});

describe('chances', () => {
  const seat = (driver: Draft['seats'][number]['driver'], key: number) => ({
    key,
    name: `${key}`,
    colour: 'red' as const,
    driver,
  });
  const draft = (...drivers: Draft['seats'][number]['driver'][]): Draft => ({
    circuit: 'c',
    options: {},
    clock: 0,
    bank: 0,
    goOn: 0,
    seed: '',
    follow: false,
    seats: drivers.map(seat),
  });
  test('of equals are equal, and 400 points are ten to one', () => {
    const even = figuresOf({ own: { ...at(1500), races: 9 }, rivals: RIVALS });
    const hard = { kind: 'ai', level: 'hard', character: one } as const;
    expect(chancesOf(even, draft({ kind: 'you' }, hard))).toEqual([50, 50]);
    const strong = figuresOf({ own: { ...at(1900), races: 9 }, rivals: RIVALS });
    expect(chancesOf(strong, draft({ kind: 'you' }, hard))).toEqual([91, 9]);
  });
  test('are unknown if a driver has no rating', () => {
    expect(chancesOf(figures, draft({ kind: 'you' }, { kind: 'hotseat' }))).toBeUndefined();
    expect(chancesOf(figures, draft({ kind: 'you' }, { kind: 'ai', level: 'easy' }))).toBeUndefined();
    expect(chancesOf(figures, draft({ kind: 'you' }))).toBeUndefined();
  });
});

test('the gallery shows the drivers who have beaten you or never met you, and sorts by both', () => {
  const shown = (wish: Partial<typeof EVERYBODY>) =>
    galleryOf(
      { ...EVERYBODY, ...wish },
      { isOnGrid: () => false, figures, rating: (who) => ratingOf(figures, who.id, 'easy') },
    );
  expect(shown({ show: 'beaten' }).map((who) => who.id)).toEqual([two]);
  expect(shown({ show: 'never' }).map((who) => who.id)).toEqual(CHARACTERS.slice(2).map((who) => who.id));
  expect(
    shown({ sort: 'rivals' })
      .slice(0, 3)
      .map((who) => who.id),
  ).toEqual([two, one, three]);
  expect(
    shown({ sort: 'rating' })
      .slice(0, 3)
      .map((who) => who.id),
  ).toEqual([two, one, three]);
});
