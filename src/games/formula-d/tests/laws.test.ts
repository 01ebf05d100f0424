// The laws of docs/architecture.md over random races of this game alone, with fewer races than the shelf's games get.
// Not for: golden files and speed; those come with src/games/laws.test.ts.

import { type Survey, survey } from '@core/laws/survey';
import { beforeAll, expect, test } from 'vitest';
import { formulaD } from '../index';
import { coverage } from './coverage';

const RACES = 70;
const LAWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

let found: Survey;
beforeAll(() => {
  found = survey(formulaD, coverage, RACES, 'laws-of-formula-d');
}, 300_000);

test.each(LAWS)(`law %d holds over ${RACES} random races`, (law) => {
  expect(found.races).toBe(RACES);
  expect(found.broken.filter((one) => one.law === law)).toEqual([]);
});
