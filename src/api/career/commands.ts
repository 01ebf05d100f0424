// The contract's part for careers: leagues, seasons with objectives and rivals, what comes next, and what was won.
// Types are inferred from it; src/career computes with them. Not here: single races (matches).

import { CAREER_LIMITS, IMPORT_LIMIT, LEAGUES } from '../constants';
import { descriptor } from '../message-shapes';
import { colour, command, id, name, options, owner, seat, sized } from '../shapes';
import { z } from '../zod';

const title = z
  .string()
  .trim()
  .refine(...sized(1, CAREER_LIMITS.name));
/** sunday: Sunday Club, county: County Cup, coast: Coast Trophy, tour: Grand Tour, world: World Series; from the bottom. */
const league = z.enum(LEAGUES);
export type LeagueId = z.infer<typeof league>;

/** Promoted, relegated, or in the same league again. champion: won the highest league, which has nowhere to go up to. */
const outcome = z.enum(['promoted', 'champion', 'stayed', 'relegated']);
export type LeagueOutcome = z.infer<typeof outcome>;

/** A person of a career. Two share one screen: the first sits down first. */
export const careerPerson = z.object({ name, colour });
export type CareerPerson = z.infer<typeof careerPerson>;

/**
 * A driver of a season. id: 'you' and 'you-2' are the people, others are characters' ids (src/drivers). person: it is one of the
 * people. level: of an AI driver, null for people.
 */
export const careerDriver = z.object({
  id,
  name,
  colour,
  person: z.boolean(),
  level: z.enum(['easy', 'medium', 'hard', 'best']).nullable(),
});
export type CareerDriver = z.infer<typeof careerDriver>;

/**
 * A thing that was or can be won; only ever cosmetic. id: of a trophy '<league>-gold' (won the league), '<league>-silver'
 * (second) or '<league>-bronze' (third); of liveries and patterns one of PRIZE_LIVERIES and PRIZE_PATTERNS (src/drivers/worn.ts).
 * said: its name, "Lake livery".
 */
export const cosmetic = z.object({ kind: z.enum(['trophy', 'livery', 'pattern']), id: z.string(), said: descriptor });
export type Cosmetic = z.infer<typeof cosmetic>;

/** A station of the hill road. state: behind: has been passed on the way up; current; locked. last: the newest result there. */
const leagueStation = z.object({
  league,
  state: z.enum(['behind', 'current', 'locked']),
  last: z.object({ season: z.int(), place: z.int(), shared: z.boolean(), points: z.int(), outcome }).nullable(),
});
export type LeagueStation = z.infer<typeof leagueStation>;

/**
 * A line of the standings, best first. places, points: one per race of the season, null before it is over; out: the car fell
 * out. shared: someone else has the same points ("="). gap: points behind the leader. moved: places gained in the latest race.
 * zone: up: a place that is promoted; down: one that is relegated; null: neither, also where the league has no such zone. Before the
 * first race, rows decide the zones.
 */
const standingLine = z.object({
  driver: id,
  place: z.int(),
  shared: z.boolean(),
  races: z.array(z.object({ place: z.int(), points: z.int(), out: z.boolean() }).nullable()),
  points: z.int(),
  gap: z.int(),
  wins: z.int(),
  moved: z.int(),
  zone: z.enum(['up', 'down']).nullable(),
});
export type CareerStanding = z.infer<typeof standingLine>;

/**
 * One driven part of a race: the race, or one of two heats and a final in a game that seats fewer than six. match: null before
 * it starts, once it was deleted, and for one without people, which is driven in the background. state: waiting: its
 * drivers are not known yet, or the objectives are not chosen; open: it can be driven; driving: in the background; running: half-driven; done.
 * drivers: ids by seat; empty while they are not known. results: by seat, empty before the end.
 */
const racePart = z.object({
  part: z.enum(['race', 'prelimA', 'prelimB', 'final']),
  state: z.enum(['waiting', 'open', 'driving', 'running', 'done']),
  drivers: z.array(id),
  results: z.array(z.object({ driver: id, place: z.int(), out: z.boolean() })),
  match: id.nullable(),
});
export type CareerRacePart = z.infer<typeof racePart>;

