// The archive's part of the contract: finished races by filter, replays and forks, records and statistics, import and export.
// Not here: running seasons (season.ts).

import { BOT_IDS, LEVELS } from '@core/contract';
import { IMPORT_LIMIT } from './constants';
import { raceOrigin } from './season';
import { colour, command, driver, id, options, owner, seat, sized } from './shapes';
import { z } from './zod';

/**
 * Identifies a driver across races by kind and name: 'person/marta', 'ai/ada', 'rules/legend 1', with the name in lower case.
 * Cars that the rules drive are 'rules'. Characters are identified by id, whatever their level:
 * 'character/sora-tachigawa'.
 */
export const driverKey = z.string().refine(...sized(1, 80));
export const driverRef = z.object({
  driver: driverKey,
  name: z.string(),
  kind: z.enum(['person', 'ai', 'rules']),
  colour,
});
export type DriverRef = z.infer<typeof driverRef>;

/**
 * Selects races; fields left out match any. won: whether the named driver won. text: part of a driver, circuit or season
 * name.
 */
export const raceFilter = z.object({
  game: id.optional(),
  circuit: id.optional(),
  driver: driverKey.optional(),
  won: z.boolean().optional(),
  season: id.optional(),
  practice: z.boolean().optional(),
});
export type RaceFilter = z.infer<typeof raceFilter>;

/** A seat in lists and replays. hinted: a person in it was given a hint. */
const seatLine = z.object({ seat, name: z.string(), colour, driver, hinted: z.literal(true).optional() });

/** A finished race in the list of replays. proved: it was raced under this Paddock's rules. */
export const replaySummary = z.object({
  match: id,
  game: id,
  circuit: id,
  options,
  seats: z.array(seatLine),
  /** Best first. */
  places: z.array(z.object({ seat, place: z.int(), out: z.boolean() })),
  rounds: z.int(),
  finishedAt: z.string(),
  origin: raceOrigin,
  proved: z.boolean(),
});
export type ReplaySummary = z.infer<typeof replaySummary>;

/**
 * A race to watch. film: the recording (core/recording.ts) as base64 of raw deflate. proved: 'same' if replaying the record under
 * this Paddock's rules gave the recorded hashes; 'older': raced under other rules; 'damaged': its moves no longer give its
 * hashes. Older and damaged races are shown as recorded.
 */
export const replay = z.object({
  match: id,
  game: id,
  circuit: id,
  options,
  seats: z.array(seatLine),
  startedAt: z.string(),
  finishedAt: z.string(),
  rounds: z.int(),
  origin: raceOrigin,
  proved: z.enum(['same', 'older', 'damaged']),
  film: z.string(),
});
export type Replay = z.infer<typeof replay>;

const statFilter = z.object({ game: id.optional(), circuit: id.optional() });

/** Points around 1500; a lead of 400 means odds of ten to one. deviation: the true strength is within it two times in three. */
export const rating = z.object({ rating: z.int(), deviation: z.int() });
export type RatingShown = z.infer<typeof rating>;
/**
 * The rating in the game that the filter names, at the level driven last (null for drivers without one). null if the filter
 * names no game or the driver has no rating.
 */
const rated = rating.extend({ level: z.enum(BOT_IDS).nullable() }).nullable();

/** A driver's line: totals over the races that match the filter. points: by each game's own table. */
export const driverLine = driverRef.extend({
  rated,
  starts: z.int(),
  wins: z.int(),
  podiums: z.int(),
  points: z.int(),
  /** Mean place times 100, rounded; 0 if no race was finished. */
  meanPlace: z.int(),
  lastAt: z.string(),
});
export type DriverLine = z.infer<typeof driverLine>;

