import type { Medal, Trial } from '@api/trials/commands';
import { describe, expect, test } from 'vitest';
import { firstRows, hasMedal, medalCounts, medalsWonNow, nextMedal } from '../figures';
import { nearestMedal } from '../nearest';
import { rivals, trial } from './trial';

const best = (figure: number, medal: Medal | null): Partial<Trial> => ({
  best: { figure, match: 'm' },
  medal,
  tries: 1,
});

describe('the next medal', () => {
  test('is bronze before the first drive, with the time it needs', () => {
    expect(nextMedal(trial())).toEqual({ kind: 'first', medal: 'bronze', rounds: 6.4 });
  });

  test('is the lowest that is missing, with the distance from the best', () => {
    expect(nextMedal(trial(best(66, null)))).toEqual({ kind: 'gap', medal: 'bronze', rounds: 6.4, gap: 0.2 });
    expect(nextMedal(trial(best(58, 'silver')))).toEqual({ kind: 'gap', medal: 'gold', rounds: 5.5, gap: 0.3 });
  });

  test('is the author’s after gold, and none after that', () => {
    const open = { bronze: 64, silver: 59, gold: 55, author: 51 };
    expect(nextMedal(trial({ ...best(54, 'gold'), thresholds: open }))?.medal).toBe('author');
    expect(nextMedal(trial({ ...best(51, 'author'), thresholds: open }))).toBeNull();
  });

  test('stays unknown as long as the author’s figure is', () => {
    expect(nextMedal(trial(best(54, 'gold')))).toBeNull();
  });

  test('is the lowest open strength of rivals not beaten yet', () => {
    expect(nextMedal(rivals([]))).toEqual({ kind: 'beat', medal: 'bronze', level: 'easy' });
    expect(nextMedal(rivals(['bronze']))).toEqual({ kind: 'beat', medal: 'silver', level: 'medium' });
    expect(nextMedal(rivals(['bronze', 'silver', 'gold', 'author']))).toBeNull();
  });
});

test('a higher medal includes the lower ones, but a win against strong rivals does not include the others', () => {
  expect(hasMedal(trial(best(54, 'gold')), 'bronze')).toBe(true);
  expect(hasMedal(trial(best(58, 'silver')), 'gold')).toBe(false);
  expect(hasMedal(rivals(['gold']), 'bronze')).toBe(false);
});

test('medals are counted for every circuit that has them', () => {
  const all = [trial(), trial(best(58, 'silver')), trial(best(54, 'gold'))];
  expect(medalCounts(all).map(({ won }) => won)).toEqual([2, 2, 1, 0]);
});

test('an attempt has won the medals that the best before it did not have', () => {
  expect(medalsWonNow(trial(best(54, 'gold')), 'gold', null)).toEqual(['bronze', 'silver', 'gold']);
  expect(medalsWonNow(trial(best(54, 'gold')), 'gold', 60)).toEqual(['silver', 'gold']);
  expect(medalsWonNow(trial(best(53, 'gold')), 'gold', 54)).toEqual([]);
  expect(medalsWonNow(trial(best(58, 'silver')), null, 58)).toEqual([]);
  expect(medalsWonNow(rivals(['silver']), 'silver', null)).toEqual(['silver']);
});

test('the first rows are those driven, the nearest medal first, then each game in turn', () => {
  const other = (circuit: string) => trial({ game: 'b', circuit });
  const all = [
    trial({ circuit: 'far', ...best(70, null) }),
    ...['w', 'x', 'y'].map((circuit) => trial({ circuit })),
    trial({ circuit: 'near', ...best(56, 'silver') }),
    ...['p', 'q', 'r'].map(other),
  ];
  expect(firstRows(all).map(({ circuit }) => circuit)).toEqual(['near', 'far', 'w', 'p', 'x', 'q']);
});

describe('the nearest medal of a game', () => {
  const on = (circuit: string, change: Partial<Trial> = {}) => trial({ circuit, ...change });

  test('is none before the first medal', () => {
    expect(nearestMedal([on('italy'), on('usa')])).toBeNull();
    expect(nearestMedal([rivals([])])).toBeNull();
  });

  test('is the lowest that not all circuits have, with those that lack it', () => {
    const all = [on('italy', best(54, 'gold')), on('usa', best(54, 'gold')), on('france', best(58, 'silver'))];
    expect(nearestMedal(all)).toEqual({ kind: 'some', medal: 'gold', won: 2, all: 3, missing: ['france'] });
  });

  test('counts a circuit once, whichever of its trials has the medal', () => {
    const all = [on('italy', best(60, 'bronze')), on('italy', { kind: 'race' }), on('usa')];
    expect(nearestMedal(all)).toEqual({ kind: 'some', medal: 'bronze', won: 1, all: 2, missing: ['usa'] });
  });

  test('is the author’s once every circuit has it', () => {
    expect(nearestMedal([on('italy', best(50, 'author'))])).toMatchObject({ kind: 'every', medal: 'author', won: 1 });
  });

  test('counts wins against three strengths where a game is raced against rivals', () => {
    expect(nearestMedal([rivals(['bronze', 'silver'])])).toMatchObject({
      kind: 'wins',
      medal: 'silver',
      won: 2,
      all: 3,
    });
  });
});
