// The shapes of a Waddington's Formula 1 race: config, state, actions, decision options and views. Import from types.ts.
// Not here: events (events.ts), rules (phases/) or boards, charts and cards (data/).

import type { CarConfig, RaceConfig, RaceState, Seat } from '@core/contract';

/** In order of moving: place 1 to 6 (R3). */
export type CarColour = 'yellow' | 'orange' | 'green' | 'red' | 'black' | 'blue';
/**
 * Where a car can be, as an index into Circuit.places (data/circuits.ts): the squares in the order of the circuit's file,
 * then its pits, spin-off points and verges.
 */
export type Place = number;
/** Index into Circuit.corners, in lap order. */
export type CornerIndex = number;
/** Index into TACTICS (data/cards.ts). Equal cards have the same number. */
export type Tactic = number;
/** Index into PIT_CARDS (data/cards.ts). */
export type PitCard = number;

/** Section 6. Timers, stand-ins and seasons belong to the host. */
export interface WaddingtonOptions extends Record<string, boolean | number | string> {
  /** 3 to 10. */
  laps: number;
  /**
   * Who chooses first. 'dice': R2. 'seats': seat order. 'standings': by the ranks in the config, with unranked seats
   * drawn behind. No one chooses with 'random': drawn, or 'given': the colours of the config.
   */
  carChoice: 'dice' | 'seats' | 'random' | 'given' | 'standings';
  /** 0 to 5. */
  handSize: number;
  pitCards: boolean;
  strictTyres: boolean;
}
export interface WaddingtonConfig extends RaceConfig {
  circuit: string;
  options: WaddingtonOptions;
  cars: (CarConfig & { colour: CarColour; automaton?: never })[];
}

export type CarStatus = 'waiting' | 'grid' | 'racing' | 'inPit' | 'spunOff' | 'finished';
export type RaceStatus = 'choosing' | 'racing' | 'finalRound' | 'finished';
export type DecisionKind = 'car' | 'drive' | 'card' | 'tyres';

/** An answer to a decision. */
export type WaddingtonAction =
  /** Takes a car by its place in the order of moving, 1 to 6 (R2). */
  | { type: 'car'; place: number }
  /**
   * A full move (R18). path: the squares entered, speed / 20 of them. superb: the crossed corner that Superb Driving
   * frees, or -1 (R36). quiet: no card window this turn.
   */
  | { type: 'drive'; speed: number; path: Place[]; superb: CornerIndex | -1; quiet: boolean }
  /**
   * Runs up behind (R20, R29), or stays if there is no way ahead (empty path). speed: the reading after it; a choice only
   * behind a faster car (R24); 0 if the car can't slow enough and spins off (R28).
   */
  | { type: 'run'; path: Place[]; speed: number }
  /** A card in the card window. speed: the new reading for Carburettor Tuned (R33), else 0. */
  | { type: 'card'; card: Tactic; speed: number; path: Place[] }
  | { type: 'pass' }
  /** Special Tyres at the waiting band: use them or not (R56). */
  | { type: 'tyres'; use: boolean };

/** The worst that may happen on a path: nothing, dice, or a certain spin-off (outlook/danger.ts). */
export type Danger = 'safe' | 'roll' | 'spin';
/** Exact chances, counted in ways out of `of` (36 to the power of the bands that may need dice). */
export interface Risk {
  of: number;
  /** Ways in which the car spins off somewhere. */
  spin: number;
  /** Ways in which it gets through with neither wear from dice nor a spin-off. */
  clean: number;
  /** The gauges with which it may get through, after the last band. */
  ends: { tyres: number; brakes: number; ways: number }[];
}
/**
 * The result of crossing one band. Ways count towards the Risk it belongs to. reached: ways in
 * which no earlier band spun the car.
 */
