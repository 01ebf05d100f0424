// The types of a Waddington's Formula 1 race, for rules, AI and screens: all of them are imported from here.
// Not here: what they are (events.ts, shapes.ts).

import type { WaddingtonEvent } from './events';
import type { WaddingtonAction, WaddingtonChoices, WaddingtonConfig, WaddingtonState, WaddingtonView } from './shapes';

export type * from './events';
export type * from './shapes';

/** Waddington's Formula 1's types for the contract. */
export interface WaddingtonTypes {
  Config: WaddingtonConfig;
  State: WaddingtonState;
  Action: WaddingtonAction;
  Event: WaddingtonEvent;
  Choices: WaddingtonChoices;
  View: WaddingtonView;
}
