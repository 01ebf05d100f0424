// What a career keeps of one race: places at the start, before the last round and at the end, rounds led, and what drivers did to
// one another. Not here: which race it counts for.

import type { AnyGame, AnyTypes, RaceRecord, RaceState, Seat } from '@core/contract';
import { advance, begin } from '@core/engine';
import type { Met, PartResult } from './types';

/** Gathers the facts of a race as it goes on. */
export class FactsWatch {
  readonly #game: AnyGame;
  readonly #start: number[];
  readonly #led: number[];
  readonly #met = new Map<string, { kind: Met['kind']; by: Seat; to: Seat; times: number }>();
  #last: number[];
  #round: number;

  /** state: of a race that has just begun. */
  constructor(game: AnyGame, state: Readonly<RaceState>, cars: number) {
    this.#game = game;
    this.#start = placesIn(game, state, cars);
    this.#last = this.#start;
    this.#led = this.#start.map(() => 0);
    this.#round = game.round(state);
  }

  /** Called with each event. */
  heard(event: AnyTypes): void {
    for (const { kind, by, to } of this.#game.encountersOf?.(event) ?? []) {
      const key = `${kind} ${by} ${to}`;
      const known = this.#met.get(key);
      if (known === undefined) this.#met.set(key, { kind, by, to, times: 1 });
      else known.times++;
    }
  }

  /** Called with the state after each action. */
  stepped(state: Readonly<RaceState>): void {
    const round = this.#game.round(state);
    if (round === this.#round) return;
    this.#round = round;
    this.#last = placesIn(this.#game, state, this.#start.length);
    this.#countLeader(this.#last);
  }

  /** The facts of the race at its end. drivers: ids by seat. */
  result(state: Readonly<RaceState>, drivers: readonly string[]): PartResult {
    const standings = this.#game.standings(state);
    const places = placesIn(this.#game, state, this.#start.length);
    this.#countLeader(places);
    const nameOf = (seat: Seat) => drivers[seat] ?? String(seat);
    return {
      cars: drivers.map((driver, seat) => ({
        driver,
        place: places[seat] ?? 0,
        out: standings.find((one) => one.seat === seat)?.status === 'out',
        start: this.#start[seat] ?? 0,
        last: this.#last[seat] ?? 0,
        led: this.#led[seat] ?? 0,
      })),
      met: [...this.#met.values()].map(({ kind, by, to, times }) => ({ kind, by: nameOf(by), to: nameOf(to), times })),
    };
  }

  /** A round has ended in this order; a shared lead is nobody's. */
  #countLeader(places: readonly number[]): void {
    const leaders = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const [leader] = leaders;
    if (leader !== undefined && leaders.length === 1) this.#led[leader] = (this.#led[leader] ?? 0) + 1;
  }
}

/** The facts of a recorded race; undefined if the rules refuse the record. drivers: ids by seat. */
export function factsOf(game: AnyGame, record: RaceRecord, drivers: readonly string[]): PartResult | undefined {
  const begun = begin(game, record.config, record.seed);
  if (!begun.ok) return undefined;
  const { state, events } = begun.value;
  const watch = new FactsWatch(game, state, drivers.length);
  for (const event of events) watch.heard(event);
  for (const move of record.moves) {
    const turn = advance(game, state, move);
    if (!turn.ok) return undefined;
    for (const event of turn.value.events) watch.heard(event);
    watch.stepped(state);
  }
  return watch.result(state, drivers);
}

/** Place by seat, 1-based. */
function placesIn(game: AnyGame, state: Readonly<RaceState>, cars: number): number[] {
  const places = Array.from({ length: cars }, () => cars);
  for (const { seat, place } of game.standings(state)) places[seat] = place;
  return places;
}
