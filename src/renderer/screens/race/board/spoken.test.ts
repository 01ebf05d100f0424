// A phrase stays at its car for four seconds, one phrase a car.

import { expect, test } from 'vitest';
import { changedCars, heardAt, nextToGo, type Spoken, STAYS, withPhrase } from './spoken';

const phrase = (id: number, seat: number): Omit<Spoken, 'until'> => ({
  id,
  seat,
  from: `g${seat}`,
  text: `word ${id}`,
});

test('a phrase stays for four seconds', () => {
  const all = withPhrase([], phrase(1, 0), 100);
  expect(STAYS).toBe(4000);
  expect(heardAt(all, 4099)).toBe(all);
  expect(heardAt(all, 4100)).toEqual([]);
  expect([nextToGo(all, 100), nextToGo(all, 4000), nextToGo(all, 9000), nextToGo([], 0)]).toEqual([
    4000,
    100,
    0,
    undefined,
  ]);
});

test('a car says one thing at a time, and a new phrase starts its time again', () => {
  const first = withPhrase(withPhrase([], phrase(1, 0), 0), phrase(2, 1), 1000);
  const all = withPhrase(first, phrase(3, 0), 2000);
  expect(all.map(({ id, seat, until }) => [id, seat, until])).toEqual([
    [2, 1, 5000],
    [3, 0, 6000],
  ]);
  expect(withPhrase(all, phrase(4, 2), 5500).map(({ id }) => id)).toEqual([3, 4]);
});

test('only what changes is drawn', () => {
  const before = withPhrase(withPhrase([], phrase(1, 0), 0), phrase(2, 1), 0);
  const now = withPhrase(heardAt(before, 10), phrase(3, 0), 10);
  expect(changedCars(before, now)).toEqual([{ seat: 0, text: 'word 3' }]);
  expect(changedCars(now, [])).toEqual([
    { seat: 1, text: null },
    { seat: 0, text: null },
  ]);
  expect(changedCars(now, now)).toEqual([]);
});
