// The contract's part for the race of the day and the short race of the week: what is raced, how it went, and comparing with friends.
// Not here: which race a day has, codes and streaks (src/daily), or the race itself (matches).

import { colour, command, id, owner } from '../shapes';
import { z } from '../zod';

/** A local date, ISO: 2026-11-30. A week is named by its Monday. */
const day = z.iso.date();
const kind = z.enum(['day', 'week']);
export type DailyKind = z.infer<typeof kind>;

/** How a round went for a car: it cost nothing, something was paid, or the car spun, was damaged or fell out. */
const square = z.enum(['free', 'paid', 'lost']);
export type DailySquare = z.infer<typeof square>;

/**
 * The result of the scored attempt. points: the game's own. code: carries it to a friend's table. finished: false: the car fell
 * out. match: the race, null once it was deleted.
 */
export const dailyResult = z.object({
  place: z.int(),
  cars: z.int(),
  points: z.int(),
  rounds: z.int(),
  finished: z.boolean(),
  squares: z.array(square),
  code: z.string(),
  match: id.nullable(),
});
export type DailyResult = z.infer<typeof dailyResult>;

/**
 * A race of the day or week. number: counted from the first one. laps: null in games without laps. drivers: all cars in seat order;
 * character null: your own. grid: whether they start in this order. state: running: the scored attempt has begun; match: that
 * attempt, or null. withdrawn: raced under other rules than today's, so that it can no longer be scored.
 */
export const dailyRace = z.object({
  kind,
  day,
  number: z.int(),
  game: id,
  circuit: id,
  laps: z.int().nullable(),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  drivers: z.array(z.object({ character: id.nullable(), colour })),
  grid: z.boolean(),
  state: z.enum(['open', 'running', 'done']),
  match: id.nullable(),
  result: dailyResult.nullable(),
});
export type DailyRace = z.infer<typeof dailyRace>;

/** A friend's result, from a code. same: the very same moves as one's own. */
const friendResult = z.object({
  name: z.string(),
  place: z.int(),
  cars: z.int(),
  points: z.int(),
  rounds: z.int(),
  finished: z.boolean(),
  same: z.boolean(),
});
export type FriendResult = z.infer<typeof friendResult>;

const which = z.object({ kind, day });

/** Days in a row with a finished race, today included once there is one; one missed day is forgiven. */
const streak = z.object({ days: z.int(), best: z.int(), today: z.boolean() });

/** What a day of the calendar shows. */
const calendarDay = z.object({ day, game: id, circuit: id, place: z.int().nullable(), cars: z.int() });
export type CalendarDay = z.infer<typeof calendarDay>;

const friendName = z.string().trim().min(1).max(16);
const code = z.string().max(60);

/** Commands of the area daily, for the host's own windows. */
export const dailyCommands = {
  /**
   * Today's race and the week's, the last scored race before today, the streak, and the last 14 days, today last, each with
   * whether its race was finished.
   */
  'daily.home': command(
    owner,
    z.object({}),
    z.object({
      today: dailyRace,
      week: dailyRace,
      before: dailyRace.nullable(),
      streak,
      days: z.array(z.object({ day, done: z.boolean() })),
    }),
  ),
  /** One race with the friends' results, best first. Refused for days to come. */
  'daily.look': command(owner, which, z.object({ race: dailyRace, friends: z.array(friendResult) })),
  /**
   * Starts the scored attempt of today's race or this week's, or goes on with it if it is running. practice: a race that does
   * not count, of any day up to today. Refused if the scored attempt is over.
   */
  'daily.start': command(owner, which.extend({ practice: z.boolean() }), z.object({ match: id })),
  /** The daily race that this race is the scored attempt of, with its result once it is over; null: it is none. */
  'daily.of': command(owner, z.object({ match: id }), dailyRace.nullable()),
  /** Days of a month (2026-11) with what was raced, up to today. */
  'daily.calendar': command(
    owner,
    z.object({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
    z.object({ days: z.array(calendarDay) }),
  ),
  /** Adds a friend's result, or replaces the same friend's. Refused if the code is damaged or changed, or of a day to come. */
  'daily.compare': command(owner, z.object({ code, name: friendName }), which),
  /** Removes a friend's result. */
  'daily.forget': command(owner, which.extend({ name: friendName }), z.null()),
} as const;

export const dailyPushes = {
  /** An attempt began or ended, or a friend's result came or went. */
  'daily.changed': z.object({}),
} as const;
