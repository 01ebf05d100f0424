// The three steps of driver aids in words, for settings and the race menu. Not for: what they show; each game does that.

import type { Settings } from '@api/contract';

type Aids = Settings['aids'];

/** The steps, most first. */
export const AIDS: readonly { value: Aids; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'costs', label: 'Costs only' },
  { value: 'none', label: 'None' },
];

/** What each step shows. */
export const AIDS_NOTES: Readonly<Record<Aids, string>> = {
  all: 'Costs, chances and forecasts before you choose; hints on H',
  costs: 'What a choice costs for certain; no chances, forecasts or hints',
  none: 'What may be chosen, nothing more',
};
