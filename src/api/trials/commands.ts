// The contract's part for time trials: what can be driven, medals, own bests, and the ghost that drives along. Not here: figures and
// medals themselves (src/trials), or the race (matches).

import { command, id, owner } from '../shapes';
import { z } from '../zod';

/** lap: a flying lap. race: a short race against the clock. A game without laps has no lap. */
const kind = z.enum(['lap', 'race']);
export type TrialKind = z.infer<typeof kind>;

/** Lowest first. author: the best driver's best. */
const medal = z.enum(['bronze', 'silver', 'gold', 'author']);
export type Medal = z.infer<typeof medal>;

/** Which trial: a circuit of the box (players' own circuits have no medals) and a kind. */
const which = z.object({ game: id, circuit: id, kind });
export type WhichTrial = z.infer<typeof which>;

/** A time in tenths of a round, lower is better: 43 is 4.3 rounds. Shown as rounds with one decimal. */
const tenths = z.int().min(1);

/** The slowest time that still wins each medal. author: null until gold is won. */
const thresholds = z.object({ bronze: tenths, silver: tenths, gold: tenths, author: tenths.nullable() });

/**
 * One medal of a trial against rivals. level: of all rivals, who must be beaten. won: the race was won once. match: that race, null if
 * there is none or it was deleted. isOpen: it can be started; author is closed until gold is won.
 */
const rung = z.object({
  medal,
  level: z.enum(['easy', 'medium', 'hard', 'best']),
  won: z.boolean(),
  match: id.nullable(),
  isOpen: z.boolean(),
});
export type TrialRung = z.infer<typeof rung>;

/**
 * One trial. measure: rounds: alone against the clock, medals by `thresholds`; wins: medals by beating the rivals of `rungs`, because
 * this game cannot be raced alone. laps: null in games without laps. thresholds: null with wins. rungs: lowest first, empty with rounds.
 * best: your best time; match: that race, null once it was deleted (the time stays, without a ghost). medal: the highest won. tries:
 * attempts that ended. hasOwnGhost: your best can drive along. rival: the character whose recorded drive can drive along and its time;
 * null with wins.
 */
export const trial = which.extend({
  measure: z.enum(['rounds', 'wins']),
  laps: z.int().nullable(),
  thresholds: thresholds.nullable(),
  rungs: z.array(rung),
  best: z.object({ figure: tenths, match: id.nullable() }).nullable(),
  medal: medal.nullable(),
  tries: z.int(),
  hasOwnGhost: z.boolean(),
  rival: z.object({ character: id, figure: tenths }).nullable(),
});
export type Trial = z.infer<typeof trial>;

/** own: your best drive; until you have one, the rival's. rival: the character's recorded drive. off: none. */
const ghostChoice = z.enum(['own', 'rival', 'off']);
export type GhostChoice = z.infer<typeof ghostChoice>;

/**
 * A place that the car has passed. id: of a corner (as the game's board and balance report name it) or a checkpoint; 'line' for the
 * finish line at the end of a lap. lap: 1-based; 1 in games without laps. at: the time at which it was passed. The same id and lap in
 * the ghost's marks and in the own race's give the gap there: own minus ghost, in tenths, below 0 is faster.
 */
const mark = z.object({ id: z.string(), lap: z.int().min(1), at: tenths });
export type TrialMark = z.infer<typeof mark>;

/**
 * The trial that a race is an attempt at. state: running; done: it ended with a result; out: it ended without one (the car fell out,
 * or, with wins, the race was lost). medal: what the rung or the time of this attempt wins; null while it runs, and if nothing. figure:
 * this attempt's time; null while it runs, with wins, and if it is out. before: your best before this attempt. isBest: faster than
 * `before`, or the first. rung: with wins, the medal that is raced for; else null. place: with wins, once it is over; else null. marks:
 * what this car has passed so far, in driving order; ask again after each round. trial: as trials.home shows it now, so the author's
 * figure appears here once this attempt has won gold.
 */
const attempt = z.object({
  trial,
  state: z.enum(['running', 'done', 'out']),
  figure: tenths.nullable(),
  medal: medal.nullable(),
  before: tenths.nullable(),
  isBest: z.boolean(),
  rung: medal.nullable(),
  place: z.int().nullable(),
  marks: z.array(mark),
});
export type TrialAttempt = z.infer<typeof attempt>;

/**
 * A ghost. kind: own: your best; rival: a character. character: the rival's id (named by the drivers' catalogue); null for own. figure:
 * its whole time. seat: its car in the views, always 0. course: where it was, in order: first the grid (round 0), then the end of each
 * round; progress: whole spaces from the start line, below 0 before it (a game without spaces gives steps along the course); it can fall
 * after a spin. view: that race at that moment as a watcher sees it, for the game's own board code to place the car of `seat`. marks:
 * as in an attempt.
 */
const ghost = z.object({
  kind: z.enum(['own', 'rival']),
  character: id.nullable(),
  figure: tenths,
  seat: z.int(),
  course: z.array(z.object({ round: z.int().min(0), progress: z.int(), view: z.unknown() })),
  marks: z.array(mark),
});
export type TrialGhost = z.infer<typeof ghost>;

/** Trials by their highest medal; none: not won yet. */
const medalCounts = z.object({
  author: z.int(),
  gold: z.int(),
  silver: z.int(),
  bronze: z.int(),
  none: z.int(),
});

/** Commands of the area trials, for the host's own windows. */
export const trialCommands = {
  /**
   * Every trial of every installed game: games in the order of the registry, circuits in the game's order, lap before race. counts: over
   * all of them. running: the newest attempt that has not ended. ghost: what drives along.
   */
  'trials.home': command(
    owner,
    z.object({}),
    z.object({
      trials: z.array(trial),
      counts: medalCounts,
      running: which.extend({ match: id }).nullable(),
      ghost: ghostChoice,
    }),
  ),
  /**
   * Starts an attempt: always the same deck and dice for this trial, without hints and take-backs. An attempt at the same trial that
   * still runs is resumed. again: a running one is given up and a fresh one begins. rung: with measure wins, the medal to race for
   * (left out: the lowest open one not won yet, else the highest); ignored with rounds. Refused for an unknown trial, and for a rung that
   * is closed.
   */
  'trials.start': command(
    owner,
    which.extend({ again: z.boolean().optional(), rung: medal.optional() }),
    z.object({ match: id }),
  ),
  /** The trial that this race is an attempt at, during and after it; null: it is none. */
  'trials.of': command(owner, z.object({ match: id }), attempt.nullable()),
  /** The ghost for an attempt by the choice of setGhost; null: off, nothing recorded, measure wins, or the race is no attempt. */
  'trials.ghost': command(owner, z.object({ match: id }), ghost.nullable()),
  /** Chooses what drives along in all trials. */
  'trials.setGhost': command(owner, z.object({ ghost: ghostChoice }), z.null()),
} as const;

export const trialPushes = {
  /** An attempt began or ended, a best changed, or another ghost was chosen. */
  'trials.changed': z.object({}),
} as const;
