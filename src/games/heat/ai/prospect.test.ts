// The Champion's prospect table and the plain drivers' pace table, on the four circuits.

import { expect, test } from 'vitest';
import { LEGEND_CARDS, legendEntry } from '../data/legends';
import { TRACK_IDS, trackOf } from '../data/tracks';
import { cornerHeat, lineAhead, type Road, roadOf } from '../outlook/road';
import { paceOf, paceRounds } from './pace';
import { legendPaceOf, legendRounds } from './playout/legend-pace';
import { landing, prospectOf, roundsLeft } from './prospect';

function road(id: string, laps = trackOf(id).laps.default): Road {
  return roadOf(trackOf(id), laps);
}

test('[R56] the road lists every line of every lap up to the final line', () => {
  const usa = road('usa');
  expect(usa.finish).toBe(138);
  expect(usa.lines).toEqual([12, 33, 49, 57, 81, 102, 118, 126]);
  expect([lineAhead(usa, -1), lineAhead(usa, 11), lineAhead(usa, 12), lineAhead(usa, 126)]).toEqual([0, 0, 1, 8]);
});

test('[R57] limit changes count, but no limit falls below 1', () => {
  const { limits } = roadOf(trackOf('usa'), 1, { key: 'changed', change: [1, -1, 0, -5] });
  expect(limits).toEqual([8, 2, 3, 1]);
});

test('[R58, R59] crossing costs the excess line by line, up to the line that cannot be paid', () => {
  // E7, E8 and E9.
  expect(cornerHeat(road('great-britain'), 36, 43, 7, 6)).toBe(5);
  expect(cornerHeat(road('france'), 19, 27, 8, 6)).toBe(-1 - 2);
  expect(cornerHeat(road('usa'), 47, 59, 12, 6)).toBe(-1 - 2);
  expect(cornerHeat(road('usa'), 8, 11, 9, 0)).toBe(0);
});

test('a race from the grid takes the usual number of rounds, give or take three', () => {
  const from = (id: string) => roundsLeft(prospectOf(road(id), 7), -1, 1, 6, 0.4);
  const usual = { usa: 17, italy: 20, france: 17, 'great-britain': 14 };
  for (const [id, rounds] of Object.entries(usual)) expect(Math.abs(from(id) - rounds), id).toBeLessThan(3);
});

test('a race of four laps, solved with half the hands, takes about twice as long as one of two', () => {
  for (const id of TRACK_IDS) {
    const [two, four] = [2, 4].map((laps) => roundsLeft(prospectOf(road(id, laps), 7), -1, 1, 6, 0.4));
    // The last lap is the fastest, because Heat is worth nothing after it. So four laps are a little more than twice two.
    const ratio = (four ?? 0) / (two ?? 1);
    expect(ratio > 1.95 && ratio < 2.25, `${id}: ${ratio}`).toBe(true);
  }
});

test('every cell is solved, and Heat in the Engine never makes a car slower', () => {
  for (const id of TRACK_IDS) {
    const table = prospectOf(road(id), 7);
    expect(table.rounds.every((rounds) => rounds > -2 && rounds < 30)).toBe(true);
    for (let at = 0; at < table.road.finish; at++) {
      for (const gear of [1, 2, 3, 4]) {
        const [empty, full] = [roundsLeft(table, at, gear, 0, 1), roundsLeft(table, at, gear, 6, 1)];
        expect(full, `${id} at ${at} in ${gear}`).toBeLessThanOrEqual(empty + 1e-6);
      }
    }
  }
});

test('before a slow corner with an empty Engine a low gear is worth more than 4th; on a straight it is the other way round', () => {
  const table = prospectOf(road('usa'), 7);
  expect(roundsLeft(table, 56, 1, 0, 1)).toBeLessThan(roundsLeft(table, 56, 4, 0, 1) - 0.5);
  expect(roundsLeft(table, 60, 4, 3, 1)).toBeLessThan(roundsLeft(table, 60, 1, 3, 1) - 0.05);
});

test('[R60] a turn that ends in a spin-out looks worse than stopping before the line', () => {
  const table = prospectOf(road('usa'), 7);
  const spun = landing(table, 47, 59, 12, 4, 6, 1, 4);
  const careful = landing(table, 47, 48, 1, 1, 6, 1, 1);
  expect(spun).toBeGreaterThan(careful + 0.5);
});

test('past the final line every space counts a little', () => {
  const table = prospectOf(road('italy'), 7);
  expect(roundsLeft(table, 162, 4, 0, 0)).toBeCloseTo(0);
  expect(roundsLeft(table, 170, 4, 0, 0)).toBeLessThan(roundsLeft(table, 165, 4, 0, 0));
});

test('the pace table brakes two rounds ahead and ends at the finish', () => {
  const pace = paceOf(road('usa'));
  expect(paceRounds(pace, 138, 1)).toBe(0);
  expect(paceRounds(pace, 48, 1)).toBeLessThan(paceRounds(pace, 48, 4));
  expect(paceRounds(pace, 0, 2)).toBeGreaterThan(paceRounds(pace, 69, 2) + 5);
});

test('[R72] harder Legends need fewer rounds', () => {
  const rounds = (['easy', 'medium', 'hard'] as const).map((level) => {
    const entries = Array.from({ length: LEGEND_CARDS }, (_, card) => legendEntry(card, level, 'red'));
    return legendRounds(legendPaceOf(road('usa'), entries), -1);
  });
  expect(rounds[0]).toBeGreaterThan((rounds[1] ?? 0) + 0.5);
  expect(rounds[1]).toBeGreaterThan((rounds[2] ?? 0) + 0.5);
});
