// The types of a Havoc Speedway race, for rules, AI and screens: all of them are imported from here.
// Not here: what they are (events.ts, shapes.ts).

import type { HavocEvent } from './events';
import type { HavocAction, HavocChoices, HavocConfig, HavocState, HavocView } from './shapes';

export type * from './events';
export type * from './shapes';

/** Havoc Speedway's types for the contract. */
export interface HavocTypes {
  Config: HavocConfig;
  State: HavocState;
  Action: HavocAction;
  Event: HavocEvent;
  Choices: HavocChoices;
  View: HavocView;
}
