// The seasons' part of the contract: plans, results, tables, corrections, and the commands that run a championship.
// Types are inferred from it; src/season computes with them. Not here: single races (contract.ts) or statistics (archive.ts).

import { LEVELS } from '@core/contract';
import { LOCALES } from '@i18n/locales';
import { LIMITS, SEASON_LIMITS, TIE_RULES } from './constants';
import { descriptor, messageList } from './message-shapes';
import { circuitSource, colour, command, driver, id, name, options, owner, sized } from './shapes';
import { z } from './zod';

const title = z
  .string()
  .trim()
  .refine(...sized(1, SEASON_LIMITS.name));

/**
 * Someone who races the whole season. driver: how they usually take part: at the host's screen (you, hotseat), at their own
 * screen (lan), or driven (ai, automaton). colour: in a game without this colour, they get a free one.
 */
export const seasonDriver = z.object({ id, name, colour, driver, team: id.nullable() });
export type SeasonDriver = z.infer<typeof seasonDriver>;

export const seasonTeam = z.object({ id, name });

/**
 * One round of the calendar. id stays the same when the calendar is reordered. options: the ones that differ from the
 * circuit's and the game's defaults. source: of the circuit, if a player made it. series: the round is the game's series, several races counted as one (SeriesSpec).
 * laterCircuits: the circuits of races 2, 3, .. of a series; left out: all on the same circuit.
 */
export const seasonRound = z.object({
  id,
  game: id,
  circuit: id,
  source: circuitSource.optional(),
  options,
  clock: z.int().min(0).max(300),
  bank: z.int().min(0).max(3600).optional(),
  series: z.boolean(),
  laterCircuits: z
    .array(id)
    .refine(...sized(1, SEASON_LIMITS.legs - 1))
    .optional(),
});
export type SeasonRound = z.infer<typeof seasonRound>;

/**
 * own: every game's own points. table: points by place, best first; later places score nothing. Cars that are out score 0
 * either way.
 */
export const pointsRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({
    kind: z.literal('table'),
    table: z.array(z.int().min(0).max(1000)).refine(...sized(1, LIMITS.seats)),
  }),
]);
export type PointsRule = z.infer<typeof pointsRule>;

/** What settles equal points, tried in this order; drivers equal in all of them share the place. */
/**
 * points: the points rule. drop: this many of each driver's worst rounds do not count, once there are more rounds than that.
 * grid: reversed: the leader starts last; standings: the leader starts first, and the first race of the season is drawn;
 * qualifying: by best stored laps if the game has qualifying; random: always drawn. A game without a given grid (givenGrid)
 * keeps its own method.
 * ties: countback: more wins, then more second places, and so on; latest: the better place in the latest race, then the one
 * before, and so on back; headToHead: more often ahead of the other.
 * fillIn: level of the AI driver who takes a missing driver's car; null: the car stays away.
 * missed: what a missed round is worth: none; standIn: what the AI driver scored; average: of the driver's other rounds,
 * rounded down.
 */
export const seasonRules = z.object({
  points: pointsRule,
  drop: z.int().min(0).max(SEASON_LIMITS.dropped),
  grid: z.enum(['random', 'reversed', 'standings', 'qualifying']),
  ties: z.array(z.enum(TIE_RULES)).refine(...sized(0, TIE_RULES.length)),
  fillIn: z.enum(LEVELS).nullable(),
  missed: z.enum(['none', 'standIn', 'average']),
});
export type SeasonRules = z.infer<typeof seasonRules>;

/** Limits of a tournament. A season without one has fewer drivers: no two of them share a colour. */
export const TOURNAMENT_LIMITS = { fewest: 4, drivers: 64, rounds: 20, divisions: 16 } as const;

/** A driver whose part in a tournament begins or ends with a stage, 1-based. */
const fromStage = z.object({ driver: id, from: z.int().min(1) });

/**
 * How a tournament is played. knockout: the winner or the top half of each table goes on. league: drivers by division, the
 * first one on top; moves: how many change places between two neighbouring divisions after the season.
 */
const tournamentFormat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heats') }),
  z.object({ kind: z.literal('knockout'), goOn: z.enum(['winner', 'half']) }),
  z.object({ kind: z.literal('swiss'), rounds: z.int().min(1).max(TOURNAMENT_LIMITS.rounds) }),
  z.object({ kind: z.literal('roundRobin') }),
  z.object({
    kind: z.literal('league'),
    divisions: z.array(z.array(id)).refine(...sized(1, TOURNAMENT_LIMITS.divisions)),
    weeks: z.int().min(1).max(TOURNAMENT_LIMITS.rounds),
    moves: z.int().min(0).max(LIMITS.seats),
  }),
]);

/**
 * Makes a season a tournament: the plan's rounds are then the races that its tables, or its stages, take in turn, and the
 * tables are computed (src/season/tournament). tableSize: drivers at a full table. final: the round that only the final takes.
 * seeds: drivers by rating at the draw, best first. draw: seed of whatever is drawn by lot. withdrawn: drivers who have left
 * for good, and the first stage they are not drawn for; late: the first stage they are drawn for. voided: tables, by their
 * round ids, that are not raced any more.
 */
