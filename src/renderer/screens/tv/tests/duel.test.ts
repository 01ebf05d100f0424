// Which two cars the television looks at.

import type { RaceFrame } from '@ui/game-ui';
import { expect, test } from 'vitest';
import { duelIn } from '../race/duel';

type Row = RaceFrame['standings'][number];
const row = (seat: number, place: number, trails?: number, out = false): Row => ({
  ...{ seat, place, gap: '', laps: [], note: null, out },
  ...(trails !== undefined && { trails }),
});

test('the closest neighbours fight; of equals, those in front', () => {
  expect(duelIn([row(3, 1, 0), row(1, 2, 2), row(0, 3, 3), row(2, 4, 9)])).toEqual({ ahead: 1, behind: 0, place: 2 });
  expect(duelIn([row(3, 1), row(1, 2, 1), row(0, 3, 2)])).toEqual({ ahead: 3, behind: 1, place: 1 });
});

test('cars more than two apart do not fight: the leader is shown', () => {
  expect(duelIn([row(0, 1, 0), row(1, 2, 3), row(2, 3, 7)])).toEqual({ ahead: 0, behind: undefined, place: 1 });
});

test('cars that are out fight nobody, and places that do not depend on distance have no duel', () => {
  expect(duelIn([row(0, 1, 0, true), row(1, 2, 1), row(2, 3, 9)])).toEqual({ ahead: 1, behind: undefined, place: 2 });
  expect(duelIn([row(0, 1), row(1, 2)])).toEqual({ ahead: 0, behind: undefined, place: 1 });
  expect(duelIn([])).toBeUndefined();
});
