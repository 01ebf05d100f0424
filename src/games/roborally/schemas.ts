// Schemas of RoboRally's configs, actions and stored states from outside.
// Not here: what the rules allow (checkConfig and check).

import { ownLuck, rngWords } from '@kit/chance';
import { z } from 'zod';
import { CARD_STEP, CARDS } from './data/cards';
import { courseOf, isCourse, MOST } from './data/courses';
import { TURN_LIMIT } from './data/limits';
import { MOST_DEALT, MOST_HELD, OPTION_CARDS, PLATES } from './data/option-cards';
import { ROBOT_COLOURS } from './data/robots';
import { FATAL, FULL_HAND } from './robots';
import { MOST_LIVES, ROBOT_COUNT, TOURNAMENT_RACES } from './setup';
import type { Facing, RoborallyAction, RoborallyConfig, RoborallyState } from './types';

const upTo = (most: number) => z.int().min(0).max(most);
const orNone = (most: number) => z.int().min(-1).max(most);
const count = upTo(1_000_000);
const circuit = z.string().refine(isCourse, { error: 'there is no such course here' });
const colour = z.enum(ROBOT_COLOURS);
const seat = upTo(ROBOT_COUNT.max - 1);
const seats = z.array(seat).max(ROBOT_COUNT.max);
const cell = upTo(MOST.cells - 1);
const facing = z.literal([0, 1, 2, 3]) satisfies z.ZodType<Facing>;
const register = z.literal([1, 2, 3, 4, 5]);
const card = z
  .int()
  .min(0)
  .max(CARDS.length * CARD_STEP)
  .multipleOf(CARD_STEP);
const five = z.array(card).length(5);
const option = upTo(OPTION_CARDS.length - 1);
const options = z.array(option).max(OPTION_CARDS.length);

const chosen = z.strictObject({
  docks: z.enum(['random', 'seats', 'given']),
  race: z.int(),
  lives: z.int(),
  noTakebacks: z.boolean(),
  repair: z.enum(['all', 'one']),
  checkpointRepair: z.enum(['none', 'one', 'all']),
  repairArchive: z.boolean(),
  downFires: z.boolean(),
  lastStanding: z.boolean(),
  forPlaces: z.boolean(),
  turnLimit: z.int(),
  optionCards: z.boolean(),
});

/** Judged by the engine (core/config.ts). */
const handicap = z.record(z.string(), z.int()).exactOptional();

/** A config's shape; ranges with a violation of their own are left to checkConfig. */
export const configSchema = z.strictObject({
  circuit,
  source: z.json().exactOptional(),
  options: chosen,
  cars: z
    .array(z.strictObject({ colour, start: z.int().min(1).max(1000).exactOptional(), handicap }))
    .max(ROBOT_COUNT.max),
}) satisfies z.ZodType<RoborallyConfig>;