/** A race of the season. state: next: can be started or is half-driven. match: the whole race, or the newest part with people. */
const careerRace = z.object({
  number: z.int(),
  game: id,
  circuit: id,
  /** All options of the game. */
  options,
  laps: z.int().nullable(),
  state: z.enum(['done', 'next', 'later']),
  parts: z.array(racePart),
  match: id.nullable(),
});
export type CareerRace = z.infer<typeof careerRace>;

/**
 * What `careers.start` drives. part: which one of the race. grid: all drivers of that part in starting order; isGrid false: the
 * game draws its grid, so the order is only the standings'. stakes: what is at stake, one sentence. match: half-driven: resume
 * it. waits: a part without people is still driven in the background, and starting waits for it.
 */
const nextRace = z.object({
  number: z.int(),
  part: z.enum(['race', 'prelimA', 'prelimB', 'final']),
  game: id,
  circuit: id,
  options,
  laps: z.int().nullable(),
  grid: z.array(id),
  isGrid: z.boolean(),
  stakes: descriptor,
  match: id.nullable(),
  waits: z.boolean(),
});
export type CareerNext = z.infer<typeof nextRace>;

/**
 * An objective. id: names it within its season. said: the sentence, "Finish ahead of Sora three times". value of of:
 * progress. why: of a missed one, "Fell out at Italy."
 */
const objective = z.object({
  id,
  said: descriptor,
  value: z.int(),
  of: z.int(),
  state: z.enum(['open', 'done', 'missed']),
  why: descriptor.nullable(),
  reward: cosmetic,
});
export type CareerObjective = z.infer<typeof objective>;

/** Why a relation moved: the sentence, when, by how much, and where. */
const cause = z.object({ said: descriptor, by: z.int(), season: z.int(), race: z.int() });
export type RelationCause = z.infer<typeof cause>;

/**
 * A rival of this season. relation: -3 foe, -2 rival, -1 grudge, 0 stranger, 1 respect, 2 ally, 3 friend. last: the newest cause;
 * causes: the last three, newest first; both are empty for a stranger.
 */
const rival = z.object({
  driver: id,
  relation: z.int().min(-3).max(3),
  last: descriptor.nullable(),
  causes: z.array(cause),
});
export type CareerRival = z.infer<typeof rival>;

/** A cosmetic that was won. race: 1-based, null: for the whole season. said: for what, in one sentence. */
const won = cosmetic.extend({ season: z.int(), league, race: z.int().nullable(), why: descriptor });
export type WonCosmetic = z.infer<typeof won>;

/** The end of a season, for the ceremony. person: whose result counts: the better one of two. to: the new league. */
const ceremony = z.object({
  person: id,
  place: z.int(),
  shared: z.boolean(),
  points: z.int(),
  outcome,
  to: league,
  /** Drivers who go up and down, people included. */
  up: z.array(id),
  down: z.array(id),
  won: z.array(won),
});
export type CareerCeremony = z.infer<typeof ceremony>;

/** A season with everything that follows from its races. state as in careerView. drivers: six, people first. rivals: the others. */
export const careerSeason = z.object({
  season: z.int(),
  league,
  state: z.enum(['objectives', 'racing', 'over']),
  drivers: z.array(careerDriver),
  races: z.array(careerRace),
  standings: z.array(standingLine),
  objectives: z.array(objective),
  rivals: z.array(rival),
  ceremony: ceremony.nullable(),
});
export type CareerSeason = z.infer<typeof careerSeason>;

/** A line of the list of past seasons, newest first. */
const pastSeason = z.object({
  season: z.int(),
  league,
  place: z.int(),
  shared: z.boolean(),
  points: z.int(),
  outcome,
  objectives: z.int(),
});
export type PastSeason = z.infer<typeof pastSeason>;

/**
 * A career as its page shows it. leagues: from the bottom, five. now: the season being raced. offers: of state 'objectives', the
 * six to choose three from; else empty. next: null unless the state is 'racing'. toWin: every trophy, livery and pattern
 * that this career has not won yet; season's objectives say which of them they pay.
 */
