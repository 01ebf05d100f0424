// What the dashboard can make the board show before a choice: the range of a gear, or the spaces to stop on.

import type { Seat } from '@core/contract';
import type { FormulaTypes, Gear, RollOutlook, Space } from '../types';

/** A space where the move can end. */
export interface FormulaTarget {
  /** Passed back through onTarget. */
  key: string;
  space: Space;
  /** Spaces entered on the way, as in MoveChoice.path. Empty: the car stays. Drawn when pointed at or chosen. */
  path: readonly Space[];
  /** Spaces of the roll that braking gives up. 0: solid edge. More: dashed edge. */
  brake: number;
  /** All wear points that ending here costs for certain. Shown as a badge if above 0. */
  cost: number;
  /** Chance in percent of losing a wear point to a neighbour here. Shown on the badge if above 0. */
  risk: number;
  /** The result of ending here: a required stop, the flag, the pits, or otherwise just a drive. */
  kind: 'drive' | 'stop' | 'finish' | 'pit';
  /** The text for screen readers: 'Inside lane, first stop, safe'. */
  label: string;
}

/** The range of a gear's die before the roll. The end of each value is lit softly, coloured by its cost. */
export interface FormulaRange {
  gear: Gear;
  /** As in GearChoice.rolls. If a space occurs twice, the milder kind applies. */
  rolls: readonly Pick<RollOutlook, 'value' | 'kind' | 'ends'>[];
}

/** One open choice. Usually either range or targets is filled. */
export interface FormulaPreview {
  seat: Seat;
  /** Set before the roll; null after it. */
  range: FormulaRange | null;
  /** Spaces to choose after the roll. Tab goes through them along the road. */
  targets: readonly FormulaTarget[];
  /** Key of the target chosen so far, drawn with path and ghost. */
  chosen: string | null;
  /** One short line beside the chosen space, or beside the far end of the range: 'beside 8: roll d20'. */
  callout: string | null;
}

/** Formula D's types for its screens: what its rules use, and what only the screens have. */
export interface FormulaUi extends FormulaTypes {
  Preview: FormulaPreview;
  Place: Space;
}
