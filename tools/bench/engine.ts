// Speed of a game's rules, its clone and hash, and the size of its records. For every game of the registry.

import { deflateRawSync } from 'node:zlib';
import { clonePlain, cloneState } from '@core/clone';
import { raceConfig } from '@core/config';
import type { AnyGame, Decision, Json, OptionValue, RaceRecord, RaceState } from '@core/contract';
import { advanceTrusted, begin, findDecision, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf, silentIo } from '@core/io';
import { newRecord, noteMove, replay } from '@core/record';
import { seedRng } from '@core/rng';
import { recordFile } from '@games/record-file';
import { type Measured, median, rateOf } from './figure';

/** How much a bench does. seconds: CPU time spent on each repeat of each figure. */
export interface Effort {
  races: number;
  seconds: number;
}
const BENCH: Effort = { races: 12, seconds: 0.3 };
const STATE_EVERY = 40;
/** Limit for a race of random play: rules that never end should end the bench with a message. */
const MOST_STEPS = 50_000;

interface Recorded {
  start: RaceState;
  record: RaceRecord;
}

/** Options other than a game's defaults that a bench races with, and the name of its figures. */
export interface Setting {
  name: string;
  options: Readonly<Record<string, OptionValue>>;
}

/** The figures of one game, in a setting of its own or with its defaults. */
export function engineFigures(game: AnyGame, setting?: Setting, effort = BENCH): Measured[] {
  const options = setting?.options ?? {};
  const races = Array.from({ length: effort.races }, (_, index) => recordRace(game, `bench ${index}`, options));
  const states = races.flatMap((race) => statesOf(game, race));
  const rate = (work: () => number) => rateOf(work, 5, effort.seconds);
  const each = (work: (state: RaceState) => unknown) => () => {
    for (const state of states) work(state);
    return states.length;
  };
  let next = 0;
  const figure = (name: string, value: number, unit: string, floor: number, goal: number): Measured => ({
    name: `engine.${setting?.name ?? game.id}.${name}`,
    value,
    unit,
    floor,
    goal,
    better: unit.endsWith('/s') ? 'higher' : 'lower',
  });
  const sizes = races.map((race) => Buffer.byteLength(recordFile(race.record)) / 1024);
  const packed = races.map((race) => deflateRawSync(recordFile(race.record)).byteLength / 1024);
  return [
    figure(
      'apply',
      rate(() => applyAgain(game, races)),
      'actions/s',
      300_000,
      1_000_000,
    ),
    figure('clone', 1e6 / rate(each(cloneState)), 'us', 3, 1),
    figure('hash', 1e6 / rate(each(hashState)), 'us', 15, 10),
    figure(
      'races',
      rate(() => playRandom(game, `race ${next++}`, options)),
      'races/s',
      500,
      5000,
    ),
    figure('rebuild', 1e3 / rate(() => rebuild(game, races)), 'ms', 200, 5),
    figure('record', median(sizes), 'KB', 200, 40),
    figure('record.packed', median(packed), 'KB', 40, 8),
  ];
}

function beginRace(game: AnyGame, seed: string, options: Setting['options']): { state: RaceState; record: RaceRecord } {
  const cars = game.colours.slice(0, game.seats[1]).map((colour) => ({ colour }));
  const config = raceConfig(game, game.circuits[0]?.id ?? '', cars, options);
  const start = begin(game, config, seed);
  if (!start.ok) throw new Error(`${game.id} refuses the bench's config: ${start.violation.code}`);
  return { state: start.value.state, record: newRecord(game, config, seed) };
}

function openDecisionOf(state: RaceState): Decision {
  const decision = state.asks.find((one) => !one.committed);
  if (decision === undefined || state.step > MOST_STEPS) throw new Error(`a race hangs at step ${state.step}`);
  return decision;
}

function recordRace(game: AnyGame, seed: string, options: Setting['options']): Recorded {
  const { state, record } = beginRace(game, seed, options);
  const start = cloneState(state);
  const draw = drawOf(seedRng(`${seed} hands`));
  const io = silentIo(state.rng);
  while (!isOver(state)) {
    const decision = openDecisionOf(state);
    const action: Json = game.sample(state, decision, draw);
    const move = { ask: decision.id, seat: decision.seat, action, by: 'bot' } as const;
    const violation = advanceTrusted(game, state, decision, action, io);
    if (violation !== null) throw new Error(`${game.id} refuses its own sample: ${violation.code}`);
    noteMove(record, move, state);
  }
  return { start, record };
}

// Check and apply of recorded actions: no sampling, no schema, no events.
function applyAgain(game: AnyGame, races: readonly Recorded[]): number {
  let actions = 0;
  for (const { start, record } of races) {
    const state = cloneState(start);
    const io = silentIo(state.rng);
    for (const move of record.moves) {
      const decision = findDecision(state, move.ask);
      if (decision === undefined || advanceTrusted(game, state, decision, move.action, io) !== null) {
        throw new Error(`a recorded action of ${game.id} is refused at step ${state.step}`);
      }
    }
    actions += record.moves.length;
  }
  return actions;
}

// Stored as plain copies: if copies from a copier are kept, V8 learns to allocate all of that copier's results among
// long-lived objects, and short-lived copies, such as a search's, then cost four times as much.
function statesOf(game: AnyGame, race: Recorded): RaceState[] {
  const state = cloneState(race.start);
  const io = silentIo(state.rng);
  const states: RaceState[] = [clonePlain(state)];
  for (const move of race.record.moves) {
    const decision = findDecision(state, move.ask);
    if (decision !== undefined) advanceTrusted(game, state, decision, move.action, io);
    if (state.step % STATE_EVERY === 0) states.push(clonePlain(state));
  }
  return states;
}

function playRandom(game: AnyGame, seed: string, options: Setting['options']): number {
  const { state } = beginRace(game, seed, options);
  const draw = drawOf(seedRng(`${seed} hands`));
  const io = silentIo(state.rng);
  while (!isOver(state)) {
    const decision = openDecisionOf(state);
    advanceTrusted(game, state, decision, game.sample(state, decision, draw), io);
  }
  return 1;
}

// As the host does it: from the record, through the schemas.
function rebuild(game: AnyGame, races: readonly Recorded[]): number {
  for (const { record } of races) {
    if (!replay(game, record).ok) throw new Error(`a record of ${game.id} does not replay`);
  }
  return races.length;
}
