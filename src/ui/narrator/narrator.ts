// What a game says to anyone who cannot see its board, or asks where things stand: in sentences and as a list.
// Not here: what happens (GameUi.logLine) or the names of controls, which say their costs themselves.

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';

/** Where things stand for the viewer, in whole sentences; a part may be empty. For a watcher all cars are near. */
export interface Situation {
  /** Where the viewer's car is, and how it stands in the race. */
  here: readonly string[];
  /** Who is near, the nearest first. */
  near: readonly string[];
  /** What the viewer holds: cards, gears, wear. */
  held: readonly string[];
  /** What is asked, and what may be answered, with its costs. Empty if nothing is. */
  asked: readonly string[];
}

/** One place of the board, in the order in which one goes along it; for a floor row by row. */
export interface BoardItem {
  /** The same from update to update. */
  id: string;
  /** Place, what is there and who: 'Space 14: corner Lesmo, limit 3. Ada, inside lane.' */
  text: string;
  /** Whose cars stand there. */
  seats: readonly Seat[];
  /** The key of a target that the viewer may choose there now, as the board reports it (BoardOptions.onTarget). */
  target?: string;
}

/** A game as text. */
export interface Narrator {
  situation(update: MatchUpdate): Situation;
  /**
   * The places of the board that matter: where something is, stands, or can be chosen. On a road from the viewer's car
   * onwards, a watcher's from the line. preview: what the dashboard shows of the present choice, for its targets.
   */
  boardList(update: MatchUpdate, preview: unknown): readonly BoardItem[];
  /** What the present choice would do, with its costs, in a sentence or two; none if the control's name says it all. */
  previewLines(preview: unknown, update: MatchUpdate): readonly string[];
}
