// What the dashboard may ask the board to show before a choice is made.

import type { Seat } from '@core/contract';
import type { Lane } from '../../types';

/** A spot on the road that can be chosen. */
export interface HeatTarget {
  /** Given back through onTarget. */
  key: string;
  progress: number;
  lane: Lane;
  kind: 'safe' | 'risk' | 'plain';
  /** What a screen reader says; made up from the rest where absent. */
  label?: string;
}

/** The ghost of a car where it would end, the way there, and the corners it would have to answer for. */
export interface HeatPreview {
  seat: Seat;
  to: { progress: number; lane: Lane };
  /** Progress of every space on the way, in order. */
  path: number[];
  /** '6 + 1 = 7'. */
  label: string;
  /** Indexes of corners whose line would be crossed. */
  hotCorners: number[];
  targets?: HeatTarget[];
}

/** Whether a value is a preview. */
export function isHeatPreview(value: unknown): value is HeatPreview {
  return typeof value === 'object' && value !== null && 'seat' in value && 'path' in value && 'to' in value;
}
