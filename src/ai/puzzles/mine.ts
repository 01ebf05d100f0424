// Puzzles from a finished race: a cheap look at its decisions, then the analysis of the promising ones.
// Not here: driving races (drive.ts), or choosing among the puzzles of many (cli).

import { cloneState } from '@core/clone';
import type { AnyGame, Move, RaceRecord, RaceState } from '@core/contract';
import { advance, begin, findDecision } from '@core/engine';
import { hashState } from '@core/hash';
import type { Puzzle, PuzzleDriver, PuzzlePosition } from '@puzzles/puzzle';
import { analyse, easyFinds, type Panel, promising, QUIET_FROM } from './analyse';
import type { Opened } from './position';

/** A race that was driven. drivers: by seat. rounds: how long it was. */
export interface MinedRace {
  readonly record: RaceRecord;
  readonly drivers: readonly PuzzleDriver[];
  readonly rounds: number;
}

/** A puzzle, and who found its answer. */
export interface MinedPuzzle {
  readonly puzzle: Puzzle;
  readonly panel: Panel;
}

/** looks, candidates: decisions examined, and promising ones among them. */
export interface MinedFrom {
  readonly puzzles: readonly MinedPuzzle[];
  readonly looks: number;
  readonly candidates: number;
}

/** One decision in this many is examined. */
export interface Pace {
  readonly every: number;
  /** Puzzles of one race, at most: more would look alike. */
  readonly most: number;
  /** Whether puzzles without a trick are analysed, too; most decisions have none. */
  readonly quiet: boolean;
  /** Whether a puzzle counts as one of these; left out: every one does. */
  readonly counts?: (puzzle: MinedPuzzle) => boolean;
}

/** The puzzles of a race, in its order. Throws if the rules refuse the race. */
export function mine(game: AnyGame, race: MinedRace, pace: Pace): MinedFrom {
  const { every, most, counts = () => true } = pace;
  const { record } = race;
  const puzzles: MinedPuzzle[] = [];
  let [looks, candidates, counted] = [0, 0, 0];
  const state = startOf(game, record);
  for (const [step, move] of record.moves.entries()) {
    if (counted >= most) break;
    const decision = findDecision(state, move.ask);
    // The step alone would always pick the same seat in games with a fixed number of answers a round.
    if (decision !== undefined && (step * 7 + Math.floor(step / every)) % every === 0) {
      const opened: Opened = { state: cloneState(state), decision: { ...decision } };
      looks++;
      if (isWorthIt(game, opened, `${record.seed}/look/${step}`, pace)) {
        candidates++;
        const one = minedAt(game, race, step, opened);
        if (one !== undefined) puzzles.push(one);
        if (one !== undefined && counts(one)) counted++;
      }
    }
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(`move ${step} of a driven race is refused: ${outcome.violation.code}`);
  }
  return { puzzles, looks, candidates };
}

function isWorthIt(game: AnyGame, opened: Opened, seed: string, { quiet }: Pace): boolean {
  const right = promising(game, opened, seed);
  return right !== undefined && (quiet || easyFinds(game, opened, right, seed) < QUIET_FROM);
}

function minedAt(
  game: AnyGame,
  { record, drivers, rounds }: MinedRace,
  step: number,
  opened: Opened,
): MinedPuzzle | undefined {
  const { seed, config } = record;
  const { seat, id: ask } = opened.decision;
  const moves: Move[] = record.moves.slice(0, step);
  const position: PuzzlePosition = { game: game.id, seed, config, moves, hash: hashState(opened.state), seat, ask };
  const found = analyse(game, opened, position);
  return found && { puzzle: { ...found.facts, position, rounds, drivers }, panel: found.panel };
}

function startOf(game: AnyGame, { config, seed }: RaceRecord): RaceState {
  const begun = begin(game, config, seed);
  if (!begun.ok) throw new Error(`the config of a driven race is refused: ${begun.violation.code}`);
  return begun.value.state;
}
