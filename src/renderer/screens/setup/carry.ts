// Carries a finished race's setup, or a circuit to race on, over to the setup screen, once.

import type { RaceSetup } from '@api/contract';
import type { ChosenCircuit } from './draft';

let carried: RaceSetup | undefined;
let chosen: { game: string; circuit: ChosenCircuit } | undefined;

/** Keeps a circuit for the setup screen of its game that opens next. */
export function carryCircuit(game: string, circuit: ChosenCircuit): void {
  chosen = { game, circuit };
}

/** The circuit kept for this game; a second call returns the same until another one is kept. */
export function carriedCircuit(game: string): ChosenCircuit | undefined {
  return chosen?.game === game ? chosen.circuit : undefined;
}

/** Keeps a setup for the setup screen that opens next. */
export function carrySetup(setup: RaceSetup): void {
  carried = setup;
}

/** The setup kept for this game; a second call returns the same until another one is kept. */
export function carriedSetup(game: string): RaceSetup | undefined {
  return carried?.game === game ? carried : undefined;
}

/** Forgets the kept setup and circuit. */
export function dropSetup(): void {
  carried = undefined;
  chosen = undefined;
}
