// Configs for tests: the game's defaults with overrides. Not here: hand-built positions (race.ts).

import type { Draw } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { CAR_COLOURS } from '../data/charts';
import { CIRCUIT_IDS } from '../data/circuits';
import type { WaddingtonConfig, WaddingtonOptions } from '../types';
import { workshop } from '../workshop/workshop';

const LENGTHS = ['short', 'medium', 'long'] as const;
const CHARACTERS = ['fast', 'mixed', 'twisty'] as const;

/** A config for this many cars. By default seats get the cars in order of moving. */
export function raceConfig(circuit: string, cars: number, options: Partial<WaddingtonOptions> = {}): WaddingtonConfig {
  return {
    circuit,
    options: { laps: 5, carChoice: 'given', handSize: 5, pitCards: true, strictTyres: false, ...options },
    cars: CAR_COLOURS.slice(0, cars).map((colour) => ({ colour })),
  };
}

/** A random race with any options; every second one on a drawn circuit. */
export function anyRace(draw: Draw): WaddingtonConfig {
  const config = raceConfig(CIRCUIT_IDS[draw(CIRCUIT_IDS.length)] ?? 'thornbury-park', 2 + draw(5), {
    laps: 3 + draw(2),
    carChoice: (['dice', 'seats', 'random'] as const)[draw(3)] ?? 'dice',
    handSize: draw(6),
    pitCards: draw(4) > 0,
    strictTyres: draw(4) === 0,
  });
  return draw(2) === 0 ? config : { ...config, ...drawnCircuit(draw) };
}

/** A drawn circuit as a config names it. */
function drawnCircuit(draw: Draw): Pick<WaddingtonConfig, 'circuit' | 'source'> {
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
