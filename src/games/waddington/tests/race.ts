// Builds positions of a race by hand and plays them with scripted dice:
// race('thornbury-park').car({ colour: 'red', ... }).
// Not here: races from setup; those use the engine.

import type { Decision, Io, RaceState } from '@core/contract';
import { ioWith, scriptedIo, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { expect } from 'vitest';
import { apply, check } from '../check';
import { choices } from '../choices';
import { PIT_CARDS, pitCardNamed, TACTIC_PACK, tacticNamed } from '../data/cards';
import { CAR_COLOURS } from '../data/charts';
import { type Circuit, circuitOf, placeNamed } from '../data/circuits';
import { fallback } from '../fallback';
import { runOn } from '../phases/turn';
import { newCar, setup } from '../setup';
import type {
  Car,
  CarColour,
  WaddingtonAction,
  WaddingtonChoices,
  WaddingtonConfig,
  WaddingtonEvent,
  WaddingtonOptions,
  WaddingtonState,
} from '../types';
import { raceConfig } from './race-config';

/** One car of a position. at: id of its square, pit, spin-off point or verge. hand: ids of tactic cards. */
export interface CarAt {
  colour: CarColour;
  at: string;
  reading?: number;
  tyres?: number;
  brakes?: number;
  lap?: number;
  hand?: string;
  kept?: string;
  active?: boolean;
  startSpeed?: number;
  missTurns?: number;
}

/** The initial RaceState of an unplayed race. */
export function baseOf(seed: string): RaceState {
  return { rng: seedRng(seed), step: 0, nextAsk: 1, asks: [] };
}

/** A race at its start, with this seed. */
export function started(config: WaddingtonConfig, seed: string): WaddingtonState {
  const base = baseOf(seed);
  return setup(config, base, silentIo(base.rng));
}

/** A position under construction, and then in play. */
export class Race {
  readonly s: WaddingtonState;
  readonly circuit: Circuit;
  readonly events: WaddingtonEvent[] = [];

  constructor(circuit: string, options: Partial<WaddingtonOptions> = {}) {
    const io: Io<WaddingtonEvent> = ioWith(
      () => undefined,
      () => 0,
    );
    this.s = setup(raceConfig(circuit, 2, options), baseOf('position'), io);
    this.circuit = circuitOf(circuit);
    this.s.cars = [];
    this.s.asks = [];
    this.s.stock = TACTIC_PACK.slice();
    this.s.pitPack = PIT_CARDS.map((_, card) => card);
    this.s.pitUnseen = this.s.pitPack.length;
  }

  /** Adds a car. By default it is on lap 0 with fresh gauges, standing still, without cards. */
  car(place: CarAt): this {
    const { colour, at, hand = '', kept, active = false, ...rest } = place;
    const car: Car = { ...newCar(colour), lap: 0, ...rest, at: placeNamed(this.circuit, at) };
    car.place = CAR_COLOURS.indexOf(colour) + 1;
    car.hand = tactics(hand);
    if (kept !== undefined) {
      car.kept = pitCardNamed(kept);
      car.keptActive = active;
      this.s.pitPack.splice(this.s.pitPack.indexOf(car.kept), 1);
      this.s.pitUnseen--;
    }
    this.s.cars.push(car);
    return this;
  }

  /** Changes fields of the state outside the cars. */
  set(fields: Partial<WaddingtonState>): this {
    Object.assign(this.s, fields);
    return this;
  }

  /** Sets the next pit card to be drawn. */
  pitCard(id: string): this {
    const { pitPack } = this.s;
    pitPack.splice(pitPack.indexOf(pitCardNamed(id)), 1);
    pitPack.push(pitCardNamed(id));
    return this;
  }

  /** Starts this car's turn in round 5 (by default the first car's in the order). */
  begin(colour?: CarColour): this {
    const { s } = this;
    s.round = 5;
    s.asks = [];
    s.order = s.cars.map((_, seat) => seat).sort((a, b) => (s.cars[a] as Car).place - (s.cars[b] as Car).place);
    s.cursor = colour === undefined ? 0 : s.order.indexOf(this.seat(colour));
    return this.#run([], (io) => runOn(s, io));
  }

  seat(colour: CarColour): number {
    const seat = this.s.cars.findIndex((car) => car.colour === colour);
    if (seat < 0) throw new Error(`no car is ${colour}`);
    return seat;
  }

  /** The open decision. */
  get ask(): Decision {
    const decision = this.s.asks[0];
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  }

  /** The car and kind of the open decision, such as 'yellow drive'. */
  get asked(): string | undefined {
    const decision = this.s.asks[0];
    return decision && `${this.s.cars[decision.seat]?.colour} ${decision.kind}`;
  }

  /** Gives a legal answer to the open decision. dice: exactly the rolls it needs, 1 to 6. */
  act(action: WaddingtonAction, ...dice: number[]): this {
    const { ask: decision } = this;
    expect(check(this.s, decision, action), JSON.stringify(action)).toBeNull();
    return this.#run(
      dice.map((pips) => pips - 1),
      (io) => apply(this.s, decision, action, io),
    );
  }

  /** Drives along squares given by id. */
  drive(speed: number, path: string, ...dice: number[]): this {
    return this.act({ type: 'drive', speed, path: this.path(path), superb: -1, quiet: false }, ...dice);
  }

  /** Drives with Superb Driving on the corner of this id. */
  superb(corner: string, speed: number, path: string, ...dice: number[]): this {
    return this.act(
      { type: 'drive', speed, path: this.path(path), superb: this.corner(corner), quiet: false },
      ...dice,
    );
  }

  run(path: string, speed: number, ...dice: number[]): this {
    return this.act({ type: 'run', path: this.path(path), speed }, ...dice);
  }

  card(id: string, path: string, speed = 0, ...dice: number[]): this {
    return this.act({ type: 'card', card: tacticNamed(id), speed, path: this.path(path) }, ...dice);
  }

  pass(...dice: number[]): this {
    return this.act({ type: 'pass' }, ...dice);
  }

  /** Why an answer is refused, as `code rule`; undefined if it is legal. Changes nothing. */
  refusal(action: WaddingtonAction): string | undefined {
    const before = JSON.stringify(this.s);
    const violation = check(this.s, this.ask, action);
    expect(JSON.stringify(this.s)).toBe(before);
    return violation === null ? undefined : `${violation.code} ${violation.rule}`;
  }

  /** Why a drive along these squares is refused. */
  driveRefusal(speed: number, path: string, superb?: string): string | undefined {
    const corner = superb === undefined ? -1 : this.corner(superb);
    return this.refusal({ type: 'drive', speed, path: this.path(path), superb: corner, quiet: false });
  }

  /** Answers the open decision with the default (S3), and returns that answer. */
  default(): WaddingtonAction {
    return fallback(this.s, this.ask);
  }

  /** The options of the open decision. */
  offer<K extends WaddingtonChoices['kind']>(kind: K): Extract<WaddingtonChoices, { kind: K }> {
    const offered = choices(this.s, this.ask);
    if (offered.kind !== kind) throw new Error(`asked for ${offered.kind}`);
    return offered as Extract<WaddingtonChoices, { kind: K }>;
  }

  /** The speeds that may be chosen. */
  get speeds(): number[] {
    return this.offer('drive').speeds.map((one) => one.speed);
  }

  /** The squares that a speed reaches, in text order. */
  ends(speed: number): string[] {
    const offered = this.offer('drive').speeds.find((one) => one.speed === speed);
    return [...new Set(offered?.moves.map((move) => this.name(move.to)))].sort();
  }

  /** The available runs: end, blocker, readings. */
  get runs(): [end: string, blocker: CarColour | undefined, ...readings: number[]][] {
    return this.offer('drive').runs.map((one) => [
      this.name(one.to),
      this.s.cars[one.blocker]?.colour,
      ...one.readings.map((reading) => reading.speed),
    ]);
  }

  path(ids: string): number[] {
    return ids.split(' ').flatMap((id) => (id === '' ? [] : [placeNamed(this.circuit, id)]));
  }

  corner(id: string): number {
    return this.circuit.corners.findIndex((corner) => corner.id === id);
  }

  name(place: number): string {
    return this.circuit.places[place] ?? '?';
  }

  /** The car of a colour. */
  at(colour: CarColour): Car {
    return this.s.cars[this.seat(colour)] as Car;
  }

  /** Where a car is, its reading, and its gauges as tyres/brakes. */
  state(colour: CarColour): [at: string, reading: number, gauges: string] {
    const car = this.at(colour);
    return [this.name(car.at), car.reading, `${car.tyres}/${car.brakes}`];
  }

  /** Every event of these types so far, without round and turn. */
  eventsOf<E extends WaddingtonEvent['type']>(...types: E[]): object[] {
    return this.events
      .filter((event) => (types as string[]).includes(event.type))
      .map(({ round: _round, turn: _turn, ...rest }) => rest);
  }

  /** The types of all events, in order. */
  get story(): string[] {
    return this.events.map((event) => event.type);
  }

  #run(draws: number[], run: (io: Io<WaddingtonEvent>) => void): this {
    const io = scriptedIo<WaddingtonEvent>(draws);
    run(io);
    expect(io.unused()).toEqual([]);
    this.events.push(...io.events);
    return this;
  }
}

/** Tactic cards by their ids. */
export function tactics(ids: string): number[] {
  return ids.split(' ').flatMap((id) => (id === '' ? [] : [tacticNamed(id)]));
}

/** A position on Thornbury Park (T), Porto Sirena (S) or Hohenwaldring (H), without cars yet. */
export function race(circuit: 'T' | 'S' | 'H', options: Partial<WaddingtonOptions> = {}): Race {
  const ids = { T: 'thornbury-park', S: 'porto-sirena', H: 'hohenwaldring' } as const;
  return new Race(ids[circuit], options);
}
