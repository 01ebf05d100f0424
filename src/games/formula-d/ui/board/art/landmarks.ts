// One or two buildings that each circuit is known by.

import { place } from '@ui/art/svg';
import type { CircuitId } from '../../../types';
import type { Road } from '../geometry/road';
import { AEROPLANE, CONTROL_TOWER, hangar, WINDSOCK } from './houses';
import type { Standing } from './scenery';

/** A landmark at its wish; left out where it would stand in the way. */
interface Wish {
  kind: string;
  x: number;
  y: number;
  reach: number;
  art: string;
}

const WISHES: Readonly<Record<CircuitId, readonly Wish[]>> = {
  monaco: [],
  'serra-alta': [],
  'paddock-ring': [
    { kind: 'tower', x: 330, y: 330, reach: 34, art: CONTROL_TOWER },
    { kind: 'hangar', x: 130, y: 900, reach: 50, art: hangar(110, 70, 0, '#8a9096') },
    { kind: 'hangar', x: 130, y: 800, reach: 50, art: hangar(110, 70, 0, '#a0664a') },
    { kind: 'windsock', x: 760, y: 380, reach: 18, art: WINDSOCK },
    { kind: 'aeroplane', x: 560, y: 560, reach: 26, art: AEROPLANE },
    { kind: 'aeroplane', x: 640, y: 620, reach: 26, art: AEROPLANE },
  ],
};

/** The landmarks of a circuit. */
export function landmarks(road: Road): Standing[] {
  return WISHES[road.circuit.id].map(({ kind, x, y, reach, art }) => ({ kind, x, y, reach, svg: place(x, y, art) }));
}
