// The tournament's part of the contract. A tournament is stored as a season whose plan names a format (seasonTournament); its stages,
// tables and standings are computed (src/season/tournament). Not here: the seasons commands that it shares: delete, export.

import { SEASON_LIMITS } from '../constants';
import { auditLine, seasonDriver, seasonPlan, seasonRound, seasonTournament } from '../season';
import { anyone, command, id, owner, sized } from '../shapes';
import { z } from '../zod';

/** See Source in season/tournament/types.ts. */
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), round: id, place: z.int() }),
  z.object({ kind: z.literal('best'), stage: id, place: z.int(), rank: z.int() }),
  z.object({ kind: z.literal('draw'), stage: id }),
]);
export type PlaceSource = z.infer<typeof source>;

const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('driver'), driver: id, standIn: z.boolean(), from: source.nullable() }),
  z.object({ kind: z.literal('fillIn'), driver: id }),
  z.object({ kind: z.literal('open'), from: source }),
]);
export type TournamentPlace = z.infer<typeof place>;

const result = z.object({
  driver: id,
  place: z.int(),
  finished: z.int().nullable(),
  points: z.int(),
  counted: z.int(),
  correction: z.int(),
  gap: z.number().nullable(),
  out: z.boolean(),
  taken: z.boolean(),
  standIn: z.boolean(),
  fillIn: z.boolean(),
});

/** One table. See Table in season/tournament/types.ts. */
export const tournamentTable = z.object({
  round: id,
  number: z.int(),
  division: z.int().nullable(),
  race: seasonRound,
  places: z.array(place),
  state: z.enum(['waiting', 'callable', 'racing', 'finished', 'damaged', 'void']),
  match: id.nullable(),
  began: z.string().nullable(),
  ended: z.string().nullable(),
  results: z.array(result),
});
export type TournamentTable = z.infer<typeof tournamentTable>;

/** See Stage in season/tournament/types.ts. */
export const tournamentStage = z.object({
  id,
  number: z.int(),
  kind: z.enum(['heats', 'round', 'quarter', 'semi', 'final', 'swiss', 'robin', 'week']),
  isFinal: z.boolean(),
  isDrawn: z.boolean(),
  isBegun: z.boolean(),
  isFinished: z.boolean(),
  each: z.int(),
  best: z.int(),
  tables: z.array(tournamentTable),
});
export type TournamentStage = z.infer<typeof tournamentStage>;

const standing = z.object({
  driver: id,
  place: z.int().nullable(),
  points: z.int().nullable(),
  gap: z.number().nullable(),
  total: z.int(),
  stage: z.int().nullable(),
  table: id.nullable(),
  isOut: z.boolean(),
  isWithdrawn: z.boolean(),
});
export type TournamentStanding = z.infer<typeof standing>;

/** What a tournament's tables and standings follow from its races. See Tournament in season/tournament/types.ts. */
export const tournamentTables = z.object({
  stages: z.array(tournamentStage),
  standings: z.array(standing),
  divisions: z.array(
    z.object({ number: z.int(), standings: z.array(standing), promoted: z.array(id), relegated: z.array(id) }),
  ),
  callable: z.array(id),
  champion: id.nullable(),
  status: z.enum(['running', 'finished']),
});

/**
 * A table that is called: the party's table (id and number) where it is, and ms until it starts without those who are missing. ready,
 * missing: names of people.
 */
export const tableCall = z.object({
  round: id,
  table: id,
  number: z.int(),
  left: z.number(),
  ready: z.array(z.string()),
  missing: z.array(z.string()),
});
export type TableCall = z.infer<typeof tableCall>;

/** A tournament as its page shows it. fillIns: names of AI drivers who belong to no one, by id. calls: in the order of the tables. */
export const tournamentView = tournamentTables.extend({
  season: id,
  plan: seasonPlan,
  createdAt: z.string(),
  fillIns: z.record(z.string(), z.string()),
  calls: z.array(tableCall),
  isPaused: z.boolean(),
  audit: z.array(auditLine),
});
export type TournamentView = z.infer<typeof tournamentView>;

