import { expect, test } from 'vitest';
import { createTablePlaces } from './table-places';

const LIMITS = { all: 10, address: 4, loopback: 6 };
const RESERVED = { all: 3, address: 1 };

test('the table never takes the places reserved for pending connections', () => {
  const enter = createTablePlaces(LIMITS, RESERVED);
  const seat = (from: string) => {
    const place = enter(from);
    place.settle(true);
    return place;
  };
  const first = seat('a');
  seat('a');
  expect(first.isCrowded()).toBe(false);
  seat('a');
  const late = enter('a');
  expect([late.isCrowded(), enter('b').isCrowded()]).toEqual([true, false]);
  first.leave();
  expect(late.isCrowded()).toBe(false);
  for (const from of ['b', 'c', 'd', 'e', 'f']) seat(from);
  const last = enter('g');
  expect([last.isCrowded(), last.isFull()]).toEqual([false, true]);
});

test('a place is free again when its guest leaves the table', () => {
  const enter = createTablePlaces({ all: 2, address: 2, loopback: 2 }, { all: 1, address: 0 });
  const place = enter('a');
  place.settle(true);
  expect(enter('b').isFull()).toBe(true);
  place.settle(false);
  expect(enter('b').isFull()).toBe(false);
});

test('a guest whose join is answered after the socket has closed takes no place', () => {
  const enter = createTablePlaces({ all: 2, address: 2, loopback: 2 }, { all: 1, address: 0 });
  const place = enter('a');
  place.leave();
  place.settle(true);
  expect(enter('b').isFull()).toBe(false);
});
