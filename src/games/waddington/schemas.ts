// The shapes that Waddington's Formula 1 accepts from outside: configs, actions and stored states.
// Not here: what the rules allow; that is checkConfig and check.

import { ownLuck, rngWords } from '@kit/chance';
import { z } from 'zod';
import { PIT_CARDS, TACTIC_PACK, TACTICS } from './data/cards';
import { CAR_COLOURS, MOST_BRAKES, MOST_TYRES, TOP_SPEED } from './data/charts';
import { circuitOf, isCircuit, MOST } from './data/circuits';
import { MOST_SQUARES } from './phases/roads';
import { CARS, LAPS, MOST_DEALT } from './setup';
import type { WaddingtonAction, WaddingtonConfig, WaddingtonState } from './types';

const upTo = (most: number) => z.int().min(0).max(most);
const orNone = (most: number) => z.int().min(-1).max(most);
const count = upTo(1_000_000);
const circuit = z.string().refine(isCircuit, { error: 'there is no such circuit here' });
const colour = z.enum(CAR_COLOURS);
const seat = upTo(CARS.max - 1);
const seats = z.array(seat).max(CARS.max);
const carPlace = z.int().min(1).max(CARS.max);
const speed = upTo(TOP_SPEED);
const place = upTo(MOST.places - 1);
const path = z.array(place).max(MOST_SQUARES);
const tactic = upTo(TACTICS.length - 1);
const tactics = z.array(tactic).max(TACTIC_PACK.length);
const pitCard = upTo(PIT_CARDS.length - 1);

/** Judged by the engine (core/config.ts). */
const handicap = z.record(z.string(), z.int()).exactOptional();

/** A config's shape. checkConfig checks ranges that have their own violation. */
export const configSchema = z.strictObject({
  circuit,
  source: z.json().exactOptional(),
  options: z.strictObject({
    laps: z.int(),
    carChoice: z.enum(['dice', 'seats', 'random', 'given', 'standings']),
    handSize: z.int(),
    pitCards: z.boolean(),
    strictTyres: z.boolean(),
  }),
  cars: z.array(z.strictObject({ colour, start: z.int().min(1).max(1000).exactOptional(), handicap })).max(CARS.max),
}) satisfies z.ZodType<WaddingtonConfig>;

/** One answer, with bounded lists. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('car'), place: carPlace }),
  z.strictObject({ type: z.literal('drive'), speed, path, superb: orNone(MOST.corners - 1), quiet: z.boolean() }),
  z.strictObject({ type: z.literal('run'), path, speed }),
  z.strictObject({ type: z.literal('card'), card: tactic, speed, path }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('tyres'), use: z.boolean() }),
]) satisfies z.ZodType<WaddingtonAction>;

const car = z.strictObject({
  colour,
  place: upTo(CARS.max),
  at: orNone(MOST.places - 1),
  lap: z.int().min(-1).max(20),
  reading: speed,
  tyres: upTo(MOST_TYRES),
  brakes: upTo(MOST_BRAKES),
  missTurns: upTo(10),
  startSpeed: speed,
  hand: tactics,
  shown: tactics,
  kept: orNone(PIT_CARDS.length - 1),
  keptActive: z.boolean(),
  turns: count,
  lapsLed: count,
  spins: count,
  dice: count,
  stops: count,
  baulks: count,
  cardsUsed: count,
  bestLap: count,
  lapTurns: count,
});

const turn = z.strictObject({
  bands: z
    .array(
      z.strictObject({
        corner: upTo(MOST.corners - 1),
        place,
        speed,
        lap: z.int().min(-1).max(20),
        square: upTo(MOST_SQUARES * 2),
      }),
    )
    .max(MOST_SQUARES * 2),
  judged: upTo(MOST_SQUARES * 2),
  squares: upTo(MOST_SQUARES * 2),
  lap: z.int().min(-1).max(20),
  card: orNone(TACTICS.length - 1),
  superb: orNone(MOST.corners - 1),
  refused: z.boolean(),
  spun: z.boolean(),
});

const decision = z.strictObject({
  id: z.int().min(1),
  seat,
  kind: z.enum(['car', 'drive', 'card', 'tyres']),
  sealed: z.literal(false),
  committed: z.literal(false),
});

/** A stored race: every field in range, and all seats and places exist. */
export const stateSchema: z.ZodType<WaddingtonState> = z
  .strictObject({
    rng: rngWords,
    step: z.int().min(0),
    nextAsk: z.int().min(1),
    asks: z.array(decision).max(1),
    luck: ownLuck,
    circuit,
    laps: z.int().min(LAPS.min).max(LAPS.max),
    handSize: upTo(MOST_DEALT),
    pitCards: z.boolean(),
    strictTyres: z.boolean(),
    status: z.enum(['choosing', 'racing', 'finalRound', 'finished']),
    round: count,
    order: seats,
    cursor: upTo(CARS.max),
    choosers: seats,
    cars: z.array(car).min(CARS.min).max(CARS.max),
    turn,
    stock: tactics,
    discards: tactics,
    pitPack: z.array(pitCard).max(PIT_CARDS.length),
    pitUnseen: upTo(PIT_CARDS.length),
    firstFinisher: orNone(CARS.max - 1),
  })
  .refine((s) => namesSeats(s.order, s) && namesSeats(s.choosers, s), 'seats of the order have cars')
  .refine((s) => s.asks.every((open) => open.seat < s.cars.length), 'seats that are asked have cars')
  .refine((s) => s.asks.every((open) => open.id < s.nextAsk), 'asks are older than the next one')
  .refine((s) => (s.status === 'finished') === (s.asks.length === 0), 'a race is over exactly when nobody is asked')
  .refine((s) => (s.status === 'choosing') === (s.order.length === 0), 'the order is set once cars are chosen')
  .refine((s) => s.status !== 'choosing' || s.choosers[0] === s.asks[0]?.seat, 'the next chooser is asked')
  .refine(
    (s) => s.status === 'choosing' || s.asks.every((open) => open.seat === s.order[s.cursor]),
    'whose turn it is is asked',
  )
  .refine((s) => s.cars.every((one) => one.at < circuitOf(s.circuit).places.length), 'cars are on the circuit')
  .refine((s) => s.status === 'choosing' || s.cars.every((one) => one.at >= 0 && one.place > 0), 'cars are placed')
  .refine((s) => s.pitUnseen <= s.pitPack.length && s.firstFinisher < s.cars.length, 'counts fit')
  .refine(
    (s) => s.turn.bands.every((band) => circuitOf(s.circuit).corner[band.place] === band.corner),
    'bands lie on their corners',
  );

function namesSeats(list: readonly number[], s: { cars: readonly unknown[] }): boolean {
  return list.every((one) => one < s.cars.length) && new Set(list).size === list.length;
}
