// What the dashboard may ask the board to show before a choice is made.

import type { Seat } from '@core/contract';
import { t } from '../../text/t';
import type { Card, Lane } from '../../types';

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

/** Where the car may stand in the end. spun: after a spin-out, before the corner it failed. */
export interface HeatGhost {
  progress: number;
  lane: Lane;
  spun: boolean;
}

/** The way a car may go, ghosts of it where it may end, and the corners it would have to answer for. */
export interface HeatPreview {
  seat: Seat;
  /** Where its moves carry it at most. */
  to: { progress: number; lane: Lane };
  /** One, or both ends of what chance and open choices leave, the slower one first. */
  ghosts: HeatGhost[];
  /** Whether the turn spins the car. */
  spin: 'never' | 'maybe' | 'surely';
  /** Progress of every space on the way, in order. */
  path: number[];
  /** '6 + 1 = 7'. */
  label: string;
  /** Indexes of corners whose line would be crossed and checked. */
  hotCorners: number[];
  /** The cards that are chosen, where cards are. */
  chosen?: readonly Card[];
  /** What it costs, in sentences, for those who do not see it. */
  costs?: readonly string[];
  targets?: HeatTarget[];
}

/** What stands at the end of the way: its label, and that the turn surely spins the car. */
export function endText({ label, spin }: HeatPreview): string {
  return spin === 'surely' ? t('way.spin', { label }) : label;
}

/** A place on the way of an answer; lane may be a fraction. */
export interface HeatPlace {
  progress: number;
  lane: number;
}

/** Whether a value is a preview. */
export function isHeatPreview(value: unknown): value is HeatPreview {
  return typeof value === 'object' && value !== null && 'seat' in value && 'ghosts' in value && 'to' in value;
}
