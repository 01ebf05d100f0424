// What the dashboard may ask the board to show before a choice is made: the range of a gear, or the spaces to stop on.

/** A space where the move can end. */
export interface FormulaTarget {
  /** Given back through onTarget. */
  key: string;
  /** Index into the circuit's spaces. */
  space: number;
  /** Spaces entered on the way, in order; where the car stands may come first. Drawn when pointed at or chosen. */
  path: readonly number[];
  /** Spaces of the roll that braking gives up: 0 = the whole roll (solid edge), more = dashed edge. */
  braked: number;
  /** All wear points that ending here costs; above 0 a badge shows them. */
  wear: number;
  /** Chance in per cent of losing a wear point to a neighbour here; above 0 the badge shows it. */
  risk: number;
  /** What ending here means: a stop that the corner asks for, the flag, the pits, the end of the car; otherwise a drive. */
  kind: 'drive' | 'stop' | 'finish' | 'pit' | 'out';
  /** What a screen reader says: 'Inside lane, first stop, safe'. */
  label: string;
}

/** The range of a gear's die, before it is rolled: spaces ahead from `low` to `high` steps away light up softly. */
export interface FormulaRange {
  gear: number;
  /** Lowest and highest face, spaces. */
  low: number;
  high: number;
}

/** One choice under way. Exactly one of range and targets is usually filled. */
export interface FormulaPreview {
  /** Index of the car into the view's cars. */
  car: number;
  /** Set before the roll; null after it. */
  range: FormulaRange | null;
  /** Spaces to choose after the roll; Tab goes through them lane by lane along the road. */
  targets: readonly FormulaTarget[];
  /** Key of the target chosen so far: drawn with path and ghost. */
  chosen: string | null;
  /** One short line beside the chosen space, or beside the far end of the range: 'beside 8: roll d20'. */
  callout: string | null;
}

/** Whether a value is a preview. */
export function isFormulaPreview(value: unknown): value is FormulaPreview {
  return typeof value === 'object' && value !== null && 'car' in value && 'targets' in value && 'range' in value;
}
