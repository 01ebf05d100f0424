// The puzzles' part of the contract: find the better move in a position of a race, today's five, ratings and own races.
// Not here: rating, repetition and choosing (src/puzzles), or making them (ai/puzzles). puzzles.look is in contract.ts, beside the
// update that it holds.

import { LEVELS } from '@core/contract';
import { command, hintWords, id, owner, seat } from '../shapes';
import { z } from '../zod';

/** The person's local date, ISO: 2026-11-30. */
const day = z.iso.date();

/**
 * The theme of a puzzle, named by its game (`theme.<id>`), or the kind of its decision in a game without themes.
 */
const theme = id;

/**
 * How a puzzle went today, by the first answer. close: unrated. skipped: passed over, never counted. open: not answered yet.
 */
const puzzleState = z.enum(['open', 'right', 'close', 'wrong', 'skipped']);
export type PuzzleState = z.infer<typeof puzzleState>;

/**
 * A puzzle on a tile. number: 1-based within the game's puzzles, or among one's own. rating: its difficulty. own:
 * from a race of one's own. again: it was missed and has come back.
 */
export const puzzleCard = z.object({
  id,
  number: z.int().min(1),
  game: id,
  circuit: id,
  theme,
  rating: z.int(),
  own: z.boolean(),
  again: z.boolean(),
  state: puzzleState,
});
export type PuzzleCard = z.infer<typeof puzzleCard>;

/** A rating of the person. answered: puzzles that it counts; 0: it is where everyone begins. */
const personRating = z.object({ rating: z.int(), deviation: z.int(), answered: z.int() });

/**
 * What the screen of challenges shows. games: in the order of the shelf, those with puzzles. history: 30 days, today last, each with
 * the overall rating at its end. own: puzzles from one's own races; fresh: not answered yet. due: missed ones that are back.
 * streak: days in a row with an answer, today included once there is one; one missed day is forgiven.
 */
export const puzzleHome = z.object({
  rating: personRating,
  games: z.array(personRating.extend({ game: id, puzzles: z.int(), solved: z.int() })),
  history: z.array(z.object({ day: z.string(), rating: z.int() })),
  five: z.array(puzzleCard),
  themes: z.array(z.object({ game: id, theme, puzzles: z.int(), solved: z.int(), rating: z.int(), answered: z.int() })),
  own: z.object({ all: z.int(), fresh: z.int() }),
  due: z.int(),
  streak: z.object({ days: z.int(), best: z.int(), today: z.boolean() }),
});
export type PuzzleHome = z.infer<typeof puzzleHome>;

/**
 * The numbers of a task in words. roundsLeft: rounds that the race went on for, this one included. ahead, behind: the cars next to
 * one's own in the order of the race; null: none.
 */
export const puzzleTask = z.object({
  seat,
  kind: z.string(),
  round: z.int(),
  roundsLeft: z.int(),
  place: z.int(),
  cars: z.int(),
  ahead: seat.nullable(),
  behind: seat.nullable(),
});
export type PuzzleTask = z.infer<typeof puzzleTask>;

/** A measured answer. chance: to win, in ten-thousandths. place: expected, times 100. way, words: as in a hint. */
export const puzzleAnswer = z.object({
  action: z.unknown(),
  chance: z.int(),
  place: z.int(),
  way: z.array(z.number()),
  words: hintWords.nullable(),
});
export type PuzzleAnswer = z.infer<typeof puzzleAnswer>;

/**
 * The verdict on an answer. given: null if the person gave up, which is wrong. accepted: the best first. tempting: the best answer
 * that is not accepted, null if the puzzle analysed none. lost: given chance below
 * the best. fault: what the risk of the wrong answer says; null: neither. rating: the overall one, if this answer counted; null: it
 * did not. back: the day on which the puzzle comes back; null: it does not. match: the race of one's own that it is from.
 */
export const puzzleVerdict = z.object({
  verdict: z.enum(['right', 'close', 'wrong']),
  given: puzzleAnswer.nullable(),
  best: puzzleAnswer,
  accepted: z.array(puzzleAnswer),
  lost: z.int().min(0),
  fault: z.enum(['safe', 'greedy']).nullable(),
  quiet: z.boolean(),
  tempting: puzzleAnswer.nullable(),
  played: puzzleAnswer.nullable(),
  rating: z.object({ before: z.int(), after: z.int() }).nullable(),
  back: z.string().nullable(),
  match: id.nullable(),
});
export type PuzzleVerdict = z.infer<typeof puzzleVerdict>;

/** A puzzle from one's own races. match: the race; lost: what the answer given in it cost, in ten-thousandths. */
const ownPuzzle = puzzleCard.extend({ match: id, round: z.int(), at: z.string(), lost: z.int() });

const puzzle = z.object({ id });

/** Commands of the area puzzles, without puzzles.look. */
export const puzzleCommands = {
  'puzzles.home': command(owner, z.object({ day }), puzzleHome),
  /** At most ten puzzles of a game and theme, or of all if left out, near one's rating: those not answered yet first. */
  'puzzles.row': command(
    owner,
    z.object({ day, game: id.exactOptional(), theme: theme.exactOptional() }),
    z.array(puzzleCard),
  ),
  /** Puzzles from one's own races, newest first. searching: races whose decisions are still being examined. */
  'puzzles.own': command(owner, z.object({ day }), z.object({ puzzles: z.array(ownPuzzle), searching: z.array(id) })),
  /**
   * Judges an answer. One that was not analysed is measured now, which takes a moment. The first answer to a puzzle is rated; the
   * first one of a day decides when it comes back. Refused as the rules refuse it if it is illegal.
   */
  'puzzles.answer': command(owner, puzzle.extend({ day, action: z.unknown() }), puzzleVerdict),
  /** Shows the answer; counts as wrong if nothing was answered before. */
  'puzzles.giveUp': command(owner, puzzle.extend({ day }), puzzleVerdict),
  /** Passes over a puzzle of today; it is never counted. */
  'puzzles.skip': command(owner, puzzle.extend({ day }), z.null()),
  /** A practice race from the puzzle's position. level: of every rival; left out: hard. */
  'puzzles.play': command(owner, puzzle.extend({ level: z.enum(LEVELS).exactOptional() }), z.object({ match: id })),
} as const;

export const puzzlePushes = {
  /** Puzzles from one's own races came or went, or the search for them began or ended. */
  'puzzles.changed': z.object({}),
} as const;
