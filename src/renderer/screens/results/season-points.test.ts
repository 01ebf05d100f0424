// The points that results show in a race of a season.

import type { RaceResult } from '@api/contract';
import type { RoundResult, SeasonView } from '@api/season';
import { expect, test } from 'vitest';
import { pointsIn } from './season-points';

const NAMES = ['Marta', 'Ada', 'Tomas'];

function part(driver: string, points: number): RoundResult {
  return { driver, place: 1, out: false, points, correction: 0, taken: false, standIn: false, dropped: false };
}

/** A season whose first round has this race and these points, by driver. */
function season(state: 'done' | 'running', results: RoundResult[]): SeasonView {
  const races = [{ match: 'm', leg: 1, status: 'finished' as const, at: '' }];
  const drivers = NAMES.map((name, at) => ({
    id: `d${at}`,
    name,
    colour: 'red' as const,
    driver: { kind: 'you' as const },
  }));
  return { plan: { drivers }, rounds: [{ state, races, results }] } as unknown as SeasonView;
}

/** A race whose cars start in another order than the season lists its drivers. */
function race(legs = 1): RaceResult {
  const seats = ['Tomas', 'Marta', 'Ada'].map((name, seat) => ({ seat, name }));
  const of = { season: 's', name: 'Two', round: 1, rounds: 3, leg: 1, legs };
  return { match: 'm', seats, origin: { practice: false, season: of } } as unknown as RaceResult;
}

const DONE = season('done', [part('d1', 10), part('d0', 8), part('d2', 0)]);

test('every car shows the points that its driver got in the season', () => {
  expect(pointsIn(DONE, race())).toEqual(
    new Map([
      [0, '0'],
      [1, '8'],
      [2, '10'],
    ]),
  );
});

test('a race that is not of this season shows none of its points', () => {
  expect(pointsIn(DONE, { ...race(), match: 'another' })).toBeUndefined();
});

test('a round that is not done, and one of several races, leave the points to the game', () => {
  expect([pointsIn(season('running', []), race()), pointsIn(DONE, race(3))]).toEqual([undefined, undefined]);
});
