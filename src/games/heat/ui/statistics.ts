// What a race's log says of each car: fastest lap, heat paid, slipstreams, spin-outs. Feeds results and awards.

import type { HeatEvent } from '../types';

/** One entry per seat, seat order. */
export interface CarStatistics {
  /** Rounds per completed lap that was kept to the end. */
  laps: number[];
  heatPaid: number;
  slipstreams: number;
  spinOuts: number;
  boosts: number;
}

/** Counts the log of a race with this many cars. */
export function countRace(log: readonly HeatEvent[], cars: number): CarStatistics[] {
  const stats = Array.from({ length: cars }, (): CarStatistics & { ends: Map<number, number> } => ({
    laps: [],
    heatPaid: 0,
    slipstreams: 0,
    spinOuts: 0,
    boosts: 0,
    ends: new Map(),
  }));
  for (const event of log) {
    if (event.type === 'gearsRevealed') {
      for (const shift of event.shifts) pay(stats[shift.seat], shift.heat);
      continue;
    }
    const car = 'seat' in event ? stats[event.seat] : undefined;
    if (!car) continue;
    if (event.type === 'lapCompleted') car.ends.set(event.lap, event.round);
    if (event.type === 'lapLost') car.ends.delete(event.lap);
    if (event.type === 'cornerPaid' || event.type === 'cardHeatPaid') pay(car, event.heat);
    if (event.type === 'boosted') {
      car.boosts++;
      pay(car, event.heat);
    }
    if (event.type === 'slipstreamed') car.slipstreams++;
    if (event.type === 'spunOut') {
      car.spinOuts++;
      pay(car, event.heatLost);
    }
  }
  return stats.map(({ ends, ...car }) => ({ ...car, laps: lapRounds(ends) }));
}

function pay(car: { heatPaid: number } | undefined, heat: number): void {
  if (car) car.heatPaid += heat;
}

/** Lap n ends in a round; it began in the round after the lap before ended (R103 counts the same way). */
function lapRounds(ends: ReadonlyMap<number, number>): number[] {
  const rounds: number[] = [];
  for (let lap = 1; ends.has(lap); lap++) rounds.push((ends.get(lap) ?? 0) - (ends.get(lap - 1) ?? 0));
  return rounds;
}
