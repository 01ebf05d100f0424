// Builds positions of a Heat race by hand and plays them with scripted chance: race('usa').car({ at: 8, gear: 3 })...
// Not here: races from setup; those use the engine.

import type { Decision, Io, RaceState, RuleViolation, Seat } from '@core/contract';
import { ioWith, scriptedIo } from '@core/io';
import { seedRng } from '@core/rng';
import { expect } from 'vitest';
import { carOf } from '../cars';
import { apply, check } from '../check';
import { choices } from '../choices';
import { cardNamed, HEAT, STRESS, speedCard } from '../data/cards';
import { HEAT_COLOURS } from '../data/colours';
import { lanesAt, trackOf } from '../data/tracks';
import { beginPhase, runOn } from '../phases/round';
import { newCar, setup } from '../setup';
import { setTurnOrder } from '../standings';
import type {
  Car,
  Card,
  Gear,
  HeatAction,
  HeatChoices,
  HeatEvent,
  HeatOptions,
  HeatState,
  Lane,
  Phase,
} from '../types';
import { heatConfig } from './race-config';

/** One car of a position. at: progress; draw: top card first; from: where it began the turn, if not at `at`. */
export interface CarAt {
  at?: number;
  lane?: Lane;
  gear?: Gear;
  engine?: number;
  hand?: string;
  draw?: string;
  discard?: string;
  placed?: string;
  played?: string;
  speed?: number;
  from?: number;
  colour?: Car['colour'];
  legend?: boolean;
}

/** A card by its short name: 1 to 4, 0 and 5 (starting upgrades), heat, stress, or a name in cards.json. */
export function card(name: string): Card {
  if (name === 'heat') return HEAT;
  if (name === 'stress') return STRESS;
  if (name === '0' || name === '5') return cardNamed(`start-${name}`);
  return /^[1-4]$/.test(name) ? speedCard(Number(name)) : cardNamed(name);
}

/** Several cards by their short names. */
export function cards(names: string): Card[] {
  return names.split(' ').flatMap((name) => (name === '' ? [] : [card(name)]));
}

/** The common part of a new state. */
export function baseOf(seed: string): RaceState {
  return { rng: seedRng(seed), step: 0, nextAsk: 1, asks: [] };
}

/** A position under construction, and then in play. */
export class Race {
  readonly s: HeatState;
  readonly events: HeatEvent[] = [];
  #added = 0;
  readonly #parked: Seat[] = [];

  constructor(track: string, options: Partial<HeatOptions> = {}) {
    const io: Io<HeatEvent> = ioWith(
      () => undefined,
      () => 0,
    );
    this.s = setup(heatConfig(track, 2, 0, options), baseOf('position'), io);
    this.s.cars = [];
    this.s.asks = [];
  }

  /** Adds a car; by default a driver at `at` on the race lane, with Engine 6, seven small cards and 1st gear. */
  car(place: CarAt = {}): this {
    const { s } = this;
    const blank = newCar({ colour: place.colour ?? HEAT_COLOURS[this.#added] ?? 'red' });
    const at = place.at ?? -1 - this.#added;
    s.cars.push({
      ...blank,
      kind: place.legend === true ? 'legend' : 'driver',
      progress: at,
      from: place.from ?? at,
      lane: place.lane ?? this.#freeLane(at),
      gear: place.gear ?? 1,
      engine: place.engine ?? 6,
      speed: place.speed ?? 0,
      hand: cards(place.hand ?? '1 1 2 2 3 3 4'),
      draw: cards(place.draw ?? '1 2 3 4 1 2 3 4').reverse(),
      discard: cards(place.discard ?? ''),
      placed: cards(place.placed ?? ''),
      played: cards(place.played ?? ''),
    });
    this.#added++;
    return this;
  }

  /** Adds cars that only take up lanes and tow this round; they are not in the turn order. */
  parked(...at: number[]): this {
    for (const progress of at) {
      this.#parked.push(this.s.cars.length);
      this.car({ at: progress, legend: true });
    }
    return this;
  }

  /** Sets fields of the state that belong to no car. */
  set(fields: Partial<HeatState>): this {
    Object.assign(this.s, fields);
    return this;
  }

  /** Opens a phase of round 5 and runs on to the first decision. adrenaline: seats that have it, or 'by order' (R15). */
  begin(phase: Phase, draws: number[] = [], adrenaline: Seat[] | 'by order' = []): this {
    const { s } = this;
    s.round = 5;
    s.startCars = s.cars.length;
    setTurnOrder(s);
    s.order = s.order.filter((seat) => !this.#parked.includes(seat));
    if (adrenaline !== 'by order') s.adrenaline = adrenaline;
    return this.#run(draws, (io) => {
      beginPhase(s, phase, io);
      runOn(s, io);
    });
  }

  /** The open decision of a seat. */
  ask(seat: Seat): Decision {
    const decision = this.s.asks.find((open) => open.seat === seat);
    if (decision === undefined) throw new Error(`seat ${seat} is not asked; open: ${JSON.stringify(this.s.asks)}`);
    return decision;
  }

  /** The kind of a seat's open decision; undefined if it has none. */
  asked(seat: Seat): string | undefined {
    return this.s.asks.find((open) => open.seat === seat)?.kind;
  }

  /** Gives a legal answer; draws must be exactly the random draws it needs. */
  act(seat: Seat, action: HeatAction, draws: number[] = []): this {
    const decision = this.ask(seat);
    expect(check(this.s, decision, action)).toBeNull();
    return this.#run(draws, (io) => apply(this.s, decision, action, io));
  }

  /** Why an answer is refused, as `code rule`; undefined if it is legal. Changes nothing. */
  refusal(seat: Seat, action: HeatAction): string | undefined {
    const before = JSON.stringify(this.s);
    const violation: RuleViolation | null = check(this.s, this.ask(seat), action);
    expect(JSON.stringify(this.s)).toBe(before);
    return violation === null ? undefined : `${violation.code} ${violation.rule}`;
  }

  /** What the open decision of a seat offers. */
  offer<K extends HeatChoices['kind']>(seat: Seat, kind: K): Extract<HeatChoices, { kind: K }> {
    const offered = choices(this.s, this.ask(seat));
    if (offered.kind !== kind) throw new Error(`seat ${seat} is asked for ${offered.kind}`);
    return offered as Extract<HeatChoices, { kind: K }>;
  }

  /** The car of a seat. */
  at(seat: Seat): Car {
    return carOf(this.s, seat);
  }

  /** All events of these types so far, without round and phase. */
  eventsOf<E extends HeatEvent['type']>(...types: E[]): object[] {
    return this.events
      .filter((event) => (types as string[]).includes(event.type))
      .map(({ round: _round, phase: _phase, ...rest }) => rest);
  }

  #run(draws: number[], run: (io: Io<HeatEvent>) => void): this {
    const io = scriptedIo<HeatEvent>(draws);
    run(io);
    expect(io.unused()).toEqual([]);
    this.events.push(...io.events);
    return this;
  }

  #freeLane(at: number): Lane {
    const lanes = lanesAt(trackOf(this.s.track), at);
    const taken = (lane: Lane) => this.s.cars.some((car) => car.progress === at && car.lane === lane);
    return lanes.find((lane) => !taken(lane)) ?? lanes[0] ?? 0;
  }
}

/** A position on this circuit, without cars yet. */
export function race(track: string, options: Partial<HeatOptions> = {}): Race {
  return new Race(track, options);
}
