// One or two well-known buildings for each circuit.

import { meadow, wheat } from '@ui/art/fields';
import { casino, cathedral } from '@ui/art/landmarks';
import type { Standing } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import type { CircuitId } from '../../../types';
import type { Road } from '../geometry/road';
import { AEROPLANE, CONTROL_TOWER, hangar, QUARRY, SAWMILL, WINDSOCK } from './houses';

/** A landmark at its preferred position. It is left out if it would be in the way. */
interface Wish {
  kind: string;
  x: number;
  y: number;
  reach: number;
  art: string;
}

const WISHES: Readonly<Record<CircuitId, readonly Wish[]>> = {
  monaco: [
    { kind: 'casino', x: 1650, y: 520, reach: 58, art: casino(116, 84) },
    { kind: 'cathedral', x: 1010, y: 215, reach: 46, art: cathedral(78, 88) },
  ],
  'serra-alta': [
    { kind: 'chapel', x: 600, y: 1262, reach: 34, art: cathedral(48, 58) },
    { kind: 'sawmill', x: 1265, y: 238, reach: 46, art: SAWMILL },
    { kind: 'quarry', x: 770, y: 1010, reach: 50, art: QUARRY },
    { kind: 'field', x: 800, y: 1200, reach: 92, art: wheat(0, 0, 170, 96, 16) },
    { kind: 'field', x: 985, y: 1225, reach: 86, art: meadow(0, 0, 150, 100, 8) },
    { kind: 'field', x: 520, y: 1060, reach: 84, art: meadow(0, 0, 150, 96, -24) },
    { kind: 'field', x: 560, y: 330, reach: 96, art: wheat(0, 0, 180, 100, -14) },
    { kind: 'field', x: 760, y: 420, reach: 92, art: meadow(0, 0, 170, 104, 30) },
    { kind: 'field', x: 130, y: 880, reach: 88, art: wheat(0, 0, 160, 96, 70) },
  ],
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
