// The shapes of a Formula D race: config, state, actions, decision options and views. Import from types.ts.
// Not here: events (events.ts), rules (phases/) or circuits, dice and figures (data/).

import type { CarConfig, RaceConfig, RaceState, RuleViolation, Seat } from '@core/contract';

export type CircuitId = string;
export type TeamId = 'silver' | 'amber' | 'emerald' | 'scarlet' | 'azure';
/** In order of the cars' numbers, 1 to 10: two colours to a team (data/cars.ts). */
export type CarColour = 'ivory' | 'black' | 'yellow' | 'orange' | 'green' | 'teal' | 'red' | 'pink' | 'blue' | 'purple';
/**
 * Index into Circuit.spaces (data/circuits.ts): A0, A1 … B0 … C0 …, then the pit lane P0 to P17, then the boxes X0 to X9.
 * So ascending indexes follow the order "lane, number".
 */
export type Space = number;
/** Index into Circuit.corners, in driving order from the line. */
export type CornerIndex = number;
/** 1 to 6; 0 = engine off. */
export type Gear = number;

/** Section 6. Timers, stand-ins, driver aids and seasons belong to the host. */
export interface FormulaOptions extends Record<string, boolean | number | string> {
  /** 1 to 3. */
  laps: number;
  /** 10 to 30: the WP at the start and after a pit stop. */
  wearPoints: number;
  /** 'dice': R2. 'seats': in seat order. 'standings': best first, 'reversed': best last, by CarConfig.start. */
  grid: 'dice' | 'seats' | 'standings' | 'reversed';
  /** The lowest black die roll that makes a start great (R11). */
  greatStart: '17' | '20';
  /** The cars that roll for a collision: the mover, or also every car that made it roll. */
  collision: 'mover' | 'all';
  /** Available from two laps on (R47). */
  pitStops: boolean;
  /** R61 to R67. */
  slipstream: boolean;
  /** The points of both cars of a team are added up. */
  teamPoints: boolean;
  /** 0: when all cars are finished or out (R46). 1 to 5: this many rounds after the winner finishes. */
  raceEnd: number;
}
export interface FormulaConfig extends RaceConfig {
  circuit: CircuitId;
  options: FormulaOptions;
  cars: (CarConfig & { colour: CarColour; automaton?: never })[];
}

/** Where a car is in its race. pitBox: in its box. pitLane: in the lane, before or after it. */
export type CarStatus = 'grid' | 'stalled' | 'racing' | 'pitLane' | 'pitBox' | 'finished' | 'eliminated';
export type RaceStatus = 'racing' | 'finished';
export type DecisionKind = 'gear' | 'move' | 'slipstream';

/** An answer to a decision. */
export type FormulaAction =
  /** Confirms a gear; its die is rolled at once (R12, R54, R57). */
  | { type: 'gear'; gear: Gear }
  /** Drives the kept path to this space (R23). The car's own space: brakes the whole roll away. */
  | { type: 'move'; to: Space }
  /** Takes the slipstream: drives on to this space (R61). */
  | { type: 'slipstream'; to: Space }
  | { type: 'decline' };

