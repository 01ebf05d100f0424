// What the scored race of a day proves: its moves in one order whatever the order in which sealed answers came in, a hash of them,
// and how each round went. Not here: the code that carries it (code.ts).

import type { AnyGame, AnyTypes, Json, Move, RaceRecord, Seat } from '@core/contract';
import { advance, begin, findDecision } from '@core/engine';
import { contentId } from '@kit/content-id';

/** How a round went for a car. */
export type Square = 'free' | 'paid' | 'lost';

/** Hex digits of a proof: 40 bits. */
const PROOF_DIGITS = 10;

/**
 * The moves that counted, sealed answers of one set by seat. Sealed answers commute (law 7), so these moves lead to the same race.
 * Undefined if the rules refuse the record.
 */
export function countedMoves(game: AnyGame, record: RaceRecord): Move<AnyTypes>[] | undefined {
  const begun = begin(game, record.config, record.seed);
  if (!begun.ok) return undefined;
  const { state } = begun.value;
  const last = new Map(record.moves.map((move, index) => [move.ask, index]));
  const counted: Move<AnyTypes>[] = [];
  let set: Move<AnyTypes>[] = [];
  for (const [index, move] of record.moves.entries()) {
    const isSealed = findDecision(state, move.ask)?.sealed === true;
    if (last.get(move.ask) === index) {
      if (isSealed) set.push(move);
      else counted.push(move);
    }
    if (!advance(game, state, move).ok) return undefined;
    // An answered decision stays open until its set is complete.
    if (isSealed && findDecision(state, move.ask) === undefined) {
      counted.push(...set.sort((a, b) => a.seat - b.seat || a.ask - b.ask));
      set = [];
    }
  }
  return [...counted, ...set];
}

/** A hash of the moves that counted: the same for the same race, however it was answered in time. */
export function proofOf(game: AnyGame, record: RaceRecord): string | undefined {
  const moves = countedMoves(game, record);
  if (moves === undefined) return undefined;
  const plain = moves.map(({ seat, action }): Json => [seat, action as Json]);
  return contentId([record.game, record.rulesVersion, record.seed, plain]).slice(0, PROOF_DIGITS);
}

/** How each round went for a seat, by what the game's balance hooks call cost and trouble; empty if the rules refuse the record. */
export function squaresOf(game: AnyGame, record: RaceRecord, seat: Seat): Square[] {
  const begun = begin(game, record.config, record.seed);
  if (!begun.ok) return [];
  const { state } = begun.value;
  const squares = new Map<number, Square>();
  for (const move of record.moves) {
    const round = game.round(state);
    const turn = advance(game, state, move);
    if (!turn.ok) return [];
    const marks = turn.value.events
      .filter((event) => seatOf(event) === seat)
      .flatMap((event) => game.balance?.placesOf(event, state) ?? []);
    const worst: Square = marks.some(({ kind }) => kind === 'trouble')
      ? 'lost'
      : marks.some(({ kind }) => kind === 'cost')
        ? 'paid'
        : 'free';
    const before = squares.get(round) ?? 'free';
    squares.set(round, before === 'lost' || worst === 'free' ? before : worst);
  }
  return [...squares].sort(([a], [b]) => a - b).map(([, square]) => square);
}

function seatOf(event: AnyTypes): unknown {
  return typeof event === 'object' && event !== null && 'seat' in event ? event.seat : undefined;
}
