// How far the first evening is from what is known, and which box comes next.

import type { MatchSummary } from '@api/contract';
import { expect, test } from 'vitest';
import { type EveningFacts, eveningOf, nextBox, placeIn } from './evening';

const race = (game: string, status: MatchSummary['status'], place = 2): MatchSummary =>
  ({
    match: `${game}-${status}`,
    game,
    status,
    seats: [
      { seat: 0, name: 'Ada', driver: { kind: 'ai' } },
      { seat: 1, name: 'Marta', driver: { kind: 'you' } },
    ],
    standings: [
      { seat: 0, place: 3 - place },
      { seat: 1, place },
    ],
  }) as unknown as MatchSummary;

const done = { section: 0, step: 0, done: true };
const at = (facts: Partial<EveningFacts>) =>
  eveningOf({ game: 'heat', setting: 'auto', learned: {}, races: [], isNew: true, ...facts });

test('the lesson comes first, then a race, then its verdict', () => {
  expect(at({})?.step).toBe(1);
  expect(at({ learned: { heat: { section: 2, step: 1, done: false } } })?.step).toBe(1);
  expect(at({ learned: { heat: done } })?.step).toBe(2);
  const open = race('heat', 'open');
  expect(at({ learned: { heat: done }, races: [open] })).toEqual({ game: 'heat', step: 2, race: open });
  expect(at({ races: [race('heat', 'finished')] })?.step).toBe(3);
});

test('a race without the lesson skips it', () => {
  expect(at({ races: [race('heat', 'open')] })?.step).toBe(2);
});

test('people who have raced, learned or tried anything else have no first evening', () => {
  expect(at({ races: [race('heat', 'finished'), race('heat', 'finished')] })).toBeUndefined();
  expect(at({ races: [race('havoc', 'open')] })).toBeUndefined();
  expect(at({ learned: { havoc: done } })).toBeUndefined();
  expect(at({ isNew: false })).toBeUndefined();
  // A race that can't be read proves nothing.
  expect(at({ races: [race('havoc', 'damaged')] })?.step).toBe(1);
});

test('the setting hides it, or brings it back to anybody', () => {
  expect(at({ setting: 'hidden' })).toBeUndefined();
  const races = [race('havoc', 'finished'), race('heat', 'finished'), race('heat', 'finished')];
  expect(at({ setting: 'shown', races, isNew: false })?.step).toBe(3);
  expect(at({ setting: 'shown', races: [race('havoc', 'finished')], isNew: false })?.step).toBe(1);
});

test('the result is the person’s own place; nobody’s without a person', () => {
  expect(placeIn(race('heat', 'finished', 1))).toEqual({ place: 1, cars: 2 });
  const watched = race('heat', 'finished');
  expect(placeIn({ ...watched, seats: watched.seats.slice(0, 1) })).toBeUndefined();
});

test('the next box is one that asks for what the race showed, or the next to be learned', () => {
  const shelf = [
    { id: 'heat', skill: 'braking' },
    { id: 'cards' },
    { id: 'dice', skill: 'braking' },
    { id: 'robots', skill: 'planning' },
  ] as const;
  expect(nextBox({}, shelf, 'heat', 'braking')).toEqual({ game: 'dice', skill: 'braking' });
  expect(nextBox({}, shelf, 'heat', 'planning')).toEqual({ game: 'robots', skill: 'planning' });
  expect(nextBox({}, shelf, 'heat', 'nerve')).toEqual({ game: 'cards', skill: undefined });
  expect(nextBox({}, shelf, 'heat', undefined)).toEqual({ game: 'cards', skill: undefined });
  expect(nextBox({ dice: done }, shelf, 'heat', 'braking')).toEqual({ game: 'cards', skill: undefined });
  expect(nextBox({ cards: done, dice: done, robots: done }, shelf, 'heat', 'braking')).toBeUndefined();
});
