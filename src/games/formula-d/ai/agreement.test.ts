// The fast path of AI drivers, one shared tree of paths for the dice of all gears, gives each gear the same loss as asking
// the rules for the routes of every value of its die. At every gear decision of random races.

import { EVEN } from '@core/style';
import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { CIRCUIT_IDS } from '../data/circuits';
import { formulaD } from '../index';
import { legalGears } from '../phases/gears';
import { raceConfig } from '../tests/race-config';
import { rollsOnTrack } from './reach';
import { sightOf } from './sight';
import { outRounds, rollOf } from './weigh';

test('[R13, R16, R21 to R24] every gear’s die is worth the same by the shared tree and by the routes of each value', () => {
  let gears = 0;
  for (const circuit of CIRCUIT_IDS) {
    for (const wearPoints of [10, 18]) {
      const config = raceConfig(circuit, 6, { laps: 2, wearPoints });
      wholeRace(formulaD, config, `agreement ${circuit} ${wearPoints}`, (s, decision, draw) => {
        if (decision.kind === 'gear') {
          const sight = sightOf(s, decision.seat, { budget: wearPoints, price: 0 }, EVEN);
          const legal = legalGears(sight.car);
          const losses = rollsOnTrack(sight, legal, outRounds(sight));
          if (losses !== undefined) {
            for (const gear of legal) {
              expect([s.step, gear, losses[gear]]).toEqual([s.step, gear, expect.closeTo(rollOf(sight, gear), 9)]);
              gears++;
            }
          }
        }
        return formulaD.sample(s, decision, draw);
      });
    }
  }
  expect(gears).toBeGreaterThan(1000);
});
