// The figures of a Heat race for statistics, checked against the race itself.

import { answer } from '@ai/bots';
import { describe, expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { finalLineOf } from '../cars';
import { STRESS } from '../data/cards';
import { countRace } from '../data/statistics';
import { heat } from '../index';
import type { HeatAction, HeatConfig, HeatEvent } from '../types';
import { heatConfig } from './race-config';

/** A race of AI drivers, with the highest speed that each car's state ever showed. */
function raced(config: HeatConfig, seed: string) {
  const speeds = config.cars.map(() => 0);
  const race = wholeRace(heat, config, seed, (s, decision, draw) => {
    s.cars.forEach((car, seat) => {
      speeds[seat] = Math.max(speeds[seat] ?? 0, car.speed);
    });
    return answer(heat, s, decision, 'easy', draw) as HeatAction;
  });
  race.state.cars.forEach((car, seat) => {
    speeds[seat] = Math.max(speeds[seat] ?? 0, car.speed);
  });
  return { ...race, speeds, figures: heat.figuresOf(race.state, race.log) };
}

describe('figures of a race', () => {
  const { state, log, figures, speeds } = raced(heatConfig('usa', 3, 2, { laps: 2 }), 'figures');

  test('[R67] rounds exist only for cars past the final line', () => {
    const past = state.cars.map((car) => car.status === 'racing' && car.progress >= finalLineOf(state));
    expect(past).toContain(true);
    expect(figures.map((own) => own.rounds)).toEqual(past.map((is) => (is ? state.round : undefined)));
  });
  test('bestLap is the shortest of the laps, which add up to the race', () => {
    const finished = figures.filter((own) => 'rounds' in own);
    expect(finished.length).toBeGreaterThan(0);
    for (const { bestLap, rounds } of finished) {
      expect(bestLap).toBeGreaterThan(0);
      expect(Number(bestLap) * 2).toBeLessThanOrEqual(Number(rounds));
    }
  });
  test('topSpeed is the highest speed that corners could judge', () => {
    expect(figures.map((own) => own.topSpeed)).toEqual(speeds);
  });
  test('a driver who retires has no race figures, but keeps the laps driven', () => {
    const gone = { ...state, cars: state.cars.map((car) => ({ ...car, status: 'retired' as const })) };
    const after = heat.figuresOf(gone, log);
    expect(after.map((own) => own.rounds)).toEqual(figures.map(() => undefined));
    expect(after.map((own) => own.bestLap)).toEqual(figures.map((own) => own.bestLap));
  });
});

test('[R103] a qualifying session has laps and no race', () => {
  const { state, log } = wholeRace(heat, heatConfig('italy', 1, 0, { mode: 'qualifying', laps: 2 }), 'alone');
  const [own] = heat.figuresOf(state, log);
  const times = state.cars[0]?.lapTimes.map((lap) => lap.rounds) ?? [];
  expect([own?.rounds, own?.bestLap]).toEqual([undefined, Math.min(...times)]);
});

test('a car that never moved has no lap and no other figure', () => {
  const [own] = countRace([], 1);
  expect(own).toEqual({
    laps: [],
    heatPaid: 0,
    slipstreams: 0,
    spinOuts: 0,
    boosts: 0,
    stress: 0,
    topSpeed: 0,
  });
});

test('speed adds up within a round without slipstreams; Stress counts card by card', () => {
  const at = (round: number, body: object) => ({ round, phase: 3, seat: 0, ...body }) as HeatEvent;
  const log = [
    at(1, { type: 'cardsRevealed', cards: [STRESS, 3, STRESS] }),
    at(1, { type: 'carMoved', cause: 'play', wanted: 9 }),
    at(1, { type: 'carMoved', cause: 'adrenaline', wanted: 1 }),
    at(1, { type: 'carMoved', cause: 'boost', wanted: 4 }),
    at(1, { type: 'carMoved', cause: 'slipstream', wanted: 2 }),
    at(2, { type: 'carMoved', cause: 'play', wanted: 11 }),
  ];
  expect(countRace(log, 1)[0]).toMatchObject({ topSpeed: 14, stress: 2 });
});