/** One answer, its lists bounded. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft'), cards: five, powerDown: z.boolean() }),
  z.strictObject({
    type: z.literal('program'),
    cards: five,
    powerDown: z.boolean(),
    marked: z.array(register).max(5),
    gyro: z.boolean(),
    spend: z.array(option).max(MOST_HELD),
  }),
  z.strictObject({ type: z.literal('timeout') }),
  z.strictObject({ type: z.literal('power'), stay: z.boolean() }),
  z.strictObject({
    type: z.literal('respawn'),
    cell,
    facing,
    keep: z.boolean(),
    lose: orNone(OPTION_CARDS.length - 1),
  }),
  z.strictObject({ type: z.literal('retire') }),
  z.strictObject({ type: z.literal('wait') }),
]) satisfies z.ZodType<RoborallyAction>;

const registerBits = upTo(63);

const robot = z.strictObject({
  colour,
  dock: z.int().min(1).max(ROBOT_COUNT.max),
  status: z.enum(['inPlay', 'destroyed', 'eliminated', 'finished']),
  cell: orNone(MOST.cells - 1),
  facing,
  damage: upTo(FATAL),
  lives: upTo(MOST_LIVES),
  archive: cell,
  flags: upTo(MOST.checkpoints),
  down: z.boolean(),
  announced: z.boolean(),
  registers: five,
  marks: registerBits,
  played: five,
  hand: z.array(card).max(FULL_HAND + MOST_DEALT),
  draft: five,
  draftDown: z.boolean(),
  sealed: z.union([five, z.array(card).length(0)]),
  sealedDown: z.boolean(),
  sealedMarks: registerBits,
  sealedGyro: z.boolean(),
  sealedSpend: options,
  expired: z.boolean(),
  retiring: z.boolean(),
  endTurn: count,
  endRegister: upTo(6),
  finish: upTo(ROBOT_COUNT.max),
  options: z.array(option).max(MOST_HELD),
  plates: upTo(PLATES),
  gyro: z.boolean(),
  spend: options,
  deaths: count,
  wrecks: count,
  hits: count,
  harm: count,
});

const decision = z.strictObject({
  id: z.int().min(1),
  seat,
  kind: z.enum(['program', 'power', 'respawn']),
  sealed: z.boolean(),
  committed: z.boolean(),
});

/** A stored race: every field in range, and only seats and cells that exist. */
export const stateSchema: z.ZodType<RoborallyState> = z
  .strictObject({
    rng: rngWords,
    step: z.int().min(0),
    nextAsk: z.int().min(1),
    asks: z.array(decision).max(ROBOT_COUNT.max),
    luck: ownLuck,
    circuit,
    options: chosen.refine(
      (o) =>
        o.race >= 1 &&
        o.race <= TOURNAMENT_RACES &&
        o.lives >= 0 &&
        o.lives <= MOST_LIVES &&
        o.turnLimit >= 0 &&
        o.turnLimit <= TURN_LIMIT.max,
      'options are in range',
    ),
    phase: z.enum(['programming', 'respawn', 'finished']),
    turn: count,
    register: z.literal([0, 1, 2, 3, 4, 5]),
    robots: z.array(robot).min(ROBOT_COUNT.min).max(ROBOT_COUNT.max),
    destroyed: seats,
    returning: seats,
    optionDeck: options,
    optionDiscards: options,
    end: z.enum(['none', 'finish', 'lastStanding', 'noneLeft', 'turnLimit']),
    winner: orNone(ROBOT_COUNT.max - 1),
  })
  .refine((s) => s.asks.every((open) => open.seat < s.robots.length), 'seats that are asked have robots')
  .refine((s) => s.asks.every((open) => open.id < s.nextAsk), 'asks are older than the next one')
  .refine((s) => s.asks.every((open) => open.sealed === (open.kind !== 'respawn')), 'programmes are sealed')
  .refine((s) => (s.phase === 'finished') === (s.asks.length === 0), 'a race is over exactly when nobody is asked')
  .refine((s) => s.phase !== 'respawn' || s.asks[0]?.seat === s.returning[0], 'the next robot to return is asked')
  .refine((s) => namesSeats(s.destroyed, s) && namesSeats(s.returning, s), 'seats that are named have robots')
  .refine(
    (s) => s.robots.every((one) => one.status !== 'inPlay' || isOnFloor(s.circuit, one.cell)),
    'robots stand on the floor',
  )
  .refine((s) => s.robots.every((one) => isOnFloor(s.circuit, one.archive)), 'archives are on the floor')
  .refine((s) => isWithoutTwins(s), 'no card lies in two places, no two robots on one cell')
  .refine((s) => s.winner < s.robots.length, 'the winner has a robot');

function namesSeats(list: readonly number[], s: { robots: readonly unknown[] }): boolean {
  return list.every((one) => one < s.robots.length) && new Set(list).size === list.length;
}

function isOnFloor(id: RoborallyState['circuit'], at: number): boolean {
  return courseOf(id).pit[at] === false;
}

function isWithoutTwins(s: Pick<RoborallyState, 'robots'>): boolean {
  const cards = s.robots.flatMap((one) => [...one.registers, ...one.hand]).filter((one) => one !== 0);
  const cells = s.robots.filter((one) => one.status === 'inPlay').map((one) => one.cell);
  return new Set(cards).size === cards.length && new Set(cells).size === cells.length;
}
