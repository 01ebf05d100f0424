// The contract's part for the campaign and the handicap ladder: what is open, what is raced, and how it went.
// Not here: the races themselves (matches).

import { LEVELS } from '@core/contract';
import { colour, command, id, options, owner } from '../shapes';
import { z } from '../zod';

/** campaign: n is a race; ladder: n is a step. */
const kind = z.enum(['campaign', 'ladder']);
export type ChallengeKind = z.infer<typeof kind>;
const n = z.int().min(1).max(100);
const which = z.object({ kind, game: id, n });
export type WhichChallenge = z.infer<typeof which>;

const state = z.enum(['done', 'open', 'locked']);

/** A place or better, and what a figure of the game has to be. */
const goal = z.object({
  place: z.int(),
  figure: z.object({ id, most: z.int().exactOptional(), least: z.int().exactOptional() }).exactOptional(),
});
export type ChallengeGoal = z.infer<typeof goal>;

/**
 * How a race went. out: the car fell out. figure: what the goal asks for, null if it asks for none or there is no value. assisted: an AI
 * driver decided something in your place, so the race reaches no goal.
 */
export const challengeResult = z.object({
  place: z.int(),
  cars: z.int(),
  out: z.boolean(),
  figure: z.int().nullable(),
  assisted: z.boolean(),
  reached: z.boolean(),
});
export type ChallengeResult = z.infer<typeof challengeResult>;

/** A race or step in a list. twist: what a race of the campaign has of its own; empty for steps. running: it has begun. */
const line = z.object({
  n,
  id,
  twist: z.string(),
  circuit: id,
  state,
  running: z.boolean(),
  result: challengeResult.nullable(),
});
export type ChallengeLine = z.infer<typeof line>;

/** What a step of the ladder adds. to: the place, number of cars or level of the handicap that it leads to. */
const step = z.object({
  adds: z.enum(['level', 'star', 'place', 'car', 'hints', 'undo', 'handicap', 'option', 'clock']),
  /** Of the handicap or the option. */
  id: id.nullable(),
  level: z.enum(LEVELS).nullable(),
  value: z.union([z.boolean(), z.number(), z.string()]).nullable(),
  seconds: z.int().nullable(),
  to: z.int(),
});
export type ChallengeStep = z.infer<typeof step>;

/** The lanes of one game: its five races and its twenty steps, each with what it adds. next: the next to do, null if all is done. */
const lane = z.object({
  game: id,
  races: z.array(line),
  steps: z.array(line.extend({ step })),
  nextRace: n.nullable(),
  nextStep: n.nullable(),
});
export type CampaignLane = z.infer<typeof lane>;

/**
 * A race or step in full. drivers: all cars in seat order; character null: your own. grid: whether they start in this order. handicap: of
 * your car. clock: seconds for each decision, 0: none. match: the race that has begun, or the one with the best result; null: none, or it
 * was deleted. before: id of the race that opens this one; null for the first and for steps. next: the one after it, if that is open now.
 */
export const challenge = z.object({
  kind,
  game: id,
  n,
  id,
  twist: z.string(),
  circuit: id,
  options,
  laps: z.int().nullable(),
  drivers: z.array(z.object({ character: id.nullable(), colour, level: z.enum(LEVELS).nullable() })),
  grid: z.boolean(),
  handicap: z.record(z.string(), z.int()),
  clock: z.int(),
  hints: z.boolean(),
  undo: z.boolean(),
  goal,
  state,
  running: z.boolean(),
  match: id.nullable(),
  result: challengeResult.nullable(),
  before: id.nullable(),
  next: n.nullable(),
});
export type Challenge = z.infer<typeof challenge>;

/** Commands of the area campaign, for the host's own windows. */
export const campaignCommands = {
  /** All races and steps with what was reached. done, count: of the campaign's races. all: the setting opens every race. */
  'campaign.home': command(
    owner,
    z.object({}),
    z.object({ done: z.int(), count: z.int(), all: z.boolean(), lanes: z.array(lane) }),
  ),
  /** One race or step. Refused if there is none. */
  'campaign.look': command(owner, which, challenge),
  /** Starts a race or step, or goes on with the one that has begun. Refused if it is locked. */
  'campaign.start': command(owner, which, z.object({ match: id })),
  /** The race or step that this race was started for, with this race's own result once it is over; null: it was not. */
  'campaign.of': command(owner, z.object({ match: id }), challenge.nullable()),
} as const;

export const campaignPushes = {
  /** A race of the campaign or the ladder began or ended. */
  'campaign.changed': z.object({}),
} as const;
