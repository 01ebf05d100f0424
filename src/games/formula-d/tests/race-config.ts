// Configs for tests: the game's defaults with overrides. Not here: hand-built positions (race.ts).

import type { Draw } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { CAR_COLOURS } from '../data/cars';
import { CIRCUIT_IDS } from '../data/circuits';
import type { CircuitId, FormulaConfig, FormulaOptions } from '../types';
import { workshop } from '../workshop/workshop';

const LENGTHS = ['short', 'medium', 'long'] as const;
const CHARACTERS = ['fast', 'mixed', 'twisty'] as const;

/** A config for this many cars, numbered from 1 in seat order. */
export function raceConfig(circuit: CircuitId, cars: number, options: Partial<FormulaOptions> = {}): FormulaConfig {
  return {
    circuit,
    options: {
      laps: 1,
      wearPoints: 18,
      grid: 'dice',
      greatStart: '17',
      collision: 'mover',
      pitStops: true,
      slipstream: false,
      teamPoints: false,
      raceEnd: 0,
      ...options,
    },
    cars: CAR_COLOURS.slice(0, cars).map((colour) => ({ colour })),
  };
}

/** A random race with any options; every second one on a drawn circuit. */
export function anyRace(draw: Draw): FormulaConfig {
  const config = raceConfig(CIRCUIT_IDS[draw(CIRCUIT_IDS.length)] ?? 'monaco', 2 + draw(9), {
    laps: 1 + draw(2),
    wearPoints: 10 + draw(21),
    grid: (['dice', 'seats', 'reversed'] as const)[draw(3)] ?? 'dice',
    greatStart: draw(2) === 0 ? '17' : '20',
    collision: draw(2) === 0 ? 'mover' : 'all',
    pitStops: draw(4) > 0,
    slipstream: draw(2) === 0,
  });
  return draw(2) === 0 ? config : { ...config, ...drawnCircuit(draw) };
}

/** A drawn circuit as a config names it. */
function drawnCircuit(draw: Draw): Pick<FormulaConfig, 'circuit' | 'source'> {
  const [length, character] = [LENGTHS[draw(3)] ?? 'short', CHARACTERS[draw(3)] ?? 'mixed'];
  const source = workshop.draw({ length, character }, draw);
  return { circuit: workshop.read(source).id ?? '', source };
}

/** Drawn circuits of every kind, known to this process, by id. */
export function learnedCircuits(count: number, seed: string): string[] {
  return Array.from({ length: count }, (_, at) => {
    const draw = drawOf(seedRng(`${seed} ${at}`));
    const wishes = { length: LENGTHS[at % 3] ?? 'short', character: CHARACTERS[Math.floor(at / 3) % 3] ?? 'mixed' };
    return workshop.learn(workshop.draw(wishes, draw)).id;
  });
}
