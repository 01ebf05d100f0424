// The tunnel's roof over the cars, which stay visible through it.

import type { Point } from '@geometry/line';
import { Graphics } from 'pixi.js';
import { tunnelOf } from '../../../geometry/tunnel';
import { ROOF } from '../art/tunnel';
import type { FormulaBoardParts } from './parts';

/** Puts the roof above the cars if the circuit has a tunnel. */
export function layRoof({ road, layers }: FormulaBoardParts): void {
  const tunnel = tunnelOf(road);
  if (!tunnel) return;
  const roof = new Graphics();
  roof.poly(tunnel.roof.flatMap(([x, y]) => [x + 5, y + 9])).fill({ color: 0, alpha: 0.22 });
  roof.poly(tunnel.roof.flat()).fill({ color: ROOF.fill, alpha: ROOF.opacity });
  for (const side of tunnel.sides) trace(roof, side).stroke({ color: ROOF.edge, width: 5 });
  tunnel.ribs.forEach((rib, index) => {
    const isPortal = index === 0 || index === tunnel.ribs.length - 1;
    trace(roof, rib).stroke({ color: ROOF.edge, width: isPortal ? 7 : 2.4, alpha: isPortal ? 1 : 0.6 });
  });
  layers.signs.addChildAt(roof, 0);
}

function trace(shape: Graphics, points: readonly Point[]): Graphics {
  points.forEach(([x, y], index) => {
    if (index === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  });
  return shape;
}
