// How reliable a game's chances are: what its strengths predict in the middle of races, against how these end.
// Not here: how drivers use them (ai/search).

import { answer } from '@ai/bots';
import { strengthsOf, winChances } from '@core/chances';
import { raceConfig } from '@core/config';
import type { AnyGame, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import type { BenchContext, Measured } from './figure';

/** Positions to judge, how many from each race, and the number of cars if the game seats them. */
const POSITIONS = 2000;
const OF_A_RACE = 10;
const CARS = 4;
/** Mean number of steps between two kept positions, spread over the race. */
const KEPT_EVERY = 7;
const BINS = 10;
const MOST_STEPS = 50_000;

/** One seat in one position: its chance to win as predicted, and whether it did. */
export interface Prediction {
  chance: number;
  won: boolean;
}

/** Predictions whose chance is in one tenth. mean: of the predictions; share: how many came true. */
export interface Bin {
  count: number;
  mean: number;
  share: number;
}

/** Mean squared error of the predictions: 0 is perfect, p (1 - p) is knowing only the overall win rate. */
export function brierOf(predictions: readonly Prediction[]): number {
  return meanOf(predictions.map(({ chance, won }) => (chance - (won ? 1 : 0)) ** 2));
}

/** The predictions in ten bins, by tenths of the chance. */
export function binsOf(predictions: readonly Prediction[]): Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const here = predictions.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    return {
      count: here.length,
      mean: meanOf(here.map(({ chance }) => chance)),
      share: meanOf(here.map(({ won }) => (won ? 1 : 0))),
    };
  });
}

/** How far the bins are off, weighted by their number of predictions: 0 if every chance comes true as often as predicted. */
export function driftOf(predictions: readonly Prediction[]): number {
  const off = binsOf(predictions).map(({ count, mean, share }) => count * Math.abs(mean - share));
  return off.reduce((sum, one) => sum + one, 0) / Math.max(1, predictions.length);
}

/** The figures of one game; prints the ten bins. */
export function chanceFigures(game: AnyGame, desk: BenchContext, positions = POSITIONS): Measured[] {
  const predictions = predictionsOf(game, positions);
  for (const [bin, { count, mean, share }] of binsOf(predictions).entries()) {
    const text = `predicted ${(100 * mean).toFixed(1)} %, came true ${(100 * share).toFixed(1)} %`;
    desk.say(`paddock: ${game.id}, chances from ${10 * bin} %: ${count} times, ${text}`);
  }
  const cars = carsOf(game);
  const blind = (1 / cars) * (1 - 1 / cars);
  const limits = { unit: 'share', better: 'lower' } as const;
  return [
    { name: `chances.${game.id}.brier`, value: brierOf(predictions), ...limits, floor: blind, goal: blind * 0.75 },
    { name: `chances.${game.id}.drift`, value: driftOf(predictions), ...limits, floor: 0.06, goal: 0.03 },
  ];
}

function carsOf(game: AnyGame): number {
  return Math.min(game.seats[1], Math.max(game.seats[0], CARS));
}

function predictionsOf(game: AnyGame, positions: number): Prediction[] {
  const found: Prediction[] = [];
  const wanted = positions * carsOf(game);
  for (let race = 0; found.length < wanted; race++) found.push(...raceOf(game, race));
  return found.slice(0, wanted);
}

/** Predictions of one race between medium drivers, at random moments of it. */
function raceOf(game: AnyGame, race: number): Prediction[] {
  const circuit = game.circuits[race % game.circuits.length]?.id ?? '';
  const cars = game.colours.slice(0, carsOf(game)).map((colour) => ({ colour }));
  const start = begin(game, raceConfig(game, circuit, cars, game.seatGrid ?? {}), `chances ${race}`);
  if (!start.ok) throw new Error(`${game.id} refuses the bench's config: ${start.violation.code}`);
  const state: RaceState = start.value.state;
  const io = silentIo(state.rng);
  const draw = drawOf(seedRng(`chances ${race} drivers`));
  const seen: number[][] = [];
  while (!isOver(state) && state.step < MOST_STEPS) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) break;
    if (draw(KEPT_EVERY) === 0) seen.push(winChances(strengthsOf(game, state)));
    advanceTrusted(game, state, decision, answer(game, state, decision, 'medium', draw), io);
  }
  const winners = game.standings(state).filter(({ place }) => place === 1);
  return spread(seen, OF_A_RACE).flatMap((chances) =>
    chances.map((chance, seat) => ({ chance, won: winners.some((one) => one.seat === seat) })),
  );
}

/** This many entries of a list, spread evenly over it. */
function spread<V>(list: readonly V[], most: number): V[] {
  if (list.length <= most) return list.slice();
  return Array.from({ length: most }, (_, n) => list[Math.floor((n * list.length) / most)] as V);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
