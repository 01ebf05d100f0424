// Spaces, lanes and corners as text. Not here: where they are drawn (board/).

import { circuitNames } from '@narration/names';
import type { Circuit } from '../data/circuit';
import type { LaneName } from '../data/circuit-file';
import { CIRCUITS, circuitOf, learnedCircuit } from '../data/circuits';
import { t } from '../text/t';
import type { CircuitId, CornerIndex, Space } from '../types';

/** A space's lane as drivers see it: inside and outside by its own corner, or by the next one. */
export type Lane = 'inside' | 'middle' | 'outside' | 'pit' | 'box';

const LEFT_TO_RIGHT: Readonly<Record<LaneName, number>> = { A: 0, B: 1, C: 2, P: 3, X: 4 };

/** Circuit lookup by any id. */
export const { circuitNamed, circuitName } = circuitNames<Circuit>('formula-d', CIRCUITS, learnedCircuit);

/** The name of a circuit's corner. */
export function cornerName(circuit: string, corner: CornerIndex): string {
  const known = circuitNamed(circuit);
  const section = known?.corners[corner]?.section;
  return known === undefined || section === undefined ? t('corner.unknown') : nameOfSection(known.id, section);
}

/** The lane of a space. */
export function laneOf(circuit: CircuitId, space: Space): Lane {
  const { lane, inside } = circuitOf(circuit);
  switch (lane[space]) {
    case 'A':
      return inside[space] === 'L' ? 'inside' : 'outside';
    case 'C':
      return inside[space] === 'R' ? 'inside' : 'outside';
    case 'B':
      return 'middle';
    case 'P':
      return 'pit';
    default:
      return 'box';
  }
}

/** Lanes from the left, 0 to 2, then pit lane and boxes. */
export function laneRank(circuit: CircuitId, space: Space): number {
  return LEFT_TO_RIGHT[circuitOf(circuit).lane[space] ?? 'X'];
}

/** Whether a space is in the pit lane or a box. */
export function isPits(circuit: CircuitId, space: Space): boolean {
  const kind = circuitOf(circuit).kind[space];
  return kind === 'pit' || kind === 'box';
}

/** The section of the track that a space is in: 'Casino', 'Tunnel'. */
export function sectionName(circuit: CircuitId, space: Space): string {
  return nameOfSection(circuit, circuitOf(circuit).section[space] ?? 0);
}

/** A section by its index in driving order. The pits have none. Players name corners alone: a straight is named after the last one. */
function nameOfSection(circuit: CircuitId, section: number): string {
  const { sections } = circuitOf(circuit);
  const found = sections[section];
  if (found === undefined) return '';
  if (learnedCircuit(circuit) === undefined) return t(`section.${circuit}.${section}`);
  if (found.kind === 'corner') return found.name;
  return section === sections.length - 1 ? t('section.start') : t('section.straight', { corner: found.name });
}

/** Spaces straight on to the end of the corner, its last one included; 0 outside corners. */
export function toExit(circuit: CircuitId, space: Space): number {
  const { corner, next } = circuitOf(circuit);
  const here = corner[space] ?? -1;
  let left = 0;
  for (let at = space; here >= 0 && at >= 0 && corner[at] === here; at = next[at] ?? -1) left += 1;
  return left;
}
