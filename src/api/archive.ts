// The archive's part of the contract: finished races by filter, replays and forks, records and statistics, files in and out.
// Not for: running seasons (season.ts).

import { BOT_IDS, LEVELS } from '@core/contract';
import { z } from 'zod';
import { raceOrigin } from './season';
import { colour, command, driver, id, options, owner, seat, sized } from './shapes';

/** Characters of a file that may be brought in: 2 MB. */
export const IMPORT_LIMIT = 2 * 1024 * 1024;

/**
 * Who a driver is across races: kind and name. Persons are known by their names, AI drivers by theirs, cars that the rules
 * drive by theirs; 'person/marta', 'ai/ada', 'rules/legend 1': the name in lower case. Characters are known by their ids,
 * whatever their level: 'character/sora-tachigawa'.
 */
export const driverKey = z.string().refine(...sized(1, 80));
export const driverRef = z.object({
  driver: driverKey,
  name: z.string(),
  kind: z.enum(['person', 'ai', 'rules']),
  colour,
});
export type DriverRef = z.infer<typeof driverRef>;

/** Which races. Left out: any. won: the driver named won it. text: part of a driver's, circuit's or season's name. */
export const raceFilter = z.object({
  game: id.optional(),
  circuit: id.optional(),
  driver: driverKey.optional(),
  won: z.boolean().optional(),
  season: id.optional(),
  practice: z.boolean().optional(),
});
export type RaceFilter = z.infer<typeof raceFilter>;

/** A seat as lists and replays tell of it. hinted: its person was given a hint. */
const seatLine = z.object({ seat, name: z.string(), colour, driver, hinted: z.literal(true).optional() });

/** A finished race in the list of replays. proved: this Paddock's rules are those it was raced under. */
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
 * A race to watch. film: the frames (core/film.ts) as base64 of raw deflate. proved: 'same' where playing the record again
 * under this Paddock's rules gave the recorded hashes; 'older': raced under other rules, 'damaged': its moves no longer
 * give its hashes; both are shown as recorded then.
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

/** Points around 1500; 400 more are ten to one. deviation: two times in three the true strength is no further away. */
export const rating = z.object({ rating: z.int(), deviation: z.int() });
export type RatingShown = z.infer<typeof rating>;
/**
 * In the game that the filter names, at the level driven at last (null for who has none); null where the filter names no game
 * or nothing is rated.
 */
const rated = rating.extend({ level: z.enum(BOT_IDS).nullable() }).nullable();

/** A driver's line: numbers over the races that the filter leaves. points: by each game's own table. */
export const driverLine = driverRef.extend({
  rated,
  starts: z.int(),
  wins: z.int(),
  podiums: z.int(),
  points: z.int(),
  /** Mean place times 100, rounded; 0 where nothing was finished. */
  meanPlace: z.int(),
  lastAt: z.string(),
});
export type DriverLine = z.infer<typeof driverLine>;

/** games: rated in each, whatever the filter names. total: by figure id, added up or best as FigureSpec.over says; per game, for figures of games mean different things. */
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
  /** Most met first, at most 20: races together, and in how many each was ahead. */
  rivals: z.array(driverRef.extend({ rated, races: z.int(), ahead: z.int(), behind: z.int() })),
});
export type DriverPage = z.infer<typeof driverPage>;

/** The best value of a record figure. length: the laps option of the race for 'race' records, else null. */
export const recordLine = driverRef.extend({
  game: id,
  circuit: id,
  figure: z.string(),
  length: z.int().nullable(),
  value: z.int(),
  match: id,
  seat,
  at: z.string(),
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
   * A new open race that begins as this one stood after step, marked as practice: it counts in no season, record or
   * statistic. seat: driven by you; the others by AI drivers of this level (automata stay); level left out: by those who
   * raced, and by hard ones for other persons.
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
   * Brings a season or a race in from a file's text. Nothing in it is trusted: its shape is checked, every race is played
   * again under this Paddock's rules and must give its hashes, results are computed anew. A race that is here already is
   * not doubled.
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

/** One safety copy. name: of its file in the backups folder. kind: why it was made. */
export const safetyCopy = z.object({
  name: z.string(),
  kind: z.enum(['day', 'week', 'migration', 'hand']),
  /** ISO time. */
  at: z.string(),
  bytes: z.int(),
});
export type SafetyCopy = z.infer<typeof safetyCopy>;

/** The data folder, the size of the database in it, and its copies, newest first. */
export const keptHere = z.object({ folder: z.string(), bytes: z.int(), copies: z.array(safetyCopy) });
export type KeptHere = z.infer<typeof keptHere>;

/** Commands of the area backups. */
export const backupCommands = {
  'backups.list': command(owner, z.object({}), keptHere),
  /** Makes a copy now, of what is there now. */
  'backups.make': command(owner, z.object({}), keptHere),
  /** Puts a copy in place of the database, which is set aside in the data folder. Refused while a party is open. */
  'backups.restore': command(owner, z.object({ name: z.string().refine(...sized(1, 120)) }), z.null()),
} as const;
