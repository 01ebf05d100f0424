// The circuits as the rules see them: places, steps between them, bands, pits, spin-off points. From circuits/*.json, which are
// found by their folder. Not here: the format of a file (circuit-file.ts), or what follows from it (derive-circuit.ts).

import type { Circuit as ListedCircuit } from '@core/contract';
import { Learned } from '@core/learned';
import type { CarColour, CornerIndex, Place } from '../types';
import { CAR_COLOURS } from './charts';
import { type CircuitFile, readCircuitFile } from './circuit-file';
import { type DrawnCircuit, type DrawnPit, deriveCircuit } from './derive-circuit';
import { traitsOf } from './traits';

export type PlaceKind = 'square' | 'pit' | 'spinOff' | 'verge';

/** A corner with its red band. */
export interface Corner {
  readonly index: CornerIndex;
  readonly id: string;
  readonly name: string;
  /** For tight spaces. */
  readonly short: string;
  readonly spinOff: Place;
}

/** One circuit. Lists have one entry per place (see Place) unless they say otherwise. */
export interface Circuit {
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly defaultLaps: number;
  /** Rows of a lap: the progress that a lap counts for (S2). */
  readonly rows: number;
  /** The number of squares. They are the first places. */
  readonly squares: number;
  readonly places: readonly string[];
  readonly kind: readonly PlaceKind[];
  /** Progress within the lap in thousandths of a row. */
  readonly s: readonly number[];
  /** 1 = pit side; 0 off the road. */
  readonly lane: readonly number[];
  /** Squares a car may step to (R7), ascending by square id. Pits are entered by pitFrom only. */
  readonly next: readonly (readonly Place[])[];
  /** The squares with a step to this one: the reverse of next. */
  readonly before: readonly (readonly Place[])[];
  /** The square straight ahead, -1 if there is none. */
  readonly straight: readonly (Place | -1)[];
  /** Corner whose band the square belongs to, -1 for none. */
  readonly corner: readonly (CornerIndex | -1)[];
  /** Safety speed of a band square, else 0. */
  readonly limit: readonly number[];
  /** The verge for a car that can't slow enough (R28); -1 off the road. */
  readonly verge: readonly (Place | -1)[];
  /** Rank of the place's id in text order. */
  readonly rank: readonly number[];
  readonly corners: readonly Corner[];
  /** By place of the car, 1 to 6 (entry 0 unused): its grid square, its pit, and the square from which the pit is entered. */
  readonly grid: readonly (Place | -1)[];
  readonly pit: readonly (Place | -1)[];
  readonly pitFrom: readonly (Place | -1)[];
  /** Corners after which kept pit cards become active (R57, R58). */
  readonly brakeFailure: CornerIndex;
  readonly faultyTyres: CornerIndex;
}

/** More places and corners than any circuit has: a player's own may have more than the box's. */
export const MOST = { places: 1500, corners: 20 } as const;

/** Thousandths in a row, so progress is a whole number. */
export const ROW = 1000;

const FOUND = import.meta.glob<unknown>('../circuits/*.json', { eager: true, import: 'default' });
const DERIVED: Readonly<Record<string, DrawnCircuit>> = Object.fromEntries(
  Object.entries(FOUND)
    .map(([file, source]) => deriveCircuit(readCircuitFile(file.split('/').at(-1) ?? file, source)))
    .sort((a, b) => a.order - b.order)
    .map((circuit) => [circuit.id, circuit]),
);

/** The ids of all circuits, in the order of setup. */
export const CIRCUIT_IDS: readonly string[] = Object.keys(DERIVED);

/** All circuits by id, in the order of setup. For an id from outside; otherwise use circuitOf. */
export const CIRCUITS: Readonly<Record<string, Circuit>> = Object.fromEntries(
  Object.values(DERIVED).map((derived) => [derived.id, circuitFrom(derived)]),
);

/** How a player's circuit looks. theme: the circuit of the box whose land it has; seed: of everything scattered on it. */
export interface MadeLook {
  readonly theme: string;
  readonly seed: number;
}

interface Made {
  readonly drawn: DrawnCircuit;
  readonly circuit: Circuit;
  readonly look: MadeLook;
}

/** Circuits that players made, as far as this process has met them; the id is the hash of the source. */
const LEARNED = new Learned<Made>();

/** Makes a player's circuit known here. file.id: the hash of its source. */
export function learnCircuit(file: CircuitFile, look: MadeLook): Circuit {
  const make = (): Made => {
    const drawn = deriveCircuit(file);
    return { drawn, circuit: circuitFrom(drawn), look };
  };
  return LEARNED.learn(file.id, make).circuit;
}

/** How a player's circuit looks; undefined for one of the box. */
export function madeLook(id: string): MadeLook | undefined {
  return LEARNED.find(id)?.look;
}

/** A player's circuit; undefined: not learned here, or of the box. */
export function learnedCircuit(id: string): Circuit | undefined {
  return LEARNED.find(id)?.circuit;
}

