// Which setups are valid, and where the robots start.

import { expect, test } from 'vitest';
import { checkConfig } from '../setup';
import { started } from './race';
import { raceConfig } from './race-config';

test.each([
  ['R1', 'robot-count', 1, {}],
  ['R2', 'lives', 4, { lives: 6 }],
  ['T5', 'race-number', 4, { race: 4 }],
  ['R79', 'turn-limit', 4, { turnLimit: 19 }],
] as const)('[%s] a config is refused: %s', (rule, code, robots, options) => {
  expect(checkConfig(raceConfig('first-shift', robots, options))).toMatchObject({ code, rule });
});

test('[R1] no figure is taken twice', () => {
  const config = raceConfig('first-shift', 3);
  config.cars[2] = { colour: 'red' };
  expect(checkConfig(config)).toMatchObject({ code: 'figure-taken', rule: 'R1' });
});

test('[R3] docks are drawn, by seat, or by rank with unranked robots drawn behind', () => {
  const docks = (options: Parameters<typeof raceConfig>[2], starts: (number | undefined)[] = []) => {
    const config = raceConfig('first-shift', 4, options);
    starts.forEach((start, seat) => {
      if (start !== undefined) config.cars[seat]!.start = start;
    });
    return started(config, 'docks').robots.map((robot) => robot.dock);
  };
  expect(docks({ docks: 'seats' })).toEqual([1, 2, 3, 4]);
  expect(docks({ docks: 'given' }, [4, 3, 2, 1])).toEqual([4, 3, 2, 1]);
  expect(docks({ docks: 'given' }, [undefined, undefined, 1, undefined])[2]).toBe(1);
  expect(new Set(docks({ docks: 'random' }))).toEqual(new Set([1, 2, 3, 4]));
});
