// Builds positions of a race by hand and plays them with scripted dice: race('M').car({ at: 'B12', gear: 4 }).begin().
// Not here: races from setup; those use the engine.

import type { Decision, Io, RaceState } from '@core/contract';
import { ioWith, scriptedIo } from '@core/io';
import { seedRng } from '@core/rng';
import { expect } from 'vitest';
import { apply, check } from '../check';
import { choices } from '../choices';
import { CAR_COLOURS } from '../data/cars';
import { type Circuit, spaceNamed } from '../data/circuit';
import { circuitOf } from '../data/circuits';
import { BLACK_DIE, GEAR_DICE } from '../data/dice';
import { fallback } from '../fallback';
import { runOn, startRound } from '../phases/turn';
import { newCar, setup } from '../setup';
import { playOrder } from '../standings';
import type {
  Car,
  CarStatus,
  CircuitId,
  FormulaAction,
  FormulaChoices,
  FormulaEvent,
  FormulaOptions,
  FormulaState,
  Gear,
  MoveChoice,
} from '../types';
import { raceConfig } from './race-config';

/** One car of a position. at: id of its space. number: the car's, or the next free one if omitted. */
export interface CarAt {
  at: string;
  number?: number;
  gear?: Gear;
  wear?: number;
  lap?: number;
  stops?: number;
  status?: CarStatus;
  pitLap?: number;
  served?: boolean;
  distance?: number;
  endRound?: number;
}

/** The initial RaceState of an unplayed race. */
export function baseOf(seed: string): RaceState {
  return { rng: seedRng(seed), step: 0, nextAsk: 1, asks: [] };
}

/** The draw that makes the black die show this value. */
export function black(value: number): number {
  return BLACK_DIE.faces.indexOf(value);
}

/** The draw that makes a gear's die show this value. */
export function face(gear: Gear, value: number): number {
  const at = GEAR_DICE[gear]?.faces.indexOf(value) ?? -1;
  if (at < 0) throw new Error(`gear ${gear} has no face ${value}`);
  return at;
}

/** A position under construction, and then in play. */
export class Race {
  readonly s: FormulaState;
  readonly circuit: Circuit;
  readonly events: FormulaEvent[] = [];

  constructor(circuit: CircuitId, options: Partial<FormulaOptions> = {}) {
    // Every car stalls at the start, so setup needs no other roll. The cars are then replaced.
    const io: Io<FormulaEvent> = ioWith(
      () => undefined,
      (bound) => bound - 1,
    );
    this.s = setup(raceConfig(circuit, 2, { ...options, grid: 'seats' }), baseOf('position'), io);
    Object.assign(this.s, { cars: [], asks: [], order: [], cursor: 0, round: 5 });
    this.circuit = circuitOf(circuit);
  }

  /** Adds a car. By default it races on lap 0 in gear 4 with 18 WP. */
  car(place: CarAt): this {
    const { at, number = this.s.cars.length + 1, distance: _distance, ...rest } = place;
    const colour = CAR_COLOURS[number - 1];
    if (colour === undefined) throw new Error(`there is no car ${number}`);
    const car: Car = { ...newCar(colour, 18), status: 'racing', gear: 4, ...rest, at: spaceNamed(this.circuit, at) };
    car.grid = this.s.cars.length + 1;
    this.s.cars.push(car);
    return this;
  }

  /** Adds more cars in a row, by their spaces. */
  others(ids: string): this {
    for (const at of ids.split(' ')) this.car({ at });
    return this;
  }

  /** Starts this car's turn, or the first added car's. draws: dice of a start. */
  begin(number = this.s.cars[0]?.number ?? 1, ...draws: number[]): this {
    const { s } = this;
    s.asks = [];
    s.order = playOrder(s);
    s.cursor = s.order.indexOf(this.seat(number));
    return this.#run(draws, (io) => runOn(s, io));
  }

  /** Starts a new round and returns its order. */
  order(): string[] {
    return this.#name(playOrder(this.s));
  }

