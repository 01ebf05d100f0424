// How figures are compared with the calibration loop. Their sizes are up to the bench, not to a test.

import { derby } from '@core/tests/toy';
import { games } from '@games/registry';
import { binsOf, brierOf, chanceFigures, driftOf } from '@tools/bench/chances';
import { problemFigures, reportFigures } from '@tools/bench/circuits';
import { type Measured, median, rateOf, withRatio } from '@tools/bench/figure';
import { providers } from '@tools/bench/providers';
import { searchFigures } from '@tools/bench/search';
import { expect, test } from 'vitest';

const figure: Measured = { name: 'x', value: 2_000_000, unit: 'actions/s', floor: 1, goal: 2, better: 'higher' };

test('a rate is a share of the loop, a time is counted in loops, anything else has no ratio', () => {
  expect(withRatio(figure, 10_000_000)).toEqual({ ...figure, ratio: 0.2 });
  expect(withRatio({ ...figure, value: 2, unit: 'us' }, 10_000_000).ratio).toBe(20);
  expect(withRatio({ ...figure, value: 2, unit: 'ms' }, 10_000_000).ratio).toBe(20_000);
  expect(withRatio({ ...figure, value: 2, unit: 'KB' }, 10_000_000).ratio).toBeNull();
  expect(withRatio({ ...figure, value: 1234.5678 }, 1e6).value).toBe(1235);
});
test('on a machine twice as fast the ratios stay the same', () => {
  const rate = withRatio(figure, 10_000_000).ratio;
  expect(withRatio({ ...figure, value: 4_000_000 }, 20_000_000).ratio).toBe(rate);
  const time = withRatio({ ...figure, value: 3, unit: 'us' }, 10_000_000).ratio;
  expect(withRatio({ ...figure, value: 1.5, unit: 'us' }, 20_000_000).ratio).toBe(time);
});
test('a rate counts the calls that the work reports', () => {
  let calls = 0;
  const rate = rateOf(
    () => {
      calls++;
      return 10;
    },
    3,
    0.001,
  );
  expect(rate).toBeGreaterThan(0);
  expect(calls).toBeGreaterThan(3);
  expect(median([3, 1, 2])).toBe(2);
});
test('chances are judged by how far they are off, in ten bins', () => {
  const even = [true, false].map((won) => ({ chance: 0.5, won }));
  expect(brierOf(even)).toBe(0.25);
  expect(driftOf(even)).toBe(0);
  const sure = [true, true, true, false].map((won) => ({ chance: 0.95, won }));
  expect(brierOf(sure)).toBeCloseTo((3 * 0.05 ** 2 + 0.95 ** 2) / 4, 9);
  expect(driftOf(sure)).toBeCloseTo(0.2, 9);
  const bins = binsOf([...even, ...sure, { chance: 1, won: true }]);
  expect(bins.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 2, 0, 0, 0, 5]);
  expect(bins[9]).toMatchObject({ mean: (4 * 0.95 + 1) / 5, share: 0.8 });
});
test('every game has figures for its chances and its playouts', () => {
  for (const game of Object.values(games)) {
    const printed: string[] = [];
    const desk = { dir: '', say: (line: string) => void printed.push(line) };
    const figures = [...chanceFigures(game, desk, 10), ...searchFigures(game, 0.002)];
    expect(figures.map(({ name }) => name)).toEqual([
      `chances.${game.id}.brier`,
      `chances.${game.id}.drift`,
      `search.${game.id}.iterations`,
    ]);
    expect(printed).toHaveLength(10);
    expect(figures[0]?.value).toBeLessThan(0.5);
    expect(figures[2]?.value).toBeGreaterThan(0);
  }
});
test.each(['waddington', 'formula-d', 'havoc', 'heat'])('chances of %s come true as often as predicted', (id) => {
  const game = games[id];
  if (game === undefined) throw new Error(`no game ${id}`);
  const [, drift] = chanceFigures(game, { dir: '', say: () => undefined }, 1200);
  expect(drift?.name).toBe(`chances.${id}.drift`);
  expect(drift?.value).toBeLessThan(0.04);
});

test('providers have distinct prefixes', () => {
  const prefixes = providers.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(prefixes).toEqual(
    expect.arrayContaining(['engine.heat', 'ai.heat', 'engine.heat-weekend', 'ai.heat-weekend', 'store', 'board']),
  );
});
test('every game with a workshop has a figure for the problems of a new circuit', () => {
  const made = Object.values(games).filter(({ workshop }) => workshop !== undefined);
  const prefixes = made.map(({ id }) => `circuits.${id}.problems`);
  expect(providers.map(({ prefix }) => prefix)).toEqual(expect.arrayContaining(prefixes));
  const figures = made.flatMap((game) => problemFigures(game, { races: 0, circuits: 1 }));
  expect(figures.map(({ name, unit, floor }) => [name, unit, floor])).toEqual(
    prefixes.map((name) => [name, 'ms', 100]),
  );
});
test('a report is measured by some of its races', () => {
  const bar = { races: 300, cars: 2, floor: 120, goal: 60 };
  const [one] = reportFigures(derby, bar, { races: 1, circuits: 0 });
  expect(one).toMatchObject({ name: 'circuits.derby.report', unit: 's', floor: 120, goal: 60, better: 'lower' });
});
