// Circuits saved for Board Game Arena: read again, they are the same to the rules.

import { drawFrom, seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { copyOf } from '../workshop/copy';
import { cut } from '../workshop/cut';
import { drawCircuit } from '../workshop/draw';
import { fromBga } from '../workshop/imports/bga';
import type { HeatSource } from '../workshop/source';
import { heatFile } from './workshop-export';

const drawn = (seed: string): HeatSource => {
  const rng = seedRng(seed);
  return drawCircuit({ length: 'medium', character: 'mixed' }, (bound) => drawFrom(rng, bound));
};

test.each([
  ['a drawn circuit', drawn('one')],
  ['another one', drawn('two')],
  ['Italy', copyOf('italy')!],
  ['Great Britain', copyOf('great-britain')!],
])('%s comes back with its lines, limits, zones, lanes and setup', (_, source) => {
  const back = fromBga(JSON.parse(heatFile(source)));
  const rules = (one: HeatSource) => {
    const { corners, setup, laps } = cut(one, 'x');
    return {
      // The format knows no chevrons either (R80).
      corners: corners.map(({ name: __, legendChevron: ___, ...corner }) => corner),
      setup,
      laps: laps.default,
      spaces: one.spaces,
    };
  };
  expect(rules(back!.source)).toEqual(rules(source));
  expect(back?.source.name).toBe(source.name);
  expect(back?.notes).toEqual([]);
});
