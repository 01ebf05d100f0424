// Shapes shared by several areas of the contract: names, ids, seats, drivers, race setups.
// Not here: commands and pushes (contract.ts, party.ts).

import { BOT_IDS, type Json } from '@core/contract';
import { LIMITS } from './constants';
import { z } from './zod';

/** owner: the host's own windows on this machine. guest: everyone who connects over the network. */
export type Role = 'owner' | 'guest';

/**
 * Arguments of refine for a length between min and max.
 * zod's own min and max read length even if the type is already wrong, and throw on { length: { toString: 1 } }.
 */
export function sized(min: number, max: number) {
  return [
    (value: { length: number }) => value.length >= min && value.length <= max,
    { params: { said: 'input.length', min, max } satisfies Refined },
  ] as const;
}

/** The message of a refinement, from this contract's catalogue, with its values. */
export type Refined = { said: 'input.length'; min: number; max: number } | { said: 'input.party-code' };

/** The name of a person or an AI driver. */
export const name = z
  .string()
  .trim()
  .refine(...sized(1, LIMITS.name));
export const id = z.string().refine(...sized(1, 64));
/** 0-based, around the table. */
export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
export const optionValue = z.union([z.boolean(), z.int(), z.string().refine(...sized(0, 40))]);
export const options = z.record(z.string().refine(...sized(0, 40)), optionValue);
export const colour = z.enum(['red', 'blue', 'yellow', 'green', 'black', 'ivory', 'orange', 'pink', 'purple', 'teal']);

/**
 * Who drives a car. you and hotseat: people at the host's screen; lan: a person at their own screen; automaton: driven by the
 * game's own rules. character: the AI driver's character (src/drivers); one that this version does not know is kept and
 * drives as its level does.
 */
export const driver = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('you') }),
  z.object({ kind: z.literal('hotseat') }),
  z.object({ kind: z.literal('lan') }),
  z.object({ kind: z.literal('ai'), level: z.enum(BOT_IDS), character: id.optional() }),
  z.object({ kind: z.literal('automaton'), id }),
]);
export type Driver = z.infer<typeof driver>;

/** What makes a race harder for a car (CarConfig.handicap). The game says how far each goes. */
const handicap = z.record(id, z.int().min(1).max(20));

/**
 * One seat of a race about to start. start: 1-based rank on a given grid (CarConfig.start); only the host sets it. handicap: what the
 * game offers and checks.
 */
export const seatSetup = z.object({
  name,
  colour,
  driver,
  start: z.int().min(1).max(LIMITS.seats).optional(),
  handicap: handicap.optional(),
});
export type SeatSetup = z.infer<typeof seatSetup>;

/** What kind of circuit one is (CircuitTraits). */
export const circuitTraits = z.object({
  length: z.enum(['short', 'medium', 'long']),
  character: z.enum(['fast', 'mixed', 'twisty']).exactOptional(),
});

/** One sentence about a circuit, by language. */
export const blurb = z.record(z.string(), z.string());

/** The source of a circuit that a player made, as plain JSON; the game judges it (Workshop). */
export const circuitSource: z.ZodType<Json, Json> = z
  .json()
  .refine((source) => JSON.stringify(source).length <= LIMITS.circuit);

/**
 * What a race is started from. source: of the circuit, if a player made it (RaceConfig). clock: seconds per decision, 0 = off. bank: extra seconds per person for the whole race, 0 or
 * left out = none; with clock 0 the bank is all the time there is. goOn: seconds after which results between two stages
 * continue without the host, 0 or left out = never. follow: in a rematch, the characters get the levels at which they are
 * about as strong as this profile's person is then.
 */
export const raceSetup = z.object({
  game: id,
  circuit: id,
  source: circuitSource.optional(),
  options,
  seats: z.array(seatSetup).refine(...sized(1, LIMITS.seats)),
  clock: z.int().min(0).max(300),
  bank: z.int().min(0).max(3600).optional(),
  goOn: z.int().min(0).max(60).optional(),
  follow: z.boolean().optional(),
  seed: z
    .string()
    .refine(...sized(0, LIMITS.seed))
    .optional(),
});
export type RaceSetup = z.infer<typeof raceSetup>;

/** One command: who may call it, its input, its output. */
export function command<I extends z.ZodType, O extends z.ZodType>(roles: readonly Role[], input: I, output: O) {
  return { roles, input, output } as const;
}
/** Commands for the host's own windows only. */
export const owner = ['owner'] as const;
/** Commands for guests too. */
export const anyone = ['owner', 'guest'] as const;

/** A message of the race's game, `hint.<id>`. */
const hintMessage = z.object({ id: z.string(), values: z.record(z.string(), z.union([z.number(), z.string()])) });
export type HintMessage = z.infer<typeof hintMessage>;

/** The wording of an answer: its outcome in short, and why. */
export const hintWords = z.object({ tag: hintMessage, why: z.array(hintMessage) });

/**
 * One answer. place: expected, 1 is the winner's; win: chance to win. way: the car's path this turn, in the game's own
 * numbers, empty if it does not move. words: the outcome in short, and why; null if the game gives no text.
 */
const hintAnswer = z.object({
  action: z.unknown(),
  place: z.number(),
  win: z.number(),
  way: z.array(z.number()),
  words: hintWords.nullable(),
});
export type HintAnswer = z.infer<typeof hintAnswer>;

/** The best answer, then the second best if there is one. */
export const hint = z.object({ answers: z.array(hintAnswer) });
