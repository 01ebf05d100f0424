// Round water whose pieces flow together into ponds and lakes. Not here: a lake with a shore of its own, which each game draws.

import type { Round } from '@geometry/scenery/clearance';
import { type Piece, pieceAt } from './piece';
import { num, place } from './svg';

/** Layers from the shore inwards: how much larger than the water each is. */
const LAYERS = [6, 1, -3, -12] as const;
/** Beyond the water, for the shore. */
const MARGIN = 12;
const RIPPLES = [
  [-14, -9],
  [8, -3],
  [-6, 12],
]
  .map(
    ([x, y]) => `<path d="M${x} ${y}q4 -2.4 8 0t8 0" stroke="#cfe6ea" stroke-width="1.2" fill="none" opacity=".55"/>`,
  )
  .join('');

/** The colours of water: shore, edge, shallows, depth. */
export type WaterColours = readonly [string, string, string, string];

/** Water as pieces to paint, each layer after the one below it. */
export function pools(waters: readonly Round[], colours: WaterColours): Piece[] {
  const painted = ({ x, y, reach }: Round, svg: string): Piece => pieceAt(x, y, reach + MARGIN, place(x, y, svg));
  return [
    ...LAYERS.flatMap((more, layer) =>
      waters.map((one) =>
        painted(one, `<circle r="${num(Math.max(2, one.reach + more))}" fill="${colours[layer] ?? ''}"/>`),
      ),
    ),
    ...waters.map((one) => painted(one, RIPPLES)),
  ];
}
