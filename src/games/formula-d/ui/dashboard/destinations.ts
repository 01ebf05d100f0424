// The destinations of a roll as rows by lane, with the furthest space first and no two that read the same.
// Not here: what a destination costs; choices() gives that.

import type { LaneName } from '../../data/circuit-file';
import { circuitOf } from '../../data/circuits';
import { type Danger, dangerOf, usefulStop } from '../../narration/forecast';
import type { CircuitId, MoveChoice, Space } from '../../types';

/** The most important result of a destination. */
export type Comes = 'cost' | 'flag' | 'risk' | 'stop' | 'free';

/** One destination as a button. */
export interface Destination {
  move: MoveChoice;
  /** Spaces ahead along the track, with halves as lanes are staggered: '9½'. '0' for the car's own space. */
  ahead: string;
  /** Its result: certain wear, the flag, a roll, a stop, or nothing. */
  comes: Comes;
  danger: Danger;
}

/** The lanes as rows, from the left of the driving direction. */
export type Row = 'left' | 'middle' | 'right' | 'lane' | 'box';

/** The destinations of one lane, furthest first. */
export interface DestinationRow {
  lane: Row;
  destinations: Destination[];
}

const LANES: readonly (readonly [LaneName, Row])[] = [
  ['A', 'left'],
  ['B', 'middle'],
  ['C', 'right'],
  ['P', 'lane'],
  ['X', 'box'],
];

/** Rows of the lanes that have destinations, from the left of the driving direction; pits last. */
export function destinationRows(circuit: CircuitId, from: Space, moves: readonly MoveChoice[]): DestinationRow[] {
  const { lane } = circuitOf(circuit);
  return LANES.flatMap(([name, row]) => {
    const here = moves.filter((move) => lane[move.to] === name);
    if (here.length === 0) return [];
    const sorted = here.toSorted((a, b) => halvesAhead(circuit, from, b.to) - halvesAhead(circuit, from, a.to));
    return [{ lane: row, destinations: sorted.map((move) => destinationOf(circuit, from, move)) }];
  });
}

/** The destination beside this one: along its row, or the nearest in the next row. At the ends it returns the same one. */
export function destinationBeside(
  rows: readonly DestinationRow[],
  to: Space,
  step: 'left' | 'right' | 'up' | 'down',
): Space {
  const row = rows.findIndex(({ destinations }) => destinations.some(({ move }) => move.to === to));
  const at = rows[row]?.destinations.findIndex(({ move }) => move.to === to) ?? -1;
  const along = rows[row]?.destinations[at + (step === 'right' ? 1 : -1)];
  if (step === 'left' || step === 'right') return along?.move.to ?? to;
  const next = rows[row + (step === 'down' ? 1 : -1)]?.destinations;
  return next?.[Math.min(at, next.length - 1)]?.move.to ?? to;
}

function destinationOf(circuit: CircuitId, from: Space, move: MoveChoice): Destination {
  return { move, ahead: aheadText(circuit, from, move.to), comes: comesTo(move), danger: dangerOf(move) };
}

/** '9½': spaces between the two along the track. */
export function aheadText(circuit: CircuitId, from: Space, to: Space): string {
  const halves = halvesAhead(circuit, from, to);
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

function halvesAhead(circuit: CircuitId, from: Space, to: Space): number {
  const { pos, lapPos } = circuitOf(circuit);
  return ((((pos[to] ?? 0) - (pos[from] ?? 0)) % lapPos) + lapPos) % lapPos;
}

function comesTo(move: MoveChoice): Comes {
  if (move.cost > 0) return 'cost';
  if (move.finish) return 'flag';
  if (move.risk.ways > 0) return 'risk';
  return usefulStop(move) ? 'stop' : 'free';
}
