// The laws over races of Heat with every module on: Garage, weather and road, an event, sponsorship, and cards from an earlier
// race. Not here: law 12, what random races must reach (src/games/laws.test.ts); these races leave out qualifying.

import { drawOf } from '@core/io';
import { survey } from '@core/laws/survey';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { heat } from '../../index';
import { coverage } from '../coverage';
import { anyWeekend } from '../race-config';

/** Races to run; with PADDOCK_LONG=1, the number that the checklist requires. */
const RACES = process.env.PADDOCK_LONG === '1' ? 200 : 20;

test(`no law is broken in ${RACES} random races with every module on`, { timeout: 900_000 }, () => {
  const configs = Array.from({ length: RACES }, (_, n) => anyWeekend(drawOf(seedRng(`weekend law ${n}`))));
  for (const { options } of configs) {
    expect(options).toMatchObject({ weather: true, sponsorship: true });
    expect([options.garage, options.event]).not.toContainEqual(expect.stringMatching(/^(off|none)$/));
  }
  const { anyConfig: _any, ...rest } = coverage;
  const found = survey(heat, { ...rest, configs }, RACES, 'weekend laws');
  expect(found.races).toBe(RACES);
  expect(found.steps).toBeGreaterThan(100 * RACES);
  expect(found.broken.filter(({ law }) => law !== 12)).toEqual([]);
});