/** The collision risk of stopping on a space: `ways` out of `of` (the faces of the black die). */
export interface CollisionRisk {
  /** Seats whose cars make the mover roll there, in order of play. Empty: no roll. */
  neighbours: Seat[];
  ways: number;
  of: number;
  /** Chance of losing 1 WP in percent, exact: ways / of × 100. */
  percent: number;
  /** A failed roll would take the last wear point. */
  lethal: boolean;
}
/** What stopping on a space does for its corner; null on a straight, or if it does not count as a stop (R33). */
export interface StopGain {
  corner: CornerIndex;
  /** Stops made, including this one. */
  made: number;
  asked: number;
}
/** One way to end the move: a destination with its kept path (R23) and every cost. */
export interface MoveChoice {
  to: Space;
  /** Spaces entered, in order, without the car's own. Empty: it stays. */
  path: Space[];
  /** Index in path of the first lane-locked step (R32), -1 if there is none. */
  lockedFrom: number;
  /** Spaces of the roll given up, 1 WP each. Spaces lost at the flag, in the pits and at a great start are free. */
  brake: number;
  /** WP for overshooting: more than one per space beyond once further corners are passed (R31, R34). */
  overshoot: number;
  /** WP for entering a corner in a slipstream (R63). */
  late: number;
  /** brake + overshoot + late: the total WP that this destination costs for certain. */
  cost: number;
  /** WP left after that, before any die. */
  left: number;
  stop: StopGain | null;
  /** The first corner that is overshot, -1 for none. */
  overshot: CornerIndex | -1;
  /** It crosses the line. */
  crosses: boolean;
  /** It takes the flag here (R44). */
  finish: boolean;
  /** It ends in the pit lane, or in the car's own box, which restores all WP at once (R56). */
  pit: 'lane' | 'box' | null;
  risk: CollisionRisk;
}
/** What one value of a gear's die would bring. */
export interface RollOutlook {
  value: number;
  /** Faces that show it. */
  ways: number;
  /** Lowest WP cost among the surviving destinations, without the shift cost; -1 if the car would be out (R25). */
  cost: number;
  /** free: driven in full at no cost. brake: traffic costs WP. overshoot: too fast for a corner. out: no path survives. */
  kind: 'free' | 'brake' | 'overshoot' | 'out';
  /** The destinations with that lowest cost. */
  ends: Space[];
  /** One of them is a stop that a corner requires. */
  stop: boolean;
}
/** One gear that may be chosen. */
export interface GearChoice {
  gear: Gear;
  /** Gears skipped on the way down, 1 WP each (R13). */
  skipped: number;
  cost: number;
  /** Lowest and highest face: the die's range in spaces. */
  low: number;
  high: number;
  /** Exact chances in faces of the die, `of` in all, for the four kinds of RollOutlook. */
  odds: { of: number; free: number; brake: number; overshoot: number; out: number };
  /** Chance in percent that the roll must overshoot a corner: overshoot and out. */
  overshootPercent: number;
  /** One entry per different value, ascending. */
  rolls: RollOutlook[];
}

/** A gear that may not be chosen, and why. */
export interface ShutGear {
  gear: Gear;
  violation: RuleViolation;
}

/** The options of an open decision. */
export type FormulaChoices =
  | {
      kind: 'gear';
      /** Gear of the last turn. */
      from: Gear;
      wear: number;
      /** The next corner that still requires stops, or the current one; null in the pits. Distances in `next` steps. */
      corner: { index: CornerIndex; made: number; asked: number; toFirst: number; toLast: number } | null;
      /** In pit lane or box: no shift cost, no braking (R54, R57). */
      pit: boolean;
      /** Ascending. */
      gears: GearChoice[];
      /** The other gears, ascending. */
      shut: ShutGear[];
    }
  | {
      kind: 'move';
      gear: Gear;
      /** Spaces to drive: the roll, or 4 at a great start. */
      spaces: number;
      great: boolean;
      wear: number;
      /** The roll makes all cars in fifth and sixth test their engines after the move (R39). */
      motor: boolean;
      /** Surviving destinations, ascending by space. At least two, as a single one is driven at once. */
      moves: MoveChoice[];
    }
  | {
      kind: 'slipstream';
      gear: Gear;
      spaces: number;
      wear: number;
      /** The car in front. */
      behind: Seat;
      /** Number of slipstreams taken this turn. */
      taken: number;
      moves: MoveChoice[];
      /** The result of ending the turn here. */
      decline: { stop: StopGain | null; risk: CollisionRisk };
    };

/** One car per seat, in seat order. */
export interface Car {
  colour: CarColour;
  /** 1 to 10: its team and its pit box X(number - 1). */
  number: number;
  /** 1-based place on the grid. */
  grid: number;
  /** Stays unchanged after a car finishes or is out; it then blocks no one. */
  at: Space;
  status: CarStatus;
  gear: Gear;
  wear: number;
  /** Line crossings; 0 until the first after the start (R43). */
  lap: number;
  /** Stops made in this passage of its current corner (R27). */
  stops: number;
  /** Lap in which it entered the pits (R8), -1 outside them. */
  pitLap: number;
  /** It has had its stop and is on its way out (R57). */
  served: boolean;
  /** 1-based order of crossing; 0 before. */
  finish: number;
  /** Round of finishing or elimination; 0 before. */
  endRound: number;
  /** Turn number within that round; 0 before. */
  endTurn: number;
  out: OutReason | null;
  turns: number;
  pitStops: number;
  topGear: Gear;
  /** WP spent, by reason. */
  spent: { shift: number; brake: number; overshoot: number; slipstream: number; collision: number; motor: number };
}

