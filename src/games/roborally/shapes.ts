// The shapes of a RoboRally race: config, state, actions, what a decision offers, and views. Import from types.ts.
// Not here: events (events.ts), rules (phases/) or cards, courses and robots (data/).

import type { CarConfig, RaceConfig, RaceState, Seat } from '@core/contract';

export type CourseId = string;
/** One colour per robot figure, in the order of ROBOTS (data/robots.ts). */
export type RobotColour = 'red' | 'green' | 'yellow' | 'blue' | 'pink' | 'teal' | 'purple' | 'orange';
/** A cell of the course: y * width + x, from the north-west corner. */
export type Cell = number;
/** 0 north, 1 east, 2 south, 3 west: a direction, or where a robot faces. */
export type Facing = 0 | 1 | 2 | 3;
/** A program card by its number, 10 to 840 (data/cards.ts knows its type); 0: no card. */
export type Card = number;
/** 1 to 5. In lists of five, register r is entry r - 1. */
export type Register = 1 | 2 | 3 | 4 | 5;
/** Index into OPTION_CARDS (data/option-cards.ts). */
export type OptionCard = number;

/** Section 6.1. Timers, stand-ins and pace belong to the host and the screen. */
export interface RoborallyOptions extends Record<string, boolean | number | string> {
  /** 'random': drawn. 'seats': seat 1 on dock 1. 'given': by the ranks in the config; seats without a rank are drawn behind. */
  docks: 'random' | 'seats' | 'given';
  /** 1 to 3: the tournament's table rotates the docks from race to race (E40); 1 does not. */
  race: number;
  /** 0: 3 lives, or 4 from five robots on (R2); otherwise 1 to 5. */
  lives: number;
  noTakebacks: boolean;
  /** What a repair site repairs (R53). */
  repair: 'all' | 'one';
  /** What a touched checkpoint repairs in cleanup. */
  checkpointRepair: 'none' | 'one' | 'all';
  /** A repair site moves the archive in step F. */
  repairArchive: boolean;
  /** Powered-down robots fire (R46). */
  downFires: boolean;
  /** The last robot standing wins (R76). */
  lastStanding: boolean;
  /** The race goes on for places: a finisher leaves the board. */
  forPlaces: boolean;
  /** 0: off; otherwise 20 to 200 (R79). */
  turnLimit: number;
  /** The option cards (O4). */
  optionCards: boolean;
}
export interface RoborallyConfig extends RaceConfig {
  circuit: CourseId;
  options: RoborallyOptions;
  cars: (CarConfig & { colour: RobotColour; automaton?: never })[];
}

/** 'destroyed': waits to return in cleanup. */
export type RobotStatus = 'inPlay' | 'destroyed' | 'eliminated' | 'finished';
export type RacePhase = 'programming' | 'respawn' | 'finished';
/** 'program': an active robot; 'power': a powered-down one; both sealed. 'respawn': a destroyed robot returns. */
export type DecisionKind = 'program' | 'power' | 'respawn';

/** One answer to a decision. Lists of cards have five entries, 0 in locked registers and in empty ones. */
export type RoborallyAction =
  /** The current draft, not submitted: it is kept when time runs out (R12, R13, R19). */
  | { type: 'draft'; cards: Card[]; powerDown: boolean }
  /**
   * Submits a whole programme (R9, R12). marked: registers whose Move 1 is braked or whose Move 3 is boosted; gyro: Gyro
   * Mount on; spend: option cards given up before damage. The last three are empty without option cards.
   */
  | {
      type: 'program';
      cards: Card[];
      powerDown: boolean;
      marked: Register[];
      gyro: boolean;
      spend: OptionCard[];
    }
  /** Time is up: the draft stays, and the rest is filled at random when all have submitted (R19). */
  | { type: 'timeout' }
  /** A powered-down robot stays down or wakes up (R14). */
  | { type: 'power'; stay: boolean }
  /** keep: keeps an announced power down (R68). lose: the option card lost with the life, -1 for the oldest. */
  | { type: 'respawn'; cell: Cell; facing: Facing; keep: boolean; lose: OptionCard | -1 }
  /** Gives up: the robot leaves at the end of this turn. Answers any decision. */
  | { type: 'retire' }
  /** A player who has submitted can only wait; changes nothing (R12). */
  | { type: 'wait' };

/** A cell a robot may return on. facings: those allowed, ascending; usual: the default (R66, R67). */
export interface RespawnPlace {
  cell: Cell;
  facings: Facing[];
  usual: Facing;
}

/** What an open decision offers. outlook/forecast.ts shows what a programme does. */
export type RoborallyChoices =
  | {
      kind: 'program';
      /** Nothing can be changed any more. */
      submitted: boolean;
      /** Cards dealt, including those in the draft; highest number first. */
      hand: Card[];
      /**
       * One per register: locked by damage; card: the locked card, 0 if the register is free; marked: whether that card
       * is marked.
       */
      registers: { locked: boolean; card: Card; marked: boolean }[];
      /** The draft, 0 if a register is free or locked. */
      draft: Card[];
      powerDown: boolean;
      /** Placed cards may not be moved (R13). */
      noTakebacks: boolean;
      /** Cards of the hand that may be marked in a register: braked or boosted. */
      markable: Card[];
      /** Gyro Mount may be switched on. */
      gyro: boolean;
      /** Option cards that may be given up before damage, in the order in which they are lost. */
      spend: OptionCard[];
    }
  | { kind: 'power'; submitted: boolean; damage: number }
  | {
      kind: 'respawn';
      places: RespawnPlace[];
      /** It had announced a power down, which may be kept (R68). */
      mayKeep: boolean;
      /** The damage it returns with, unless it returns powered down. */
      damage: number;
      /** Option cards, one of which is lost, oldest first; empty if none is lost. */
      lose: OptionCard[];
    };

