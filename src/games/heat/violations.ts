// Why the rules of Heat refuse a config or an action: every code with the rule it comes from.
// Not here: texts (text/en/violations.ts and symbols.ts), which get the details.

import type { Json, RuleViolation } from '@core/contract';
import { SYMBOL_VIOLATIONS } from './symbols/shapes';

/** Every violation code of Heat and the rule in RULES.md that it cites. */
export const VIOLATIONS = {
  'colour-taken': 'R2',
  'car-count': 'R3',
  'no-driver': 'R3',
  'qualifying-alone': 'R3',
  'qualifying-modules': 'R101',
  'hand-over': 'R98',
  laps: 'R4',
  'legend-bonus': 'R79',
  'wrong-phase': 'R12',
  'not-on-offer': 'R82',
  'not-locked': 'R12',
  'gear-too-far': 'R16',
  'shift-needs-heat': 'R16',
  'card-count': 'R18',
  'card-not-in-hand': 'R12',
  'heat-not-playable': 'R20',
  'hand-cluttered': 'R19',
  'value-not-on-card': 'R28',
  ...SYMBOL_VIOLATIONS,
  'slipstream-length': 'R53',
  'slipstream-final-line': 'R55',
  'not-discardable': 'R63',
  'no-refresh': 'R64',
} as const;

export type ViolationCode = keyof typeof VIOLATIONS;

/** The refusal of this code. */
export function refuse(code: ViolationCode, detail?: Json): RuleViolation {
  const rule = VIOLATIONS[code];
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
