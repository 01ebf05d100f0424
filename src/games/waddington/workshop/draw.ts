// "Surprise me": draws a circuit. A home straight, then points at uneven distances from the middle of a ring; a corner wherever the
// road bends, with safety speeds from how sharply. Drawn again until nothing is wrong with it.

import type { CircuitWishes, Draw } from '@core/contract';
import { ClosedCurve } from '@geometry/curve';
import { entry } from '@geometry/line';
import { type Bend, bendsOf, ringWithStraight } from '@geometry/ring';
import { drawnName } from '@kit/circuit-names';
import { limitFor, WIDEST } from './bends';
import { problemsOf, roomBeside } from './problems';
import { BETWEEN, HOME } from './rows';
import type { SourceCorner, WaddingtonSource } from './source';

/** Attempts before giving up, which has never been seen. */
const ATTEMPTS = 4000;
const ROWS: Readonly<Record<CircuitWishes['length'], readonly [number, number]>> = {
  short: [54, 62],
  medium: [66, 76],
  long: [80, 92],
};
/**
 * points: of the ring away from the home straight; rough: how far they come in, in percent; corners: the fewest and the most;
 * room: between two stretches of road, lane widths, so that signs and trees fit.
 */
interface Character {
  points: number;
  rough: number;
  corners: readonly [number, number];
  room: number;
}
const CHARACTERS: Readonly<Record<CircuitWishes['character'], Character>> = {
  fast: { points: 5, rough: 46, corners: [3, 6], room: 1.2 },
  mixed: { points: 7, rough: 56, corners: [4, 8], room: 0.8 },
  twisty: { points: 8, rough: 60, corners: [5, 10], room: 0.5 },
};
/** Half the home straight, in the ring's unit: a larger share of shorter circuits. */
const HALF_STRAIGHT: Readonly<Record<CircuitWishes['length'], number>> = { short: 640, medium: 560, long: 480 };
/** Rows from the beginning of the home straight to the line. */
const TO_LINE = HOME.before + 1;
/** Up to this radius, in rows, lanes may part round an island or a wall. */
const PARTING = 2.9;
const SHAPES = ['island', 'innerWall', 'outerWall', 'open'] as const;
/** Rows that a parting corner and a pond take up. */
const PARTED = { least: 4, more: 2, pond: 2 } as const;
/** Rows of ordinary road between two corners. */
const APART = 2;
/** Rows without a corner in which a pond may lie. */
const POND_ROOM = 9;
const THEMES = ['thornbury-park', 'porto-sirena', 'hohenwaldring'] as const;

/** Draws a circuit that can be raced. Throws if none is found, which is a bug. */
export function drawCircuit(wishes: CircuitWishes, draw: Draw): WaddingtonSource {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const source = attemptOf(wishes, draw);
    if (source === undefined || problemsOf(source).length > 0) continue;
    if (roomBeside(source) >= CHARACTERS[wishes.character].room) return source;
  }
  throw new Error(`no circuit found in ${ATTEMPTS} attempts: ${wishes.length}, ${wishes.character}`);
}

function attemptOf({ length, character }: CircuitWishes, draw: Draw): WaddingtonSource | undefined {
  const {
    points,
    rough,
    corners: [fewest, most],
  } = CHARACTERS[character];
  const [least, longest] = ROWS[length];
  const rows = least + draw(longest - least + 1);
  const isClockwise = draw(2) === 0;
  const road = ringWithStraight({ straight: HALF_STRAIGHT[length], points, rough, isClockwise }, draw);
  const curve = new ClosedCurve(road);
  const row = curve.length / rows;
  // The line lies so far along the straight that all of grid and pits is on it.
  const start = curve.anchorAt(TO_LINE * row);
  const corners = cornersOn(curve, rows, most, isClockwise, draw);
  if (corners.length < fewest) return undefined;
  return {
    format: 'paddock-circuit',
    game: 'waddington',
    version: 1,
    name: drawnName(draw),
    author: '',
    road,
    rows,
    start,
    corners: corners.map((corner) => corner.corner),
    ponds: drawnPonds(curve, row, corners, draw),
    brakeFailure: draw(corners.length),
    faultyTyres: draw(corners.length),
    laps: length === 'long' ? 4 : 5,
    theme: entry(THEMES, draw(THEMES.length)),
    seed: draw(1_000_000),
  };
}

interface Placed {
  readonly corner: SourceCorner;
  /** Rows from the beginning of the curve, `from` to `to - 1`. */
  readonly from: number;
  readonly to: number;
}

/** Corners at the sharpest bends first, with room between them; in driving order. */
function cornersOn(curve: ClosedCurve, rows: number, most: number, isClockwise: boolean, draw: Draw): Placed[] {
  const row = curve.length / rows;
  const [first, last] = [TO_LINE + HOME.behind + BETWEEN, rows - BETWEEN];
  const placed: Placed[] = [];
  for (const bend of bendsOf(curve, rows, WIDEST).toSorted((a, b) => a.radius - b.radius)) {
    if (placed.length === most) break;
    const shape = bend.radius <= PARTING ? entry(SHAPES, draw(SHAPES.length)) : 'open';
    const length = shape === 'open' ? 1 : PARTED.least + draw(PARTED.more + 1);
    const from = shape === 'open' ? bend.space : bend.space - Math.floor(length / 2);
    const isFree = placed.every((other) => from >= other.to + APART || from + length + APART <= other.from);
    if (from < first || from + length > last || !isFree) continue;
    const at = curve.anchorAt((from + length / 2) * row);
    const speeds = speedsOf(bend, shape, draw);
    // The pits are inside the ring, and lane 2 is nearest to them.
    const limits: SourceCorner['limits'] = bend.isRight === isClockwise ? speeds : [speeds[2], speeds[1], speeds[0]];
    const corner: SourceCorner =
      shape === 'open' ? { name: '', at, limits, shape } : { name: '', at, limits, shape, rows: length };
    placed.push({ corner, from, to: from + length });
  }
  return placed
    .sort((a, b) => a.from - b.from)
    .map((one, at) => ({ ...one, corner: { ...one.corner, name: `Turn ${at + 1}` } }));
}

/** Safety speeds from the inside of a bend: more on its outside where lanes part, and sometimes where they don't. */
function speedsOf({ radius }: Bend, shape: SourceCorner['shape'], draw: Draw): [number, number, number] {
  const limit = limitFor(radius);
  return shape === 'open' && draw(2) === 0 ? [limit, limit, limit] : [limit, limit, limit + 20];
}

/** One pond in the longest stretch between two corners, on half of the circuits that have room for it. */
function drawnPonds(curve: ClosedCurve, row: number, placed: readonly Placed[], draw: Draw): WaddingtonSource['ponds'] {
  const gaps = placed
    .slice(1)
    .map(({ from }, at) => ({ from: entry(placed, at).to, rows: from - entry(placed, at).to }));
  const longest = gaps.reduce((best, gap) => (gap.rows > best.rows ? gap : best), { from: 0, rows: 0 });
  if (draw(2) === 0 || longest.rows < POND_ROOM) return [];
  const at = curve.anchorAt((longest.from + longest.rows / 2) * row);
  return [{ at, rows: PARTED.pond, ground: draw(2) === 0 ? 'water' : 'grass' }];
}
