// What the dashboard can make the board show before a choice.

import type { Seat } from '@core/contract';
import type { BandRisk, Place, Risk, WaddingtonTypes } from '../types';

/** A square that can be chosen. */
export interface WaddingtonTarget {
  /** Passed back through onTarget. */
  key: string;
  square: Place;
  /** The worst that may happen on the way: nothing, dice, a certain spin-off. */
  kind: 'safe' | 'roll' | 'spin';
  /** The text for screen readers: where it is, and what the path there brings; '' if that is not shown. */
  name: string;
  outcome: string;
}

/** The route a car would take, the squares it may choose, and the worst band as text. */
export interface WaddingtonPreview {
  seat: Seat;
  /** Squares entered, in order. The car's own place may come first. */
  path: Place[];
  targets: WaddingtonTarget[];
  /** Key of the target chosen so far. */
  chosen: string | null;
  callout: string | null;
  /** What the chosen route brings; null if none is chosen. Omitted if it is not needed. */
  picked?: PickedRoute | null;
}

/** A chosen route. speed: mph of a drive, null for a run and for cards. */
export interface PickedRoute {
  speed: number | null;
  bands: readonly BandRisk[];
  risk: Risk;
  pit: boolean;
}

/** The game's types for its screens: what its rules use, and what only the screens have. */
export interface WaddingtonUi extends WaddingtonTypes {
  Preview: WaddingtonPreview;
  Place: Place;
}
