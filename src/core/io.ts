// The ways in which rules reach outside the state: live (host), silent (search, sim), scripted (tests), debug (logs draws).
// Not here: deciding what an action may do, which is up to the engine and the game's check.

import type { AnyTypes, Draw, GameDefinition, GameTypes, Io, RaceState } from './contract';
import { drawFrom, drawOwn } from './rng';

/** Emits and draws one action may make before its rules count as running in a loop. */
export const STEP_BUDGET = 10_000;

/** Thrown when one action emits and draws more than STEP_BUDGET times: an endless loop in the rules, a bug in the game. */
export class RunawayRules extends Error {
  override name = 'RunawayRules';
  constructor() {
    super(`one action made more than ${STEP_BUDGET} events and draws: its rules run in a circle`);
  }
}

/** Collects what one action produced. Use one per action. */
export interface LiveIo<E> extends Io<E> {
  readonly events: E[];
  drew(): boolean;
  revealed(): boolean;
}

/** Drops events. One serves a whole race or playout; call fresh before each action. */
export interface SilentIo extends Io<unknown> {
  /** Gives the next action its own step budget. */
  fresh(): void;
}

/**
 * Changes rng, or luck if the race has it, with every draw. Events are kept in order. reveals: see GameDefinition. round: the
 * race's round at the time of a draw; only luck asks.
 */
export function liveIo<T extends GameTypes>(
  game: GameDefinition<T>,
  { rng, luck }: Pick<RaceState, 'rng' | 'luck'>,
  round: () => number,
): LiveIo<T['Event']> {
  const events: T['Event'][] = [];
  let left = STEP_BUDGET;
  let draws = 0;
  const counted = (from: Draw): Draw => {
    return (bound) => {
      if (left-- <= 0) throw new RunawayRules();
      draws++;
      return from(bound);
    };
  };
  const draw = counted(luck === undefined ? drawOf(rng) : drawOwn(luck, rng, undefined, round));
  return {
    events,
    emit(event) {
      if (left-- <= 0) throw new RunawayRules();
      events.push(event);
    },
    draw,
    drawFor: (seat) => (luck === undefined ? draw : counted(drawOwn(luck, rng, seat, round))),
    drew: () => draws > 0,
    revealed: () => events.some((event) => game.reveals.includes(event.type)),
  };
}

/** Changes rng with every draw; events are dropped. For races without own luck and imagined states, which have none. */
export function silentIo(rng: RaceState['rng']): SilentIo {
  let left = STEP_BUDGET;
  const draw: Draw = (bound) => {
    if (left-- <= 0) throw new RunawayRules();
    return drawFrom(rng, bound);
  };
  return {
    isDeaf: true,
    emit() {
      if (left-- <= 0) throw new RunawayRules();
    },
    draw,
    drawFor: () => draw,
    fresh() {
      left = STEP_BUDGET;
    },
  };
}

/** The same Io, but hear is called with every event. */
export function heardIo({ draw, drawFor, fresh, emit }: SilentIo, hear: (event: AnyTypes) => void): SilentIo {
  return {
    draw,
    drawFor,
    fresh,
    emit(event) {
      emit(event);
      hear(event);
    },
  };
}

/** Hears events and draws as given, the same for every seat: for a look ahead that needs no chance, and tests. */
export function ioWith<E>(emit: (event: E) => void, draw: Draw): Io<E> {
  return { emit, draw, drawFor: () => draw };
}

/** For tests: draws come from the script, in order; throws when it runs out or holds a number out of bounds. */
export function scriptedIo<E>(script: readonly number[]): Io<E> & { readonly events: E[]; unused(): number[] } {
  const events: E[] = [];
  let next = 0;
  const draw: Draw = (bound) => {
    const value = script[next];
    if (value === undefined) throw new Error(`draw ${next + 1} (bound ${bound}) is not in the script`);
    if (value < 0 || value >= bound) throw new Error(`script says ${value} for draw ${next + 1}, bound is ${bound}`);
    next++;
    return value;
  };
  return {
    events,
    emit: (event) => {
      events.push(event);
    },
    draw,
    drawFor: () => draw,
    unused: () => script.slice(next),
  };
}

/** The same Io, but every draw is reported to note. */
export function debugIo<E>(io: Io<E>, note: (draw: { bound: number; value: number }) => void): Io<E> {
  const noted = (draw: Draw): Draw => {
    return (bound) => {
      const value = draw(bound);
      note({ bound, value });
      return value;
    };
  };
  return {
    emit: (event) => io.emit(event),
    draw: noted(io.draw),
    drawFor: (seat) => noted(io.drawFor(seat)),
  };
}

/** A separate stream of random numbers for bots, sampling and tests. Changes rng with every draw. */
export function drawOf(rng: RaceState['rng']): Draw {
  return (bound) => drawFrom(rng, bound);
}
