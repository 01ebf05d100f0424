// The shapes of a Havoc Speedway race: config, state, actions, what a decision offers, and views; events.ts has its events.
// Not here: rules (phases/) or the track, cards and coins (data/). UI and AI import their types from here.

import type { CarConfig, Colour, RaceConfig, RaceState, Seat } from '@core/contract';
import type { HavocEvent, Statistics } from './events';

export type {
  HavocEvent,
  HavocEventBody,
  MoveCause,
  RankingEntry,
  StageResult,
  Statistics,
} from './events';

export type CircuitId = 'havoc-speedway';
/** Index into CARDS (data/cards.ts), 0 to 31: equal cards of a double deck are equal numbers. */
export type Card = number;
/** Index into SUITS (data/cards.ts): 0 hearts, 1 diamonds, 2 spades, 3 clubs. */
export type Suit = number;
/** Index into COINS (data/coins.ts), 0 to 8: equal coins are equal numbers. */
export type Coin = number;
/**
 * Where a pawn can be, as an index into SPACES (data/track.ts): 0 to 383 the cells of the track, lane by lane from
 * position 1, then five pit-lane spaces, then four pit slots.
 */
export type Space = number;
/** 1 inside to 4 outside. */
export type Lane = number;
/** What a seat rolls: the movement die (dice on the track of a two-dice game) or the lane-change die. */
export type DieKind = 'movement' | 'lane';

/** Section 6. Turn time, continuing on its own and AI drivers in empty seats belong to the host. */
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
  circuit: CircuitId;
  options: HavocOptions;
  cars: (CarConfig & { colour: Colour; automaton?: never })[];
}

export type HavocStage = 'dealer' | 'storm' | 'lanes' | 'coins' | 'racing' | 'tieBreak' | 'finished';
export type DecisionKind = 'pick' | 'storm' | 'suit' | 'lane' | 'coin' | 'die';

/** One answered ask. */
export type HavocAction =
  /** Flips a face-down card of the dealer grid: place 0 to 17 in reading order (R4). */
  | { type: 'pick'; place: number }
  /** Plays a card in the Storm (R13). */
  | { type: 'play'; card: Card }
  /** Draws in the Storm: one card, or what a toxic 7 demands (R18, R19). */
  | { type: 'draw' }
  /** Only where neither a card nor a draw is possible (R32). */
  | { type: 'pass' }
  /** Calls a suit for the Queen just played (R23). */
  | { type: 'suit'; suit: Suit }
  /** Takes a free lane of the grid row (R36). */
  | { type: 'lane'; lane: Lane }
  /** Places one of the drawn coins face down (R42 to R47). */
  | { type: 'coin'; coin: Coin; at: Space }
  /** Chooses a die and rolls it (R51, R72, R77). */
  | { type: 'die'; die: DieKind };

/** Where a movement of the own pawn would end, as far as its seat can know. */
export interface RollOutcome {
  /** The total rolled, or the face of the lane-change die. */
  roll: number;
  /** Ways out of ChoiceOfDie.of that give this roll. */
  ways: number;
  /** From where the pawn stands to where the roll itself ends, both included; the wall is no space. */
  path: Space[];
  /** Another pawn or a wall cuts the movement short. */
  blocked: boolean;
  /** It hits the end wall of the pit lane (R75). */
  crashes: boolean;
  /** Coins that would be triggered one after the other; the last may be one whose value the seat cannot know (null). */
  coins: { at: Space; coin: Coin | null }[];
  /** Where the pawn comes to rest; where an unknown coin lies, that cell. */
  to: Space;
  lap: number;
  progress: number;
  /** It would have finished there (R81). */
  finishes: boolean;
}
export interface ChoiceOfDie {
  die: DieKind;
  /** Dice that are rolled: 1 or 2. */
  dice: number;
  /** Ways of all outcomes together: 6 or 36. */
  of: number;
  outcomes: RollOutcome[];
}

