// The types of a Heat race, for rules, AI and screens: all of them are imported from here.
// Not here: what they are (event-types.ts, shapes.ts, symbols/shapes.ts, view-types.ts).

import type { HeatEvent } from './event-types';
import type { HeatAction, HeatChoices, HeatConfig, HeatState } from './shapes';
import type { HeatView } from './view-types';

export type * from './event-types';
export type * from './shapes';
export type * from './symbols/shapes';
export type * from './view-types';

/** Heat's types for the contract. */
export interface HeatTypes {
  Config: HeatConfig;
  State: HeatState;
  Action: HeatAction;
  Event: HeatEvent;
  Choices: HeatChoices;
  View: HeatView;
}
