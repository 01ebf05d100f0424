// What the dashboard may ask the board to show before a choice is made: the range of a gear, or the spaces to stop on.

import type { Seat } from '@core/contract';
import type { Gear, RollOutlook, Space } from '../../types';

/** A space where the move can end. */
export interface FormulaTarget {
  /** Given back through onTarget. */
  key: string;
  space: Space;
  /** Spaces entered on the way, as in MoveChoice.path; empty: the car stays. Drawn when pointed at or chosen. */
  path: readonly Space[];
  /** Spaces of the roll that braking gives up: 0 = the whole roll (solid edge), more = dashed edge. */
  brake: number;
  /** All wear points that ending here costs for certain; above 0 a badge shows them. */
  cost: number;
  /** Chance in percent of losing a wear point to a neighbour here; above 0 the badge shows it. */
  risk: number;
  /** What ending here means: a stop that the corner asks for, the flag, the pits; otherwise a drive. */
  kind: 'drive' | 'stop' | 'finish' | 'pit';
  /** What a screen reader says: 'Inside lane, first stop, safe'. */
  label: string;
}

/** The range of a gear's die, before it is rolled: where each value would end lights up softly, coloured by what it costs. */
export interface FormulaRange {
  gear: Gear;
  /** As in GearChoice.rolls: the same space may come twice, the milder kind then holds. */
  rolls: readonly Pick<RollOutlook, 'value' | 'kind' | 'ends'>[];
}

/** One choice under way. Exactly one of range and targets is usually filled. */
export interface FormulaPreview {
  seat: Seat;
  /** Set before the roll; null after it. */
  range: FormulaRange | null;
  /** Spaces to choose after the roll; Tab goes through them along the road. */
  targets: readonly FormulaTarget[];
  /** Key of the target chosen so far: drawn with path and ghost. */
  chosen: string | null;
  /** One short line beside the chosen space, or beside the far end of the range: 'beside 8: roll d20'. */
  callout: string | null;
}

/** Whether a value is a preview. */
export function isFormulaPreview(value: unknown): value is FormulaPreview {
  return typeof value === 'object' && value !== null && 'seat' in value && 'targets' in value && 'range' in value;
}
