// Types for showing answers on boards: a hint's answers, and the answers that a review compares.
// Not here: the functions of a game's UI (game-ui.ts).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { UiTypes } from './ui-types';

/**
 * The path of an answer, as a board draws it: 'best' and 'second' in a hint, 'played' (the given one) and 'better' in a review.
 * places: from the seat's car to where it ends. text: shown beside its end.
 */
export interface AnswerPath<Place = unknown> {
  seat: Seat;
  look: 'best' | 'second' | 'played' | 'better';
  places: readonly Place[];
  text: string;
}

/** A decision as its seat saw it: the view and the choices. */
export interface AskedQuestion<T extends UiTypes = UiTypes> {
  seat: Seat;
  kind: string;
  view: T['View'];
  choices: T['Choices'];
  circuit: string;
  seats: readonly SeatInfo[];
}

/** What an answer would do, as far as the board can show it. lines: sentences without a full stop. */
export interface AnswerEffect<Place = unknown> {
  places: readonly Place[];
  lines: readonly string[];
}
