// The ratings' part of the contract: how strong everybody is in a game, by the races of this Paddock.
// Not for: other statistics (archive.ts) or how ratings are reckoned (src/ratings).

import { BOT_IDS } from '@core/contract';
import { z } from 'zod';
import { driverKey, driverRef, rating } from '../archive';
import { command, id, owner } from '../shapes';

/**
 * One who is rated. driver: null for AI drivers without a character, who share a rating by level; then name is empty, as it
 * is where no race of the driver is left. level: of an AI driver, else null. change: what the last race gave.
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

/** race: how many races the driver had rated by then, 1-based. level: driven at in it, null for who has none. change: what it gave. */
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
 * A character as a rival. ratings: by level, before a first race at a level those of the level. met: races with the person of
 * this profile; ahead: those in which the person was ahead; behind: those in which the rival was.
 */
export const ratedRival = z.object({
  character: id,
  ratings: levels,
  met: z.int(),
  ahead: z.int(),
  behind: z.int(),
});
export type RatedRival = z.infer<typeof ratedRival>;

/** Every character as a rival of the person of this profile. own: null before the first rated race. */
export const rivalTable = z.object({ own: rating.extend({ races: z.int() }).nullable(), rivals: z.array(ratedRival) });
export type RivalTable = z.infer<typeof rivalTable>;

/** Commands of the area ratings. */
export const ratingCommands = {
  /** Everybody who is rated in a game, strongest first. */
  'ratings.table': command(owner, z.object({ game: id }), z.array(ratingLine)),
  /** How a driver's rating went, oldest first, at most 200 points spread over all races; empty where nothing is rated. */
  'ratings.curve': command(owner, z.object({ game: id, driver: driverKey }), z.array(ratingPoint)),
  'ratings.rivals': command(owner, z.object({ game: id }), rivalTable),
} as const;
