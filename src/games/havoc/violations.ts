// Why the rules refuse a config or an action: every code with its rule.
// Not here: their text (ui/).

import type { Json, RuleViolation } from '@core/contract';

/** Every violation code of Havoc Speedway and the rule in RULES.md it cites. */
export const VIOLATIONS = {
  'seats-taken': 'R1',
  setting: 'O1',
  'wrong-ask': 'T1',
  'card-face-up': 'R4',
  'card-not-held': 'R13',
  'card-no-match': 'R14',
  'toxic-seven': 'R16',
  'nothing-to-draw': 'R33',
  'no-pass': 'R32',
  'lane-taken': 'R36',
  'coin-not-held': 'R42',
  'not-a-cell': 'R43',
  'cell-taken': 'R44',
  'cell-guarded': 'R45',
  'no-lane-die': 'R72',
} as const;

export type ViolationCode = keyof typeof VIOLATIONS;

/** The violation with this code. rule: needed if the code has more than one. */
export function refuse(code: ViolationCode, detail?: Json, rule: string = VIOLATIONS[code]): RuleViolation {
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
