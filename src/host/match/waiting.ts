// Which open decisions of a race wait for their person and which are behind a curtain: the clocks depend on it.
// Not here: counting time (decision-clocks.ts) or who sits where (seats.ts).

import type { SeatInfo } from '@api/contract';
import { isHere } from '@api/drivers';
import type { AnyGame, RaceState, Seat } from '@core/contract';
import type { OpenDecision } from './decision-clocks';
import { personSeats, seatsHere } from './seats';

/** A race as its clocks see it. */
export interface Asked {
  game: AnyGame;
  state: Readonly<RaceState>;
  seats: readonly SeatInfo[];
  /** The viewer of each watching host window; empty: no window is open, so no one can lift a curtain. */
  screens: readonly (Seat | 'watcher')[];
  /** Some client reports when its screen has come to rest. */
  tells: boolean;
}

/** The open decisions of people. */
export function decisionsOf({ game, state, seats, screens, tells }: Asked): OpenDecision[] {
  const persons = new Set(personSeats(seats));
  const held = heldByCurtain(state, seats, screens);
  return state.asks
    .filter((decision) => persons.has(decision.seat))
    .map((decision) => {
      const { id, seat, committed } = decision;
      const info = seats[seat];
      const isBehind = info !== undefined && isHere(info.driver) && screens.length > 0 && !screens.includes(seat);
      const shares = game.sharesTime?.(state, decision) ?? null;
      return { id, seat, waiting: !committed && !held.has(seat), graced: tells || isBehind, shares };
    });
}

/**
 * People at the host's screen whose hands are behind its curtain: their time does not run. If guests wait too, the next
 * person in line is not held: then a curtain that no one lifts delays the race by the grace period at most.
 */
function heldByCurtain(
  state: Readonly<RaceState>,
  seats: readonly SeatInfo[],
  screens: readonly (Seat | 'watcher')[],
): Set<Seat> {
  if (screens.length === 0) return new Set();
  const here = seatsHere(seats);
  const held = new Set(here.filter((seat) => !screens.includes(seat)));
  if (!seats.some(({ driver }) => driver.kind === 'lan')) return held;
  const asked = here.filter((seat) => state.asks.some((decision) => decision.seat === seat && !decision.committed));
  const [next] = asked;
  if (next !== undefined && asked.every((seat) => held.has(seat))) held.delete(next);
  return held;
}
