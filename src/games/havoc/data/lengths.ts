// How long races with the box's presets take: answers of one seat, measured. Not here: minutes; those are ui/setup's.

import type { PresetId } from './settings';

/**
 * Mean answers of one seat in a race of two, three and four, by preset. Measured on 2026-11-22 over 12 races each, every
 * seat a Racer (tests/lengths.test.ts measures again): Storm 53 to 83 % of them, from 34 answers in the shortest race of
 * a Sprint to 478 in the longest of a Long haul.
 */
export const ANSWERS: Readonly<Record<PresetId, readonly [two: number, three: number, four: number]>> = {
  classic: [188, 241, 205],
  sprint: [57, 73, 80],
  'long-haul': [293, 353, 351],
  mayhem: [135, 145, 141],
};
