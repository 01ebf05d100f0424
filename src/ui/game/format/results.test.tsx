// The parts of the results that every game shares.

import type { RaceResult, SeatInfo } from '@api/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type AwardFor, awardsOf, headlineOf } from './results';

const AI = { kind: 'ai', level: 'easy' } as const;
const NAMES = ['Ada', 'Bruno', 'Clark'];

function seatsOf(...drivers: SeatInfo['driver'][]): SeatInfo[] {
  return drivers.map((driver, seat) => ({ seat, name: NAMES[seat] ?? '', colour: 'red', driver }));
}
/** A race in which these seats finished first, second and so on. out: seats that did not finish. */
function ended(seats: SeatInfo[], order: number[], out: number[] = []): RaceResult {
  const standings = order.map((seat, index) => ({
    seat,
    place: index + 1,
    status: out.includes(seat) ? ('out' as const) : ('finished' as const),
    sortKey: [],
  }));
  return { seats, standings } as unknown as RaceResult;
}

describe('the headline', () => {
  it('tells the only person at this screen their result', () => {
    const seats = seatsOf({ kind: 'you' }, AI, AI);
    expect(headlineOf(ended(seats, [0, 1, 2]))).toBe('You win!');
    expect(headlineOf(ended(seats, [1, 2, 0]))).toBe('3rd place');
    expect(headlineOf(ended(seats, [1, 2, 0], [0]))).toBe('Out of the race');
    expect(headlineOf(ended(seats, [1, 2, 0], [0]), 'Scrapped')).toBe('Scrapped');
  });
  it('names the winner if several people drove here, or none', () => {
    expect(headlineOf(ended(seatsOf({ kind: 'you' }, { kind: 'hotseat' }), [1, 0]))).toBe('Bruno wins');
    expect(headlineOf(ended(seatsOf(AI, AI), [0, 1]))).toBe('Ada wins');
  });
  it('is undefined if there is no winner', () => {
    expect(headlineOf(ended(seatsOf(AI, AI), [0, 1], [0, 1]))).toBeUndefined();
  });
});

describe('awards', () => {
  const seats = seatsOf(AI, AI, AI);
  const award = (values: number[], more: Partial<AwardFor> = {}): AwardFor => ({
    icon: createElement('i'),
    title: 'Spinning top',
    values,
    text: (who, n) => `${who}: ${n}`,
    ...more,
  });
  const textsOf = (...wanted: AwardFor[]) => awardsOf(seats, wanted).map((one) => one.text);

  it('go to all drivers who share the most, or the least', () => {
    expect(textsOf(award([2, 5, 5]))).toEqual(['Bruno and Clark: 5']);
    expect(textsOf(award([0, 9, 7], { best: 'least' }))).toEqual(['Clark: 7']);
  });
  it('are not given if all have 0, or if all are equal and the award excludes that', () => {
    expect(textsOf(award([0, 0, 0]))).toEqual([]);
    expect(textsOf(award([3, 3, 3]), award([3, 3, 3], { unlessAll: true }))).toEqual(['Ada, Bruno and Clark: 3']);
  });
  it('are not given if more than three drivers share them', () => {
    const shared = (seats: SeatInfo[], values: number[]) => awardsOf(seats, [award(values)]).length;
    expect(shared(seatsOf(AI, AI, AI, AI), [5, 5, 5, 4])).toBe(1);
    expect(shared(seatsOf(AI, AI, AI, AI), [5, 5, 5, 5])).toBe(0);
  });
  it('are limited to the first four that were earned', () => {
    const wanted = [0, 1, 2, 3, 4, 5].map((n) => award([n, 0, 0]));
    expect(textsOf(...wanted)).toEqual(['Ada: 1', 'Ada: 2', 'Ada: 3', 'Ada: 4']);
  });
});