/** State that lasts for one turn only. */
export interface TurnScratch {
  /** Gear die shown: index into the die's faces, -1 before the roll. */
  face: number;
  /** Value of that face; 4 at a great start; 0 before the roll. */
  roll: number;
  /** WP paid for the shift. */
  shift: number;
  great: boolean;
  /** The car began this turn in pit lane or box (R39). */
  fromPits: boolean;
  /** The space it began on. */
  from: Space;
  /** Spaces driven so far, slipstreams included. */
  driven: number;
  /** WP used so far for braking and overshooting. */
  braked: number;
  overshot: number;
  /** The move ended lane-locked, so no stop is made (R33). */
  locked: boolean;
  /** Slipstreams taken. */
  slipstreams: number;
  /** The car in whose slipstream it may drive on, -1 for none. */
  behind: Seat | -1;
}

/** Why a car is out (R41). */
export type OutReason = 'worn' | 'crash' | 'collision' | 'motor';
/** A car's statistics (S6). spent: WP by reason. gained: places won from the grid, negative if lost. */
export interface Statistics {
  rounds: number;
  wearLeft: number;
  brake: number;
  overshoot: number;
  shift: number;
  slipstream: number;
  collision: number;
  motor: number;
  gained: number;
  topGear: Gear;
  pitStops: number;
}
/** One line of the final table. distance: half spaces. round: of finishing or elimination, otherwise the last round. */
export interface ClassifiedCar {
  seat: Seat;
  place: number;
  status: 'finished' | 'running' | 'out';
  out: OutReason | null;
  round: number;
  distance: number;
  points: number;
  statistics: Statistics;
}
/** One team's total points. */
export interface TeamScore {
  team: TeamId;
  points: number;
  seats: Seat[];
}

export interface FormulaState extends RaceState {
  circuit: CircuitId;
  options: FormulaOptions;
  status: RaceStatus;
  round: number;
  /** Seats in the order of play of this round (R4 to R8). */
  order: Seat[];
  /** Index in order of the car whose turn it is. */
  cursor: number;
  cars: Car[];
  turn: TurnScratch;
  /** Seats in order of crossing. */
  finishers: Seat[];
  /** Seats in order of elimination. */
  eliminated: Seat[];
}

/** What everyone can see of a car: all of it. */
export interface CarView {
  seat: Seat;
  colour: CarColour;
  number: number;
  team: TeamId;
  box: Space;
  grid: number;
  at: Space;
  status: CarStatus;
  gear: Gear;
  wear: number;
  lap: number;
  /** lap × lapPos + pos, half spaces. */
  distance: number;
  /** Its current corner, -1 on a straight and in the pits. */
  corner: CornerIndex | -1;
  stops: number;
  /** Stops that corner requires; 0 on a straight. */
  asked: number;
  /** In the pits: it has had its stop (R57). */
  served: boolean;
  finish: number;
  endRound: number;
  out: OutReason | null;
  turns: number;
  statistics: Statistics;
}
/** What a viewer can see. It is the same for everyone, as only the generator is hidden. */
export interface FormulaView {
  circuit: CircuitId;
  options: FormulaOptions;
  status: RaceStatus;
  round: number;
  /** Position in the round of the car whose turn it is, 1-based; 0 after the race. */
  turn: number;
  order: Seat[];
  /** Whose turn it is, null after the race. */
  active: Seat | null;
  waiting: { seat: Seat; kind: DecisionKind }[];
  cars: CarView[];
  /** The current turn: gear die shown, -1 before the roll; roll 0 before it. */
  dice: { gear: Gear; face: number; roll: number; great: boolean };
  /** The current turn: where it began, spaces driven and WP used so far. */
  used: { from: Space; driven: number; shift: number; braked: number; overshot: number; slipstreams: number };
  /** Best first. gap: half spaces behind the leading car still racing, 0 for finishers. */
  standings: { seat: Seat; place: number; gap: number; status: 'racing' | 'finished' | 'out' }[];
  /** Final table, null before the end. */
  classification: ClassifiedCar[] | null;
  /** Best first, with the team points option; null without it and before the end. */
  teams: TeamScore[] | null;
}
