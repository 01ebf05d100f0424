import { answer } from '@ai/bots';
import { begin, step } from '@core/engine';
import { drawFrom, seedRng } from '@core/rng';
import { topOf } from '@narration/phrases';
import type { GameResult } from '@ui/ui-types';
import { describe, expect, it } from 'vitest';
import { countRace } from '../data/statistics';
import { heat } from '../index';
import type { HeatUi } from '../narration/preview';
import { heatConfig } from '../tests/race-config';
import type { HeatEvent, HeatOptions } from '../types';
import { results } from './results';

const NAMES = ['Marta', 'Ada', 'Bruno'];

describe('statistics', () => {
  const at = (round: number, body: object) => ({ round, phase: 7, ...body }) as HeatEvent;
  it('[R103] counts the rounds of a lap from the round after the previous one ended', () => {
    const log = [at(7, { type: 'lapCompleted', seat: 0, lap: 1 }), at(13, { type: 'lapCompleted', seat: 0, lap: 2 })];
    expect(countRace(log, 1)[0]?.laps).toEqual([7, 6]);
  });
  it('[R61] leaves out a lap that a spin-out took back', () => {
    const log = [
      at(7, { type: 'lapCompleted', seat: 0, lap: 1 }),
      at(7, { type: 'lapLost', seat: 0, lap: 1 }),
      at(9, { type: 'lapCompleted', seat: 0, lap: 1 }),
    ];
    expect(countRace(log, 1)[0]?.laps).toEqual([9]);
  });
  it('counts every way to pay Heat', () => {
    const log = [
      at(1, { type: 'gearsRevealed', shifts: [{ seat: 0, from: 1, to: 3, heat: 1 }] }),
      at(1, { type: 'boosted', seat: 0, heat: 1, value: 2 }),
      at(1, { type: 'cornerPaid', seat: 0, corner: 0, speed: 7, limit: 5, heat: 2 }),
      at(2, { type: 'spunOut', seat: 0, heatLost: 3 }),
    ];
    expect(countRace(log, 1)[0]).toMatchObject({ heatPaid: 7, boosts: 1, spinOuts: 1 });
  });
  it('names all cars that share the top value, and none if all are zero', () => {
    expect(topOf([2, 5, 5])).toEqual({ seats: [1, 2], value: 5 });
    expect(topOf([0, 0])).toEqual({ seats: [], value: 0 });
    expect(topOf([0, 9, 7], 'least')).toEqual({ seats: [2], value: 7 });
  });
});

describe('results', () => {
  it('[R93] gives 2 points for every car beaten and 2 more, best first', () => {
    const shown = results(finished('results', {}));
    expect(shown.lines.map((line) => line.points)).toEqual(['6', '4', '2']);
    expect(shown.lines.map((line) => line.place)).toEqual([1, 2, 3]);
    expect(shown.instead).toBeNull();
  });
  it('tells a single person how they did, in the order of the standings', () => {
    const result = finished('results', {});
    const mine = result.standings.find((line) => line.seat === 0)?.place;
    const headline = mine === 1 ? 'You win!' : mine === 2 ? '2nd place' : '3rd place';
    expect(results(result).headline).toBe(headline);
  });
  it('names the winner if several people drove', () => {
    const result = finished('results', {});
    result.seats = result.seats.map((seat) => ({ ...seat, driver: { kind: 'hotseat' } }));
    const winner = result.standings.find((line) => line.place === 1)?.seat ?? 0;
    expect(results(result).headline).toBe(`${NAMES[winner]} wins`);
  });
  it('gives awards from the log', () => {
    const result = finished('results', {});
    const shown = results(result);
    const fastest = shown.awards.find((award) => award.title === 'Fastest lap');
    expect(fastest?.text).toMatch(/^(Marta|Ada|Bruno).*, \d+ rounds$/);
    const heatPaid = topOf(countRace(result.log, 3).map((car) => car.heatPaid));
    expect(shown.awards.find((award) => award.title === 'Hottest engine')?.text).toContain(
      `paid ${heatPaid.value} heat`,
    );
  });
  it('[R104] shows a lap table after qualifying', () => {
    const shown = results(finished('alone', { mode: 'qualifying' }, 1));
    expect(shown.instead).not.toBeNull();
    expect(shown.headline).toMatch(/^Best lap: \d+ rounds$/);
    expect(shown.awards).toEqual([]);
  });
});

/** A race of random drivers, played to the end. */
function finished(seed: string, options: Partial<HeatOptions>, cars = 3): GameResult<HeatUi> {
  const config = heatConfig('italy', cars, 0, { laps: 1, ...options });
  const begun = begin(heat, config, seed);
  if (!begun.ok) throw new Error(begun.violation.code);
  let { state } = begun.value;
  const log: HeatEvent[] = [...begun.value.events];
  const words = seedRng(`${seed} answers`);
  for (let decision = state.asks[0]; decision; decision = state.asks.find((a) => !a.committed) ?? state.asks[0]) {
    const action = answer(heat, state, decision, 'random', (bound) => drawFrom(words, bound));
    const turn = step(heat, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    if (!turn.ok) throw new Error(turn.violation.code);
    state = turn.value.state;
    log.push(...turn.value.events);
  }
  const seats = config.cars.map((car, seat) => ({
    seat,
    name: NAMES[seat] ?? '',
    colour: car.colour,
    driver: seat === 0 ? ({ kind: 'you' } as const) : ({ kind: 'ai', level: 'random' } as const),
  }));
  return {
    match: 'm',
    game: 'heat',
    circuit: 'italy',
    options: config.options,
    seats,
    standings: heat.standings(state),
    view: heat.view(state, 'all'),
    log,
    startedAt: '',
    finishedAt: '',
    rounds: state.round,
    setup: { game: 'heat', circuit: 'italy', options: config.options, seats, clock: 0 },
    origin: { practice: false, season: null },
    points: null,
    scores: null,
    laps: null,
    occasion: null,
  };
}
