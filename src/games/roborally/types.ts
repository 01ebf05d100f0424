// The types of a RoboRally race, for rules, AI and screens: all of them are imported from here.
// Not here: what they are (events.ts, shapes.ts).

import type { RoborallyEvent } from './events';
import type { RoborallyAction, RoborallyChoices, RoborallyConfig, RoborallyState, RoborallyView } from './shapes';

export type * from './events';
export type * from './shapes';

/** RoboRally's types for the contract. */
export interface RoborallyTypes {
  Config: RoborallyConfig;
  State: RoborallyState;
  Action: RoborallyAction;
  Event: RoborallyEvent;
  Choices: RoborallyChoices;
  View: RoborallyView;
}
