// Everything that is computed from a person's attempts: ratings, repetition, streak, today's five.

import { describe, expect, test } from 'vitest';
import { type Attempt, firstAnswers, solvedIn, stateOn } from '../attempts';
import { fiveFor, type ListedPuzzle, rowFor } from '../choosing';
import { addDays, dayNumber, dayOf, daysBetween } from '../days';
import { difficultyOf } from '../difficulty';
import { ratingHistory, ratingsOf, themeKey } from '../ratings';
import { dueOn, repetitionsOf } from '../repetition';
import { streakOn } from '../streak';

const DAY = '2026-11-30';

function tried(puzzle: string, verdict: Attempt['verdict'], day = DAY, rest: Partial<Attempt> = {}): Attempt {
  return { puzzle, game: 'toy', theme: 'speed', rating: 1500, day, verdict, ...rest };
}

describe('days', () => {
  test('agree with the calendar for two hundred years', () => {
    for (let day = Date.UTC(1950, 0, 1); day < Date.UTC(2150, 0, 1); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10);
      if (dayNumber(iso) !== day / 86_400_000 || dayOf(day / 86_400_000) !== iso) expect(iso).toBe('right');
    }
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  });
});

describe('ratings', () => {
  test('rise with a right answer and fall with a wrong one, most against an unlikely result', () => {
    const { overall } = ratingsOf([tried('a', 'right')]);
    expect(overall.rating).toBeGreaterThan(1500);
    expect(overall.answered).toBe(1);
    expect(ratingsOf([tried('a', 'wrong')]).overall.rating).toBeLessThan(1500);
    const hard = ratingsOf([tried('a', 'right', DAY, { rating: 2000 })]).overall.rating;
    const easy = ratingsOf([tried('a', 'right', DAY, { rating: 1000 })]).overall.rating;
    expect(hard - 1500).toBeGreaterThan(2 * (easy - 1500));
  });
  test('count the first answer to a puzzle only, and no close one', () => {
    const once = ratingsOf([tried('a', 'wrong')]);
    expect(ratingsOf([tried('a', 'wrong'), tried('a', 'right'), tried('a', 'right', '2026-12-01')])).toEqual(once);
    expect(ratingsOf([tried('a', 'close'), tried('a', 'right')]).overall.rating).toBe(1500);
    expect(firstAnswers([tried('a', 'skipped'), tried('a', 'right')])).toHaveLength(1);
  });
  test('are kept for each game and theme, and for the puzzle, which goes the other way', () => {
    const { games, themes, puzzles } = ratingsOf([tried('a', 'right'), tried('b', 'wrong', DAY, { game: 'other' })]);
    expect([...games.keys()]).toEqual(['toy', 'other']);
    expect(themes.get(themeKey('toy', 'speed'))?.rating).toBeGreaterThan(1500);
    expect(puzzles.get('a')?.rating).toBeLessThan(1500);
    expect(puzzles.get('b')?.rating).toBeGreaterThan(1500);
  });
  test('settle near the difficulty of which half is solved', () => {
    const many = Array.from({ length: 400 }, (_, n) =>
      tried(`p${n}`, n % 2 === 0 ? 'right' : 'wrong', DAY, { rating: 1800 }),
    );
    expect(Math.abs(ratingsOf(many).overall.rating - 1800)).toBeLessThan(60);
  });
  test('have a history by day that stays level between answers', () => {
    const history = ratingHistory(ratingsOf([tried('a', 'right', '2026-11-28')]), DAY, 4);
    expect(history.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29', DAY]);
    expect(history[0]?.rating).toBe(1500);
    expect(history[3]?.rating).toBe(history[1]?.rating);
    expect(history[1]?.rating).toBeGreaterThan(1500);
  });
});

describe('missed puzzles', () => {
  test('come back after 1, 3, 7 and 21 days, and then no more', () => {
    const attempts = [tried('a', 'wrong', '2026-01-01')];
    const dues: (string | undefined)[] = [];
    for (let n = 0; n < 5; n++) {
      const due = repetitionsOf(attempts).get('a')?.due;
      dues.push(due);
      if (due !== undefined) attempts.push(tried('a', 'right', due));
    }
    expect(dues).toEqual(['2026-01-02', '2026-01-05', '2026-01-12', '2026-02-02', undefined]);
  });
  test('start again when they are missed again', () => {
    const attempts = [
      tried('a', 'wrong', '2026-01-01'),
      tried('a', 'right', '2026-01-02'),
      tried('a', 'wrong', '2026-01-05'),
    ];
    expect(repetitionsOf(attempts).get('a')).toEqual({ due: '2026-01-06', stage: 0 });
  });
  test('move on only by the first answer of a day on which they are due', () => {
    const missed = [tried('a', 'wrong', '2026-01-01'), tried('a', 'right', '2026-01-01')];
    expect(repetitionsOf(missed).get('a')).toEqual({ due: '2026-01-02', stage: 0 });
    const early = [
      tried('a', 'wrong', '2026-01-01'),
      tried('a', 'right', '2026-01-02'),
      tried('a', 'right', '2026-01-03'),
    ];
    expect(repetitionsOf(early).get('a')).toEqual({ due: '2026-01-05', stage: 1 });
  });
  test('stay due after a close answer; one solved at once never comes back', () => {
    expect(dueOn([tried('a', 'wrong', '2026-01-01'), tried('a', 'close', '2026-01-02')], '2026-01-03')).toEqual(['a']);
    expect(dueOn([tried('a', 'right', '2026-01-01')], '2027-01-01')).toEqual([]);
  });
  test('are listed with the longest overdue first', () => {
    const attempts = [
      tried('b', 'wrong', '2026-01-02'),
      tried('a', 'wrong', '2026-01-01'),
      tried('c', 'wrong', '2026-01-09'),
    ];
    expect(dueOn(attempts, '2026-01-04')).toEqual(['a', 'b']);
  });
});

describe('the streak', () => {
  const on = (...days: string[]): Attempt[] => days.map((day, n) => tried(`p${n}`, 'wrong', day));
  test('counts days with an answer and forgives one missed day', () => {
    expect(streakOn(on('2026-11-27', '2026-11-28', DAY, DAY), DAY)).toEqual({ days: 3, best: 3, today: true });
    expect(streakOn(on('2026-11-26', '2026-11-27', DAY), DAY)).toEqual({ days: 1, best: 2, today: true });
  });
  test('waits for today, and for tomorrow after a missed day', () => {
    expect(streakOn(on('2026-11-28'), DAY)).toEqual({ days: 1, best: 1, today: false });
    expect(streakOn(on('2026-11-27'), DAY)).toEqual({ days: 0, best: 1, today: false });
  });
  test('ignores skipped puzzles and days to come', () => {
    expect(streakOn([tried('a', 'skipped'), tried('b', 'right', '2026-12-01')], DAY)).toEqual({
      days: 0,
      best: 0,
      today: false,
    });
  });
});

describe('today’s five', () => {
  const listed: ListedPuzzle[] = Array.from({ length: 60 }, (_, n) => ({
    id: `p${n}`,
    game: ['toy', 'cards', 'dice'][n % 3] ?? '',
    theme: 'speed',
    rating: 1000 + 20 * n,
    isOwn: false,
  }));
  const idsOf = (day: string, attempts: readonly Attempt[] = []): string[] =>
    fiveFor(day, listed, attempts).map(({ id }) => id);

  test('are five puzzles of several games near one’s rating, and others on another day', () => {
    const five = fiveFor(DAY, listed, []);
    expect(new Set(five.map(({ id }) => id)).size).toBe(5);
    const games = five.map(({ id }) => listed.find((one) => one.id === id)?.game);
    expect(new Set(games).size).toBe(3);
    for (const { id } of five) {
      expect(Math.abs((listed.find((one) => one.id === id)?.rating ?? 0) - 1500)).toBeLessThan(300);
    }
    expect(idsOf('2026-12-01')).not.toEqual(idsOf(DAY));
  });
  test('stay the same all day, whatever is answered', () => {
    const answers = idsOf(DAY).map((id) => tried(id, 'wrong'));
    expect(idsOf(DAY, answers)).toEqual(idsOf(DAY));
    expect(idsOf('2026-12-01', answers)).toEqual(dueOn(answers, '2026-12-01'));
  });
  test('begin with those that are due, and only new ones follow', () => {
    const attempts = [tried('p50', 'wrong', '2026-11-20'), tried('p7', 'right', '2026-11-20')];
    const five = fiveFor(DAY, listed, attempts);
    expect(five[0]).toEqual({ id: 'p50', again: true });
    expect(five.slice(1).every(({ again }) => !again)).toBe(true);
    expect(five.some(({ id }) => id === 'p7')).toBe(false);
  });
  test('take a withdrawn puzzle’s place with another, and no puzzle of one’s own before it was missed', () => {
    const attempts = [tried('gone', 'wrong', '2026-11-20')];
    expect(idsOf(DAY, attempts)).toHaveLength(5);
    const own = listed.map((one) => ({ ...one, isOwn: true }));
    expect(fiveFor(DAY, own, [])).toEqual([]);
    expect(fiveFor(DAY, own, [tried('p3', 'wrong', '2026-11-20')])).toEqual([{ id: 'p3', again: true }]);
  });
  test('a row has ten, those without an answer first', () => {
    const attempts = listed.slice(0, 55).map(({ id }) => tried(id, 'right', '2026-11-01'));
    const row = rowFor(DAY, listed, attempts);
    expect(row).toHaveLength(10);
    expect(row.slice(0, 5).toSorted()).toEqual(['p55', 'p56', 'p57', 'p58', 'p59']);
  });
  test('a puzzle is open, as answered first today, or skipped', () => {
    const attempts = [tried('a', 'skipped'), tried('b', 'skipped'), tried('b', 'wrong'), tried('b', 'right')];
    expect(['a', 'b', 'c'].map((id) => stateOn(attempts, id, DAY))).toEqual(['skipped', 'wrong', 'open']);
    expect([...solvedIn(attempts)]).toEqual(['b']);
  });
});

test('a puzzle is the more difficult the fewer drivers find it', () => {
  const by = (easy: number, hard: number): number =>
    difficultyOf([
      { strength: 1300, found: easy, tries: 6 },
      { strength: 1750, found: hard, tries: 6 },
    ]);
  expect(by(6, 6)).toBeLessThan(by(2, 6));
  expect(by(2, 6)).toBeLessThan(by(0, 2));
  expect(by(0, 0)).toBeGreaterThan(2000);
});
