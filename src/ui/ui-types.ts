// The types of a game that its screens handle. Only the game's own ui knows them: the shell hands its views, events and
// answers on without looking into them.
// Not here: what a game's ui provides (game-ui.ts).

import type { MatchUpdate, RaceResult, Settings } from '@api/contract';

/**
 * The types of a game. Its ui names them, and may add two that only its screens have. Preview: what its dashboard makes its
 * board show of a choice. Place: a place on the path of an answer. Unnamed, they are unknown, as they are to the shell.
 */
export interface UiTypes {
  View: unknown;
  Event: unknown;
  Action: unknown;
  /** What an open decision offers. */
  Choices: unknown;
}

/** What a dashboard makes its board show of a choice; unknown if the game names no type for it. */
export type PreviewOf<T extends UiTypes> = T extends { Preview: infer Preview } ? Preview : unknown;
/** A place on the path of an answer, as the game's board reads it; unknown if the game names no type for it. */
export type PlaceOf<T extends UiTypes> = T extends { Place: infer Place } ? Place : unknown;

/** An update of a race of one game. */
export interface GameUpdate<T extends UiTypes = UiTypes> extends MatchUpdate {
  view: T['View'];
  events: T['Event'][];
  choices: Record<string, T['Choices']>;
}

/** The result of a race of one game. */
export interface GameResult<T extends UiTypes = UiTypes> extends RaceResult {
  view: T['View'];
  log: T['Event'][];
}

/** How much the dashboard reveals about choices before they are made (settings of the API). */
export type DriverAids = Settings['aids'];
