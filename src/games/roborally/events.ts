// The events of a RoboRally race, in engine order (S7).
// Not here: states and actions (shapes.ts). Import from types.ts.

import type { Seat } from '@core/contract';
import type {
  Card,
  Cell,
  Classified,
  CourseId,
  EndReason,
  Facing,
  OptionCard,
  Register,
  RespawnPlace,
  RoborallyOptions,
} from './shapes';

export type RotationCause = 'card' | 'belt' | 'gear';
export type DestructionCause = 'pit' | 'edge' | 'damage';
/**
 * Why a belt held a robot: a wall ahead, a robot ahead that stays, or a robot heading for the same cell or for this
 * robot's cell.
 */
export type HoldReason = 'wall' | 'occupied' | 'conflict';

/** One robot of a simultaneous step. to: -1 off the board. */
export interface RobotMove {
  seat: Seat;
  from: Cell;
  to: Cell | -1;
}
/** A turn of one robot, with its new facing. */
export interface RobotTurn {
  seat: Seat;
  from: Facing;
  to: Facing;
}
/**
 * One beam. laser: index into Course.lasers, -1 for a robot's; seat: the robot that fires, -1 for a board laser. from:
 * its first cell; to: the last cell it reaches; hits: robots hit, nearest first, empty if it ends at a wall.
 */
export interface Shot {
  laser: number;
  seat: Seat | -1;
  from: Cell;
  to: Cell;
  facing: Facing;
  beams: number;
  hits: Seat[];
}

/** Every event has the turn and register it belongs to; register 0 is outside the five registers. */
export type RoborallyEvent = { turn: number; register: Register | 0 } & RoborallyEventBody;
export type RoborallyEventBody =
  | {
      type: 'raceStarted';
      course: CourseId;
      options: RoborallyOptions;
      robots: { seat: Seat; dock: number; cell: Cell; facing: Facing; lives: number }[];
    }
  | { type: 'turnStarted' }
  /** A card dealt face up into a locked register that was empty (R7). */
  | { type: 'lockedFilled'; seat: Seat; slot: Register; card: Card }
  /** cards: for the owner only, otherwise null. */
  | { type: 'cardsDealt'; seat: Seat; count: number; cards: Card[] | null }
  /** For the owner only: the draft before it is submitted. */
  | { type: 'draftChanged'; seat: Seat; cards: Card[]; powerDown: boolean }
  /** The same with no-takebacks on: placed cards stay, so no earlier move can be taken back. */
  | { type: 'cardFixed'; seat: Seat; cards: Card[]; powerDown: boolean }
  | { type: 'programSubmitted'; seat: Seat }
  /** slots: the registers filled at random; cards: for the owner only, otherwise null. */
  | { type: 'timerExpired'; seat: Seat; slots: Register[]; cards: Card[] | null }
  | { type: 'powerDownAnnounced'; seat: Seat }
  | { type: 'stayDownChosen'; seat: Seat }
  /** gyro: the robots that have Gyro Mount switched on this turn. */
  | { type: 'registerStarted'; gyro: Seat[] }
  /** In execution order. marked: a braked Move 1 or a boosted Move 3. */
  | { type: 'cardsRevealed'; cards: { seat: Seat; card: Card; marked: boolean }[] }
  | { type: 'cardStarted'; seat: Seat; card: Card; marked: boolean }
  | { type: 'robotRotated'; seat: Seat; from: Facing; to: Facing; cause: RotationCause }
  /** One single step; the first is the mover (role 'mover' on a card, 'pushed' by a pusher), which pushes the others. */
  | { type: 'robotsMoved'; facing: Facing; cause: 'card' | 'pusher'; by: Seat | -1; moves: RobotMove[] }
  /** wall: the cell with the wall on that side; lost: steps of the card that are lost, including this one. */
  | { type: 'moveBlocked'; seat: Seat; facing: Facing; wall: Cell; cause: 'card' | 'pusher'; lost: number }
  | { type: 'beltsMoved'; pass: 'express' | 'all'; moves: RobotMove[]; turns: RobotTurn[] }
  | { type: 'beltsHeld'; pass: 'express' | 'all'; held: { seat: Seat; at: Cell; reason: HoldReason }[] }
  /** Only pushers with a robot on them. pushed: false if a rule or a wall blocks the push (R41). */
  | { type: 'pusherFired'; at: Cell; facing: Facing; seat: Seat; pushed: boolean }
  | { type: 'gearsTurned'; turns: (RobotTurn & { at: Cell; sense: 1 | -1 })[] }
  | { type: 'lasersFired'; shots: Shot[] }
  /** from: seats and lasers (index into Course.lasers) that hit, one entry per damage point. */
  | {
      type: 'damageTaken';
      seat: Seat;
      amount: number;
      damage: number;
      from: { seat: Seat | -1; laser: number; ram: boolean }[];
    }
  | { type: 'registersLocked'; seat: Seat; slots: Register[] }
  /** by: the robot that pushed it there or alone shot it; -1 for none. lives: lives left. */
  | {
      type: 'robotDestroyed';
      seat: Seat;
      cause: DestructionCause;
      at: Cell;
      by: Seat | -1;
      lives: number;
    }
  | { type: 'robotEliminated'; seat: Seat }
  /** left: checkpoints still to touch. */
  | { type: 'checkpointTouched'; seat: Seat; number: number; at: Cell; left: number }
  | { type: 'archiveMoved'; seat: Seat; at: Cell }
  /** place: 1 for the winner. */
  | { type: 'robotFinished'; seat: Seat; place: number }
  | { type: 'registerEnded' }
  /** site: the source of the repair. */
  | { type: 'repaired'; seat: Seat; from: number; to: number; site: 'repair' | 'checkpoint' }
  | { type: 'cardsDiscarded'; seat: Seat; slots: Register[] }
  | { type: 'registersUnlocked'; seat: Seat; slots: Register[] }
  | { type: 'respawnAsked'; seat: Seat; places: RespawnPlace[]; mayKeep: boolean }
  /** beside: its archive cell was occupied. */
  | { type: 'robotRespawned'; seat: Seat; at: Cell; facing: Facing; damage: number; beside: boolean }
  /** removed: damage points removed. */
  | { type: 'poweredDown'; seat: Seat; removed: number }
  | { type: 'poweredUp'; seat: Seat; damage: number }
  | { type: 'optionDrawn'; seat: Seat; card: OptionCard }
  /** Triggered by a damage point the card took, or a step, turn or shot it changed. */
  | { type: 'optionUsed'; seat: Seat; card: OptionCard }
  | { type: 'optionLost'; seat: Seat; card: OptionCard; reason: 'damage' | 'worn' | 'destroyed' }
  | { type: 'seatRetired'; seat: Seat }
  | { type: 'turnEnded'; standings: Seat[] }
  | { type: 'raceEnded'; reason: EndReason; winner: Seat | -1; classification: Classified[] };
