// What the dashboard may ask the board to show before a choice is made.

import type { Seat } from '@core/contract';
import type { BandRisk, Place, Risk } from '../../types';

/** A square that can be chosen. */
export interface WaddingtonTarget {
  /** Given back through onTarget. */
  key: string;
  square: Place;
  /** Worst that may happen on the way: nothing, dice, a certain spin-off. */
  kind: 'safe' | 'roll' | 'spin';
  /** What a screen reader says: where it is, and what the way there brings; '' where that is not told. */
  name: string;
  fate: string;
}

/** The route a car would take, the squares it may choose, and the worst band as text. */
export interface WaddingtonPreview {
  seat: Seat;
  /** Squares entered, in order; where the car stands may come first. */
  path: Place[];
  targets: WaddingtonTarget[];
  /** Key of the target chosen so far. */
  chosen: string | null;
  callout: string | null;
  /** What the chosen route brings; null: none is chosen. Left out: nobody asks. */
  picked?: PickedRoute | null;
}

/** A route that is chosen. speed: mph of a drive, null for a run and for cards. */
export interface PickedRoute {
  speed: number | null;
  bands: readonly BandRisk[];
  risk: Risk;
  pit: boolean;
}

/** Whether a value is a preview. */
export function isWaddingtonPreview(value: unknown): value is WaddingtonPreview {
  return typeof value === 'object' && value !== null && 'seat' in value && 'path' in value && 'targets' in value;
}
