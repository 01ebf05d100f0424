// What a viewer of a Heat race may see (S1).
// Not here: building it (view.ts). Import from types.ts.

import type { Colour, Seat } from '@core/contract';
import type {
  CarKind,
  CarStatus,
  Conditions,
  DecisionKind,
  Draft,
  DraftRound,
  EventId,
  Garage,
  Gear,
  Lane,
  Phase,
  RaceStatus,
} from './shapes';
import type { Card } from './symbols/shapes';

/** What everyone may see of a car. */
export interface CarView {
  seat: Seat;
  kind: CarKind;
  colour: Colour;
  status: CarStatus;
  progress: number;
  lane: Lane;
  /** Completed laps, 0 and up. */
  laps: number;
  gear: Gear;
  speed: number;
  from: number;
  handCount: number;
  drawCount: number;
  discard: Card[];
  engine: number;
  /** Whether a sealed answer of the open phase has been given. */
  locked: boolean;
  cluttered: boolean;
  spunOut: boolean;
  played: Card[];
  picks: Card[];
  /** Unused sponsorship cards of this driver, wherever they are. */
  sponsors: number;
  lapTimes: { rounds: number; overshoot: number }[];
}
/** What a viewer may see. hand and chosen only in a seat's own view; all hands and piles only for 'all'. */
export interface HeatView extends Conditions {
  mode: 'race' | 'qualifying';
  status: RaceStatus;
  laps: number;
  /** 0 in the draft, as is the phase. */
  round: number;
  phase: Phase | 0;
  garage: Garage;
  event: EventId | null;
  sponsorship: boolean;
  /** Corners where sponsorship cards are won. */
  press: number[];
  /** Sectors in which the weather's lasting effect applies now. */
  weatherSectors: number[];
  draft: DraftView | null;
  handSize: number;
  order: Seat[];
  /** Seats with an open, uncommitted decision, and its kind. */
  waiting: { seat: Seat; kind: DecisionKind }[];
  /** The seat that acts in a sequential phase, null otherwise. */
  active: Seat | null;
  adrenaline: Seat[];
  cars: CarView[];
  legendCard: number | null;
  legendUsed: number[];
  /** Limits with road tokens, by corner, before a car's own Limit symbols. */
  limits: number[];
  standings: { seat: Seat; place: number; gap: number; status: 'racing' | 'finished' | 'out' }[];
  /** Round in which the current lap began (qualifying). */
  lapStart: number;
  own: OwnView | null;
  /** Only for 'all': one entry per seat. */
  everybody: OwnView[] | null;
}
/** A draft round as everyone sees it. turn: the seat that picks now; earlier: picks of previous rounds. */
export interface DraftView extends Draft {
  turn: Seat;
  earlier: { round: DraftRound; seat: Seat; card: Card }[];
}
/** The private part of one seat. */
export interface OwnView {
  seat: Seat;
  hand: Card[];
  placed: Card[];
}
