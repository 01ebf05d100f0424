// What the results of every game say alike.

import type { RaceResult, SeatInfo } from '@api/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type AwardFor, awardsOf, headlineOf } from './results';

const AI = { kind: 'ai', level: 'easy' } as const;
const NAMES = ['Ada', 'Bruno', 'Clark'];

function seatsOf(...drivers: SeatInfo['driver'][]): SeatInfo[] {
  return drivers.map((driver, seat) => ({ seat, name: NAMES[seat] ?? '', colour: 'red', driver }));
}
/** A race in which these seats came in first, second, ..; out: those who did not. */
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
  it('tells the only person at this screen how they did', () => {
    const seats = seatsOf({ kind: 'you' }, AI, AI);
    expect(headlineOf(ended(seats, [0, 1, 2]))).toBe('You win!');
    expect(headlineOf(ended(seats, [1, 2, 0]))).toBe('3rd place');
    expect(headlineOf(ended(seats, [1, 2, 0], [0]))).toBe('Out of the race');
    expect(headlineOf(ended(seats, [1, 2, 0], [0]), 'Scrapped')).toBe('Scrapped');
  });
  it('names the winner where several drove, or nobody', () => {
    expect(headlineOf(ended(seatsOf({ kind: 'you' }, { kind: 'hotseat' }), [1, 0]))).toBe('Bruno wins');
    expect(headlineOf(ended(seatsOf(AI, AI), [0, 1]))).toBe('Ada wins');
  });
  it('has nothing to say where nobody has won', () => {
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

  it('go to all who share the most, or the least that anybody has', () => {
    expect(textsOf(award([2, 5, 5]))).toEqual(['Bruno and Clark: 5']);
    expect(textsOf(award([0, 9, 7], { best: 'least' }))).toEqual(['Clark: 7']);
  });
  it('are not given where nobody has any, or all are equal and it says so', () => {
    expect(textsOf(award([0, 0, 0]))).toEqual([]);
    expect(textsOf(award([3, 3, 3]), award([3, 3, 3], { unlessAll: true }))).toEqual(['Ada, Bruno and Clark: 3']);
  });
  it('are not given where more than three share what they are for', () => {
    const shared = (seats: SeatInfo[], values: number[]) => awardsOf(seats, [award(values)]).length;
    expect(shared(seatsOf(AI, AI, AI, AI), [5, 5, 5, 4])).toBe(1);
    expect(shared(seatsOf(AI, AI, AI, AI), [5, 5, 5, 5])).toBe(0);
  });
  it('are four at most, the first ones that were earned', () => {
    const wanted = [0, 1, 2, 3, 4, 5].map((n) => award([n, 0, 0]));
    expect(textsOf(...wanted)).toEqual(['Ada: 1', 'Ada: 2', 'Ada: 3', 'Ada: 4']);
  });
});
