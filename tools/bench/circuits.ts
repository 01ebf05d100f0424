// What the workshop costs: a balance report on a circuit of the box, and the problems of a circuit that has just been changed.

import { driveRace } from '@ai/balance/drive';
import { racesOf } from '@ai/balance/plan';
import type { AnyGame, CircuitWishes } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { driversOf } from '@host/circuits/usual-plan';
import { type Measured, shareOf } from './figure';

/** The bar of a report: its races, the cars in each, and CPU seconds of all cores together. */
export interface ReportBar {
  readonly races: number;
  readonly cars: number;
  readonly floor: number;
  readonly goal: number;
}

/** How much a bench does: races that are driven for a report, and circuits that are judged. */
interface CircuitEffort {
  readonly races: number;
  readonly circuits: number;
}
const BENCH: CircuitEffort = { races: 24, circuits: 40 };
/** Circuits that are judged before any counts. */
const WARM = 5;
const WISHES: readonly CircuitWishes[] = [
  { length: 'short', character: 'fast' },
  { length: 'medium', character: 'mixed' },
  { length: 'long', character: 'twisty' },
];

/** CPU seconds of all races of a report, from some of them. */
export function reportFigures(game: AnyGame, bar: ReportBar, { races } = BENCH): Measured[] {
  const [circuit] = game.circuits;
  if (circuit === undefined) return [];
  const field = driversOf(game).slice(0, bar.cars);
  const plan = { game, circuit, field, races, duels: 0, seed: 'bench' };
  const used = cpuOf(() => {
    for (const race of racesOf(plan)) driveRace(race, () => false, game);
  });
  const { floor, goal } = bar;
  const value = (used / races) * bar.races;
  return [{ name: `circuits.${game.id}.report`, value, unit: 's', floor, goal, better: 'lower' }];
}

/** p95 of the CPU time in which a new circuit is judged and derived, as an editor does it after a change. */
export function problemFigures(game: AnyGame, { circuits } = BENCH): Measured[] {
  const { workshop } = game;
  if (workshop === undefined) return [];
  const draw = drawOf(seedRng(`${game.id} problems`));
  const sources = Array.from({ length: WARM + circuits }, (_, at) =>
    workshop.draw(WISHES[at % WISHES.length] ?? { length: 'medium', character: 'mixed' }, draw),
  );
  // Learning a circuit reads it, judges it and derives the rest.
  const ms = sources.map((source) => 1000 * cpuOf(() => workshop.learn(source)));
  const value = shareOf(ms.slice(WARM), 0.95);
  return [{ name: `circuits.${game.id}.problems`, value, unit: 'ms', floor: 100, goal: 50, better: 'lower' }];
}

/** Seconds of CPU time of this thread. */
function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}
