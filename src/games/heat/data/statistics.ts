// Counts a race's log per car: laps, Heat paid, slipstreams, spin-outs. Used for results, awards and statistics.
// Not here: figures as the contract defines them (figures.ts).

import type { HeatEvent } from '../types';
import { STRESS } from './cards';

/** One entry per seat, in seat order. */
export interface CarStatistics {
  /** Rounds per completed lap, without laps that were lost again. */
  laps: number[];
  heatPaid: number;
  slipstreams: number;
  spinOuts: number;
  boosts: number;
  /** Stress cards played. */
  stress: number;
  /** Highest speed of a turn, boosts and adrenaline included; 0 for a car that never moved. */
  topSpeed: number;
}

/** speed: of the current turn. ends: round in which each lap ended. */
interface Count extends CarStatistics {
  ends: Map<number, number>;
  round: number;
  speed: number;
}

/** Counts the log of a race with this many cars. */
export function countRace(log: readonly HeatEvent[], cars: number): CarStatistics[] {
  const counts = Array.from({ length: cars }, newCount);
  for (const event of log) {
    if (event.type === 'gearsRevealed') {
      for (const shift of event.shifts) pay(counts[shift.seat], shift.heat);
      continue;
    }
    const car = 'seat' in event ? counts[event.seat] : undefined;
    if (car) countEvent(car, event);
  }
  return counts.map(({ ends, round: _round, speed: _speed, ...car }) => ({ ...car, laps: lapRounds(ends) }));
}

function newCount(): Count {
  const statistics = { laps: [], heatPaid: 0, slipstreams: 0, spinOuts: 0, boosts: 0, stress: 0, topSpeed: 0 };
  return { ...statistics, ends: new Map(), round: 0, speed: 0 };
}

/** Adds one of the car's own events. Changes car. */
function countEvent(car: Count, event: HeatEvent): void {
  switch (event.type) {
    case 'lapCompleted':
      car.ends.set(event.lap, event.round);
      return;
    case 'lapLost':
      car.ends.delete(event.lap);
      return;
    case 'cardsRevealed':
      car.stress += event.cards.filter((card) => card === STRESS).length;
      return;
    case 'carMoved':
      // A slipstream adds spaces, not speed (R29, R53).
      if (event.cause !== 'slipstream') speedUp(car, event.round, event.wanted);
      return;
    case 'cornerPaid':
    case 'cardHeatPaid':
      pay(car, event.heat);
      return;
    case 'boosted':
      car.boosts++;
      pay(car, event.heat);
      return;
    case 'slipstreamed':
      car.slipstreams++;
      return;
    case 'spunOut':
      car.spinOuts++;
      pay(car, event.heatLost);
      return;
  }
}

function pay(car: { heatPaid: number } | undefined, heat: number): void {
  if (car) car.heatPaid += heat;
}

function speedUp(car: Count, round: number, spaces: number): void {
  car.speed = (car.round === round ? car.speed : 0) + spaces;
  car.round = round;
  car.topSpeed = Math.max(car.topSpeed, car.speed);
}

/** A lap begins in the round after the previous lap ended (R103 counts the same way). */
function lapRounds(ends: ReadonlyMap<number, number>): number[] {
  const rounds: number[] = [];
  for (let lap = 1; ends.has(lap); lap++) rounds.push((ends.get(lap) ?? 0) - (ends.get(lap - 1) ?? 0));
  return rounds;
}