/** One robot with its program sheet. */
export interface Robot {
  colour: RobotColour;
  /** 1-based. */
  dock: number;
  status: RobotStatus;
  /** -1 while it is off the board. */
  cell: Cell | -1;
  facing: Facing;
  damage: number;
  lives: number;
  archive: Cell;
  /** Checkpoints touched. */
  flags: number;
  /** Powered down this turn. */
  down: boolean;
  /** Will be powered down next turn; set when all have submitted. */
  announced: boolean;
  /** Five entries: locked cards, and during execution the whole programme. */
  registers: Card[];
  /** Registers whose card is braked or boosted, as bits: register r is 1 << r. */
  marks: number;
  /** Five entries: the cards revealed this turn, or last turn's while programming; 0 if none. */
  played: Card[];
  hand: Card[];
  /** Five entries, 0 in locked and in free registers. */
  draft: Card[];
  draftDown: boolean;
  /** The sealed answer: five entries once it is in, as in draft; empty before that. */
  sealed: Card[];
  sealedDown: boolean;
  sealedMarks: number;
  sealedGyro: boolean;
  sealedSpend: OptionCard[];
  /** The sealed answer is a time-out. */
  expired: boolean;
  /** Leaves at the end of this turn. */
  retiring: boolean;
  /** Turn and register of its finish or elimination; 0 before that. */
  endTurn: number;
  endRegister: number;
  /** Finishing order, 1 for the first; 0 before the finish. */
  finish: number;
  /** Option cards in oldest-first order, and the plates left on Slab Armour. */
  options: OptionCard[];
  plates: number;
  /** For this turn: whether Gyro Mount is on; option cards given up before damage. */
  gyro: boolean;
  spend: OptionCard[];
  /** Statistics: times destroyed; rivals pushed to destruction; hits landed on rivals; damage taken. */
  deaths: number;
  wrecks: number;
  hits: number;
  harm: number;
}

export type EndReason = 'finish' | 'lastStanding' | 'noneLeft' | 'turnLimit';
/** One line of the classification. place: equal robots share it. */
export interface Classified {
  seat: Seat;
  place: number;
  status: 'finished' | 'lastStanding' | 'racing' | 'eliminated';
  flags: number;
  /** Steps to the next checkpoint on foot; 0 for finishers and eliminated robots. */
  distance: number;
  points: number;
}

export interface RoborallyState extends RaceState {
  circuit: CourseId;
  options: RoborallyOptions;
  phase: RacePhase;
  turn: number;
  /** The register being executed, 0 outside execution. */
  register: Register | 0;
  /** One entry per seat. */
  robots: Robot[];
  /** Seats destroyed this turn, in order (R59). */
  destroyed: Seat[];
  /** Seats waiting to return, the next one first. */
  returning: Seat[];
  /** Undrawn option cards; the last entry is the top. */
  optionDeck: OptionCard[];
  optionDiscards: OptionCard[];
  end: EndReason | 'none';
  /** -1 until a robot has won, and if none does. */
  winner: Seat | -1;
}

/** What everyone may see of a robot. */
export interface RobotView {
  seat: Seat;
  colour: RobotColour;
  dock: number;
  status: RobotStatus;
  cell: Cell | -1;
  facing: Facing;
  damage: number;
  lives: number;
  archive: Cell;
  flags: number;
  down: boolean;
  announced: boolean;
  /** Five entries: cards in locked registers, 0 elsewhere. */
  locked: Card[];
  /** Locked registers whose card stays braked or boosted. */
  marked: Register[];
  /** Registers locked by damage, 0 to 5: the last this many. */
  lockedCount: number;
  /** Five entries: the revealed cards of the last execution. */
  played: Card[];
  handCount: number;
  submitted: boolean;
  options: OptionCard[];
  plates: number;
  place: number;
  /** Steps on foot to the next checkpoint. */
  distance: number;
  deaths: number;
  wrecks: number;
  hits: number;
  harm: number;
}
/** Visible only to its owner. A powered-down robot has no cards. */
export interface OwnView {
  seat: Seat;
  hand: Card[];
  draft: Card[];
  powerDown: boolean;
  /** The programme as submitted, empty before that. */
  sealed: Card[];
}
/** What a viewer may see. own: only in a seat's own view; everybody: only for 'all'. */
export interface RoborallyView {
  course: CourseId;
  options: RoborallyOptions;
  phase: RacePhase;
  turn: number;
  /** One entry per seat. */
  robots: RobotView[];
  waiting: { seat: Seat; kind: DecisionKind }[];
  /** The seat with the only open decision, null while all program. */
  active: Seat | null;
  /** Seats destroyed this turn, in order. */
  destroyed: Seat[];
  optionDeckCount: number;
  optionDiscards: OptionCard[];
  end: EndReason | 'none';
  winner: Seat | -1;
  standings: Classified[];
  own: OwnView | null;
  everybody: OwnView[] | null;
}

/**
 * One step of a forecast: the viewer's own robot alone on the floor, without rivals (outlook/forecast.ts). Steps without an
 * effect on the robot are left out, but each register ends with its 'end'.
 */
export interface ForecastStep {
  register: Register;
  step: 'card' | 'express' | 'belts' | 'pusher' | 'gear' | 'laser' | 'checkpoint' | 'end';
  /** Cells in order, from the robot's cell before the step to its cell after it. */
  path: Cell[];
  /** After the step; -1 once the robot is destroyed, which ends the forecast. */
  cell: Cell | -1;
  facing: Facing;
  damage: number;
  flags: number;
}
