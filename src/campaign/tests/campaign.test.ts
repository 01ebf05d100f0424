// The campaign and the ladder as data of real games: order, unlocking, legal races, goals.

import { reaches } from '@campaign/goal';
import { campaignGames, challengeOf, countOf, stepsOf } from '@campaign/plan';
import { nextOf, statesOf } from '@campaign/progress';
import { carOf } from '@campaign/setup';
import { LEVELS } from '@core/contract';
import { begin } from '@core/engine';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';

const all = campaignGames(Object.values(games));

test('there are 25 races, five of each game, and twenty steps of each', () => {
  expect(all.length).toBe(5);
  expect(all.map((game) => countOf(game, 'campaign'))).toEqual([5, 5, 5, 5, 5]);
  expect(all.map((game) => countOf(game, 'ladder'))).toEqual([20, 20, 20, 20, 20]);
});

describe.each(all.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('every race and every step can be started, with one person in it and every rival once', () => {
    for (const kind of ['campaign', 'ladder'] as const) {
      for (let n = 1; n <= countOf(game, kind); n++) {
        const plan = challengeOf(game, kind, n);
        if (plan === undefined) throw new Error(`${kind} ${n} is missing`);
        const cars = plan.drivers.map((_, seat) => carOf(plan, seat));
        const begun = begin(game, { circuit: plan.circuit, options: { ...plan.options }, cars }, 'seed');
        expect(begun.ok ? null : begun.violation, `${kind} ${n}`).toBeNull();
        expect(plan.drivers.filter(({ character }) => character === null).length).toBe(1);
        const rivals = plan.drivers.flatMap(({ character }) => character ?? []);
        expect(new Set(rivals).size).toBe(plan.drivers.length - 1);
        expect(plan.goal.place).toBeLessThan(plan.drivers.length);
      }
    }
    expect(challengeOf(game, 'campaign', 6)).toBeUndefined();
    expect(challengeOf(game, 'ladder', 0)).toBeUndefined();
  });

  test('races have names and twists of their own, and goals that name figures of the game', () => {
    const { races } = game.campaign;
    expect(new Set(races.map(({ id }) => id)).size).toBe(races.length);
    for (const { goal, cars, place } of races) {
      if (goal.figure) expect(game.figures.map(({ id }) => id)).toContain(goal.figure.id);
      if (game.seatGrid !== undefined) expect(place).toBeLessThanOrEqual(cars);
    }
  });

  test('each step changes the race of the step below it, and the rivals stay the same characters', () => {
    for (let n = 2; n <= countOf(game, 'ladder'); n++) {
      const [below, here] = [challengeOf(game, 'ladder', n - 1), challengeOf(game, 'ladder', n)];
      const { n: _, ...before } = below ?? {};
      const { n: __, ...after } = here ?? {};
      expect(after, `step ${n}`).not.toEqual(before);
      const names = (plan: typeof here) => plan?.drivers.flatMap(({ character }) => character ?? []) ?? [];
      expect(names(here).slice(0, names(below).length)).toEqual(names(below));
      const worst = (plan: typeof here) =>
        Math.max(...(plan?.drivers ?? []).map(({ level }) => (level === null ? -1 : LEVELS.indexOf(level))));
      expect(worst(here)).toBeGreaterThanOrEqual(worst(below));
    }
    expect(challengeOf(game, 'ladder', 20)).toMatchObject({ hints: false, undo: false, goal: { place: 1 } });
  });

  test('what a step leads to counts up', () => {
    const levels = stepsOf(game).filter((step) => step.adds === 'handicap');
    for (const { id } of game.handicaps ?? []) {
      const own = levels.filter((step) => step.adds === 'handicap' && step.id === id);
      expect(own.map(({ to }) => to)).toEqual(own.map((_, at) => at + 1));
    }
  });
});

test('the first race is open, each next one once the one before is done, all of them with the setting', () => {
  expect(statesOf(3, new Set())).toEqual(['open', 'locked', 'locked']);
  expect(statesOf(3, new Set([1]))).toEqual(['done', 'open', 'locked']);
  expect(statesOf(3, new Set([2]))).toEqual(['open', 'done', 'open']);
  expect(statesOf(3, new Set([2]), true)).toEqual(['open', 'done', 'open']);
  expect(statesOf(3, new Set(), true)).toEqual(['open', 'open', 'open']);
  expect(nextOf(statesOf(3, new Set([1])))).toBe(2);
  expect(nextOf(statesOf(2, new Set([1, 2])))).toBeUndefined();
});

test('a goal is a place or better, in the race to the end, and a figure within its limit', () => {
  const clean = { place: 3, figure: { id: 'spins', most: 0 } };
  expect(reaches({ place: 1 }, { place: 1, out: false, figures: {} })).toBe(true);
  expect(reaches({ place: 1 }, { place: 2, out: false, figures: {} })).toBe(false);
  expect(reaches({ place: 3 }, { place: 2, out: true, figures: {} })).toBe(false);
  expect(reaches(clean, { place: 3, out: false, figures: { spins: 0 } })).toBe(true);
  expect(reaches(clean, { place: 1, out: false, figures: { spins: 1 } })).toBe(false);
  expect(reaches(clean, { place: 1, out: false, figures: {} })).toBe(false);
  expect(
    reaches({ place: 4, figure: { id: 'flags', least: 2 } }, { place: 4, out: false, figures: { flags: 1 } }),
  ).toBe(false);
});
