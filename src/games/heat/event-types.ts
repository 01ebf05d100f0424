// The events of a Heat race and what they carry (S7).
// Not here: who may see what (view.ts). Import from types.ts.

import type { Colour, Seat } from '@core/contract';
import type { CarKind, DraftRound, EventId, Gear, Lane, Phase, RoadId, WeatherId } from './shapes';
import type { Card, SymbolEvent } from './symbols/shapes';

/** Every event carries round and phase. Cards may be null in what others see. */
export type HeatEvent = { round: number; phase: Phase | 0 } & HeatEventBody;
export type MoveCause = 'play' | 'adrenaline' | 'boost' | 'accelerate' | 'direct' | 'slipstream' | 'legend';
/** Why a driver takes a sponsorship card (R95, R99). */
export type SponsorReason = 'press' | 'slipstream' | 'grandstand' | 'record' | 'television';
export type HeatEventBody =
  | {
      type: 'raceSetUp';
      mode: 'race' | 'qualifying';
      track: string;
      laps: number;
      cars: { seat: Seat; kind: CarKind; colour: Colour }[];
    }
  /** press: corners; laps: to be raced under this event. */
  | { type: 'eventRevealed'; event: EventId; press: number[]; laps: number }
  /** order: of the picks in this round. */
  | { type: 'draftRoundStarted'; draftRound: DraftRound; cards: Card[]; order: Seat[] }
  | { type: 'upgradePicked'; seat: Seat; card: Card }
  | { type: 'draftRoundEnded'; draftRound: DraftRound; removed: Card[] }
  | { type: 'weatherRevealed'; weather: WeatherId }
  /** tokens and limits by corner; weatherSectors: where the weather's lasting effect applies. */
  | { type: 'roadTokensPlaced'; tokens: RoadId[]; limits: number[]; weatherSectors: number[] }
  /** cards: for the owner only, otherwise null. */
  | { type: 'sponsorsDealt'; seat: Seat; count: number; cards: Card[] | null }
  /** corner: null if the reason is not a corner. card: for the owner only, otherwise null. */
  | { type: 'sponsorTaken'; seat: Seat; reason: SponsorReason; corner: number | null; card: Card | null }
  | { type: 'gridSet'; slots: { seat: Seat; progress: number; lane: Lane }[] }
  | { type: 'decksBuilt'; counts: { seat: Seat; engine: number; drawCount: number; discardCount: number }[] }
  /** cards: for the owner only, otherwise null. */
  | { type: 'handFilled'; seat: Seat; count: number; cards: Card[] | null; reshuffled: boolean }
  | { type: 'raceStarted' }
  | { type: 'roundStarted'; order: Seat[]; adrenaline: Seat[] }
  | { type: 'phaseStarted'; kind: 'simultaneous' | 'sequential' | 'automatic'; seats: Seat[] }
  | { type: 'seatLocked'; seat: Seat }
  | { type: 'seatUnlocked'; seat: Seat }
  | { type: 'activeSeat'; seat: Seat }
  | { type: 'gearsRevealed'; shifts: { seat: Seat; from: Gear; to: Gear; heat: number }[] }
  | { type: 'cardsCommitted'; seat: Seat; count: number }
  | { type: 'legendCardTurned'; card: number; reshuffled: boolean }
  | { type: 'clutteredHand'; seat: Seat; hand: Card[]; cards: Card[] }
  | { type: 'cardsRevealed'; seat: Seat; cards: Card[] }
  | { type: 'cardHeatPaid'; seat: Seat; card: Card; heat: number; cooled: number }
  | { type: 'cardStalled'; seat: Seat; card: Card }
  | { type: 'cardFlipped'; seat: Seat; card: Card; kept: boolean; cause: 'stress' | 'upgrade' | 'stalled' | 'boost' }
  | { type: 'deckReshuffled'; seat: Seat; count: number }
  | { type: 'valueChosen'; seat: Seat; card: Card; value: number }
  | { type: 'speedSet'; seat: Seat; speed: number; parts: number[] }
  /** from, to: progress; path: progress of every space passed, the last one where it ends; extra: spaces added by R30. */
  | {
      type: 'carMoved';
      seat: Seat;
      cause: MoveCause;
      wanted: number;
      from: number;
      to: number;
      fromLane: Lane;
      lane: Lane;
      path: number[];
      extra: number;
    }
  | {
      type: 'legendDecided';
      seat: Seat;
      case: 'straight' | 'stop' | 'corner';
      speed: number;
      diamond: number;
      corner: number;
    }
  /** Laps count from 1, here and below. */
  | { type: 'cornerLineCrossed'; seat: Seat; corner: number; lap: number; by: MoveCause }
  | { type: 'lapCompleted'; seat: Seat; lap: number }
  | { type: 'lapLost'; seat: Seat; lap: number }
  | { type: 'finalRound'; seat: Seat }
  | { type: 'finalRoundCancelled'; seat: Seat }
  | { type: 'adrenalineGranted'; seat: Seat }
  | { type: 'boosted'; seat: Seat; heat: number; value: number }
  | SymbolEvent
  | { type: 'reactEnded'; seat: Seat }
  | { type: 'slipstreamOffered'; seat: Seat; lengths: number[]; tow: Seat }
  | { type: 'slipstreamed'; seat: Seat; length: number; tow: Seat }
  | { type: 'slipstreamDeclined'; seat: Seat }
  | { type: 'cornerPassed'; seat: Seat; corner: number; speed: number; limit: number }
  /** overheat: one Heat of these is due to the token (R58). */
  | { type: 'cornerPaid'; seat: Seat; corner: number; speed: number; limit: number; heat: number; overheat: boolean }
  | {
      type: 'spunOut';
      seat: Seat;
      corner: number;
      speed: number;
      limit: number;
      heatLost: number;
      from: number;
      to: number;
      fromLane: Lane;
      lane: Lane;
      stress: number;
      gear: Gear;
    }
  | { type: 'eliminated'; seat: Seat }
  | { type: 'retired'; seat: Seat }
  | { type: 'discarded'; seat: Seat; cards: Card[] }
  | { type: 'refreshed'; seat: Seat; cards: Card[] }
  /** gaps: spaces behind the leader, in the order of standings. */
  | { type: 'roundEnded'; standings: Seat[]; gaps: number[] }
  | { type: 'lapTimed'; seat: Seat; lap: number; rounds: number; overshoot: number }
  | { type: 'raceFinished'; standings: Seat[] }
  | { type: 'qualifyingFinished'; lapTimes: number[]; best: number; total: number; overshoot: number };
