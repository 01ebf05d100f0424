// The jobs of puzzles: how a position looks, what an answer that was not analysed is worth, the search of a reviewed decision, and a
// practice race from a position. Not here: when they run (puzzles.ts, search.ts).

import { analyse } from '@ai/puzzles/analyse';
import { isDraft } from '@ai/puzzles/answers';
import { explained, measured } from '@ai/puzzles/measure';
import { type Opened, openAt, openPosition } from '@ai/puzzles/position';
import type { Out, RaceSetup, Reply, SeatInfo } from '@api/contract';
import { message } from '@api/messages';
import { parseWith } from '@core/attempt';
import type { AnyGame, Json, RaceConfig } from '@core/contract';
import type { AnalysedAnswer, Puzzle, PuzzlePosition } from '@puzzles/puzzle';
import { writeIncoming } from '@store/races/incoming';
import { granted, type Refused, refuse, refusedAction } from '../api-errors';
import { finishedRace, sameRules } from '../archive/finished';
import { playedTo } from '../archive/forks';
import { type Context, gameIn } from '../context';
import { ELSEWHERE } from '../files/proof';
import { seatsIn, seatsOf } from '../match/seats';
import { updateFor } from '../match/update';
import type { OwnFacts } from './own-facts';

/** A puzzle whose race no longer leads to its position, or that is not here any more. */
export function noSuchPuzzle(): Refused {
  return refuse('not-found', message('puzzle.gone'));
}

type Look = Pick<Out<'puzzles.look'>, 'task' | 'update'>;

/** The position as its seat sees it. setup: of the race screen, with the person in the puzzle's seat. */
export function lookAt(context: Context, puzzle: Puzzle, setup: RaceSetup): Reply<Look> {
  const found = openIn(context, puzzle);
  if (!found.ok) return found;
  const { game, opened } = found;
  const { state, decision } = opened;
  const { seat } = decision;
  const seats: SeatInfo[] = seatsIn(game, state, seatsOf(setup));
  const update = updateFor(
    {
      id: `puzzle-${puzzle.id}`,
      game,
      config: puzzle.position.config,
      seats,
      setup,
      state,
      seq: 0,
      clock: 0,
      banks: [],
      paused: false,
      goOn: { after: 0, host: 0 },
      now: 0,
      origin: { practice: true, season: null },
      endsAt: () => null,
    },
    seat,
    [seat],
    [],
    false,
  );
  // Rivals who decide at the same time would be shown as waited for.
  const asks = update.asks.filter(({ id }) => id === decision.id);
  const choices = { [String(decision.id)]: update.choices[String(decision.id)] };
  return granted({ task: taskOf(game, opened, puzzle.rounds), update: { ...update, asks, choices } });
}

function taskOf(game: AnyGame, { state, decision: { seat, kind } }: Opened, rounds: number): Look['task'] {
  const order = game.standings(state);
  const at = order.findIndex((one) => one.seat === seat);
  const round = game.round(state);
  return {
    seat,
    kind,
    round,
    roundsLeft: Math.max(1, rounds - round + 1),
    place: order[at]?.place ?? 0,
    cars: order.length,
    ahead: order[at - 1]?.seat ?? null,
    behind: order[at + 1]?.seat ?? null,
  };
}

/** What an answer is worth, measured in the worlds in which the puzzle's own answers were. Refused if the rules refuse it. */
export function measuredIn(context: Context, puzzle: Puzzle, action: Json): Reply<AnalysedAnswer> {
  const found = openIn(context, puzzle);
  if (!found.ok) return found;
  const { game, opened } = found;
  const parsed = parseWith<Json>(game.schemas.action, action, 'bad-action');
  const violation = parsed.ok ? game.check(opened.state, opened.decision, parsed.value) : parsed.violation;
  if (violation !== null || !parsed.ok) {
    return refusedAction(game.id, violation ?? { code: 'bad-action', rule: 'engine' });
  }
  if (isDraft(game, opened, parsed.value)) return refuse('bad-input', message('puzzle.unfinished'));
  const [one] = measured(game, opened, [parsed.value], puzzle.measuring);
  if (one === undefined) throw new Error('no answer was measured');
  const { way, words } = explained(game, opened, parsed.value, `${puzzle.id}/words`);
  return granted({ ...one, way, words });
}

/** The puzzle that a decision of a finished race makes; null: none. */
export function searchedIn(context: Context, match: string, step: number): Reply<OwnFacts | null> {
  const found = finishedRace(context, match);
  if (!found.ok) return found;
  const game = sameRules(context, found.value);
  const record = game && context.store.saves.record(match);
  const move = record?.moves[step];
  if (game === undefined || record === undefined || move === undefined) return granted(null);
  const { seed, config } = record;
  const moves = record.moves.slice(0, step);
  const at = { game: game.id, seed, config, moves, seat: move.seat, ask: move.ask };
  const opened = openAt(game, at);
  if (opened === undefined || opened.decision.committed) return granted(null);
  const position: PuzzlePosition = { ...at, hash: opened.hash };
  const made = analyse(game, opened, position, move.action as Json);
  if (made === undefined) return granted(null);
  const { facts } = made;
  const played = facts.answers.find((one) => JSON.stringify(one.action) === JSON.stringify(facts.played));
  const [best] = facts.answers;
  const { answers, measuring, ...rest } = facts;
  return granted({
    ...rest,
    answers: [...answers],
    measuring: { ...measuring, seeds: [...measuring.seeds] },
    game: game.id,
    circuit: (config as RaceConfig).circuit,
    hash: opened.hash,
    seat: move.seat,
    ask: move.ask,
    round: game.round(opened.state),
    rounds: found.value.rounds,
    lost: (best?.chance ?? 0) - (played?.chance ?? 0),
  });
}

/** Writes a practice race from the position to a file that the store imports. Throws StoreError. */
export function practiceFrom(
  context: Context,
  puzzle: Puzzle,
  setup: RaceSetup,
  to: { id: string; file: string },
): Reply<{ match: string }> {
  const found = openIn(context, puzzle);
  if (!found.ok) return found;
  const { game } = found;
  const { seed, config, moves } = puzzle.position;
  const past = playedTo(
    context,
    game,
    { seed, config },
    moves.map((move) => ({ move })),
  );
  if (past === undefined) return noSuchPuzzle();
  const race = {
    id: to.id,
    game: game.id,
    circuit: config.circuit,
    rulesVersion: game.rulesVersion,
    seed,
    config,
    setup,
    seats: seatsOf(setup),
    clock: 0,
    at: context.clock.now(),
    ...past.start,
    finish: undefined,
    fork: { parent: ELSEWHERE, step: moves.length },
  };
  writeIncoming(to.file, { races: [{ race, moves: past.moves }] });
  return granted({ match: to.id });
}

function openIn(context: Context, { position }: Puzzle): { ok: true; game: AnyGame; opened: Opened } | Refused {
  const game = gameIn(context, position.game);
  const opened = game && openPosition(game, position);
  return game === undefined || opened === undefined ? noSuchPuzzle() : { ok: true, game, opened };
}
