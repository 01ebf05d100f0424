// Why the rules refuse a config or an action: every code with the rule it comes from.
// Not for: words; those are in ui/.

import type { Breach, Json } from '@core/contract';

/** Every breach code of Formula D and the rule in RULES.md it cites. */
export const BREACHES = {
  'car-count': 'R1',
  'wrong-ask': 'T3',
  'gear-not-reachable': 'R12',
  'gear-too-dear': 'R14',
  'pit-gear': 'R57',
  'not-reachable': 'R16',
  'does-not-survive': 'R24',
  'slipstream-end': 'R62',
} as const;

export type BreachCode = keyof typeof BREACHES;

/** The refusal of this code. */
export function refuse(code: BreachCode, detail?: Json): Breach {
  const rule = BREACHES[code];
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