/** games: ratings in each game, whatever the filter. total: by statistic id and game, combined as FigureSpec.over says. */
export const driverPage = z.object({
  line: driverLine,
  games: z.array(
    z.object({
      game: id,
      rated,
      starts: z.int(),
      wins: z.int(),
      podiums: z.int(),
      figures: z.record(z.string(), z.int()),
    }),
  ),
  circuits: z.array(
    z.object({
      game: id,
      circuit: id,
      starts: z.int(),
      wins: z.int(),
      podiums: z.int(),
      figures: z.record(z.string(), z.int()),
    }),
  ),
  /** Latest first, at most 10. */
  form: z.array(
    z.object({ match: id, game: id, circuit: id, place: z.int(), out: z.boolean(), cars: z.int(), at: z.string() }),
  ),
  /** Most frequent first, at most 20: the races they shared, and how many each of the two finished ahead in. */
  rivals: z.array(driverRef.extend({ rated, races: z.int(), ahead: z.int(), behind: z.int() })),
});
export type DriverPage = z.infer<typeof driverPage>;

/**
 * The best value of a record statistic. length: the laps option of the race for 'race' records, else null. contested: an
 * earlier race has the statistic too.
 */
export const recordLine = driverRef.extend({
  game: id,
  circuit: id,
  figure: z.string(),
  length: z.int().nullable(),
  value: z.int(),
  match: id,
  seat,
  at: z.string(),
  contested: z.boolean(),
});
export type RecordLine = z.infer<typeof recordLine>;

/** Commands of the areas replays, stats and files. */
export const archiveCommands = {
  /** Newest first; offset and limit page through. */
  'replays.list': command(
    owner,
    z.object({ filter: raceFilter, offset: z.int().min(0), limit: z.int().min(1).max(100) }),
    z.object({ total: z.int(), races: z.array(replaySummary) }),
  ),
  'replays.film': command(owner, z.object({ match: id }), replay),
  /**
   * A new open race that continues from this one after step, marked as practice: it counts in no season, record or statistic.
   * seat: yours; AI drivers of this level take the others (automata stay). If level is left out, the original AI drivers stay
   * and hard ones replace other people.
   */
  'replays.fork': command(
    owner,
    z.object({ match: id, step: z.int().min(0), seat, level: z.enum(LEVELS).exactOptional() }),
    z.object({ match: id }),
  ),
  'stats.drivers': command(owner, statFilter, z.array(driverLine)),
  'stats.driver': command(owner, statFilter.extend({ driver: driverKey }), driverPage),
  'stats.records': command(owner, statFilter, z.array(recordLine)),
  /**
   * Imports a season or a race from a file's text. Nothing in it is trusted: its shape is checked, every race is replayed
   * under this Paddock's rules and must give its hashes, and results are computed again. A race that is already in the
   * archive is not duplicated.
   */
  'files.import': command(
    owner,
    z.object({ text: z.string().refine(...sized(2, IMPORT_LIMIT)) }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('season'), season: id, name: z.string(), races: z.int() }),
      z.object({ kind: z.literal('race'), match: id }),
    ]),
  ),
} as const;

/** One backup. name: its file in the backups folder. kind: why it was made. */
export const safetyCopy = z.object({
  name: z.string(),
  kind: z.enum(['day', 'week', 'migration', 'hand']),
  /** ISO time. */
  at: z.string(),
  bytes: z.int(),
});
export type SafetyCopy = z.infer<typeof safetyCopy>;

/** How many of the finished races that were still to be compressed are done; null: there are none. */
const packingProgress = z.object({ done: z.int(), races: z.int() }).nullable();

/** The data folder, the size of its database, and its backups, newest first. */
export const keptHere = z.object({
  folder: z.string(),
  bytes: z.int(),
  packing: packingProgress,
  copies: z.array(safetyCopy),
});
export type KeptHere = z.infer<typeof keptHere>;

/** Pushes of the area backups. */
export const backupPushes = {
  /** A race was compressed, or the database has become smaller: request the list again. */
  'backups.changed': z.object({}),
} as const;

/** Commands of the area backups. */
export const backupCommands = {
  'backups.list': command(owner, z.object({}), keptHere),
  /** Makes a backup of the current data. */
  'backups.make': command(owner, z.object({}), keptHere),
  /** Replaces the database with a backup and sets the old one aside in the data folder. Refused while a party is open. */
  'backups.restore': command(owner, z.object({ name: z.string().refine(...sized(1, 120)) }), z.null()),
} as const;
