// The types of a game as one bag, which the rest of the contract is written with.

import type { RaceConfig } from './config';
import type { RaceState } from './state';

/** The types of one game, as one named bag, so that no signature has five loose parameters. */
export interface GameTypes {
  Config: RaceConfig;
  State: RaceState;
  Action: { type: string };
  Event: { type: string };
  /** What an open decision offers: complete and compact, for the UI. */
  Choices: object;
  View: object;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where games of different types share a name
export type AnyTypes = any;
