// Things of a circuit that lie flat on the land: water, quays, fields, and boats. They are painted under everything that stands, and what
// is drawn from a seed keeps off them. Not here: drawing them (ui/board/art/flat.ts).

import type { Round } from '@geometry/scenery/clearance';
import type { Surround } from './derive-circuit';

/** Their reaches, board units, before their own scale. */
const REACHES = { water: 42, quay: 18, field: 58, yacht: 30, sailingBoat: 18 } as const;

/** A kind of flat thing. */
export type FlatKind = keyof typeof REACHES;

/** A flat thing with its circle. */
export interface FlatThing extends Round {
  readonly kind: FlatKind;
  /** Degrees. */
  readonly turn: number;
  readonly scale: number;
}

/** The flat things of a circuit, in their order. */
export function flatThings(scenery: readonly Surround[]): FlatThing[] {
  return scenery.flatMap(({ kind, x, y, rot, scale }) =>
    isFlat(kind) ? [{ kind, x, y, reach: flatReachOf(kind) * scale, turn: rot, scale }] : [],
  );
}

/** The reach of a flat thing of the usual size, board units; 0: it is none. */
export function flatReachOf(kind: string): number {
  return isFlat(kind) ? REACHES[kind] : 0;
}

function isFlat(kind: string): kind is FlatKind {
  return Object.hasOwn(REACHES, kind);
}