export interface BandRisk {
  corner: CornerIndex;
  place: Place;
  limit: number;
  speed: number;
  excess: number;
  /** The chart's column, 0 if no dice are rolled. */
  column: 0 | 20 | 40;
  /** Why it certainly spins the car, by the gauges before any dice of this turn; null if it does not. */
  automatic: SpinReason | null;
  /** Special Tyres could cover it (R56). The chances are without them. */
  covered: boolean;
  /** It certainly spins the car: automatic, and not covered. */
  sure: boolean;
  reached: number;
  ways: { none: number; tyre: number; twoTyres: number; tyreAndBrake: number; spin: number };
}
/**
 * One way to move. All paths to the same square over the same bands count as one. path has the fewest
 * diagonal steps, then comes first by square ids. Any other free path to that square over those bands is just
 * as legal and has the same effect.
 */
export interface MoveChoice {
  to: Place;
  path: Place[];
  /** Ends in the car's own pit (R46). */
  pit: boolean;
  /** Crosses the start and finish line. */
  crosses: boolean;
  bands: BandRisk[];
  risk: Risk;
  danger: Danger;
  /** What is left to judge if Superb Driving frees one of its corners (R36); empty if it may not. */
  freed: { corner: CornerIndex; bands: BandRisk[]; risk: Risk; danger: Danger }[];
  /**
   * Held cards that a window after this move could use without a certain spin-off; empty if no window opens
   * (T4). Empty for a card's own moves.
   */
  window: Tactic[];
}
export interface Wear {
  brakes: number;
  tyres: number;
}
export interface SpeedChoice {
  speed: number;
  /** Points of the reduction chart (R16). The gauges stop at their ends. */
  wear: Wear;
  /** Gauges after that wear. */
  after: Wear;
  /** Empty if no free road is that long. */
  moves: MoveChoice[];
}
export interface RunChoice {
  to: Place;
  path: Place[];
  /** -1 if a standing car can't leave its place. */
  blocker: Seat | -1;
  /** The readings it may set. More than one only behind a faster car (R24). */
  readings: { speed: number; wear: Wear; after: Wear; bands: BandRisk[]; risk: Risk; danger: Danger }[];
  /** It can't slow enough and goes to the verge (R28). Bands on the way are not judged then, so none is listed. */
  spins: boolean;
}

/** The options of an open decision. */
export type WaddingtonChoices =
  | { kind: 'car'; free: { place: number; colour: CarColour; cell: Place }[]; choosers: Seat[] }
  | {
      kind: 'drive';
      reading: number;
      /** In a pit, on a spin-off point or verge: no wear, top speed by R17. */
      standing: boolean;
      /** Every speed that may be chosen (R13, R17), ascending. */
      speeds: SpeedChoice[];
      /** Not empty if the car is held up (R19). */
      runs: RunChoice[];
      /** No speed has a free road, so only a run is left. */
      forced: boolean;
      /** Superb Driving is held and may be used on a crossed corner (R36, R57). */
      superb: boolean;
    }
  | {
      kind: 'card';
      /** The cards that can be played now. bands and risk count the whole turn. */
      cards: { card: Tactic; plays: { speed: number; short: boolean; moves: MoveChoice[] }[] }[];
      /** What is left to judge after passing. */
      pass: { bands: BandRisk[]; risk: Risk; danger: Danger };
    }
  | { kind: 'tyres'; bands: BandRisk[]; risk: Risk; danger: Danger };

/** One car. */
export interface Car {
  /**
   * Until a car is chosen: the config's colour, or the former colour of the driver who took that
   * one. Colours are always unique.
   */
  colour: CarColour;
  /** 1 to 6 in order of moving; 0 before it is chosen. */
  place: number;
  /** -1 before the car is chosen. */
  at: Place | -1;
  /** Line crossings so far minus 1: -1 on the grid (R10). */
  lap: number;
  /** mph. */
  reading: number;
  tyres: number;
  brakes: number;
  missTurns: number;
  /** The highest speed at restart (R17). */
  startSpeed: number;
  hand: Tactic[];
  /** Cards in the hand that everyone saw it take (R55). */
  shown: Tactic[];
  /** The kept pit card (R53), -1 for none. */
  kept: PitCard | -1;
  keptActive: boolean;
  /** Statistics (S6). bestLap: in turns, 0 before a whole lap. lapTurns: turns since the last crossing. */
  turns: number;
  lapsLed: number;
  spins: number;
  dice: number;
  stops: number;
  baulks: number;
  cardsUsed: number;
  bestLap: number;
  lapTurns: number;
}

