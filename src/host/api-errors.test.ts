// What a person reads when a setup is refused.

import { apiErrorText } from '@api/tests/saying';
import { checkRaceConfig, raceConfig } from '@core/config';
import { roborally } from '@games/roborally';
import { expect, test } from 'vitest';
import { refusedSetup } from './api-errors';

test('a value out of its range is refused, and the message gives the range', () => {
  const cars = [{ colour: 'red' as const }, { colour: 'green' as const }];
  const violation = checkRaceConfig(roborally, raceConfig(roborally, 'first-shift', cars, { turnLimit: 7 }));
  if (violation === null) throw new Error('seven turns are taken');
  expect(apiErrorText(refusedSetup('roborally', violation).fault)).toBe(
    'This race cannot start. Turn limit cannot be 7. It can be 20 to 200, or 0. Change the setup and try again.',
  );
});
