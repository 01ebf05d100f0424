// A closed outline cut into dashes, since shapes on the stage have no dashed strokes.

import { entry, type Point } from '@geometry/line';

const ON = 5;
const OFF = 3.6;
const HAIR = 1e-6;

/** The dashes along a closed outline, each from point to point. No dash bends around a corner. */
export function dashes(outline: readonly Point[]): (readonly [Point, Point])[] {
  const found: (readonly [Point, Point])[] = [];
  let pattern = 0;
  outline.forEach((a, index) => {
    const b = entry(outline, (index + 1) % outline.length);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const at = (distance: number): Point => [
      a[0] + ((b[0] - a[0]) * distance) / length,
      a[1] + ((b[1] - a[1]) * distance) / length,
    ];
    let distance = 0;
    while (distance < length) {
      const isOn = pattern < ON;
      const step = Math.min(length - distance, isOn ? ON - pattern : ON + OFF - pattern);
      if (isOn) found.push([at(distance), at(distance + step)]);
      distance += step;
      pattern += step;
      // Rounding may leave a tiny bit of a dash or gap, which counts as done.
      if (isOn && pattern > ON - HAIR) pattern = ON;
      if (!isOn && pattern > ON + OFF - HAIR) pattern = 0;
    }
  });
  return found;
}
