// An oval of two long and two short straights with four round bends, as a road with handles. Not here: what lies on it.

import type { Point } from './line';
import type { WholePoint } from './ring';

/** long, short: the straights; radius: of the bends. In one unit. */
export interface Stadium {
  readonly long: number;
  readonly short: number;
  readonly radius: number;
}

/** A quarter of a circle as a curve: the handles' length, of the radius. */
const ROUND = 0.5523;

/** Eight points, clockwise from the right end of the lower straight: a straight follows the first, a bend the second, and so on. */
export function stadium({ long, short, radius }: Stadium): WholePoint[] {
  const [x, low] = [long / 2, short / 2];
  const [wide, y] = [x + radius, low + radius];
  const round = ROUND * radius;
  const [along, up] = [long / 3, short / 3];
  return [
    pointAt([x, y], [-1, 0], round, along),
    pointAt([-x, y], [-1, 0], along, round),
    pointAt([-wide, low], [0, -1], round, up),
    pointAt([-wide, -low], [0, -1], up, round),
    pointAt([-x, -y], [1, 0], round, along),
    pointAt([x, -y], [1, 0], along, round),
    pointAt([wide, -low], [0, 1], round, up),
    pointAt([wide, low], [0, 1], up, round),
  ];
}

/** A point with handles in one direction: `back` behind it and `on` ahead. */
function pointAt([x, y]: Point, [dx, dy]: Point, back: number, on: number): WholePoint {
  const whole = (a: number, b: number): [number, number] => [Math.round(a) + 0, Math.round(b) + 0];
  return { x: Math.round(x), y: Math.round(y), in: whole(-dx * back, -dy * back), out: whole(dx * on, dy * on) };
}
