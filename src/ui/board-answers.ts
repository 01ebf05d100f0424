// Answers as boards show them: those of a hint, and those that a review sets beside each other.
// Not for: what a game's ui is asked for (game-ui.ts).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';

/**
 * The answers of a hint as a board draws them: the one in front first, then the other one. way: of the seat's car, in the
 * game's own numbers; tag: what comes of it, in a few words.
 */
export interface BoardHint {
  seat: Seat;
  answers: readonly { way: readonly number[]; tag: string }[];
}
/**
 * The way of an answer, as a review draws it. played: the one that was given. places: from where the car stands to where it
 * ends; their shape is the game's own. text: stands beside its end.
 */
export interface BoardWay {
  look: 'played' | 'better';
  places: readonly unknown[];
  text: string;
}

/** A question as it looked to its seat: its view and what it was offered, in the game's own shapes. */
export interface AskedQuestion {
  seat: Seat;
  kind: string;
  view: unknown;
  choices: unknown;
  circuit: string;
  seats: readonly SeatInfo[];
}

/** What an answer would do, as far as the board can show it. lines: in sentences without a full stop. */
export interface AnswerTold {
  places: BoardWay['places'];
  lines: readonly string[];
}
