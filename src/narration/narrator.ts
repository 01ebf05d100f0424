// A game's table as text, in sentences and as a list, for anyone who cannot see its board.
// Not here: events (GameUi.logLine), or the names of controls, which include their costs.

import type { Seat } from '@core/contract';
import type { GameUpdate, PreviewOf, UiTypes } from '@ui/ui-types';

/** The viewer's situation in whole sentences; a part may be empty. For a watcher, all cars count as near. */
export interface Situation {
  /** The viewer's position on the board and in the race. */
  here: readonly string[];
  /** Cars nearby, nearest first. */
  near: readonly string[];
  /** What the viewer holds: cards, gears, wear. */
  held: readonly string[];
  /** The open decision and its possible answers with their costs. Empty if there is none. */
  asked: readonly string[];
}

/** One place of the board, in driving order; on a floor, row by row. */
export interface BoardItem {
  /** Stable between updates. */
  id: string;
  /** The place, what is there and which cars: 'Space 14: corner Lesmo, limit 3. Ada, inside lane.' */
  text: string;
  /** The seats whose cars are there. */
  seats: readonly Seat[];
  /** The key of a target that the viewer may choose there now, as the board reports it (BoardOptions.onTarget). */
  target?: string;
}

/** A game as text. */
export interface Narrator<T extends UiTypes = UiTypes> {
  situation(update: GameUpdate<T>): Situation;
  /**
   * The places of the board that matter: with something on them, or available to choose. On a road, starting at the viewer's car,
   * or for a watcher at the line. preview: what the dashboard shows for the current choice, for its targets.
   */
  boardList(update: GameUpdate<T>, preview: PreviewOf<T> | null): readonly BoardItem[];
  /** What the current choice would do, with its costs, in one or two sentences; empty if the control's name says it all. */
  previewLines(preview: PreviewOf<T> | null, update: GameUpdate<T>): readonly string[];
}
