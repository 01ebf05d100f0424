// The landmarks of a circuit: well-known buildings, at the places that its look gives.

import type { Standing } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import { lookOf } from './looks';

/** The landmarks of a circuit. */
export function landmarks(road: Road): Standing[] {
  return lookOf(road.circuit.id).landmarks.map(({ kind, x, y, reach, art }) => {
    return { kind, x, y, reach, svg: place(x, y, art) };
  });
}
