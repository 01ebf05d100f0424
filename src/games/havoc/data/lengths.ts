// Lengths of races with the box's presets: measured answers of one seat. Not here: minutes (ui/setup).

import type { PresetId } from './settings';

/**
 * Mean answers of one seat in a race of two, three and four, by preset. Measured on 2026-11-22 over 12 races each, every
 * seat a Racer (tests/lengths.test.ts repeats the measurement): 53 to 83 % of them in the Storm, from 34 answers in the
 * shortest Sprint to 478 in the longest Long haul.
 */
export const ANSWERS: Readonly<Record<PresetId, readonly [two: number, three: number, four: number]>> = {
  classic: [188, 241, 205],
  sprint: [57, 73, 80],
  'long-haul': [293, 353, 351],
  mayhem: [135, 145, 141],
};
