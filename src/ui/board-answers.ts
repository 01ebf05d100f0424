// Types for showing answers on boards: a hint's answers, and the answers that a review compares.
// Not here: the functions of a game's UI (game-ui.ts).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';

/**
 * The path of an answer, as a board draws it: 'best' and 'second' in a hint, 'played' (the given one) and 'better' in a review.
 * places: from the seat's car to where it ends; the game defines their shape. text: shown beside its end.
 */
export interface AnswerPath {
  seat: Seat;
  look: 'best' | 'second' | 'played' | 'better';
  places: readonly unknown[];
  text: string;
}

/** A decision as its seat saw it: the view and the choices, in the game's own shapes. */
export interface AskedQuestion {
  seat: Seat;
  kind: string;
  view: unknown;
  choices: unknown;
  circuit: string;
  seats: readonly SeatInfo[];
}

/** What an answer would do, as far as the board can show it. lines: sentences without a full stop. */
export interface AnswerEffect {
  places: AnswerPath['places'];
  lines: readonly string[];
}
