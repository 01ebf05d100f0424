// The three circuits as the rules see them: places, steps between them, bands, pits,
// spin-off points. From circuits/*.json.
// Not here: drawing; the UI reads the geometry in the JSON files itself.

import type { CarColour, CircuitId, CornerIndex, Place } from '../types';
import { CAR_COLOURS } from './charts';
import hohenwaldring from './circuits/hohenwaldring.json';
import portoSirena from './circuits/porto-sirena.json';
import thornburyPark from './circuits/thornbury-park.json';

export type PlaceKind = 'square' | 'pit' | 'spinOff' | 'verge';

/** A corner with its red band. */
export interface Corner {
  readonly index: CornerIndex;
  readonly id: string;
  readonly name: string;
  readonly turn: string;
  readonly spinOff: Place;
}

/** One circuit. Lists have one entry per place (see Place) unless they say otherwise. */
export interface Circuit {
  readonly id: CircuitId;
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

export const CIRCUIT_IDS = ['thornbury-park', 'porto-sirena', 'hohenwaldring'] as const satisfies readonly CircuitId[];

/** Thousandths in a row, so progress is a whole number. */
export const ROW = 1000;

export const CIRCUITS: Readonly<Record<CircuitId, Circuit>> = {
  'thornbury-park': circuitFrom('thornbury-park', thornburyPark),
  'porto-sirena': circuitFrom('porto-sirena', portoSirena),
  hohenwaldring: circuitFrom('hohenwaldring', hohenwaldring),
};

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

interface SourcePlace {
  id: string;
  s: number;
  next: readonly string[];
}
interface SourceCircuit {
  name: string;
  rows: number;
  defaultLaps: number;
  markers: { brakeFailure: string; faultyTyres: string };
  grid: readonly { place: number; cell: string }[];
  cells: readonly (SourcePlace & { lane: number; verge: string; corner?: string; limit?: number })[];
  corners: readonly { id: string; name: string; turn: string; spinOff: SourcePlace }[];
  pits: readonly (SourcePlace & { colour: string; from: string })[];
  verges: readonly SourcePlace[];
}

function circuitFrom(id: CircuitId, source: SourceCircuit): Circuit {
  const offRoad = [...source.pits, ...source.corners.map((corner) => corner.spinOff), ...source.verges];
  const all: readonly SourcePlace[] = [...source.cells, ...offRoad];
  const places = all.map((place) => place.id);
  const index = new Map(places.map((name, place) => [name, place]));
  const find = (name: string): Place => {
    const place = index.get(name);
    if (place === undefined) throw new Error(`${id} names no place ${name}`);
    return place;
  };
  const cornerNamed = (name: string | undefined): number => source.corners.findIndex((corner) => corner.id === name);
  const rank = ranksOf(places);
  const byRank = (a: Place, b: Place) => (rank[a] as number) - (rank[b] as number);
  const next = all.map((place) => place.next.map(find).sort(byRank));
  const lane = all.map((_, place) => source.cells[place]?.lane ?? 0);
  return {
    id,
    name: source.name,
    defaultLaps: source.defaultLaps,
    rows: source.rows,
    squares: source.cells.length,
    places,
    kind: [
      ...source.cells.map(() => 'square' as const),
      ...source.pits.map(() => 'pit' as const),
      ...source.corners.map(() => 'spinOff' as const),
      ...source.verges.map(() => 'verge' as const),
    ],
    s: all.map((place) => Math.round(place.s * ROW)),
    lane,
    next,
    before: all.map((_, to) => source.cells.flatMap((_cell, from) => (next[from]?.includes(to) ? [from] : []))),
    straight: next.map((steps, from) => (lane[from] ? (steps.find((to) => lane[to] === lane[from]) ?? -1) : -1)),
    corner: all.map((_, place) => cornerNamed(source.cells[place]?.corner)),
    limit: all.map((_, place) => source.cells[place]?.limit ?? 0),
    verge: all.map((_, place) => {
      const cell = source.cells[place];
      return cell === undefined ? -1 : find(cell.verge);
    }),
    rank,
    corners: source.corners.map((corner, at) => ({
      index: at,
      id: corner.id,
      name: corner.name,
      turn: corner.turn,
      spinOff: find(corner.spinOff.id),
    })),
    grid: byCar((place) => find(source.grid.find((slot) => slot.place === place)?.cell ?? '')),
    pit: byCar((_, colour) => find(pitOf(source, colour).id)),
    pitFrom: byCar((_, colour) => find(pitOf(source, colour).from)),
    brakeFailure: cornerNamed(source.markers.brakeFailure),
    faultyTyres: cornerNamed(source.markers.faultyTyres),
  };
}

function byCar(placeOf: (place: number, colour: CarColour) => Place): Place[] {
  return [-1, ...CAR_COLOURS.map((colour, at) => placeOf(at + 1, colour))];
}

function pitOf(source: SourceCircuit, colour: CarColour): SourceCircuit['pits'][number] {
  const pit = source.pits.find((one) => one.colour === colour);
  if (pit === undefined) throw new Error(`no pit is ${colour}`);
  return pit;
}

function ranksOf(names: readonly string[]): number[] {
  const sorted = [...names].sort((a, b) => (a < b ? -1 : 1));
  const rankOf = new Map(sorted.map((name, rank) => [name, rank]));
  return names.map((name) => rankOf.get(name) ?? 0);
}
