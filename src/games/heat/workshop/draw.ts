// "Surprise me": draws a circuit. A ring of points at uneven distances from the middle, smoothed; a corner wherever the road bends,
// with a limit from how sharply. Drawn again until nothing is wrong with it.

import type { CircuitWishes, Draw } from '@core/contract';
import { ClosedCurve, smoothPoints } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import { type Bend, bendsOf, directionOf, wholeHandles } from '@geometry/ring';
import { drawnName } from '@kit/circuit-names';
import { limitFor, WIDEST } from './bends';
import { problemsOf, roomBeside } from './problems';
import type { HeatSource } from './source';

/** Attempts before giving up, which has never been seen. */
const ATTEMPTS = 3000;
const SPACES: Readonly<Record<CircuitWishes['length'], readonly [number, number]>> = {
  short: [40, 50],
  medium: [54, 66],
  long: [70, 84],
};
/**
 * points: of the ring; rough: how far they differ from the ring, in percent; corners: the most; room: between the middles of two
 * stretches, board units, so that signs and trees fit.
 */
interface Character {
  points: number;
  rough: number;
  corners: number;
  room: number;
}
const CHARACTERS: Readonly<Record<CircuitWishes['character'], Character>> = {
  fast: { points: 7, rough: 34, corners: 4, room: 120 },
  mixed: { points: 9, rough: 44, corners: 6, room: 110 },
  twisty: { points: 11, rough: 46, corners: 8, room: 90 },
};
/** Half the ring's width and height, before the road is cut to spaces. */
const RING = { x: 1000, y: 640 } as const;
/** Directions of a ring's points. */
const TURN = 4096;
const THEMES = ['usa', 'italy', 'great-britain', 'france'] as const;

/** Draws a circuit that can be raced. Throws if none is found, which is a bug. */
export function drawCircuit(wishes: CircuitWishes, draw: Draw): HeatSource {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const source = attemptOf(wishes, draw);
    if (source === undefined || problemsOf(source).some(({ level }) => level === 'error')) continue;
    if (roomBeside(source) >= CHARACTERS[wishes.character].room) return source;
  }
  throw new Error(`no circuit found in ${ATTEMPTS} attempts: ${wishes.length}, ${wishes.character}`);
}

function attemptOf({ length, character }: CircuitWishes, draw: Draw): HeatSource | undefined {
  const { points, rough, corners: most } = CHARACTERS[character];
  const [least, longest] = SPACES[length];
  const spaces = least + draw(longest - least + 1);
  const ring = Array.from({ length: points }, (_, at): Point => {
    const share = Math.floor((at * TURN) / points) + draw(Math.floor(TURN / points / 2));
    const reach = (100 - draw(rough * 2)) / 100;
    const [x, y] = directionOf(share / TURN);
    return [Math.round(x * RING.x * reach), Math.round(y * RING.y * reach)];
  });
  const road = smoothPoints(draw(2) === 0 ? ring : ring.toReversed()).map(wholeHandles);
  const curve = new ClosedCurve(road);
  const bends = bendsOf(curve, spaces, WIDEST);
  const start = startOf(bends, spaces);
  const chosen = bends
    .toSorted((a, b) => a.radius - b.radius)
    .slice(0, most)
    .map((bend) => ({ ...bend, line: (bend.space - start + spaces) % spaces }))
    .sort((a, b) => a.line - b.line);
  if (chosen.length < 2) return undefined;
  const step = curve.length / spaces;
  return {
    format: 'paddock-circuit',
    game: 'heat',
    version: 1,
    name: drawnName(draw),
    author: '',
    road,
    spaces,
    lanes: 2,
    start: curve.anchorAt(start * step),
    corners: chosen.map(({ space, line, radius, isRight }, at) => ({
      name: `Turn ${at + 1}`,
      at: curve.anchorAt(space * step),
      limit: limitFor(radius),
      legends: Math.max(1, Math.min(5, line - (chosen[at - 1]?.line ?? 0))),
      raceLane: (chosen[(at + 1) % chosen.length]?.isRight ?? isRight) ? 1 : 0,
      sharesToken: false,
    })),
    laps: length === 'short' ? 3 : 2,
    heat: 6,
    stress: 3,
    theme: entry(THEMES, draw(THEMES.length)),
    seed: draw(1_000_000),
  };
}

/** The finish line: in the middle of the longest way between two bends. */
function startOf(bends: readonly Bend[], spaces: number): number {
  let [longest, start] = [0, 0];
  bends.forEach(({ space }, at) => {
    const next = entry(bends, (at + 1) % bends.length).space;
    const gap = (next - space + spaces) % spaces;
    if (gap > longest) [longest, start] = [gap, (space + Math.floor(gap / 2)) % spaces];
  });
  return start;
}
