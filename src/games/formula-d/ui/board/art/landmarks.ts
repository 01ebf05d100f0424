// The landmarks of a circuit: well-known buildings, at the places that its look gives.

import { place } from '@ui/art/svg';
import type { Road } from '../geometry/road';
import { lookOf } from './looks';

/** An object at x, y. reach: how far it spreads. */
export interface Standing {
  kind: string;
  x: number;
  y: number;
  reach: number;
  svg: string;
}

/** The landmarks of a circuit. */
export function landmarks(road: Road): Standing[] {
  return lookOf(road.circuit.id).landmarks.map(({ kind, x, y, reach, art }) => {
    return { kind, x, y, reach, svg: place(x, y, art) };
  });
}