/**
 * A band crossed in this turn. speed: the speed it is judged at. lap: the car's lap when it crossed.
 * square: the turn's squares up to it.
 */
export interface Band {
  corner: CornerIndex;
  place: Place;
  speed: number;
  lap: number;
  square: number;
}
/** State that lasts for one turn only. */
export interface TurnScratch {
  bands: Band[];
  /** Index of the next band to judge. */
  judged: number;
  /** Squares moved so far. */
  squares: number;
  /** The car's lap at the start of the turn. */
  lap: number;
  /** The card used this turn, -1 for none. */
  card: Tactic | -1;
  /** Corner that Superb Driving frees, -1 for none. */
  superb: CornerIndex | -1;
  /** Special Tyres were offered for the next band and kept back. */
  refused: boolean;
  spun: boolean;
}

export type SpinReason = 'tooFast' | 'dice' | 'tyresWorn' | 'faultyTyres' | 'brakeFailure' | 'cannotSlow';
export interface Statistics {
  lapsLed: number;
  spins: number;
  dice: number;
  stops: number;
  baulks: number;
  cardsUsed: number;
  bestLap: number;
}

export interface WaddingtonState extends RaceState {
  circuit: string;
  laps: number;
  handSize: number;
  pitCards: boolean;
  strictTyres: boolean;
  status: RaceStatus;
  round: number;
  /** Seats in order of moving; empty before all cars are chosen. */
  order: Seat[];
  /** Index in order of the car whose turn it is. */
  cursor: number;
  /** Seats that still have to choose a car, the next one first. */
  choosers: Seat[];
  cars: Car[];
  turn: TurnScratch;
  /** Undealt tactic cards. The last entry is the top. */
  stock: Tactic[];
  /** Used tactic cards. The last entry is the top. */
  discards: Tactic[];
  /** The last entry is the top. */
  pitPack: PitCard[];
  /** How many cards from the top of the pit pack no one has seen yet. The cards below are in the order they were returned. */
  pitUnseen: number;
  /** -1 while no one has finished. */
  firstFinisher: Seat | -1;
}

/** What everyone can see of a car. */
export interface CarView {
  seat: Seat;
  colour: CarColour;
  place: number;
  at: Place | -1;
  status: CarStatus;
  lap: number;
  /** The lap dial: laps still to drive. */
  dial: number;
  /** Thousandths of a row since the first crossing. */
  progress: number;
  reading: number;
  tyres: number;
  brakes: number;
  missTurns: number;
  startSpeed: number;
  handCount: number;
  shown: Tactic[];
  kept: { card: PitCard; active: boolean } | null;
  turns: number;
  statistics: Statistics;
}
/** What a viewer can see. own: only in a seat's own view. everybody: only for 'all'. */
export interface WaddingtonView {
  circuit: string;
  laps: number;
  handSize: number;
  pitCards: boolean;
  strictTyres: boolean;
  status: RaceStatus;
  round: number;
  /** Position in the round of the car whose turn it is, 1-based; 0 outside turns. */
  turn: number;
  order: Seat[];
  choosers: Seat[];
  /** Whose turn it is, null while cars are chosen and after the race. */
  active: Seat | null;
  waiting: { seat: Seat; kind: DecisionKind }[];
  cars: CarView[];
  /** Bands crossed this turn, and how many of them are judged. */
  bands: Band[];
  judged: number;
  /** The card used this turn, -1 for none. */
  card: Tactic | -1;
  superb: CornerIndex | -1;
  stockCount: number;
  discards: Tactic[];
  pitPackCount: number;
  standings: { seat: Seat; place: number; gap: number; status: 'racing' | 'finished' | 'out' }[];
  own: OwnView | null;
  everybody: OwnView[] | null;
}
export interface OwnView {
  seat: Seat;
  hand: Tactic[];
}
