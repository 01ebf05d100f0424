// Why the rules refuse a config or an action: every code with its rule. Not here: text; that is in text/.

import type { Json, RuleViolation } from '@core/contract';

/** Every violation code of Waddington's Formula 1 and its rule in RULES.md. */
export const VIOLATIONS = {
  'car-count': 'R1',
  laps: 'R4',
  'hand-size': 'R5',
  'wrong-ask': 'T1',
  'car-taken': 'R2',
  'speed-not-choosable': 'R13',
  'path-length': 'R12',
  'not-a-step': 'R7',
  'square-taken': 'R9',
  'not-held-up': 'R19',
  'run-length': 'R20',
  'run-reading': 'R22',
  'card-not-held': 'R30',
  'not-in-window': 'R31',
  'card-path': 'R32',
  'surge-speed': 'R33',
  'no-superb': 'R36',
} as const;

export type ViolationCode = keyof typeof VIOLATIONS;

/** Returns the violation for this code. */
export function refuse(code: ViolationCode, detail?: Json): RuleViolation {
  const rule = VIOLATIONS[code];
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
