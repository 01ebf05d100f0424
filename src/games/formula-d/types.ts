// The types of a Formula D race, for rules, AI and screens: all of them are imported from here.
// Not here: what they are (events.ts, shapes.ts).

import type { FormulaEvent } from './events';
import type { FormulaAction, FormulaChoices, FormulaConfig, FormulaState, FormulaView } from './shapes';

export type * from './events';
export type * from './shapes';

/** Formula D's types for the contract. */
export interface FormulaTypes {
  Config: FormulaConfig;
  State: FormulaState;
  Action: FormulaAction;
  Event: FormulaEvent;
  Choices: FormulaChoices;
  View: FormulaView;
}
