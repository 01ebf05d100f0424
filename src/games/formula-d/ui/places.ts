// Spaces, lanes and corners in words. Not for: where they are drawn (board/).

import { circuitNames } from '@ui/game/words/names';
import { CIRCUITS, type Circuit, type LaneName } from '../data/circuits';
import type { CircuitId, CornerIndex, Space } from '../types';

const LEFT_TO_RIGHT: Readonly<Record<LaneName, number>> = { A: 0, B: 1, C: 2, P: 3, X: 4 };

/** Circuits by any id. */
export const { circuitNamed, circuitName } = circuitNames<Circuit>(CIRCUITS);

/** Name of a corner of a circuit. */
export function cornerName(circuit: string, corner: CornerIndex): string {
  return circuitNamed(circuit)?.corners[corner]?.name ?? 'the corner';
}

/** 'Inside lane', 'Middle lane', 'Outside lane': by the corner the space lies in, or the next one. */
export function laneName(circuit: CircuitId, space: Space): string {
  const { lane, inside } = CIRCUITS[circuit];
  switch (lane[space]) {
    case 'A':
      return inside[space] === 'L' ? 'Inside lane' : 'Outside lane';
    case 'C':
      return inside[space] === 'R' ? 'Inside lane' : 'Outside lane';
    case 'B':
      return 'Middle lane';
    case 'P':
      return 'Pit lane';
    default:
      return 'Pit box';
  }
}

/** Lanes from the left, 0 to 2; pit lane and boxes after them. */
export function laneRank(circuit: CircuitId, space: Space): number {
  return LEFT_TO_RIGHT[CIRCUITS[circuit].lane[space] ?? 'X'];
}

/** The section a space lies in: 'Casino', 'Tunnel', 'the pits'. */
export function sectionName(circuit: CircuitId, space: Space): string {
  const { kind, section, sections } = CIRCUITS[circuit];
  if (kind[space] === 'pit' || kind[space] === 'box') return 'the pits';
  return sections[section[space] ?? 0]?.name ?? '';
}

/** Spaces straight on until the corner is left, the last one in it counted; 0 outside corners. */
export function toExit(circuit: CircuitId, space: Space): number {
  const { corner, next } = CIRCUITS[circuit];
  const here = corner[space] ?? -1;
  let left = 0;
  for (let at = space; here >= 0 && at >= 0 && corner[at] === here; at = next[at] ?? -1) left += 1;
  return left;
}