export const seasonTournament = z.object({
  format: tournamentFormat,
  tableSize: z.int().min(2).max(LIMITS.seats),
  turns: z.enum(['table', 'stage']),
  final: id.optional(),
  seeds: z.array(id).refine(...sized(TOURNAMENT_LIMITS.fewest, TOURNAMENT_LIMITS.drivers)),
  draw: z.string().refine(...sized(0, LIMITS.seed)),
  withdrawn: z.array(fromStage).refine(...sized(0, TOURNAMENT_LIMITS.drivers)),
  late: z.array(fromStage).refine(...sized(0, TOURNAMENT_LIMITS.drivers)),
  voided: z.array(id),
});
export type SeasonTournament = z.infer<typeof seasonTournament>;

/** Everything that is decided before the first race; rounds not yet begun may still change. */
export const seasonPlan = z.object({
  name: title,
  /** The calendar it was made from: a championship's id, 'tour', or null. */
  preset: id.nullable(),
  drivers: z.array(seasonDriver).refine(...sized(1, TOURNAMENT_LIMITS.drivers)),
  teams: z.array(seasonTeam).refine(...sized(0, SEASON_LIMITS.teams)),
  rounds: z.array(seasonRound).refine(...sized(1, SEASON_LIMITS.rounds)),
  rules: seasonRules,
  tournament: seasonTournament.optional(),
});
export type SeasonPlan = z.infer<typeof seasonPlan>;

/** One race of a round. leg: 1 for a round of one race, 1, 2, .. within a series. */
export const seasonRace = z.object({
  match: id,
  leg: z.int(),
  status: z.enum(['open', 'finished', 'damaged']),
  at: z.string(),
});

/** Points besides the place's, and why: '+2, motor union strike'. id: one of the game's bonuses. */
export const bonusLine = z.object({ id: z.string(), name: z.string(), points: z.int() });
export type BonusLine = z.infer<typeof bonusLine>;

/** A special condition of a race besides its circuit, such as an event of its game. id: null until it is drawn. */
export const occasion = z.object({ id: id.nullable(), name: z.string() });
export type Occasion = z.infer<typeof occasion>;

/**
 * A driver's part in a finished round. place: null for a driver who missed it. points: with corrections, before results are
 * dropped. standIn: an AI driver drove the car. correction: sum of corrected points. dropped: does not count in the total,
 * except for points deducted by hand, which always count.
 */
export const roundResult = z.object({
  driver: id,
  place: z.int().nullable(),
  out: z.boolean(),
  points: z.int(),
  /** Bonuses included in points. */
  bonuses: z.array(bonusLine),
  correction: z.int(),
  /** The result was removed by hand; a later correction may restore it. */
  taken: z.boolean(),
  standIn: z.boolean(),
  dropped: z.boolean(),
});
export type RoundResult = z.infer<typeof roundResult>;

/**
 * state next: the round that 'Go to the grid' starts, or continues (running). results: best first, drivers who missed it
 * last.
 */
export const roundView = z.object({
  round: seasonRound,
  occasion: occasion.nullable(),
  /** Laps that were raced; null before the end, and if the game's races have none. */
  laps: z.int().nullable(),
  state: z.enum(['done', 'running', 'next', 'later']),
  races: z.array(seasonRace),
  results: z.array(roundResult),
});
export type RoundView = z.infer<typeof roundView>;

/** shared: someone else has the same points, whether or not a tie rule separates them: '=' is shown before the place. */
export const seasonLine = z.object({
  driver: id,
  place: z.int(),
  shared: z.boolean(),
  points: z.int(),
  /** Points behind the leader. */
  gap: z.int(),
  wins: z.int(),
  podiums: z.int(),
  /** Places gained in the latest round; negative: lost. */
  moved: z.int(),
  /** Total after each finished round, including results dropped later. */
  progress: z.array(z.int()),
});
export type SeasonLine = z.infer<typeof seasonLine>;

export const teamLine = z.object({ team: id, place: z.int(), points: z.int(), gap: z.int() });
export type TeamLine = z.infer<typeof teamLine>;

/** One change made by hand; lists have the newest last. */
export const auditLine = z.object({ at: z.string(), said: messageList });
export type AuditLine = z.infer<typeof auditLine>;

/**
 * A season as its page shows it. grid: driver ids in the order of the next grid; null: drawn, or set by the game's own
 * method.
 */
export const seasonView = z.object({
  season: id,
  plan: seasonPlan,
  status: z.enum(['running', 'finished']),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  rounds: z.array(roundView),
  table: z.array(seasonLine),
  teams: z.array(teamLine),
  next: z
    .object({ round: id, leg: z.int(), legs: z.int(), grid: z.array(id).nullable(), match: id.nullable() })
    .nullable(),
  /** Several if the title is shared; empty before the end. */
  champions: z.array(id),
  audit: z.array(auditLine),
});
export type SeasonView = z.infer<typeof seasonView>;