/** What an open decision offers. */
export type HavocChoices =
  | { kind: 'pick'; places: number[] }
  | {
      kind: 'storm';
      /** Cards of the hand that may be played, each once, in the order of the hand. */
      cards: Card[];
      /** Whether the seat may draw (R19, R33), and how many cards it would take. */
      mayDraw: boolean;
      draw: number;
      /** Neither a card nor a draw: only passing is left (R32). */
      pass: boolean;
      /** Cards that the toxic 7 demands, 0 = not toxic. */
      toxic: number;
      /** The suit that must be matched (R15). */
      suit: Suit;
    }
  /** held: cards of each suit in the hand, in the order of SUITS. */
  | { kind: 'suit'; held: number[] }
  | { kind: 'lane'; free: Lane[] }
  | {
      kind: 'coin';
      /** The own coins still to place. */
      coins: Coin[];
      /** Every cell that takes a coin now, rising. */
      cells: Space[];
      /** The cells in front of each rival's pawn that are closed (R45). */
      zones: { seat: Seat; cells: Space[] }[];
    }
  | {
      kind: 'die';
      /** What may be rolled: movement first. */
      dice: ChoiceOfDie[];
      /** Why the lane-change die is refused, null if it is not: in the pit (R72), or a pawn beside the space (R78). */
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
  /** 0 on the grid, then the lap being driven (section 3). */
  lap: number;
  /** Its last roll of this stage, null if it has not rolled. */
  die: DieKind | null;
  faces: number[];
  finished: boolean;
  /** Coins drawn in this round, and progress when this Racing stage began: for the stage's results. */
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
  /** Who flipped each of its cards, -1 while it lies face down. */
  flippedBy: (Seat | -1)[];
  /** Seats that are still to flip, the next one first. */
  pickers: Seat[];
  /** Seats whose cards are compared in this round of picking; one entry per seat: what it flipped in it, -1 before. */
  rivals: Seat[];
  flips: (Card | -1)[];
  /** Last entry is the top. */
  stock: Card[];
  /** Last entry is the top. */
  pile: Card[];
  /** The suit called for the Queen on top, -1 for none. */
  called: Suit | -1;
  /** Cards that the next seat must draw, 0 = not toxic. */
  toxic: number;
  /** Cards, draws and passes of this Storm. */
  turns: number;
  /**
   * How often the stock of this Storm was rebuilt. Cards of one lot are known to all as a set and to nobody one by one;
   * STARTER_LOT marks the bottom card whose suit a starter Queen has told (R12).
   */
  lot: number;
  /** The suit told of the bottom card, -1 for none. */
  bottomSuit: Suit | -1;
  /** Seats out of the Storm, best first: the winning order once it holds all. */
  badges: Seat[];
  /** Position in badges of the seat whose turn it is in the later stages. */
  cursor: number;
  /** Last entry is drawn next. */
  purse: Coin[];
  /** How often the purse was refilled. */
  purseLot: number;
  /** Triggered coins. */
  tray: Coin[];
  /** Coins on the track, in the order they were placed: one entry per coin in each list. */
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
  /** 1-based place in the last Storm, 0 for none. */
  badge: number;
  die: DieKind | null;
  faces: number[];
  finished: boolean;
  statistics: Statistics;
}
/** What a viewer may see. own: only a seat's own view; everybody: only for 'all'. */
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
  /** The dealer grid: what is face down has card and by null. Empty once there is a dealer. */
  grid: { card: Card | null; by: Seat | null }[];
  /** Seats that are still to flip a card, the next one first. */
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
  /** Coins of each kind that nobody has seen triggered: purse, hands and track together, in the order of COINS. */
  unseen: number[];
  /** Triggered coins, oldest first. */
  tray: Coin[];
  /** coin: null if the viewer did not place it. */
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

export interface HavocTypes {
  Config: HavocConfig;
  State: HavocState;
  Action: HavocAction;
  Event: HavocEvent;
  Choices: HavocChoices;
  View: HavocView;
}
