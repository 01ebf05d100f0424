// Why the rules refuse a config or an action: every code with its rule. Not here: text; that is in ui/.

import type { Json, RuleViolation } from '@core/contract';

/** Every violation code of Formula D and its rule in RULES.md. */
export const VIOLATIONS = {
  'car-count': 'R1',
  'wrong-ask': 'T3',
  'gear-not-reachable': 'R12',
  'gear-too-dear': 'R14',
  'pit-gear': 'R57',
  'not-reachable': 'R16',
  'does-not-survive': 'R24',
  'slipstream-end': 'R62',
} as const;

export type ViolationCode = keyof typeof VIOLATIONS;

/** Returns the violation for this code. */
export function refuse(code: ViolationCode, detail?: Json): RuleViolation {
  const rule = VIOLATIONS[code];
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
