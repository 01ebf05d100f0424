// The shapes that Formula D accepts from outside: configs, actions and stored states.
// Not here: what the rules allow; that is checkConfig and check.

import { ownLuck, rngWords } from '@kit/chance';
import { z } from 'zod';
import { CAR_COLOURS } from './data/cars';
import { circuitOf, isCircuit, MOST_SPACES } from './data/circuits';
import { LONGEST_ROLL, MOST_GEAR } from './data/dice';
import { CARS } from './setup';
import type { FormulaAction, FormulaConfig, FormulaState } from './types';

/** More WP than any option gives. */
const MOST_WEAR = 30;
const MOST_LAPS = 4;

const upTo = (most: number) => z.int().min(0).max(most);
const orNone = (most: number) => z.int().min(-1).max(most);
const count = upTo(1_000_000);
const circuit = z.string().refine(isCircuit, { error: 'there is no such circuit here' });
const colour = z.enum(CAR_COLOURS);
const seat = upTo(CARS.max - 1);
const seats = z.array(seat).max(CARS.max);
const space = upTo(MOST_SPACES - 1);
const gear = upTo(MOST_GEAR);

/** Options by name. The engine checks their ranges. */
const options = z.strictObject({
  laps: z.int(),
  wearPoints: z.int(),
  grid: z.enum(['dice', 'seats', 'standings', 'reversed']),
  greatStart: z.enum(['17', '20']),
  collision: z.enum(['mover', 'all']),
  pitStops: z.boolean(),
  slipstream: z.boolean(),
  teamPoints: z.boolean(),
  raceEnd: z.int(),
});

/** Judged by the engine (core/config.ts). */
const handicap = z.record(z.string(), z.int()).exactOptional();

/** A config's shape. */
export const configSchema = z.strictObject({
  circuit,
  source: z.json().exactOptional(),
  options,
  cars: z.array(z.strictObject({ colour, start: z.int().min(1).exactOptional(), handicap })).max(CARS.max),
}) satisfies z.ZodType<FormulaConfig>;

/** One answer. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('gear'), gear: z.int().min(1).max(MOST_GEAR) }),
  z.strictObject({ type: z.literal('move'), to: space }),
  z.strictObject({ type: z.literal('slipstream'), to: space }),
  z.strictObject({ type: z.literal('decline') }),
]) satisfies z.ZodType<FormulaAction>;

const car = z.strictObject({
  colour,
  number: z.int().min(1).max(CARS.max),
  grid: z.int().min(1).max(CARS.max),
  at: space,
  status: z.enum(['grid', 'stalled', 'racing', 'pitLane', 'pitBox', 'finished', 'eliminated']),
  gear,
  wear: upTo(MOST_WEAR),
  lap: upTo(MOST_LAPS),
  stops: count,
  pitLap: orNone(MOST_LAPS),
  served: z.boolean(),
  finish: upTo(CARS.max),
  endRound: count,
  endTurn: upTo(CARS.max),
  out: z.enum(['worn', 'crash', 'collision', 'motor']).nullable(),
  turns: count,
  pitStops: count,
  topGear: gear,
  spent: z.strictObject({
    shift: count,
    brake: count,
    overshoot: count,
    slipstream: count,
    collision: count,
    motor: count,
  }),
});

const turn = z.strictObject({
  face: orNone(LONGEST_ROLL),
  roll: upTo(LONGEST_ROLL),
  shift: upTo(MOST_GEAR),
  great: z.boolean(),
  fromPits: z.boolean(),
  from: space,
  driven: count,
  braked: count,
  overshot: count,
  locked: z.boolean(),
  slipstreams: count,
  behind: orNone(CARS.max - 1),
});

const decision = z.strictObject({
  id: z.int().min(1),
  seat,
  kind: z.enum(['gear', 'move', 'slipstream']),
  sealed: z.literal(false),
  committed: z.literal(false),
});

/** A stored race: every field in range, and all seats and spaces exist. */
export const stateSchema: z.ZodType<FormulaState> = z
  .strictObject({
    rng: rngWords,
    step: z.int().min(0),
    nextAsk: z.int().min(1),
    asks: z.array(decision).max(1),
    luck: ownLuck,
    circuit,
    options: options.extend({
      laps: z
        .int()
        .min(1)
        .max(MOST_LAPS - 1),
      wearPoints: upTo(MOST_WEAR),
      raceEnd: upTo(CARS.max),
    }),
    status: z.enum(['racing', 'finished']),
    round: z.int().min(1),
    order: seats,
    cursor: upTo(CARS.max),
    cars: z.array(car).min(CARS.min).max(CARS.max),
    turn,
    finishers: seats,
    eliminated: seats,
  })
  .refine((s) => [s.order, s.finishers, s.eliminated].every((list) => namesSeats(list, s)), 'seats have cars')
  .refine((s) => s.asks.every((open) => open.id < s.nextAsk), 'asks are older than the next one')
  .refine((s) => (s.status === 'finished') === (s.asks.length === 0), 'a race is over exactly when nobody is asked')
  .refine((s) => s.asks.every((open) => open.seat === s.order[s.cursor]), 'whose turn it is is asked')
  .refine((s) => s.cars.every((one) => one.at < circuitOf(s.circuit).spaces.length), 'cars are on the circuit')
  .refine((s) => s.turn.from < circuitOf(s.circuit).spaces.length, 'the turn began on the circuit')
  .refine((s) => s.turn.behind < s.cars.length, 'the car in front exists')
  .refine((s) => s.asks.every((open) => open.kind === 'gear' || s.turn.roll > 0), 'a move is asked for after a roll')
  .refine((s) => s.asks.every((open) => open.kind !== 'slipstream' || s.turn.behind >= 0), 'a slipstream has its car');

function namesSeats(list: readonly number[], s: { cars: readonly unknown[] }): boolean {
  return list.every((one) => one < s.cars.length) && new Set(list).size === list.length;
}
