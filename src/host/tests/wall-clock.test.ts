// The wall clock is only for dates: waits, limits and countdowns use a steady clock.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '@host/clock';
import { expect, onTestFinished, test, vi } from 'vitest';

const SRC = path.join(import.meta.dirname, '../..');
/**
 * Dates: the host's one wall clock, the day a season was won, and the time of day at which a table is expected to start. And a page's guess
 * that its machine has slept, which only asks the host.
 */
const DATES = [
  'host/clock.ts',
  'renderer/app/connection/page.ts',
  'renderer/screens/seasons/champion/crowned.ts',
  'renderer/screens/tournament/use-expected.ts',
];

test('the machine’s steady time continues when the wall clock is set back or forward by an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const hour = 3_600_000;
  const before = systemClock.steady();
  const wall = systemClock.now();
  for (const shift of [-hour, hour]) {
    vi.setSystemTime(wall + shift);
    expect(Math.abs(systemClock.now() - wall - shift)).toBeLessThan(hour / 2);
    expect(systemClock.steady()).toBeGreaterThanOrEqual(before);
    expect(systemClock.steady() - before).toBeLessThan(hour / 2);
  }
});

test('nothing in host, wire and screens reads the wall clock except for a date', () => {
  const readers = ['host', 'api', 'renderer', 'ui', 'main']
    .flatMap((folder) =>
      readdirSync(path.join(SRC, folder), { recursive: true }).map((file) => path.join(folder, `${file}`)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/tests\//.test(file))
    .filter((file) => /\bDate\.now\b/.test(readFileSync(path.join(SRC, file), 'utf8')));
  expect(readers.toSorted()).toEqual(DATES);
});

test('what the host measures by its wall clock ends up as a date', () => {
  // Code that subtracts wall times waits or measures by them. Only one wait must outlive the process.
  const subtracting = readdirSync(path.join(SRC, 'host'), { recursive: true })
    .map((file) => `${file}`)
    .filter((file) => /\.ts$/.test(file) && !/\.test\.|tests\//.test(file))
    .filter((file) =>
      /clock\.now\(\)\s*[-+<>]|[-+<>]\s*[\w.]*clock\.now\(\)/.test(readFileSync(path.join(SRC, 'host', file), 'utf8')),
    );
  expect(subtracting).toEqual(['party/opening.ts']);
});
