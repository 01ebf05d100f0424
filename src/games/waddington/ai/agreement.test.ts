// What AI drivers expect of a drive agrees with what its choices show and with the rules: the same gauges, the same bands,
// and the same chance of spinning off, over all results of the dice. At every drive of random races.

import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { choices } from '../choices';
import { SPECIAL_TYRES } from '../data/cards';
import { MOST_BRAKES, MOST_TYRES, PENALTY_CHART, wornBrakes, wornTyres } from '../data/charts';
import { CIRCUIT_IDS } from '../data/circuits';
import { waddington } from '../index';
import { FALLS } from '../outlook/falls';
import { raceConfig } from '../tests/race-config';
import { optionsOf } from './options';
import { sightOf, weigh } from './weigh';

test('[R16, R37 to R42] the chance of a spin-off and the wear of every drive are those that the choices show', () => {
  const seen = { drives: 0, rolls: 0, sure: 0 };
  CIRCUIT_IDS.forEach((circuit, at) => {
    const config = raceConfig(circuit, 6, { laps: 3, strictTyres: at === 1 });
    wholeRace(waddington, config, `agreement ${circuit}`, (s, decision, draw) => {
      const offered = choices(s, decision);
      const { kept } = s.cars[decision.seat]!;
      if (offered.kind === 'drive' && kept !== SPECIAL_TYRES) {
        const sight = sightOf(s, decision.seat, s.turn.lap);
        const options = optionsOf(s, decision).filter(({ action }) => action.type === 'drive' && action.superb < 0);
        const moves = offered.speeds.flatMap(({ speed, after, moves: ends }) =>
          ends.map((move) => ({ speed, after, move })),
        );
        expect(options.length).toBe(moves.length);
        moves.forEach(({ speed, after, move }, index) => {
          const option = options[index]!;
          const { reading, tyres, brakes, to, crossed } = option;
          expect({ reading, tyres, brakes, to, crossed }).toEqual({
            reading: speed,
            ...after,
            to: move.to,
            crossed: move.crosses,
          });
          let [spins, all] = [0, 0];
          weigh(sight, option, (chance, _turns, spun) => {
            all += chance;
            if (spun) spins += chance;
          });
          expect(all).toBeCloseTo(1, 9);
          expect([s.step, index, spins]).toEqual([s.step, index, expect.closeTo(move.risk.spin / move.risk.of, 9)]);
          seen.drives++;
          seen.rolls += spins > 0 && spins < 1 ? 1 : 0;
          seen.sure += move.danger === 'spin' ? 1 : 0;
        });
      }
      return waddington.sample(s, decision, draw);
    });
  });
  expect(seen.drives).toBeGreaterThan(3000);
  expect(seen.rolls).toBeGreaterThan(500);
  expect(seen.sure).toBeGreaterThan(500);
});

test('[R39 to R41] each column of the chart falls with 36 chances in 36 at every gauge, and gauges stop at their ends', () => {
  for (const column of [20, 40] as const) {
    for (let tyres = 0; tyres <= MOST_TYRES; tyres++) {
      const falls = FALLS[column][tyres] ?? [];
      expect(falls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      const spins = PENALTY_CHART.filter((row) => {
        const { kind, spinFrom } = column === 20 ? row.over20 : row.over40;
        return kind === 'spin' || tyres >= spinFrom;
      }).reduce((sum, { ways }) => sum + ways, 0);
      expect(falls.find(({ spin }) => spin)?.chance ?? 0).toBeCloseTo(spins / 36, 9);
    }
  }
  expect([wornTyres(MOST_TYRES, 2), wornBrakes(MOST_BRAKES, 1)]).toEqual([MOST_TYRES, MOST_BRAKES]);
});
