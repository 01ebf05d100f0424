// The events of a Waddington's Formula 1 race, in the order a player at the table would see
// them (S7).
// Not here: states and actions (shapes.ts). Import from types.ts.

import type { Seat } from '@core/contract';
import type {
  CarColour,
  CornerIndex,
  PitCard,
  Place,
  SpinReason,
  Statistics,
  Tactic,
  WaddingtonOptions,
} from './shapes';

export type SpeedReason = 'choice' | 'baulk' | 'surge' | 'standing';
export type KeptEnd = 'used' | 'line' | 'pit' | 'spun';
export type WindowSkip = 'noCards' | 'superb' | 'spins' | 'inPit' | 'faultyTyres' | 'baulked' | 'quiet';

/** Every event carries round and turn. turn: the position in the round, 1 for the first car, 0 outside turns. */
export type WaddingtonEvent = { round: number; turn: number } & WaddingtonEventBody;
export type WaddingtonEventBody =
  | {
      type: 'raceSetUp';
      circuit: string;
      laps: number;
      carChoice: WaddingtonOptions['carChoice'];
      handSize: number;
      pitCards: boolean;
      strictTyres: boolean;
      seats: number;
    }
  /** again: several seats share the highest roll and roll again. */
  | { type: 'carChoiceRolled'; seat: Seat; dice: [number, number]; again: boolean }
  | { type: 'carChosen'; seat: Seat; colour: CarColour; place: number }
  | { type: 'packsShuffled'; pitPack: number; tactics: number }
  /** cards: for the owner only, otherwise null. */
  | { type: 'tacticsDealt'; seat: Seat; count: number; cards: Tactic[] | null }
  | { type: 'gridFormed'; grid: { seat: Seat; at: Place }[] }
  | { type: 'roundStarted'; final: boolean }
  | { type: 'turnStarted'; seat: Seat; reading: number; tyres: number; brakes: number; dial: number }
  /** left: turns still to miss after this one. */
  | { type: 'turnMissed'; seat: Seat; left: number }
  | { type: 'superbDriving'; seat: Seat; corner: CornerIndex }
  | { type: 'restarted'; seat: Seat; from: 'pit' | 'spinOff' | 'verge' }
  | { type: 'speedSet'; seat: Seat; from: number; to: number; reason: SpeedReason }
  /** Points by the chart, and the gauges after them. */
  | {
      type: 'wearAdded';
      seat: Seat;
      cause: 'reduction' | 'dice';
      brakes: number;
      tyres: number;
      gauges: { brakes: number; tyres: number };
    }
  /** path: from the old place to the new one, both included. */
  | { type: 'carMoved'; seat: Seat; cause: 'drive' | 'run' | 'card'; speed: number; path: Place[] }
  /** at: the square behind the line. square: its index in the path of carMoved, here and below. first: the start. */
  | { type: 'lineCrossed'; seat: Seat; at: Place; square: number; dialFrom: number; dialTo: number; first: boolean }
  | {
      type: 'bandCrossed';
      seat: Seat;
      corner: CornerIndex;
      place: Place;
      square: number;
      limit: number;
      speed: number;
      excess: number;
    }
  | {
      type: 'baulked';
      seat: Seat;
      blocker: Seat | -1;
      forced: boolean;
      from: number;
      to: number;
      squares: number;
      standing: boolean;
    }
  /** skipped: the reason if no window opens; null if it opens. */
  | { type: 'cardWindow'; seat: Seat; skipped: WindowSkip | null }
  | { type: 'tacticPlayed'; seat: Seat; card: Tactic; squares: number; reading: number }
  | { type: 'tacticPassed'; seat: Seat }
  | {
      type: 'cornerJudged';
      seat: Seat;
      corner: CornerIndex;
      limit: number;
      excess: number;
      verdict: 'clear' | 'superb' | 'specialTyres' | 'spin' | 'dice';
      reason: SpinReason | null;
    }
  /** row: index into PENALTY_CHART (data/charts.ts). */
  | {
      type: 'diceRolled';
      seat: Seat;
      corner: CornerIndex;
      column: 20 | 40;
      dice: [number, number];
      row: number;
      result: 'none' | 'wear' | 'spin';
      tyres: number;
      brakes: number;
    }
  /** undone: squares of this turn beyond the corner. corner: -1 for a car that goes to a verge. */
  | {
      type: 'spunOff';
      seat: Seat;
      reason: SpinReason;
      corner: CornerIndex | -1;
      from: Place;
      to: Place;
      undone: number;
    }
  | { type: 'pitEntered'; seat: Seat; at: Place; tyres: number; brakes: number }
  | { type: 'gaugesReset'; seat: Seat }
  | { type: 'pitCardDrawn'; seat: Seat; card: PitCard; missTurns: number; startSpeed: number; kept: boolean }
  /** card: if it is from the stock, only its owner sees it, otherwise null. none: neither discards nor stock had one. */
  | { type: 'tacticTaken'; seat: Seat; from: 'discards' | 'stock' | 'none'; card: Tactic | null }
  | { type: 'pitCardActivated'; seat: Seat; card: PitCard }
  | { type: 'pitCardEnded'; seat: Seat; card: PitCard; reason: KeptEnd }
  | { type: 'finalRound'; seat: Seat }
  /** past: thousandths of a row past the line. place: so far. */
  | { type: 'carFinished'; seat: Seat; past: number; place: number }
  | {
      type: 'turnEnded';
      seat: Seat;
      at: Place;
      reading: number;
      tyres: number;
      brakes: number;
      dial: number;
      order: Seat[];
    }
  /** gaps: thousandths of a row behind the leader, in the same order. */
  | { type: 'roundEnded'; order: Seat[]; gaps: number[] }
  /** tieBreak: what put the seat behind the one above it, null if it was progress. */
  | {
      type: 'raceEnded';
      classification: {
        seat: Seat;
        progress: number;
        tieBreak: TieBreak | null;
        points: number;
        statistics: Statistics;
      }[];
      roundLimit: boolean;
    };
export type TieBreak = 'reading' | 'wear' | 'cards' | 'place';