/** How a driver's place or points change. */
const shift = z.object({ driver: id, before: z.int().nullable(), after: z.int().nullable() });

/**
 * What a correction would change. changes: places and who goes on, or, once the next stage has begun, points alone. swaps: drivers at
 * other tables than before; instead: whom they replace there.
 */
export const consequences = z.object({
  changes: z.enum(['places', 'points']),
  swaps: z.array(z.object({ round: id, number: z.int(), driver: id, instead: id.nullable() })),
  places: z.array(shift),
  points: z.array(shift),
  standings: z.array(shift),
  champion: z.object({ before: id.nullable(), after: id.nullable() }).nullable(),
});
export type Consequences = z.infer<typeof consequences>;

const empty = z.object({});
const none = z.null();
const tournamentRef = z.object({ season: id });
const correction = z.object({
  season: id,
  round: id,
  driver: id,
  points: z.int().min(-1000).max(1000),
  out: z.boolean(),
});
const reason = z
  .string()
  .trim()
  .refine(...sized(1, SEASON_LIMITS.reason));

/** Commands of the area tournaments. */
export const tournamentCommands = {
  /**
   * Stores a tournament; its drivers are seeded by their ratings in the first game, and unrated ones come last. Refused if it cannot be
   * raced.
   */
  'tournaments.create': command(
    owner,
    z.object({ plan: seasonPlan.extend({ tournament: seasonTournament.omit({ seeds: true, draw: true }) }) }),
    z.object({ season: id }),
  ),
  /** Guests see the tournament of their party. */
  'tournaments.get': command(anyone, tournamentRef, tournamentView),
  /** Makes the open party the tournament's: its guests and televisions see it, and its tables are called there. null: it no longer is. */
  'tournaments.host': command(owner, z.object({ season: id.nullable() }), none),
  /**
   * Calls every table that can race now, or these, each at a table of the open party: guests who drive there are taken to their seats. A
   * table starts when everyone is ready, and at the latest after two minutes, with AI drivers for those who are missing. waiting: tables
   * for which the party has no room now.
   */
  'tournaments.call': command(
    owner,
    z.object({ season: id, rounds: z.array(id).optional() }),
    z.object({ called: z.array(id), waiting: z.array(id) }),
  ),
  /** Reminds everyone who is missing at a called table. */
  'tournaments.nudge': command(owner, z.object({ round: id }), none),
  /** Stops the races and the calls of all tables, or lets them go on. */
  'tournaments.pause': command(owner, z.object({ paused: z.boolean() }), none),
  /** What a correction would change, before it is kept. */
  'tournaments.consequences': command(owner, correction, consequences),
  /** Adds to or deducts from a driver's points at a finished table; out: removes the result. Adds an audit line. */
  'tournaments.correct': command(owner, correction.extend({ reason }), tournamentView),
  /** A driver leaves for good: stages that have begun keep the place for an AI driver. Adds an audit line. */
  'tournaments.withdraw': command(owner, z.object({ season: id, driver: id }), tournamentView),
  /** A driver joins: any time before the first stage begins, later in Swiss rounds and leagues only. Adds an audit line. */
  'tournaments.enter': command(owner, z.object({ season: id, driver: seasonDriver }), tournamentView),
  /** A table is not raced any more: nobody scores there, and seeds decide who goes on. Adds an audit line. */
  'tournaments.void': command(owner, z.object({ season: id, round: id }), tournamentView),
  /** A league's next season, with those who are promoted and relegated. Refused before the end. */
  'tournaments.next': command(owner, tournamentRef, z.object({ season: id })),
} as const;

/** Pushes of the same area. */
export const tournamentPushes = {
  /** The party's tournament, its races or its calls have changed: request it again. */
  'tournaments.changed': tournamentRef,
  /** This guest is called to a table. */
  'tournaments.called': z.object({ season: id, round: id }),
  /** The host asks a missing guest to take the seat. */
  'tournaments.nudged': empty,
} as const;
