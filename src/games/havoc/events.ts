// The events of a Havoc Speedway race, in the order a person at the table would see them (S7).
// Not here: states and actions (shapes.ts). Import from types.ts.

import type { Seat } from '@core/contract';
import type { Card, Coin, DieKind, HavocOptions, HavocStage, Lane, Space, Statistics, Suit } from './shapes';

export type MoveCause = 'roll' | 'coin';
/** An obstacle: a pawn, identified by its seat, or a wall of the track or at the end of the pit lane. */
export type BlockedBy = Seat | 'wall';

/** One line of a stage's results popup, in winning order. */
export interface StageResult {
  seat: Seat;
  /** 1-based. */
  badge: number;
  /** 0 before a lane is taken and off the track. */
  lane: Lane;
  at: Space | -1;
  /** Coins drawn this round. */
  coins: number;
  lap: number;
  progress: number;
  /** Positions gained in this Racing stage. */
  gained: number;
  finished: boolean;
}
/** One line of the final ranking, best first. */
export interface RankingEntry {
  seat: Seat;
  place: number;
  points: number;
  at: Space;
  lap: number;
  progress: number;
  finished: boolean;
  statistics: Statistics;
}

/** Every event has its round, 0 in the Dealer Selection. */
export type HavocEvent = { round: number } & HavocEventBody;
export type HavocEventBody =
  | { type: 'gameStarted'; settings: HavocOptions; seats: number }
  | { type: 'stageStarted'; stage: HavocStage; dealer: Seat | -1 }
  /** again: dealt again because too few face-down cards were left (R6). */
  | { type: 'dealerGridDealt'; cards: number; again: boolean }
  | { type: 'dealerTurn'; seat: Seat }
  | { type: 'dealerCardFlipped'; seat: Seat; place: number; card: Card }
  /** These seats share the lowest rank and flip again. */
  | { type: 'dealerTie'; seats: Seat[] }
  | { type: 'dealerChosen'; seat: Seat; card: Card }
  | { type: 'dealerButtonMoved'; from: Seat; to: Seat }
  | { type: 'stormShuffled'; cards: number }
  /** card: for the owner only, otherwise null. hand, stock: sizes after the card. */
  | { type: 'stormCardDealt'; seat: Seat; card: Card | null; hand: number; stock: number }
  | { type: 'stormStarterTurned'; card: Card; stock: number }
  /** by: -1 if the bottom card gives the suit of a starter Queen (R12). */
  | { type: 'suitCalled'; suit: Suit; by: Seat | -1 }
  /** 0 = no longer toxic. */
  | { type: 'toxicChanged'; count: number }
  | { type: 'stormTurn'; seat: Seat }
  | { type: 'cardPlayed'; seat: Seat; card: Card; hand: number }
  | { type: 'suitCallAwaited'; seat: Seat }
  | { type: 'turnSkipped'; seat: Seat; by: 'card' | 'starter' }
  | { type: 'stockReshuffled'; stock: number }
  /** cards: for the owner only, otherwise null. hand, stock: sizes after the draw. */
  | {
      type: 'cardsDrawn';
      seat: Seat;
      count: number;
      cards: Card[] | null;
      reason: 'choice' | 'toxic';
      hand: number;
      stock: number;
    }
  | { type: 'stormPassed'; seat: Seat }
  /** place: 1-based. */
  | { type: 'badgeAwarded'; seat: Seat; place: number }
  /** stopped: ended by R34. */
  | { type: 'stormEnded'; order: Seat[]; turns: number; stopped: boolean }
  | { type: 'stageResults'; stage: HavocStage; next: HavocStage; table: StageResult[] }
  | { type: 'laneTurn'; seat: Seat; free: Lane[] }
  /** automatic: the last free lane, assigned without a decision (R37). */
  | { type: 'laneChosen'; seat: Seat; lane: Lane; at: Space; automatic: boolean }
  /** coins: for the owner only, otherwise null. purse: its size after the draw. */
  | { type: 'coinsDrawn'; seat: Seat; count: number; coins: Coin[] | null; purse: number }
  | { type: 'purseRefilled'; purse: number }
  | { type: 'coinAwardForfeited'; seat: Seat; count: number }
  /** forbidden: the cells in front of rivals' pawns, ascending. */
  | { type: 'coinTurn'; seat: Seat; coins: number; forbidden: Space[] }
  /** coin: for the owner only, otherwise null. left: coins still to place. */
  | { type: 'coinPlaced'; seat: Seat; at: Space; coin: Coin | null; left: number }
  | { type: 'passStarted'; pass: number; order: Seat[]; tieBreak: boolean }
  | { type: 'raceTurn'; seat: Seat; dice: DieKind[] }
  | { type: 'dieChosen'; seat: Seat; die: DieKind; dice: number }
  /** total: of a movement roll, 0 for the lane-change die. symbol: L1, R1, L2, R2, CE; null for a movement roll. */
  | { type: 'dieRolled'; seat: Seat; die: DieKind; faces: number[]; total: number; symbol: string | null }
  /** path: from the pawn's old space to its new one, both included; one entry if it could not move. */
  | {
      type: 'pawnMoved';
      seat: Seat;
      path: Space[];
      cause: MoveCause;
      direction: 'forward' | 'backward';
      asked: number;
      made: number;
    }
  /** at: the space that stopped it; its own space if a wall did. */
  | { type: 'pawnBlocked'; seat: Seat; by: BlockedBy; at: Space }
  /** step: index of the first space past the line, in the path of the previous pawnMoved. lap: the new one. */
  | { type: 'lineCrossed'; seat: Seat; direction: 'forward' | 'backward'; step: number; lap: number }
  /** path: from the pawn's old space to its new one; one entry if it could not move. */
  | { type: 'laneShifted'; seat: Seat; path: Space[]; symbol: string }
  | { type: 'checkEngine'; seat: Seat }
  /** chain: 1 for the first coin of a turn. */
  | { type: 'coinRevealed'; at: Space; coin: Coin; by: Seat; seat: Seat; chain: number }
  /** to: the pit slot. */
  | { type: 'towed'; seat: Seat; from: Space; to: Space; lap: number }
  /** from: the pit slot. The next pawnMoved has the path. */
  | { type: 'pitExited'; seat: Seat; from: Space; at: Space }
  /** Caused by a lane change. */
  | { type: 'pitLaneEntered'; seat: Seat; from: Space; at: Space }
  /** path: from its old space along the pit lane to PL-5; to: the pit slot. */
  | { type: 'pitWallHit'; seat: Seat; path: Space[]; to: Space }
  | { type: 'pitStuck'; seat: Seat; by: Seat }
  | { type: 'merged'; seat: Seat; from: Space; to: Space }
  | { type: 'raceTurnEnded'; seat: Seat; at: Space; lap: number; progress: number }
  | { type: 'playerFinished'; seat: Seat; progress: number }
  /** Best first. */
  | { type: 'passEnded'; pass: number; standings: { seat: Seat; progress: number }[] }
  | { type: 'tieBreakStarted'; seats: Seat[]; progress: number }
  | { type: 'tieBreakNarrowed'; seats: Seat[]; progress: number }
  /** roundLimit: ended by R88. */
  | { type: 'raceEnded'; ranking: RankingEntry[]; roundLimit: boolean };
