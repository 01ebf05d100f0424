// Counts what cars do in a race, from its events, for achievements. Not here: which events count; each game says.

import type { Facts, Seat } from '@core/contract';

/** Facts about places that every game has, from its grid and the order after each round. */
const PLACES = ['start', 'worst', 'led', 'rounds', 'gained', 'climb', 'lateGain', 'lastRounds'] as const;
type PlaceFact = (typeof PLACES)[number];

/** The facts of a race's cars. Each name starts at 0 for every car. */
export class RaceFacts<Name extends string> {
  readonly #facts: Map<string, number>[];
  readonly #cars: number;
  #order: readonly Seat[] = [];
  #before: readonly Seat[] = [];

  constructor(cars: number, names: readonly Name[]) {
    this.#cars = cars;
    this.#facts = Array.from({ length: cars }, () => new Map([...PLACES, ...names].map((name) => [name, 0])));
  }

  add(seat: Seat, name: Name | PlaceFact, n = 1): void {
    this.set(seat, name, this.of(seat, name) + n);
  }

  /** Keeps the highest value. */
  most(seat: Seat, name: Name | PlaceFact, n: number): void {
    this.set(seat, name, Math.max(this.of(seat, name), n));
  }

  set(seat: Seat, name: Name | PlaceFact, n: number): void {
    this.#facts[seat]?.set(name, n);
  }

  of(seat: Seat, name: Name | PlaceFact): number {
    return this.#facts[seat]?.get(name) ?? 0;
  }

  /** Adds one for every car. */
  addAll(name: Name): void {
    for (let seat = 0; seat < this.#cars; seat++) this.add(seat, name);
  }

  /** The grid, pole first. */
  grid(order: readonly Seat[]): void {
    for (const [index, seat] of order.entries()) {
      this.set(seat, 'start', index + 1);
      this.most(seat, 'worst', index + 1);
    }
  }

  /** The order after a round, best first. */
  round(order: readonly Seat[]): void {
    for (const [index, seat] of order.entries()) {
      this.add(seat, 'rounds');
      this.most(seat, 'worst', index + 1);
      if (index === 0) this.add(seat, 'led');
      if (index === this.#cars - 1) this.add(seat, 'lastRounds');
    }
    this.#before = this.#order;
    this.#order = order;
  }

  /** The order after the last round that was noted. */
  get order(): readonly Seat[] {
    return this.#order;
  }

  /**
   * The result, best first. last: the order at the beginning of the last round. gained: places from the grid; climb: from the worst
   * place; lateGain: in the last round.
   */
  finish(order: readonly Seat[], last: readonly Seat[] = this.#before): Facts[] {
    for (const [index, seat] of order.entries()) {
      const place = index + 1;
      const start = this.of(seat, 'start');
      const before = last.indexOf(seat) + 1;
      this.set(seat, 'gained', start === 0 ? 0 : Math.max(0, start - place));
      this.set(seat, 'climb', Math.max(0, this.of(seat, 'worst') - place));
      this.set(seat, 'lateGain', Math.max(0, before - place));
    }
    return this.#facts.map((facts) => Object.fromEntries(facts));
  }
}
