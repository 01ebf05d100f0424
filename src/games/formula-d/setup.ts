// Sets a race up: which configs can be raced, the grid, and the first round (R1 to R3).
// Not here: the start rolls (phases/turn.ts).

import type { Draw, Io, RaceState, RuleViolation, Seat } from '@core/contract';
import { orderByRank } from '@kit/order';
import { carOf, circuitOfRace } from './cars';
import { numberOf, teamOf } from './data/cars';
import { BLACK_DIE } from './data/dice';
import { newTurn, runOn, startRound } from './phases/turn';
import type { Car, CarColour, FormulaConfig, FormulaEvent, FormulaState, Space } from './types';
import { refuse } from './violations';

/** Cars of a race (R1). */
export const CARS = { min: 2, max: 10 } as const;

/** Returns null if the config can be raced. Violation: 'car-count' (R1). The engine checks the ranges of options. */
export function checkConfig({ cars, options }: FormulaConfig): RuleViolation | null {
  // A car alone, in a time trial, has no rival to roll for the grid with.
  const isAlone = cars.length === 1 && options.grid === 'seats';
  if (!isAlone && (cars.length < CARS.min || cars.length > CARS.max))
    return refuse('car-count', { ...CARS, count: cars.length });
  return null;
}

/** The state at the first decision. */
export function setup(config: FormulaConfig, base: RaceState, io: Io<FormulaEvent>): FormulaState {
  const { circuit, cars } = config;
  const options = { ...config.options };
  const s: FormulaState = {
    rng: base.rng,
    step: base.step,
    nextAsk: base.nextAsk,
    asks: base.asks,
    circuit,
    options,
    status: 'racing',
    round: 0,
    order: [],
    cursor: 0,
    cars: cars.map(({ colour, handicap = {} }) => newCar(colour, options.wearPoints - (handicap.wear ?? 0))),
    turn: newTurn(),
    finishers: [],
    eliminated: [],
  };
  const { boxes } = circuitOfRace(s);
  const field = s.cars.map(({ colour, number }, seat) => {
    return { seat, colour, number, team: teamOf(number).id, box: boxes[number - 1] as Space };
  });
  io.emit({ round: 0, turn: 0, type: 'raceSetUp', circuit, options: { ...options }, cars: field });
  formGrid(s, config, io);
  startRound(s, io);
  runOn(s, io);
  return s;
}

/** A car without a place on the grid yet (R1). */
export function newCar(colour: CarColour, wear: number): Car {
  return {
    colour,
    number: numberOf(colour),
    grid: 0,
    at: 0,
    status: 'grid',
    gear: 0,
    wear,
    lap: 0,
    stops: 0,
    pitLap: -1,
    served: false,
    finish: 0,
    endRound: 0,
    endTurn: 0,
    out: null,
    turns: 0,
    pitStops: 0,
    topGear: 0,
    spent: { shift: 0, brake: 0, overshoot: 0, slipstream: 0, collision: 0, motor: 0 },
  };
}

function formGrid(s: FormulaState, config: FormulaConfig, io: Io<FormulaEvent>): void {
  const places = config.options.grid === 'dice' ? rolledGrid(s, io) : givenGrid(config, io.draw);
  const { grid } = circuitOfRace(s);
  places.forEach((seat, place) => {
    const car = carOf(s, seat);
    car.grid = place + 1;
    car.at = grid[place] as Space;
  });
  io.emit({ round: 0, turn: 0, type: 'gridFormed', grid: places.map((seat) => ({ seat, at: carOf(s, seat).at })) });
}

/** Every car rolls in the order of numbers; ties roll again among themselves, best place first (R2). */
function rolledGrid(s: Readonly<FormulaState>, io: Io<FormulaEvent>): Seat[] {
  const byNumber = s.cars.map((_, seat) => seat).sort((a, b) => carOf(s, a).number - carOf(s, b).number);
  return rollOrder(byNumber, 0, io);
}

function rollOrder(seats: readonly Seat[], again: number, io: Io<FormulaEvent>): Seat[] {
  const rolls = seats.map((seat) => {
    const value = BLACK_DIE.faces[io.drawFor(seat)(BLACK_DIE.faces.length)] as number;
    io.emit({ round: 0, turn: 0, type: 'gridRolled', seat, value, again });
    return { seat, value };
  });
  const values = [...new Set(rolls.map((roll) => roll.value))].sort((a, b) => b - a);
  return values.flatMap((value) => {
    const level = rolls.filter((roll) => roll.value === value).map((roll) => roll.seat);
    return level.length === 1 ? level : rollOrder(level, again + 1, io);
  });
}

/** Seat order, or the ranks of the standings, best first or last; cars without a rank are drawn behind. */
function givenGrid({ cars, options }: FormulaConfig, draw: Draw): Seat[] {
  if (options.grid === 'seats') return cars.map((_, seat) => seat);
  const order = orderByRank(cars, draw);
  if (options.grid === 'standings') return order;
  const ranked = cars.filter((car) => car.start !== undefined).length;
  return [...order.slice(0, ranked).reverse(), ...order.slice(ranked)];
}