/** Whether there is such a circuit: in the box, or learned. */
export function isCircuit(id: string): boolean {
  return Object.hasOwn(CIRCUITS, id) || LEARNED.find(id) !== undefined;
}

/** The circuit with this id. Throws if there is none, which is a bug: `configSchema` and `stateSchema` refuse unknown ids. */
export function circuitOf(id: string): Circuit {
  const found = CIRCUITS[id] ?? LEARNED.find(id)?.circuit;
  if (found === undefined) throw new Error(`there is no circuit ${id}`);
  return found;
}

/** A circuit with all that the board draws of it. Throws if there is none, which is a bug. */
export function drawnCircuit(id: string): DrawnCircuit {
  const found = DERIVED[id] ?? LEARNED.find(id)?.drawn;
  if (found === undefined) throw new Error(`there is no circuit ${id}`);
  return found;
}

/** A circuit as setup lists it, with its usual laps. */
export function listed(circuit: Circuit): ListedCircuit {
  const { id, name, defaultLaps } = circuit;
  return { id, name, defaults: { laps: defaultLaps }, traits: traitsOf(circuit) };
}

/** Returns the place of this id, such as '20/4' or 'S-mill'. Throws if the circuit does not have the id, which is a bug. */
export function placeNamed(circuit: Circuit, id: string): Place {
  const place = circuit.places.indexOf(id);
  if (place < 0) throw new Error(`${circuit.id} has no place ${id}`);
  return place;
}

/** Whether a step from one place to another crosses the line (R10). */
export function crossesLine(circuit: Circuit, from: Place, to: Place): boolean {
  return (circuit.s[to] as number) < (circuit.s[from] as number);
}

/** Everything that the rules need of a circuit. */
export function circuitFrom(source: DrawnCircuit): Circuit {
  const { id, cells, corners, pits, grid, markers } = source;
  const all = [...cells, ...pits, ...corners.map((corner) => corner.spinOff), ...source.verges];
  const places = all.map((place) => place.id);
  const index = new Map(places.map((name, place) => [name, place]));
  const find = (name: string): Place => {
    const place = index.get(name);
    if (place === undefined) throw new Error(`${id} names no place ${name}`);
    return place;
  };
  const bands = new Map(
    corners.flatMap(({ band }, at) => band.map(({ cell, limit }) => [cell, { at, limit }] as const)),
  );
  const rank = ranksOf(places);
  const byRank = (a: Place, b: Place) => (rank[a] as number) - (rank[b] as number);
  const next = all.map((place) => place.next.map(find).sort(byRank));
  const lane = all.map((_, place) => cells[place]?.lane ?? 0);
  return {
    id,
    name: source.words.en.name,
    defaultLaps: source.defaultLaps,
    rows: source.rows,
    squares: cells.length,
    places,
    kind: [
      ...cells.map(() => 'square' as const),
      ...pits.map(() => 'pit' as const),
      ...corners.map(() => 'spinOff' as const),
      ...source.verges.map(() => 'verge' as const),
    ],
    s: all.map((place) => Math.round(place.s * ROW)),
    lane,
    next,
    before: all.map((_, to) => cells.flatMap((_cell, from) => (next[from]?.includes(to) ? [from] : []))),
    straight: next.map((steps, from) => (lane[from] ? (steps.find((to) => lane[to] === lane[from]) ?? -1) : -1)),
    corner: places.map((name) => bands.get(name)?.at ?? -1),
    limit: places.map((name) => bands.get(name)?.limit ?? 0),
    verge: all.map((_, place) => {
      const cell = cells[place];
      return cell === undefined ? -1 : find(cell.verge);
    }),
    rank,
    corners: corners.map(({ id: corner, name, short, spinOff }, at) => ({
      index: at,
      id: corner,
      name,
      short,
      spinOff: find(spinOff.id),
    })),
    grid: byCar((place) => find(grid.find((slot) => slot.place === place)?.cell ?? '')),
    pit: byCar((_, colour) => find(pitOf(pits, colour).id)),
    pitFrom: byCar((_, colour) => find(pitOf(pits, colour).from)),
    brakeFailure: corners.findIndex((corner) => corner.id === markers.brakeFailure),
    faultyTyres: corners.findIndex((corner) => corner.id === markers.faultyTyres),
  };
}

function byCar(placeOf: (place: number, colour: CarColour) => Place): Place[] {
  return [-1, ...CAR_COLOURS.map((colour, at) => placeOf(at + 1, colour))];
}

function pitOf(pits: readonly DrawnPit[], colour: CarColour): DrawnPit {
  const pit = pits.find((one) => one.colour === colour);
  if (pit === undefined) throw new Error(`no pit is ${colour}`);
  return pit;
}

function ranksOf(names: readonly string[]): number[] {
  const sorted = [...names].sort((a, b) => (a < b ? -1 : 1));
  const rankOf = new Map(sorted.map((name, rank) => [name, rank]));
  return names.map((name) => rankOf.get(name) ?? 0);
}
