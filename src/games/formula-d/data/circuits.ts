// All circuits, in the order of lists, and those that players made. The folder circuits/ is the list: no circuit is named here.

import type { Circuit as ListedCircuit } from '@core/contract';
import { Learned } from '@core/learned';
import type { CircuitId } from '../types';
import type { Circuit } from './circuit';
import { CIRCUIT_FILES, type CircuitFile } from './circuit-file';
import { circuitFrom } from './circuit-from';
import { traitsOf } from './traits';

export const CIRCUIT_IDS: readonly CircuitId[] = CIRCUIT_FILES.map(({ id }) => id);

/** By id. */
export const CIRCUITS: Readonly<Record<CircuitId, Circuit>> = Object.fromEntries(
  CIRCUIT_FILES.map(({ id, file }) => [id, circuitFrom(id, file)]),
);

/** More spaces than any circuit has: a player's own may have more than the box's. */
export const MOST_SPACES = 800;
/** Laps of a race on a circuit of the box, unless the host changes them. */
const LAPS = 1;

/** What a player's circuit has besides. theme: the circuit of the box whose land it has; seed: of what is scattered on it. */
export interface Making {
  readonly theme: string;
  readonly seed: number;
  /** Its usual laps. */
  readonly laps: number;
}

interface Made {
  readonly file: CircuitFile;
  readonly circuit: Circuit;
  readonly making: Making;
}

/** Circuits that players made, as far as this process has met them; the id is the hash of the source. */
const LEARNED = new Learned<Made>();

/** Makes a player's circuit known here. id: the hash of its source. */
export function learnCircuit(id: string, file: CircuitFile, making: Making): Circuit {
  return LEARNED.learn(id, () => ({ file, circuit: circuitFrom(id, file), making })).circuit;
}

/** How a player's circuit was made; undefined for one of the box. */
export function makingOf(id: string): Making | undefined {
  return LEARNED.find(id)?.making;
}

/** The file of a player's circuit; undefined: not learned here, or of the box. */
export function learnedFile(id: string): CircuitFile | undefined {
  return LEARNED.find(id)?.file;
}

/** A player's circuit; undefined: not learned here, or of the box. */
export function learnedCircuit(id: string): Circuit | undefined {
  return LEARNED.find(id)?.circuit;
}

/** Whether there is such a circuit: in the box, or learned. */
export function isCircuit(id: string): boolean {
  return Object.hasOwn(CIRCUITS, id) || LEARNED.find(id) !== undefined;
}

/** A circuit as setup lists it, with its usual laps. */
export function listed(circuit: Circuit): ListedCircuit {
  const { id, name } = circuit;
  return { id, name, defaults: { laps: makingOf(id)?.laps ?? LAPS }, traits: traitsOf(circuit) };
}

/** The circuit of this id. Throws if there is none, which is a bug: ids are checked where they come in (schemas.ts). */
export function circuitOf(id: CircuitId): Circuit {
  const circuit = CIRCUITS[id] ?? LEARNED.find(id)?.circuit;
  if (circuit === undefined) throw new Error(`no circuit ${id}`);
  return circuit;
}