/** A line in the list of seasons. leader: of the standings, or the champion. done and rounds: counts. */
export const seasonSummary = z.object({
  season: id,
  name: title,
  status: z.enum(['running', 'finished', 'damaged']),
  games: z.array(id),
  done: z.int(),
  rounds: z.int(),
  leader: z.object({ name, colour, points: z.int() }).nullable(),
  drivers: z.array(z.object({ name, colour })),
  savedAt: z.string(),
  /** It is a tournament. */
  isTournament: z.boolean().default(false),
});
export type SeasonSummary = z.infer<typeof seasonSummary>;

/**
 * What a race belongs to. round and rounds: 1-based count. practice: from a fork, counts nowhere. from: the race it was
 * forked from, which may have been deleted since.
 */
export const raceOrigin = z.object({
  practice: z.boolean(),
  from: id.optional(),
  season: z
    .object({
      season: id,
      name: z.string(),
      round: z.int(),
      rounds: z.int(),
      leg: z.int(),
      legs: z.int(),
      /** The table of a tournament, by name; round and rounds are then 1. Left out: the season is none. */
      table: descriptor.optional(),
    })
    .nullable(),
});
export type RaceOrigin = z.infer<typeof raceOrigin>;

/**
 * A race's season when the race begins: enough for a screen to show the race's position in it. rounds: in calendar order.
 * name: of the circuit. occasion: as on the season's page, so one still to be drawn is hidden. winners: names. points: by
 * place, of this race. table: by seat, before this race; empty until a round is done, null for drivers outside the season.
 */
export const seasonCalendar = z.object({
  rounds: z.array(
    z.object({
      game: id,
      circuit: id,
      name: z.string(),
      occasion: occasion.nullable(),
      state: z.enum(['done', 'now', 'later']),
      winners: z.array(z.string()),
    }),
  ),
  points: z.array(z.int()),
  table: z.array(z.object({ place: z.int(), shared: z.boolean(), points: z.int() }).nullable()),
});
export type SeasonCalendar = z.infer<typeof seasonCalendar>;

/** How each driver of the next race takes part: at the host's screen, at their own screen, driven, or absent. */
export const lineUp = z.array(z.object({ driver: id, at: z.enum(['here', 'lan', 'ai', 'absent']) }));
export type LineUp = z.infer<typeof lineUp>;

const empty = z.object({});
const none = z.null();
const seasonRef = z.object({ season: id });

/** Commands of the area seasons. */
export const seasonCommands = {
  'seasons.list': command(owner, empty, z.array(seasonSummary)),
  'seasons.get': command(owner, seasonRef, seasonView),
  /** Refused if the plan cannot be raced: too many drivers for a game, a driver twice, an unknown circuit. */
  'seasons.create': command(owner, z.object({ plan: seasonPlan }), z.object({ season: id })),
  /**
   * Changes the plan. Rounds that have begun keep their content and position, and drivers who have raced stay. Adds an audit
   * line.
   */
  'seasons.change': command(owner, z.object({ season: id, plan: seasonPlan }), seasonView),
  /** Its races stay in the archive. */
  'seasons.delete': command(owner, seasonRef, none),
  /**
   * Starts the next race, or the one that was interrupted. lineUp left out: everyone as planned. Drivers at their own screens
   * need an open party: refused if one is lan and the race is not started through 'seasons.host'.
   */
  'seasons.start': command(owner, z.object({ season: id, lineUp: lineUp.optional() }), z.object({ match: id })),
  /**
   * Opens a party whose lobby is the next race of the season: lan drivers are open seats with their names, and a guest who
   * takes one drives for that driver. If a party is already open, its lobby becomes that race.
   */
  'seasons.host': command(
    owner,
    z.object({
      season: id,
      lineUp: lineUp.optional(),
      networks: z.array(z.string()).refine(...sized(1, 16)),
      port: z.int().min(0).max(65_535),
    }),
    none,
  ),
  /**
   * Adds to or deducts from a driver's points of a finished round. out: removes the result; false restores it. Adds an audit
   * line.
   */
  'seasons.correct': command(
    owner,
    z.object({
      season: id,
      round: id,
      driver: id,
      points: z.int().min(-1000).max(1000),
      out: z.boolean(),
      reason: z
        .string()
        .trim()
        .refine(...sized(1, SEASON_LIMITS.reason)),
    }),
    seasonView,
  ),
  /**
   * csv: all results as a table. page: one self-contained HTML page. Both in that language, English if it is left out. file:
   * for importing into another Paddock.
   */
  'seasons.export': command(
    owner,
    z.object({ season: id, as: z.enum(['csv', 'page', 'file']), language: z.enum(LOCALES).optional() }),
    z.object({ fileName: z.string(), text: z.string() }),
  ),
} as const;

/** Pushes of the same area. */
export const seasonPushes = {
  /** A season changed: request it again. */
  'seasons.changed': z.object({ season: id }),
} as const;
