import { expect, test } from 'vitest';
import { gapsTo, ghostAfter } from './gaps';

const COURSE = [-1, 8, 19, 17, 30].map((progress, round) => ({ round, progress, view: `view ${round}` }));

test('the ghost is where it was after the same number of rounds, also after a spin', () => {
  expect([0, 1, 2, 3].map((rounds) => ghostAfter(COURSE, rounds)?.progress)).toEqual([-1, 8, 19, 17]);
});

test('a ghost that has finished stays at its end; before the first round it is on the grid', () => {
  expect(ghostAfter(COURSE, 9)?.view).toBe('view 4');
  expect(ghostAfter(COURSE, -1)?.view).toBe('view 0');
  expect(ghostAfter([], 3)).toBeUndefined();
});

test('a gap is the own time minus the ghost’s at the same corner of the same lap', () => {
  const own = [
    { id: '0', lap: 1, at: 14 },
    { id: '1', lap: 1, at: 22 },
    { id: 'line', lap: 1, at: 43 },
    { id: '0', lap: 2, at: 55 },
  ];
  const ghost = [
    { id: '0', lap: 1, at: 11 },
    { id: '1', lap: 1, at: 25 },
    { id: 'line', lap: 1, at: 43 },
    { id: '1', lap: 2, at: 60 },
  ];
  expect(gapsTo(own, ghost)).toEqual([
    { id: '0', lap: 1, gap: 0.3 },
    { id: '1', lap: 1, gap: -0.3 },
    { id: 'line', lap: 1, gap: 0 },
  ]);
});
