// The ratings' part of the contract: every driver's strength in a game, from this Paddock's races.
// Not here: other statistics (archive.ts) or computing ratings (src/ratings).

import { BOT_IDS } from '@core/contract';
import { driverKey, driverRef, rating } from '../archive';
import { command, id, owner } from '../shapes';
import { z } from '../zod';

/**
 * A rated subject. driver: null for AI drivers without a character, who share a rating by level; name is then empty, as it is
 * if no race of the driver is left. level: of an AI driver, else null. change: from the last race.
 */
export const ratingLine = rating.extend({
  driver: driverKey.nullable(),
  name: z.string(),
  kind: driverRef.shape.kind,
  level: z.enum(BOT_IDS).nullable(),
  races: z.int(),
  change: z.int(),
});
export type RatingLine = z.infer<typeof ratingLine>;

/**
 * race: the driver's number of rated races by then. level: the level driven at, null for drivers without one. change: from
 * that race.
 */
export const ratingPoint = rating.extend({
  race: z.int(),
  match: id,
  at: z.string(),
  level: z.enum(BOT_IDS).nullable(),
  change: z.int(),
});
export type RatingPoint = z.infer<typeof ratingPoint>;

const levels = z.object({ easy: rating, medium: rating, hard: rating, best: rating });

/**
 * A character as a rival. ratings: by level; before the first race at a level, the level's own. met: races with the person of
 * this profile; ahead: the races in which the person finished ahead; behind: the races in which the rival did.
 */
export const ratedRival = z.object({
  character: id,
  ratings: levels,
  met: z.int(),
  ahead: z.int(),
  behind: z.int(),
});
export type RatedRival = z.infer<typeof ratedRival>;

/** Every character as a rival of this profile's person. own: null before the first rated race. */
export const rivalTable = z.object({ own: rating.extend({ races: z.int() }).nullable(), rivals: z.array(ratedRival) });
export type RivalTable = z.infer<typeof rivalTable>;

/** Commands of the area ratings. */
export const ratingCommands = {
  /** Everyone rated in a game, strongest first. */
  'ratings.table': command(owner, z.object({ game: id }), z.array(ratingLine)),
  /** The history of a driver's rating, oldest first, at most 200 points spread over all races; empty if unrated. */
  'ratings.curve': command(owner, z.object({ game: id, driver: driverKey }), z.array(ratingPoint)),
  'ratings.rivals': command(owner, z.object({ game: id }), rivalTable),
} as const;
