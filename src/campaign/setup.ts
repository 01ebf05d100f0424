// What the engine and the host need of a laid-out race. Not here: laying it out (plan.ts).

import type { CarConfig } from '@core/contract';
import type { Challenge } from './plan';

/** The car in a seat, as a race's config has it: the person's with the handicap. */
export function carOf({ drivers, handicap }: Challenge, seat: number): CarConfig {
  const driver = drivers[seat];
  if (driver === undefined) throw new RangeError(`there is no seat ${seat}`);
  const { colour, character } = driver;
  return character === null && Object.keys(handicap).length > 0 ? { colour, handicap: { ...handicap } } : { colour };
}
