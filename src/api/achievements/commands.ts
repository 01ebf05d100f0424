// The contract's part for achievements and the year in review. Not here: what wins an achievement (src/achievements and the games).

import { driverKey } from '../archive';
import { command, id, owner } from '../shapes';
import { z } from '../zod';

const day = z.iso.date();

/**
 * An achievement and how far the driver is. id: '<game>/<name>', game null across games; its words are the game's. value: up to goal. at:
 * when it was won, null until then; race: what won it, null once it is gone, and for puzzles.
 */
export const achievement = z.object({
  id: z.string(),
  game: id.nullable(),
  icon: z.string(),
  shape: z.enum(['shield', 'round', 'hexagon', 'rays', 'diamond', 'cog']),
  metal: z.enum(['bronze', 'silver', 'gold', 'rare']),
  secret: z.boolean(),
  value: z.int(),
  goal: z.int(),
  at: z.string().nullable(),
  race: id.nullable(),
});
export type AchievementCard = z.infer<typeof achievement>;

/** An achievement that a driver won. */
const won = z.object({ driver: driverKey, name: z.string(), achievement });
export type AchievementWon = z.infer<typeof won>;

const moment = z.object({
  race: id,
  game: id,
  circuit: id,
  place: z.int(),
  cars: z.int(),
  day,
  gap: z.int().nullable(),
  from: z.int().nullable(),
});
export type YearMoment = z.infer<typeof moment>;

/** A year in numbers (src/achievements/year.ts). achievements: won in it, latest first. */
export const yearReview = z.object({
  name: z.string(),
  year: z.int(),
  years: z.array(z.int()),
  races: z.int(),
  wins: z.int(),
  podiums: z.int(),
  minutes: z.int(),
  months: z.array(z.object({ races: z.int(), wins: z.int() })),
  games: z.array(
    z.object({
      game: id,
      races: z.int(),
      wins: z.int(),
      podiums: z.int(),
      circuit: z.object({ id, races: z.int(), wins: z.int() }),
    }),
  ),
  best: moment.nullable(),
  closest: moment.nullable(),
  rival: z.object({ driver: driverKey, name: z.string(), races: z.int(), ahead: z.int() }).nullable(),
  run: z.int(),
  days: z.int(),
  streak: z.int(),
  daily: z.int(),
  puzzles: z.object({ answered: z.int(), right: z.int() }),
  achievements: z.array(achievement),
});
export type YearReview = z.infer<typeof yearReview>;

/** driver: left out: the person who is here. */
const who = z.object({ driver: driverKey.optional() });

/** Commands of the area achievements, for the host's own windows. */
export const achievementCommands = {
  /**
   * Every achievement of a driver. reading: races that are still being read in the background; achievements.changed comes after them.
   * Refused for a driver who never raced.
   */
  'achievements.of': command(
    owner,
    who,
    z.object({ driver: driverKey, name: z.string(), reading: z.int(), list: z.array(achievement) }),
  ),
  /** What a finished race won for the people in it. */
  'achievements.race': command(owner, z.object({ match: id }), z.object({ won: z.array(won) })),
  /** A year in review; year: left out: the latest with a race. Refused for a driver who never raced. */
  'achievements.year': command(owner, who.extend({ year: z.int().min(2000).max(2999).optional() }), yearReview),
} as const;

export const achievementPushes = {
  /** A race is over and won these. */
  'achievements.won': z.object({ match: id, won: z.array(won) }),
  /** Achievements may be further than before. */
  'achievements.changed': z.object({}),
} as const;
