// The shapes that several areas of the contract share: names, ids, seats, drivers, race setups.
// Not for: commands and pushes (contract.ts, party.ts).

import { BOT_IDS } from '@core/contract';
import { z } from 'zod';

// zod tries eval once to speed itself up; a page's content policy forbids even the try. The host keeps the speed.
if ('document' in globalThis) z.config({ jitless: true });

/** owner: the host's own windows on this machine. guest: everybody who came over the network. */
export type Role = 'owner' | 'guest';

/**
 * frame, guestFrame: bytes of one message; the rest: characters, and seats. A frame of the host's own windows holds a whole
 * file that is brought in (2 MB), with room for its quotes.
 */
export const LIMITS = {
  frame: 5 * 1024 * 1024,
  guestFrame: 16 * 1024,
  name: 24,
  presetName: 40,
  seats: 10,
  title: 60,
  seed: 80,
  chat: 280,
} as const;

/**
 * Arguments of refine for a length between min and max.
 * zod's own min and max look at length even where the type is already wrong, and throw on { length: { toString: 1 } }.
 */
export function sized(min: number, max: number) {
  return [
    (value: { length: number }) => value.length >= min && value.length <= max,
    { params: { said: 'input.length', min, max } satisfies Refined },
  ] as const;
}

/** What a refinement says to who gave the value: a message of this contract's catalogue, with its values. */
export type Refined = { said: 'input.length'; min: number; max: number } | { said: 'input.party-code' };

/** What a person or an AI driver is called. */
export const name = z
  .string()
  .trim()
  .refine(...sized(1, LIMITS.name));
export const id = z.string().refine(...sized(1, 64));
/** 0-based, round the table. */
export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
export const optionValue = z.union([z.boolean(), z.int(), z.string().refine(...sized(0, 40))]);
export const options = z.record(z.string().refine(...sized(0, 40)), optionValue);
export const colour = z.enum(['red', 'blue', 'yellow', 'green', 'black', 'ivory', 'orange', 'pink', 'purple', 'teal']);

/**
 * Who drives a car. you and hotseat: persons at the host's screen; lan: a person at a screen of their own; automaton: driven by
 * the game's own rules. character: who the AI driver is (src/drivers); one that an edition does not know is kept, and drives
 * as its level does.
 */
export const driver = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('you') }),
  z.object({ kind: z.literal('hotseat') }),
  z.object({ kind: z.literal('lan') }),
  z.object({ kind: z.literal('ai'), level: z.enum(BOT_IDS), character: id.optional() }),
  z.object({ kind: z.literal('automaton'), id }),
]);
export type Driver = z.infer<typeof driver>;

/** One seat of a race about to start. start: 1-based rank on a given grid (CarConfig.start); only the host sets it. */
export const seatSetup = z.object({ name, colour, driver, start: z.int().min(1).max(LIMITS.seats).optional() });
export type SeatSetup = z.infer<typeof seatSetup>;

/**
 * What a race is started from. clock: seconds per decision, 0 = off. bank: seconds each person may go over that in the
 * whole race, 0 or left out = none; with clock 0 the bank is all the time there is. goOn: seconds after which results
 * between two stages are gone on from without the host, 0 or left out = never. follow: raced again, its characters have the
 * levels at which they are about as strong as the person of this profile then.
 */
export const raceSetup = z.object({
  game: id,
  circuit: id,
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

/** One command: who may call it, what it takes, what it gives. */
export function command<I extends z.ZodType, O extends z.ZodType>(roles: readonly Role[], input: I, output: O) {
  return { roles, input, output } as const;
}
/** Commands of the host's own windows only. */
export const owner = ['owner'] as const;
/** Commands that guests have too. */
export const anyone = ['owner', 'guest'] as const;

/** A message of the race's game, `hint.<id>`. */
const hintSaid = z.object({ id: z.string(), values: z.record(z.string(), z.union([z.number(), z.string()])) });
export type HintSaid = z.infer<typeof hintSaid>;

/**
 * One answer. place: to be expected, 1 is the winner's; win: chance to win. way: of the own car this turn, in the game's own
 * numbers, empty where it does not move. words: what comes of it in a few words, and why; null where the game says nothing.
 */
const hintAnswer = z.object({
  action: z.unknown(),
  place: z.number(),
  win: z.number(),
  way: z.array(z.number()),
  words: z.object({ tag: hintSaid, why: z.array(hintSaid) }).nullable(),
});
export type HintAnswer = z.infer<typeof hintAnswer>;

/** The best answer, then the second best where there is one. */
export const hint = z.object({ answers: z.array(hintAnswer) });