  /** Starts the next round. */
  nextRound(...draws: number[]): this {
    this.s.asks = [];
    return this.#run(draws, (io) => {
      startRound(this.s, io);
      runOn(this.s, io);
    });
  }

  seat(number: number): number {
    const seat = this.s.cars.findIndex((car) => car.number === number);
    if (seat < 0) throw new Error(`no car has number ${number}`);
    return seat;
  }

  /** The open decision. */
  get ask(): Decision {
    const decision = this.s.asks[0];
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  }

  /** The kind of the open decision, and its car. */
  get asked(): string {
    return `${this.ask.kind} ${this.s.cars[this.ask.seat]?.number}`;
  }

  /** Answers the open decision; dice: the draws it needs. */
  act(action: FormulaAction, ...draws: number[]): this {
    const { ask: decision } = this;
    expect(check(this.s, decision, action), JSON.stringify(action)).toBeNull();
    return this.#run(draws, (io) => apply(this.s, decision, action, io));
  }

  /** Takes a gear and rolls this value with it. more: further draws. */
  roll(gear: Gear, value: number, ...more: number[]): this {
    return this.act({ type: 'gear', gear }, face(gear, value), ...more);
  }

  /** Drives to the space of this id. draws: black dice and so on. */
  to(id: string, ...draws: number[]): this {
    return this.act({ type: 'move', to: spaceNamed(this.circuit, id) }, ...draws);
  }

  slipstream(id: string, ...draws: number[]): this {
    return this.act({ type: 'slipstream', to: spaceNamed(this.circuit, id) }, ...draws);
  }

  decline(...draws: number[]): this {
    return this.act({ type: 'decline' }, ...draws);
  }

  /** Why an answer is refused, as `code rule`; undefined if it is legal. Changes nothing. */
  refusal(action: FormulaAction): string | undefined {
    const before = JSON.stringify(this.s);
    const violation = check(this.s, this.ask, action);
    expect(JSON.stringify(this.s)).toBe(before);
    return violation === null ? undefined : `${violation.code} ${violation.rule}`;
  }

  /** Answers the open decision with the default (S3), and returns that answer. */
  default(): FormulaAction {
    return fallback(this.s, this.ask);
  }

  /** The options of the open decision. */
  offer<K extends FormulaChoices['kind']>(kind: K): Extract<FormulaChoices, { kind: K }> {
    const offered = choices(this.s, this.ask);
    if (offered.kind !== kind) throw new Error(`asked for ${offered.kind}`);
    return offered as Extract<FormulaChoices, { kind: K }>;
  }

  /** Gears that may be chosen, with their cost: '4:0'. */
  get gears(): string[] {
    return this.offer('gear').gears.map(({ gear, cost }) => `${gear}:${cost}`);
  }

  /** Destinations on offer by total cost. */
  get costs(): Record<number, string> {
    const table: Record<number, string> = {};
    for (const { to, cost } of this.moves) {
      const known = table[cost];
      table[cost] = known === undefined ? this.name(to) : `${known} ${this.name(to)}`;
    }
    return table;
  }

  get moves(): MoveChoice[] {
    return (this.ask.kind === 'slipstream' ? this.offer('slipstream') : this.offer('move')).moves;
  }

  /** The choice that ends on the space of this id. */
  move(id: string): MoveChoice | undefined {
    return this.moves.find(({ to }) => this.name(to) === id);
  }

  /** The path to a space by names. */
  pathTo(id: string): string {
    return (this.move(id)?.path ?? []).map((space) => this.name(space)).join(' ');
  }

  name(space: number): string {
    return this.circuit.spaces[space] ?? '?';
  }

  /** The car of a number. */
  at(number: number): Car {
    return this.s.cars[this.seat(number)] as Car;
  }

  /** Where a car is, its WP and its status. */
  state(number: number): [at: string, wear: number, status: CarStatus] {
    const { at, wear, status } = this.at(number);
    return [this.name(at), wear, status];
  }

  /** Every event of these types so far, without round and turn. */
  eventsOf(...types: FormulaEvent['type'][]): object[] {
    return this.events
      .filter((event) => types.includes(event.type))
      .map(({ round: _round, turn: _turn, ...rest }) => rest);
  }

  /** The types of all events, in order. */
  get story(): string[] {
    return this.events.map((event) => event.type);
  }

  #name(seats: readonly number[]): string[] {
    return seats.map((seat) => this.name(this.s.cars[seat]?.at ?? -1));
  }

  #run(draws: number[], run: (io: Io<FormulaEvent>) => void): this {
    const io = scriptedIo<FormulaEvent>(draws);
    run(io);
    expect(io.unused()).toEqual([]);
    this.events.push(...io.events);
    return this;
  }
}

/** A position on Monaco (M), Serra Alta (S) or Paddock Ring (P), without cars yet. */
export function race(circuit: 'M' | 'S' | 'P' = 'M', options: Partial<FormulaOptions> = {}): Race {
  const ids = { M: 'monaco', S: 'serra-alta', P: 'paddock-ring' } as const;
  return new Race(ids[circuit], options);
}
