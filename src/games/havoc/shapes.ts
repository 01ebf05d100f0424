// The shapes of a Havoc Speedway race: config, state, actions, what a decision offers, and views. Import from types.ts.
// Not here: events (events.ts), rules (phases/) or the track, cards and coins (data/).

import type { CarConfig, Colour, RaceConfig, RaceState, Seat } from '@core/contract';

/** Index into CARDS (data/cards.ts), 0 to 31: equal cards of a double deck have equal numbers. */
export type Card = number;
/** Index into SUITS (data/cards.ts): 0 hearts, 1 diamonds, 2 spades, 3 clubs. */
export type Suit = number;
/** Index into COINS (data/coins.ts), 0 to 8: equal coins have equal numbers. */
export type Coin = number;
/**
 * Where a pawn can be, as an index into SPACES (data/track.ts): 0 to 383 the cells of the track, lane by lane from
 * position 1, then five pit-lane spaces, then four pit slots.
 */
export type Space = number;
/** 1 inside to 4 outside. */
export type Lane = number;
/** What a seat rolls: the movement die (two dice on the track of a two-dice game) or the lane-change die. */
export type DieKind = 'movement' | 'lane';

/** Section 6. Turn time, automatic continue and AI drivers in empty seats belong to the host. */
export interface HavocOptions extends Record<string, boolean | number | string> {
  /** 1 to 5. */
  laps: number;
  /** Movement dice, 1 or 2. */
  dice: number;
  /** 1 or 2. */
  decks: number;
  /** Cards per hand, 3 to 5. */
  handSize: number;
  /** Coins for the Storm winner, 1 to 3. */
  coins: number;
  /** Racing turns per round, 1 to 4. */
  passes: number;
}
export interface HavocConfig extends RaceConfig {
  circuit: string;
  options: HavocOptions;
  cars: (CarConfig & { colour: Colour; automaton?: never })[];
}

export type HavocStage = 'dealer' | 'storm' | 'lanes' | 'coins' | 'racing' | 'tieBreak' | 'finished';
export type DecisionKind = 'pick' | 'storm' | 'suit' | 'lane' | 'coin' | 'die';

/** One answer to a decision. */
export type HavocAction =
  /** Flips a face-down card of the dealer grid: place 0 to 17 in reading order (R4). */
  | { type: 'pick'; place: number }
  /** Plays a card in the Storm (R13). */
  | { type: 'play'; card: Card }
  /** Draws in the Storm: one card, or the penalty of a toxic 7 (R18, R19). */
  | { type: 'draw' }
  /** Only if neither a card nor a draw is possible (R32). */
  | { type: 'pass' }
  /** Calls a suit for the Queen just played (R23). */
  | { type: 'suit'; suit: Suit }
  /** Takes a free lane of the grid row (R36). */
  | { type: 'lane'; lane: Lane }
  /** Places one of the drawn coins face down (R42 to R47). */
  | { type: 'coin'; coin: Coin; at: Space }
  /** Chooses a die and rolls it (R51, R72, R77). */
  | { type: 'die'; die: DieKind };

/** Where a move of the seat's own pawn would end, as far as the seat can know. */
export interface RollOutcome {
  /** The total rolled, or the face of the lane-change die. */
  roll: number;
  /** Number of ways, out of ChoiceOfDie.of, to roll this. */
  ways: number;
  /** From the pawn's space to the end of the roll itself, both included; the wall is not a space. */
  path: Space[];
  /** Another pawn or a wall cuts the movement short. */
  blocked: boolean;
  /** It hits the end wall of the pit lane (R75). */
  crashes: boolean;
  /** Coins that would be triggered in order; the last one is null if the seat cannot know its value. */
  coins: { at: Space; coin: Coin | null }[];
  /** The space where the pawn stops; the cell of an unknown coin if there is one. */
  to: Space;
  lap: number;
  progress: number;
  /** The pawn would have finished there (R81). */
  finishes: boolean;
}
export interface ChoiceOfDie {
  die: DieKind;
  /** Number of dice rolled: 1 or 2. */
  dice: number;
  /** Number of ways of all outcomes together: 6 or 36. */
  of: number;
  outcomes: RollOutcome[];
}

/** What an open decision offers. */
export type HavocChoices =
  | { kind: 'pick'; places: number[] }
  | {
      kind: 'storm';
      /** Playable cards of the hand, without duplicates, in hand order. */
      cards: Card[];
      /** Whether the seat may draw (R19, R33), and how many cards it would take. */
      mayDraw: boolean;
      draw: number;
      /** Neither a card nor a draw is possible, only passing (R32). */
      pass: boolean;
      /** Penalty of the toxic 7 in cards, 0 = not toxic. */
      toxic: number;
      /** The suit to match (R15). */
      suit: Suit;
    }
  /** held: cards of each suit in the hand, in the order of SUITS. */
  | { kind: 'suit'; held: number[] }
  | { kind: 'lane'; free: Lane[] }
  | {
      kind: 'coin';
      /** The seat's own coins still to place. */
      coins: Coin[];
      /** Every open cell, ascending. */
      cells: Space[];
      /** The closed cells in front of each rival's pawn (R45). */
      zones: { seat: Seat; cells: Space[] }[];
    }
  | {
      kind: 'die';
      /** The dice that may be rolled: movement first. */
      dice: ChoiceOfDie[];
      /** Why the lane-change die is refused, null if it isn't: in the pit (R72), or a pawn beside the space (R78). */
      noLane: 'inPit' | 'beside' | null;
    };

