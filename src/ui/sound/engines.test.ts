import { expect, test } from 'vitest';
import { pitchAt } from './engines';

/** Pitches in Hz at speeds from 0 to 1. */
const heard = Array.from({ length: 1001 }, (_, step) => pitchAt(step / 1000));
const shifts = heard.flatMap((pitch, step) => (step > 0 && pitch < (heard[step - 1] ?? 0) ? [step] : []));

test('an engine rises with the speed, and falls at each of four shifts', () => {
  expect(shifts).toEqual([200, 400, 600, 800]);
  const within = heard.filter((_, step) => step > 0 && !shifts.includes(step));
  expect(within.every((pitch, index) => index === 0 || pitch !== within[index - 1])).toBe(true);
  expect(Math.max(...heard)).toBe(heard.at(-1));
});

test('each gear starts higher than the previous one starts, and lower than it ends', () => {
  const begins = [0, ...shifts].map((step) => heard[step] ?? 0);
  expect(begins.toSorted((a, b) => a - b)).toEqual(begins);
  expect(new Set(begins).size).toBe(5);
  for (const step of shifts) expect(heard[step]).toBeLessThan((heard[step - 1] ?? 0) - 30);
});

test('speeds out of range are clamped to the slowest and the fastest', () => {
  expect([pitchAt(-1), pitchAt(2)]).toEqual([heard[0], heard.at(-1)]);
});
