// Answers as boards show them: those of a hint, and those that a review sets beside each other.
// Not here: what a game's ui is asked for (game-ui.ts).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';

/**
 * The path of an answer, as a board draws it: 'best' and 'second' of a hint, 'played' (the one that was given) and 'better' of a
 * review. places: from where the seat's car stands to where it ends; their shape is the game's own. text: stands beside its
 * end.
 */
export interface AnswerPath {
  seat: Seat;
  look: 'best' | 'second' | 'played' | 'better';
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
export interface AnswerEffect {
  places: AnswerPath['places'];
  lines: readonly string[];
}
