// Why the rules refuse a config or an action: every code with its rule.
// Not here: their text (ui/).

import type { Json, RuleViolation } from '@core/contract';

/** Every violation code of RoboRally and the rule in RULES.md it cites. */
export const VIOLATIONS = {
  'robot-count': 'R1',
  'figure-taken': 'R1',
  lives: 'R2',
  'race-number': 'T5',
  'turn-limit': 'R79',
  'wrong-ask': 'T1',
  submitted: 'R12',
  'not-submitted': 'T2',
  'register-locked': 'R8',
  'register-empty': 'R9',
  'card-not-in-hand': 'R9',
  'card-fixed': 'R13',
  'no-mark': 'O4',
  'no-gyro': 'O4',
  'no-spend': 'O3',
  'respawn-cell': 'R63',
  'respawn-facing': 'R65',
  'nothing-to-keep': 'R68',
  'no-option-to-lose': 'O2',
} as const;

export type ViolationCode = keyof typeof VIOLATIONS;

/** The violation with this code. */
export function refuse(code: ViolationCode, detail?: Json): RuleViolation {
  const rule = VIOLATIONS[code];
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
