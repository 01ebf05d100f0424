import { begin, step } from '@core/engine';
import { seedRng } from '@core/rng';
import { describe, expect, it } from 'vitest';
import { trackOf } from '../data/tracks';
import { heat } from '../index';
import { card, cards, race } from '../tests/race';
import { heatConfig } from '../tests/race-config';
import type { HeatEvent, HeatState, HeatView } from '../types';
import { view } from '../view';
import { costsOf, fateOf, landingOf, speedOf, tagOf } from './forecast';

const NOTHING = { heat: 0, limit: 0 };

describe('speed of cards', () => {
  it('[R26] counts a plus as 1 to 4', () => {
    expect(speedOf(cards('4 2 stress'))).toEqual({ low: 7, high: 10 });
  });
  it('[R28] spans the values of a card with several', () => {
    expect(speedOf(cards('brakes-1234'))).toEqual({ low: 1, high: 4 });
    expect(costsOf(cards('brakes-1234'))).toEqual({ heat: 1, limit: 0 });
  });
});

describe('landing', () => {
  it('[R30] goes past full spaces and tells how many', () => {
    const s = race('italy').car({ at: 0 }).car({ at: 5, lane: 0 }).car({ at: 5, lane: 1 }).s;
    expect(landingOf(view(s, 0), 0, 5)).toMatchObject({ to: 6, extra: 1, path: [1, 2, 3, 4, 5, 6] });
  });
  it('[R30] looks at the space of cars on other laps too', () => {
    const { length } = trackOf('italy');
    const s = race('italy')
      .car({ at: 0 })
      .car({ at: 5, lane: 0 })
      .car({ at: 5 + length, lane: 1 }).s;
    expect(landingOf(view(s, 0), 0, 5)).toMatchObject({ to: 6, extra: 1 });
  });
  it('[R29] stays where it is at speed 0', () => {
    const s = race('italy').car({ at: 3, lane: 1 }).s;
    expect(landingOf(view(s, 0), 0, 0)).toEqual({ to: 3, lane: 1, path: [], extra: 0 });
  });
  it('[R32] takes the other lane where the race lane is taken', () => {
    const s = race('italy').car({ at: 0 }).car({ at: 4 }).s;
    const taken = s.cars[1]?.lane;
    expect(landingOf(view(s, 0), 0, 4)).toMatchObject({ to: 4, lane: taken === 0 ? 1 : 0 });
  });
});

describe('tags', () => {
  // Italy's first corner lies before space 10 with limit 5; the picture of the race screen is this very position.
  const at = (engine: number) => view(race('italy').car({ at: 4, engine, gear: 3 }).s, 0);
  const chosen = cards('4 2');

  it('[R58] says what one more card costs at the corner it reaches', () => {
    const seen = at(4);
    expect(tagOf(seen, 0, chosen, card('1'))).toEqual({ text: '2 heat', look: 'cost' });
    expect(tagOf(seen, 0, chosen, card('3'))).toEqual({ text: '4 heat', look: 'cost' });
  });
  it('[R59] says spin-out where the engine cannot pay', () => {
    expect(tagOf(at(4), 0, chosen, card('5'))).toEqual({ text: 'Spin-out', look: 'bad' });
  });
  it('[R26] gives a range for Stress, red where its worst spins', () => {
    expect(tagOf(at(4), 0, chosen, card('stress'))).toEqual({ text: '2 to 5 heat', look: 'bad' });
    expect(tagOf(at(6), 0, chosen, card('stress'))).toEqual({ text: '2 to 5 heat', look: 'cost' });
  });
  it('[R18] calls Heat stuck', () => {
    expect(tagOf(at(4), 0, chosen, card('heat'))).toEqual({ text: 'Stuck', look: 'no' });
  });
  it('says nothing where no corner is reached', () => {
    expect(tagOf(at(4), 0, [], card('1'))).toBeNull();
  });
});

describe('the forecast and the rules agree', () => {
  it('[R56-R59] over qualifying laps, card by card', () => {
    let crossings = 0;
    for (let seed = 0; seed < 24; seed++) crossings += driveAndCompare(`forecast ${seed}`);
    expect(crossings).toBeGreaterThan(40);
  });
});

/** Drives one lap alone; before every reveal the forecast is made, after phase 7 it is held against what happened. */
function driveAndCompare(seed: string): number {
  const begun = begin(heat, heatConfig('italy', 1, 0, { mode: 'qualifying', laps: 1 }), seed);
  if (!begun.ok) throw new Error(begun.breach.code);
  let state: HeatState = begun.value.state;
  const draw = drawer(seed);
  let crossings = 0;
  let forecast: { heat: number; spinOut: boolean } | undefined;
  for (let guard = 0; state.asks.length > 0 && guard < 400; guard++) {
    const ask = state.asks[0]!;
    const action = ask.kind === 'react' ? { type: 'done' as const } : heat.sample(state, ask, draw);
    const seen = heat.view(state, 0) as HeatView;
    if (action.type === 'cards') forecast = forecastOf(seen, action.cards);
    const turn = step(heat, state, { ask: ask.id, seat: 0, action, by: 'player' });
    if (!turn.ok) throw new Error(turn.breach.code);
    crossings += compare(turn.value.events, forecast);
    if (turn.value.events.some((event) => event.type === 'roundEnded')) forecast = undefined;
    state = turn.value.state;
  }
  return crossings;
}

function forecastOf(seen: HeatView, chosen: readonly number[]): { heat: number; spinOut: boolean } | undefined {
  const range = speedOf(chosen);
  if (range.low !== range.high) return undefined;
  return fateOf(seen, 0, range.low, NOTHING);
}

function compare(events: readonly HeatEvent[], forecast: { heat: number; spinOut: boolean } | undefined): number {
  if (!forecast) return 0;
  const paid = events.flatMap((event) => (event.type === 'cornerPaid' ? [event.heat] : []));
  const passed = events.filter((event) => event.type === 'cornerPassed').length;
  const spun = events.some((event) => event.type === 'spunOut');
  if (paid.length + passed === 0 && !spun) return 0;
  expect({ heat: paid.reduce((sum, n) => sum + n, 0), spinOut: spun }).toEqual({
    heat: forecast.heat,
    spinOut: forecast.spinOut,
  });
  return 1;
}

function drawer(seed: string): (bound: number) => number {
  let word = seedRng(seed)[0];
  return (bound) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word % bound;
  };
}
