// Sets a race up: which configs can be raced, and the state before cars are chosen (R1-R6).
// Not here: choosing cars, dealing and the grid (phases/choosing.ts).

import type { Io, RaceState, RuleViolation } from '@core/contract';
import { RESTART_SPEED, wornBrakes, wornTyres } from './data/charts';
import { beginChoosing } from './phases/choosing';
import { newTurn } from './phases/turn';
import type { Car, CarColour, WaddingtonConfig, WaddingtonEvent, WaddingtonState } from './types';
import { refuse } from './violations';

/** Cars of a race (R1). */
export const CARS = { min: 2, max: 6 } as const;
/** Laps of a race (R4). */
export const LAPS = { min: 3, max: 10 } as const;
/** Most tactic cards dealt to a car (R5). */
export const MOST_DEALT = 5;

/** Returns null if the config can be raced. Violations: 'car-count' (R1), 'laps' (R4), 'hand-size' (R5). */
export function checkConfig({ cars, options }: WaddingtonConfig): RuleViolation | null {
  // A car alone, in a time trial, has no rival to choose a car before or after.
  const isAlone = cars.length === 1 && options.carChoice === 'given';
  if (!isAlone && (cars.length < CARS.min || cars.length > CARS.max))
    return refuse('car-count', { ...CARS, count: cars.length });
  if (options.laps < LAPS.min || options.laps > LAPS.max) return refuse('laps', { ...LAPS, laps: options.laps });
  if (options.handSize < 0 || options.handSize > MOST_DEALT) {
    return refuse('hand-size', { min: 0, max: MOST_DEALT, cards: options.handSize });
  }
  return null;
}

/** The state at the first decision: the choice of car, or the first turn if cars are not chosen. */
export function setup(config: WaddingtonConfig, base: RaceState, io: Io<WaddingtonEvent>): WaddingtonState {
  const { laps, carChoice, handSize, pitCards, strictTyres } = config.options;
  const s: WaddingtonState = {
    rng: base.rng,
    step: base.step,
    nextAsk: base.nextAsk,
    asks: base.asks,
    circuit: config.circuit,
    laps,
    handSize,
    pitCards,
    strictTyres,
    status: 'choosing',
    round: 0,
    order: [],
    cursor: 0,
    choosers: [],
    cars: config.cars.map(({ colour, handicap = {} }) => ({
      ...newCar(colour),
      tyres: wornTyres(0, handicap.tyres ?? 0),
      brakes: wornBrakes(0, handicap.brakes ?? 0),
    })),
    turn: newTurn(),
    stock: [],
    discards: [],
    pitPack: [],
    pitUnseen: 0,
    firstFinisher: -1,
  };
  const { circuit } = config;
  const seats = s.cars.length;
  const options = { circuit, laps, carChoice, handSize, pitCards, strictTyres };
  io.emit({ round: 0, turn: 0, type: 'raceSetUp', ...options, seats });
  beginChoosing(s, config, io);
  return s;
}

/** A car without a place yet (R4). */
export function newCar(colour: CarColour): Car {
  return {
    colour,
    place: 0,
    at: -1,
    lap: -1,
    reading: 0,
    tyres: 0,
    brakes: 0,
    missTurns: 0,
    startSpeed: RESTART_SPEED,
    hand: [],
    shown: [],
    kept: -1,
    keptActive: false,
    turns: 0,
    lapsLed: 0,
    spins: 0,
    dice: 0,
    stops: 0,
    baulks: 0,
    cardsUsed: 0,
    bestLap: 0,
    lapTurns: 0,
  };
}
