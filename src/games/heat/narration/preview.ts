// What the dashboard may ask the board to show before a choice is made.

import type { Seat } from '@core/contract';
import { t } from '../text/t';
import type { Card, HeatTypes, Lane } from '../types';

/** A spot on the road that can be chosen. */
export interface HeatTarget {
  /** Passed to onTarget. */
  key: string;
  progress: number;
  lane: Lane;
  kind: 'safe' | 'risk' | 'plain';
  /** Label for screen readers; built from the other fields if missing. */
  label?: string;
}

/** Where the car may end. spun: after a spin-out, before the corner it failed. */
export interface HeatGhost {
  progress: number;
  lane: Lane;
  spun: boolean;
}

/** A car's possible path, ghosts of where it may end, and the corners that would be checked. */
export interface HeatPreview {
  seat: Seat;
  /** The furthest place that its moves can reach. */
  to: { progress: number; lane: Lane };
  /** One, or the slowest and the fastest result that chance and open choices allow, in this order. */
  ghosts: HeatGhost[];
  /** Whether the turn ends in a spin-out. */
  spin: 'never' | 'maybe' | 'surely';
  /** Progress of every space on the way, in order. */
  path: number[];
  /** '6 + 1 = 7'. */
  label: string;
  /** Indexes of corners whose line would be crossed and checked. */
  hotCorners: number[];
  /** The chosen cards, in a choice of cards. */
  chosen?: readonly Card[];
  /** The cost in sentences, for screen readers. */
  costs?: readonly string[];
  targets?: HeatTarget[];
}

/** Text at the end of the path: its label, and whether the turn surely ends in a spin-out. */
export function endText({ label, spin }: HeatPreview): string {
  return spin === 'surely' ? t('way.spin', { label }) : label;
}

/** A place on the path of an answer; lane may be a fraction. */
export interface HeatPlace {
  progress: number;
  lane: number;
}

/** Heat's types for its screens: what its rules use, and what only the screens have. */
export interface HeatUi extends HeatTypes {
  Preview: HeatPreview;
  Place: HeatPlace;
}