/** One seat's car, hand and coins. */
export interface Car {
  /** Storm cards, in the order they were taken. */
  hand: Card[];
  /** One entry per card of the hand: the lot it was drawn from (see HavocState.lot). */
  handLots: number[];
  /** Coins drawn and not yet placed. */
  coins: Coin[];
  /** One entry per coin: the lot of the purse it was drawn from. */
  coinLots: number[];
  /** -1 before a lane is taken. */
  at: Space | -1;
  /** 0 on the grid, then the lap being driven (S2). */
  lap: number;
  /** Its last roll in this stage, null if it has not rolled. */
  die: DieKind | null;
  faces: number[];
  finished: boolean;
  /** Coins drawn this round, and progress at the start of this Racing stage: for the stage's results. */
  awarded: number;
  from: number;
  /** Racing turns in a row with the lane-change die. */
  laneRolls: number;
  stormsWon: number;
  coinsPlaced: number;
  ownTriggered: number;
  othersTriggered: number;
  tows: number;
  crashes: number;
  coinLosses: number;
  /** Cards dealt to it in each Storm beyond everyone's hand size; only in cars with this handicap. */
  burden?: number;
}

/** A seat's figures (S6). */
export interface Statistics {
  stormsWon: number;
  coinsPlaced: number;
  ownTriggered: number;
  othersTriggered: number;
  tows: number;
  crashes: number;
  /** Positions lost to coins, including those lost in the pit. */
  coinLosses: number;
}

export interface HavocState extends RaceState {
  laps: number;
  dice: number;
  decks: number;
  handSize: number;
  awards: number;
  passes: number;
  stage: HavocStage;
  /** 0 in the Dealer Selection. */
  round: number;
  /** 1-based within a Racing stage or the tie-break, else 0. */
  pass: number;
  dealer: Seat | -1;
  /** The dealer grid in reading order; empty once there is a dealer. */
  grid: Card[];
  /** The seat that flipped each of its cards, -1 while face down. */
  flippedBy: (Seat | -1)[];
  /** Seats that still have to flip, the next one first. */
  pickers: Seat[];
  /** Seats whose cards are compared in this round of flips; one entry per seat: its flipped card, -1 before that. */
  rivals: Seat[];
  flips: (Card | -1)[];
  /** Last entry is the top. */
  stock: Card[];
  /** Last entry is the top. */
  pile: Card[];
  /** The suit called for the Queen on top, -1 if none. */
  called: Suit | -1;
  /** Cards that the next seat must draw, 0 = not toxic. */
  toxic: number;
  /** Cards, draws and passes of this Storm. */
  turns: number;
  /**
   * Number of times the stock of this Storm was rebuilt. Everyone knows the cards of one lot as a set, but no single
   * card; STARTER_LOT marks the bottom card whose suit a starter Queen revealed (R12).
   */
  lot: number;
  /** The revealed suit of the bottom card, -1 if none. */
  bottomSuit: Suit | -1;
  /** Seats out of the Storm, best first: the winning order once it is complete. */
  badges: Seat[];
  /** Position in badges of the active seat in the later stages. */
  cursor: number;
  /** The last entry is drawn next. */
  purse: Coin[];
  /** Number of times the purse was refilled. */
  purseLot: number;
  /** Triggered coins. */
  tray: Coin[];
  /** Coins on the track, in order of placement: one entry per coin in each list. */
  laid: { at: Space[]; coin: Coin[]; by: Seat[]; lot: number[] };
  cars: Car[];
  /** Seats still in the tie-break. */
  tied: Seat[];
  /** Seats that were ever in the tie-break (R86). */
  wasTied: Seat[];
}

/** What everyone may see of a seat. */
export interface CarView {
  seat: Seat;
  handCount: number;
  coinCount: number;
  at: Space | -1;
  where: 'none' | 'track' | 'pitLane' | 'pit';
  lap: number;
  /** 1 to the number of laps: what the card shows. */
  shownLap: number;
  progress: number;
  /** 1-based place in the last Storm, 0 if none yet. */
  badge: number;
  die: DieKind | null;
  faces: number[];
  finished: boolean;
  statistics: Statistics;
}
/** What a viewer may see. own: only in a seat's own view; everybody: only for 'all'. */
export interface HavocView {
  laps: number;
  dice: number;
  decks: number;
  handSize: number;
  awards: number;
  passes: number;
  stage: HavocStage;
  round: number;
  pass: number;
  dealer: Seat | null;
  waiting: { seat: Seat; kind: DecisionKind }[];
  /** The dealer grid: face-down cards have card and by null. Empty once there is a dealer. */
  grid: { card: Card | null; by: Seat | null }[];
  /** Seats that still have to flip a card, the next one first. */
  pickers: Seat[];
  stockCount: number;
  /** How many cards a draw takes now. */
  drawCount: number;
  /** Last entry is the top. */
  pile: Card[];
  called: Suit | null;
  toxic: number;
  /** Best first. */
  badges: Seat[];
  purseCount: number;
  /** Coins of each kind that have not been triggered in view: purse, hands and track together, in the order of COINS. */
  unseen: number[];
  /** Triggered coins, oldest first. */
  tray: Coin[];
  /** coin: null if another seat placed it. */
  laid: { at: Space; by: Seat; coin: Coin | null }[];
  cars: CarView[];
  tied: Seat[];
  standings: { seat: Seat; place: number; progress: number; gap: number; status: 'racing' | 'finished' | 'out' }[];
  own: OwnView | null;
  everybody: OwnView[] | null;
}
export interface OwnView {
  seat: Seat;
  hand: Card[];
  coins: Coin[];
}
