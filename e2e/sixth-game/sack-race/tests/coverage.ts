import { raceConfig } from '@core/config';
import type { Coverage } from '@core/laws/coverage';
import { sackRace } from '../index';
import type { SackTypes } from '../types';

const config = (cars: number, laps: number) =>
  raceConfig(
    sackRace,
    'meadow',
    sackRace.colours.slice(0, cars).map((colour) => ({ colour })),
    { laps },
  );

export const coverage: Coverage<SackTypes> = {
  configs: [config(2, 1), config(4, 3), config(3, 2)],
  maxSteps: 200,
  actions: { run: 'played', walk: 'played' },
  events: { moved: 'played' },
  violations: {},
  hidden: () => ({}),
};