export const careerView = z.object({
  career: id,
  name: title,
  people: z.array(careerPerson),
  games: z.array(id),
  racesPerSeason: z.int(),
  leagues: z.array(leagueStation),
  now: careerSeason,
  offers: z.array(objective),
  next: nextRace.nullable(),
  won: z.array(won),
  toWin: z.array(cosmetic),
  past: z.array(pastSeason),
});
export type CareerView = z.infer<typeof careerView>;

/** A line of the list. place: of the better person, null before the first race. race, races: of the season. damaged: can't be read. */
export const careerSummary = z.object({
  career: id,
  name: title,
  people: z.array(careerPerson),
  state: z.enum(['objectives', 'racing', 'over', 'damaged']),
  league,
  season: z.int(),
  race: z.int(),
  races: z.int(),
  place: z.int().nullable(),
  shared: z.boolean(),
  /** The next race, for Home; null unless one can be driven. */
  next: z.object({ game: id, circuit: id, match: id.nullable(), stakes: descriptor }).nullable(),
  savedAt: z.string(),
});
export type CareerSummary = z.infer<typeof careerSummary>;

const ref = z.object({ career: id });

/** Commands of the area careers, for the host's own windows. */
export const careerCommands = {
  /** Last saved first. */
  'careers.list': command(owner, z.object({}), z.array(careerSummary)),
  /** Begins in the Sunday Club. Refused if a game is unknown or twice, or two people share a name or colour. */
  'careers.create': command(
    owner,
    z.object({
      name: title,
      people: z.array(careerPerson).refine(...sized(1, CAREER_LIMITS.people)),
      games: z.array(id).refine(...sized(1, CAREER_LIMITS.games)),
      races: z.int().min(CAREER_LIMITS.fewest).max(CAREER_LIMITS.most),
    }),
    careerView,
  ),
  'careers.get': command(owner, ref, careerView),
  /** Chooses three of the six offers by their ids. Refused unless the state is 'objectives'. */
  'careers.objectives': command(
    owner,
    ref.extend({ objectives: z.array(id).refine(...sized(CAREER_LIMITS.objectives, CAREER_LIMITS.objectives)) }),
    careerView,
  ),
  /** Starts the next race, or goes on with the half-driven one. Refused unless the state is 'racing'. */
  'careers.start': command(owner, ref, z.object({ match: id })),
  /** After the ceremony: draws the next season. Refused unless the season is over. */
  'careers.next': command(owner, ref, careerView),
  /** A season that was raced, or the current one. */
  'careers.season': command(owner, ref.extend({ season: z.int().min(1).max(10_000) }), careerSeason),
  'careers.rename': command(owner, ref.extend({ name: title }), careerView),
  /** Its races stay in the archive. */
  'careers.delete': command(owner, ref, z.null()),
  /** The career that this race is part of; null: none. drivers: ids by seat. part: as in races. */
  'careers.of': command(
    owner,
    z.object({ match: id }),
    z
      .object({
        career: id,
        name: title,
        league,
        season: z.int(),
        race: z.int(),
        races: z.int(),
        part: z.enum(['race', 'prelimA', 'prelimB', 'final']),
        drivers: z.array(id),
        people: z.array(seat),
      })
      .nullable(),
  ),
  /** One file with everything but the races' moves. */
  'careers.export': command(owner, ref, z.object({ fileName: z.string(), text: z.string() })),
  /**
   * Brings in a file. What is here is never overwritten: added: new here; merged: this career was here and got the file's newer
   * races; same: nothing was new; copied: it differs from the one here, so it became another career with "2" behind its name.
   * Refused with a message if the file is damaged, or from a newer Paddock.
   */
  'careers.import': command(
    owner,
    z.object({ text: z.string().refine(...sized(1, IMPORT_LIMIT)) }),
    z.object({ career: id, name: title, as: z.enum(['added', 'merged', 'same', 'copied']) }),
  ),
} as const;

export const careerPushes = {
  /** A career changed: request it again. After 'matches.changed' too, because a race of it may have been deleted. */
  'careers.changed': z.object({ career: id }),
} as const;
