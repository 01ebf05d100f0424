// The outcome of a turn with a known speed: where the car lands, what its corners cost, and where it ends, by the phases'
// own functions. Works on a state or a view; other cars stay where they are. Not here: which speeds cards give (forecast.ts).

import type { Seat } from '@core/contract';
import { carOf, trackOfRace } from '../cars';
import { SPIN_STRESS } from '../data/costs';
import { lapsAt } from '../data/tracks';
import { checkedLines, cornerForecast } from '../phases/corners';
import { type Field, landing, landingBehind, laneAt } from '../phases/move';
import type { Car, Conditions, CornerForecast, Lane } from '../types';

export { carOf } from '../cars';

/** What states and views both have of a race: its road, and the cars on it. */
export interface Race extends Conditions, Field {
  readonly laps: number;
  readonly cars: readonly Readonly<Pick<Car, 'status' | 'progress' | 'lane' | 'from' | 'gear' | 'speed' | 'engine'>>[];
}

/** What is left of a turn, ready to be computed. */
export interface RemainingTurn {
  /** Spaces still to move, as one move; 0: none. */
  spaces: number;
  /** Speed of the whole turn, to compare with limits. */
  speed: number;
  /** Heat in the Engine when the corners are checked. */
  engine: number;
  /** Heat paid before that: symbols of cards, a boost. */
  paid: number;
  /** What Limit symbols add to every limit (R47). */
  limit: number;
}

/** A move on the current road. path: progress of every space passed, the last one where it ends. */
export interface Landing {
  to: number;
  lane: Lane;
  path: number[];
  /** Spaces added by full ones (R30). */
  extra: number;
}

/** What a spin-out costs besides the place (R60, R61). */
export interface SpinOut {
  corner: number;
  name: string;
  heatLost: number;
  stress: number;
  /** Completed laps that are lost again. */
  lapsLost: number;
}

/** The outcome of a turn. */
export interface PlayOutcome {
  speed: number;
  landing: Landing;
  /** Corners checked, in order; if spin is set, the car spins out at the last one. */
  corners: CornerForecast[];
  /** Total Heat paid: before the corners and at them, without what a spin-out loses. */
  heat: number;
  spin: SpinOut | null;
  /** Where the car is after phase 7: its landing, or before the corner it failed. */
  end: { progress: number; lane: Lane };
}

/** The outcome of a turn (R30 to R32, R56 to R61). */
export function outcomeOf(race: Race, seat: Seat, { spaces, speed, engine, paid, limit }: RemainingTurn): PlayOutcome {
  const track = trackOfRace(race);
  const { from, gear } = carOf(race, seat);
  const landed = landingOf(race, seat, spaces);
  const lines = checkedLines(race, { speed, engine, limitBonus: limit }, from, landed.to);
  const corners = lines.map(cornerForecast);
  let heat = paid;
  for (const corner of corners) if (!corner.spinOut) heat += corner.heat;
  const failed = lines.at(-1);
  if (!failed?.spinOut) {
    const end = { progress: landed.to, lane: landed.lane };
    return { speed, landing: landed, corners, heat, spin: null, end };
  }
  const to = landingBehind(race, track, seat, failed.line - 1);
  const spin = {
    corner: failed.corner,
    name: failed.name,
    heatLost: failed.engine,
    stress: SPIN_STRESS[gear],
    lapsLost: lapsAt(track, landed.to) - lapsAt(track, to),
  };
  const end = { progress: to, lane: laneAt(race, track, seat, to) };
  return { speed, landing: landed, corners, heat, spin, end };
}

/** Where a car ends that moves this many spaces now (R30 to R32). */
export function landingOf(race: Race, seat: Seat, spaces: number): Landing {
  const { progress, lane } = carOf(race, seat);
  if (spaces <= 0) return { to: progress, lane, path: [], extra: 0 };
  const track = trackOfRace(race);
  const to = landing(race, track, seat, progress + spaces);
  const path = Array.from({ length: to - progress }, (_, i) => progress + i + 1);
  return { to, lane: laneAt(race, track, seat, to), path, extra: to - progress - spaces };
}
