// Which decisions make a puzzle, and the verdict on an answer.

import { describe, expect, test } from 'vitest';
import { type AnalysedAnswer, acceptedOf, agree, bestWrong, isPuzzle, puzzleIdOf } from '../puzzle';
import { verdictFor, verdictOn } from '../verdict';

function answer(action: string, chance: number, risk = 0): AnalysedAnswer {
  const message = { id: 'tag', values: { risk } };
  return { action, chance, place: 100, way: [], words: { tag: message, why: [message, message] } };
}

describe('a decision makes a puzzle', () => {
  test('if the best answer gains 8% over the best wrong one', () => {
    expect(isPuzzle([answer('a', 5000), answer('b', 4200)])).toBe(true);
    expect(isPuzzle([answer('a', 5000), answer('b', 4201)])).toBe(false);
    expect(isPuzzle([answer('b', 4200), answer('a', 5000)])).toBe(true);
  });
  test('if answers that are as good are left out of the comparison', () => {
    const twins = [answer('ab', 5000), answer('ba', 4800), answer('c', 4100)];
    expect(acceptedOf(twins).map(({ action }) => action)).toEqual(['ab', 'ba']);
    expect(bestWrong(twins)?.action).toBe('c');
    expect(isPuzzle(twins)).toBe(true);
    expect(isPuzzle([answer('ab', 5000), answer('ba', 4799), answer('c', 4100)])).toBe(false);
  });
  test('only if some answer is wrong', () => {
    expect(isPuzzle([answer('a', 5000), answer('b', 4900)])).toBe(false);
    expect(isPuzzle([])).toBe(false);
  });
  test('from a person’s race only if their answer cost as much', () => {
    const answers = [answer('a', 5000), answer('b', 4100), answer('c', 3000)];
    expect(isPuzzle(answers, 'c')).toBe(true);
    expect(isPuzzle(answers, 'a')).toBe(false);
    expect(isPuzzle(answers, 'unknown')).toBe(false);
  });
  test('if two verifications find the same best answer', () => {
    const one = [answer('a', 5000), answer('b', 4100)];
    expect(agree(one, [answer('a', 5200), answer('b', 4300)])).toBe(true);
    expect(agree(one, [answer('a', 4100), answer('b', 5000)])).toBe(false);
    expect(agree(one, [answer('a', 5000), answer('b', 4500)])).toBe(false);
    const twins = [answer('a', 5000), answer('b', 4900), answer('c', 4000)];
    expect(agree(twins, [answer('b', 5000), answer('a', 4900), answer('c', 4000)])).toBe(true);
  });
  test('and its id depends on the position and the decision', () => {
    const at = { game: 'toy', hash: 'abc', seat: 0, ask: 3 };
    expect(puzzleIdOf(at)).toBe(puzzleIdOf({ ...at }));
    const others = [{ game: 'x' }, { hash: 'abd' }, { seat: 1 }, { ask: 4 }].map((one) =>
      puzzleIdOf({ ...at, ...one }),
    );
    expect(new Set([puzzleIdOf(at), ...others]).size).toBe(5);
  });
});

describe('the verdict', () => {
  test('is right within 2%, close within 5%, otherwise wrong', () => {
    expect([0, 200, 201, 500, 501].map(verdictFor)).toEqual(['right', 'right', 'close', 'close', 'wrong']);
  });
  test('names the best answer, all that are right, and the loss', () => {
    const answers = [answer('a', 5000), answer('b', 4900), answer('c', 3000)];
    const on = verdictOn(answers, answer('c', 3000));
    expect([on.best.action, on.accepted.map(({ action }) => action), on.lost]).toEqual(['a', ['a', 'b'], 2000]);
  });
  test('an answer that turns out better than the best one loses nothing', () => {
    expect(verdictOn([answer('a', 5000), answer('b', 4000)], answer('d', 5100))).toMatchObject({
      verdict: 'right',
      lost: 0,
    });
  });
  test('calls a wrong answer safe or greedy by its risk, and others neither', () => {
    const answers = [answer('a', 5000, 30), answer('b', 3000, 5), answer('c', 3000, 60), answer('d', 3000, 33)];
    const faults = answers.map((given) => verdictOn(answers, given).fault);
    expect(faults).toEqual([null, 'safe', 'greedy', null]);
  });
});
