// Roads with one and with three lanes: cars per space, which lane a car takes, who is ahead of equals.

import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { heat } from '../index';
import { standings } from '../standings';
import type { Lane } from '../types';
import { madeFile, onTrack } from './made-track';
import { race } from './race';
import { heatConfig } from './race-config';

/** Lane and progress of cars that all play a 1 in 1st gear, one after the other from the front. */
function landings(lanes: number, raceLane: number, from: number[]): string[] {
  return onTrack(madeFile(lanes, raceLane), () => {
    const r = race('italy');
    for (const at of from) r.car({ at, gear: 1, placed: '1', hand: '1 1 1 1 1 1' });
    r.begin(3);
    return from.map((_, seat) => `${r.at(seat).progress}/${r.at(seat).lane}`);
  });
}

test('[R30] a space fits as many cars as the road has lanes', () => {
  // The first car is in the way; all others come from one space behind.
  expect(landings(1, 0, [3, 2])).toEqual(['4/0', '3/0']);
  const aims = (lanes: number, cars: number) =>
    onTrack(madeFile(lanes), () => {
      const r = race('italy').parked(...new Array<number>(cars).fill(5));
      r.car({ at: 4, gear: 1, placed: '1' }).begin(3);
      return r.at(cars).progress;
    });
  expect([aims(1, 0), aims(1, 1)]).toEqual([5, 6]);
  expect([aims(2, 1), aims(2, 2)]).toEqual([5, 6]);
  expect([aims(3, 2), aims(3, 3)]).toEqual([5, 6]);
});

test.each([
  [0, [0, 1, 2]],
  [1, [1, 0, 2]],
  [2, [2, 1, 0]],
])('[R32] with race lane %i, three cars take the lanes %j', (raceLane, taken) => {
  onTrack(madeFile(3, raceLane), () => {
    const r = race('italy');
    for (const lane of [0, 1, 2] as Lane[]) r.car({ at: 4, lane, gear: 1, placed: '1' });
    r.begin(3);
    // R14: equals act from the race lane outwards, so each takes the best lane that is left.
    expect(r.s.order.map((seat) => r.at(seat).lane)).toEqual(taken);
    expect(r.s.order.map((seat) => r.at(seat).progress)).toEqual([5, 5, 5]);
  });
});

test('[R14, 7.2] equals rank from the race lane outwards, left before right', () => {
  onTrack(madeFile(3, 1), () => {
    const r = race('italy');
    for (const lane of [2, 0, 1] as Lane[]) r.car({ at: 4, lane });
    expect(standings(r.s).map(({ seat }) => seat)).toEqual([2, 1, 0]);
    r.begin(1);
    expect(r.s.order).toEqual([2, 1, 0]);
  });
});

test('[R60] a spin-out finds the nearest space behind the line with a free lane', () => {
  const end = (lanes: number) =>
    onTrack(madeFile(lanes), () => {
      const r = race('italy').parked(7, 7);
      r.car({ at: 9, from: 3, gear: 3, speed: 9, engine: 0 }).begin(7);
      return `${r.at(2).progress}/${r.at(2).lane}`;
    });
  expect([end(2), end(3)]).toEqual(['6/0', '7/2']);
});

test.each([1, 3])(
  '[R6, R29 to R34] in whole races on %i lanes no cars share a cell, and every car finishes',
  (lanes) => {
    onTrack(madeFile(lanes, lanes - 1), (track) => {
      for (let n = 0; n < 6; n++) {
        const start = begin(heat, heatConfig('italy', 4, 2, { laps: 2 }), `lanes ${lanes} ${n}`);
        if (!start.ok) throw new Error(start.violation.code);
        const { state } = start.value;
        const draw = drawOf(seedRng(`hands ${n}`));
        const used = new Set<number>();
        while (!isOver(state)) {
          const decision = state.asks.find((open) => !open.committed);
          if (!decision) throw new Error('nobody is asked');
          const move = {
            ask: decision.id,
            seat: decision.seat,
            action: heat.sample(state, decision, draw),
            by: 'bot',
          } as const;
          expect(advance(heat, state, move).ok).toBe(true);
          const racing = state.cars.filter((car) => car.status === 'racing');
          const cells = racing.map((car) => `${(car.progress + track.length) % track.length}/${car.lane}`);
          expect(new Set(cells).size).toBe(racing.length);
          for (const car of racing) used.add(car.lane);
        }
        expect(Math.max(...used)).toBe(lanes - 1);
        if (lanes === 3) expect(used.size).toBe(3);
      }
    });
  },
);
