// The events of a Formula D race, in the order a player at the table would see them (S7).
// Not here: states and actions (shapes.ts). Import from types.ts.

import type { Seat } from '@core/contract';
import type {
  CarColour,
  CircuitId,
  ClassifiedCar,
  CornerIndex,
  FormulaOptions,
  Gear,
  OutReason,
  Space,
  TeamId,
  TeamScore,
} from './shapes';

/** Why wear points change. 'pit': restored (R56); 'worn': the move that could not be paid (R25). */
export type WearReason = 'shift' | 'brake' | 'overshoot' | 'slipstream' | 'collision' | 'motor' | 'pit' | 'worn';

/** Every event carries round and turn. turn: the position in the round, 1 for the first car, 0 outside turns. */
export type FormulaEvent = { round: number; turn: number } & FormulaEventBody;
export type FormulaEventBody =
  | {
      type: 'raceSetUp';
      circuit: CircuitId;
      options: FormulaOptions;
      cars: { seat: Seat; colour: CarColour; number: number; team: TeamId; box: Space }[];
    }
  /** again: 0 for the first roll; n: the n-th re-roll of the cars that were still tied (R2). */
  | { type: 'gridRolled'; seat: Seat; value: number; again: number }
  /** Pole first. */
  | { type: 'gridFormed'; grid: { seat: Seat; at: Space }[] }
  /** distances: half spaces, in the order of play. */
  | { type: 'roundStarted'; order: Seat[]; distances: number[] }
  | {
      type: 'turnStarted';
      seat: Seat;
      at: Space;
      gear: Gear;
      wear: number;
      /** -1 and 0 on a straight and in the pits. */
      corner: CornerIndex | -1;
      made: number;
      asked: number;
    }
  /** value: the black die (R9 to R11). */
  | { type: 'startRolled'; seat: Seat; value: number; outcome: 'stalled' | 'normal' | 'great' }
  /** cost: WP. chosen: false if the rules set the gear. */
  | { type: 'gearChosen'; seat: Seat; from: Gear; to: Gear; skipped: number; cost: number; chosen: boolean }
  /** face: index into the die's faces. strained: a 20 in fifth or a 30 in sixth on the track (R39). */
  | { type: 'dieRolled'; seat: Seat; gear: Gear; face: number; value: number; strained: boolean }
  /**
   * The surviving destinations, ascending by space, as parallel lists: spaces driven to each, and its total WP cost. Spaces
   * out of `spaces` that are neither driven nor free are braked away. Empty if none survives (R25).
   */
  | { type: 'movesOffered'; seat: Seat; spaces: number; to: Space[]; steps: number[]; cost: number[] }
  /** by: the driver, or the rules if there was only one option. */
  | { type: 'moveChosen'; seat: Seat; to: Space; path: Space[]; by: 'driver' | 'rules' }
  /**
   * path: from the old space to the new one, both included. lockedFrom: index in path of the first space entered by a
   * lane-locked step, -1 for none. spaces: required by die, great start or slipstream. lost: not driven. forced: lost
   * because no path is longer. free: losing them costs nothing.
   */
  | {
      type: 'carMoved';
      seat: Seat;
      cause: 'roll' | 'great' | 'slipstream' | 'last';
      path: Space[];
      lockedFrom: number;
      spaces: number;
      lost: number;
      forced: number;
      free: boolean;
    }
  /** by: the cars in the way at the end of the path, by seat. */
  | { type: 'blocked'; seat: Seat; at: Space; by: Seat[]; lost: number }
  /** step: index in the path of carMoved, here and below. */
  | { type: 'cornerEntered'; seat: Seat; corner: CornerIndex; step: number; asked: number }
  | { type: 'cornerLeft'; seat: Seat; corner: CornerIndex; step: number; made: number; asked: number }
  /** beyond: spaces beyond the first corner overshot. corners: all corners overshot, in order. into: corner reached, or -1. */
  | {
      type: 'overshot';
      seat: Seat;
      corner: CornerIndex;
      corners: CornerIndex[];
      beyond: number;
      cost: number;
      into: CornerIndex | -1;
    }
  | { type: 'wearChanged'; seat: Seat; from: number; to: number; reason: WearReason }
  | { type: 'lapCompleted'; seat: Seat; lap: number; step: number; place: number }
  | { type: 'pitEntered'; seat: Seat; step: number }
  /** Waits in the lane behind another car, or at an occupied exit. */
  | { type: 'pitQueued'; seat: Seat; at: Space }
  | { type: 'pitServiced'; seat: Seat; at: Space; from: number; to: number }
  /** step: index in the path where it is on the track again. */
  | { type: 'pitLeft'; seat: Seat; gear: Gear; step: number }
  | { type: 'slipstreamOffered'; seat: Seat; behind: Seat; moves: Space[] }
  | { type: 'slipstreamTaken'; seat: Seat; behind: Seat; to: Space }
  | { type: 'slipstreamDeclined'; seat: Seat; behind: Seat }
  | { type: 'stopMade'; seat: Seat; corner: CornerIndex; made: number; asked: number }
  /** neighbours: cars that made it roll. value: the black die. */
  | { type: 'collisionRolled'; seat: Seat; neighbours: Seat[]; value: number; lost: boolean }
  /** seat: the roller. face: 20 or 30. seats: the cars that test, in order. */
  | { type: 'motorStrained'; seat: Seat; face: number; seats: Seat[] }
  | { type: 'motorTested'; seat: Seat; value: number; lost: boolean }
  /** distance: half spaces at elimination. spent: WP spent in the whole race. */
  | { type: 'carEliminated'; seat: Seat; reason: OutReason; at: Space; distance: number; spent: number }
  | { type: 'carFinished'; seat: Seat; at: Space; place: number; wear: number }
  | {
      type: 'turnEnded';
      seat: Seat;
      at: Space;
      gear: Gear;
      wear: number;
      lap: number;
      stops: number;
    }
  /** places: seats, best first. */
  | { type: 'roundEnded'; places: Seat[] }
  /** early: ended by the option "race end". finisher: false if no car finished. */
  | {
      type: 'raceEnded';
      classification: ClassifiedCar[];
      teams: TeamScore[] | null;
      early: boolean;
      finisher: boolean;
    };
