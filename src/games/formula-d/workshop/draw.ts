// "Surprise me": draws a circuit. A start straight, then points at uneven distances from the middle of a ring; a corner wherever the
// road bends, with stops from how long. Drawn again until nothing is wrong with it.

import type { CircuitWishes, Draw } from '@core/contract';
import { ClosedCurve } from '@geometry/curve';
import { entry } from '@geometry/line';
import { bendsOf, ringWithStraight } from '@geometry/ring';
import { bendAt } from '@geometry/stretches';
import { drawnName } from '@kit/circuit-names';
import { BEND, cornerAround, isClearOf, type Placed, stopsFor } from './bends';
import { problemsOf, roomBeside } from './problems';
import type { FormulaSource } from './source';
import { HOME } from './stretches';

/** Attempts before giving up, which has never been seen. */
const ATTEMPTS = 4000;
const SPACES: Readonly<Record<CircuitWishes['length'], readonly [number, number]>> = {
  short: [84, 98],
  medium: [112, 130],
  long: [145, 165],
};
/** Half the start straight, in the ring's unit: a larger share of shorter circuits. */
const HALF_STRAIGHT: Readonly<Record<CircuitWishes['length'], number>> = { short: 640, medium: 540, long: 460 };
/**
 * points: of the ring away from the start straight; rough: how far they come in, in percent; corners: the fewest and the most;
 * room: between two stretches of road, board units, so that signs and houses fit.
 */
interface Character {
  points: number;
  rough: number;
  corners: readonly [number, number];
  room: number;
}
const CHARACTERS: Readonly<Record<CircuitWishes['character'], Character>> = {
  fast: { points: 5, rough: 40, corners: [3, 6], room: 36 },
  mixed: { points: 7, rough: 46, corners: [4, 9], room: 30 },
  twisty: { points: 8, rough: 54, corners: [5, 12], room: 24 },
};
/** Spaces from the beginning of the start straight to the line. */
const TO_LINE = HOME.before + 1;
/** Places per space at which bends are measured. */
const LOOKS = 2;
const THEMES = ['monaco', 'serra-alta', 'paddock-ring'] as const;

/** Draws a circuit that can be raced. Throws if none is found, which is a bug. */
export function drawCircuit(wishes: CircuitWishes, draw: Draw): FormulaSource {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const source = attemptOf(wishes, draw);
    if (source === undefined || problemsOf(source).length > 0) continue;
    if (roomBeside(source) >= CHARACTERS[wishes.character].room) return source;
  }
  throw new Error(`no circuit found in ${ATTEMPTS} attempts: ${wishes.length}, ${wishes.character}`);
}

function attemptOf({ length, character }: CircuitWishes, draw: Draw): FormulaSource | undefined {
  const { points, rough, corners } = CHARACTERS[character];
  const [least, longest] = SPACES[length];
  const spaces = least + draw(longest - least + 1);
  const isClockwise = draw(2) === 0;
  const road = ringWithStraight({ straight: HALF_STRAIGHT[length], points, rough, isClockwise }, draw);
  const curve = new ClosedCurve(road);
  const space = curve.length / spaces;
  const [fewest, most] = corners;
  const found = cornersOn(curve, spaces, most);
  if (found.length < fewest) return undefined;
  return {
    format: 'paddock-circuit',
    game: 'formula-d',
    version: 1,
    name: drawnName(draw),
    author: '',
    road,
    spaces,
    // The line lies so far along the straight that all of grid and pits is on it.
    start: curve.anchorAt(TO_LINE * space),
    corners: found.map(({ from, to }, at) => ({
      name: `Turn ${at + 1}`,
      from: curve.anchorAt(from * space),
      to: curve.anchorAt(to * space),
      stops: stopsFor(to - from),
    })),
    laps: length === 'short' ? 2 : 1,
    theme: entry(THEMES, draw(THEMES.length)),
    seed: draw(1_000_000),
  };
}

/** Corners at the sharpest bends first, each as far as the road bends; in driving order, in spaces of the curve. */
function cornersOn(curve: ClosedCurve, spaces: number, most: number): Placed[] {
  const places = curve.cut(spaces * LOOKS, 0);
  const unit = curve.length / spaces;
  const bends = (at: number) => bendAt(places, (at % spaces) * LOOKS, LOOKS).radius / unit <= BEND.beside;
  const [first, last] = [TO_LINE + HOME.behind, spaces];
  const placed: Placed[] = [];
  for (const { space } of bendsOf(curve, spaces, BEND.corner).toSorted((a, b) => a.radius - b.radius)) {
    if (placed.length === most) break;
    const isFree = (at: number) => at >= first && at <= last && isClearOf(placed, at);
    const found = cornerAround(space, bends, isFree);
    if (found !== undefined) placed.push(found);
  }
  return placed.sort((a, b) => a.from - b.from);
}
