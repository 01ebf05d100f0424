// A circuit of the box as a source, so that a player can change a copy of it. The road is drawn through points of its middle lane, whose
// spaces, corners and stops are the same. Not the same: the spaces of the other lanes; grid and pits, which lie as on every source; a
// corner beside them, which may be shorter. The box's boards have narrower bends than a source may, and stretches closer to each other:
// the copy has them, and the judge names them. Not here: cutting a source (cut.ts).

import { ClosedCurve, smoothPoints } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import { CIRCUIT_FILES, type CircuitFile, type FileSpace } from '../data/circuit-file';
import { type FormulaSource, RANGES, type SourceCorner } from './source';
import { HOME } from './stretches';

/** Spaces from one point of the road to the next, where the road is short enough. */
const APART = 1.5;

/** The source of a circuit of the box; undefined for an unknown id. */
export function copyOf(id: string): FormulaSource | undefined {
  const file = CIRCUIT_FILES.find((one) => one.id === id)?.file;
  if (file === undefined) return undefined;
  const middle = file.lanes.B.map(middleOf);
  const road = smoothPoints(pointsOn(middle)).map(({ x, y, in: before, out }) => {
    return { x: tenths(x), y: tenths(y), in: both(before), out: both(out) };
  });
  return {
    format: 'paddock-circuit',
    game: 'formula-d',
    version: 1,
    name: file.words.en?.name ?? id,
    author: '',
    parent: id,
    road,
    spaces: middle.length,
    // The first space of the middle lane lies across the line.
    start: 0,
    corners: cornersOf(file, new ClosedCurve(road)),
    laps: 1,
    theme: id,
    seed: 1,
  };
}

/** Places at which the road has a point, at equal distances from the line on. */
function pointsOn(middle: readonly Point[]): Point[] {
  const count = Math.min(RANGES.points[1], Math.round(middle.length / APART));
  return Array.from({ length: count }, (_, at): Point => {
    const along = (at * middle.length) / count;
    const before = Math.floor(along);
    const [from, to] = [entry(middle, before), entry(middle, (before + 1) % middle.length)];
    const share = along - before;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

/** The corners by their spaces of the middle lane, as far as grid and pits leave room. */
function cornersOf({ sections, start, words, lanes }: CircuitFile, curve: ClosedCurve): SourceCorner[] {
  const spaces = lanes.B.length;
  const anchor = (space: number) => curve.anchorAt((space * curve.length) / spaces);
  let from: number = start.B;
  return sections.flatMap(({ turns, stops = 1, spaces: { B } }, index): SourceCorner[] => {
    const first = from;
    from += B.reduce((sum, part) => sum + part, 0);
    if (turns === undefined) return [];
    const [begin, end] = [Math.max(HOME.behind, first), Math.min(spaces - HOME.before, from)];
    return [{ name: words.en?.sections[index] ?? '', from: anchor(begin), to: anchor(end), stops }];
  });
}

/** The middle of a space: of its sides, or where its file says. */
function middleOf({ outline, spot }: FileSpace): Point {
  if (spot !== undefined) return [spot[0], spot[1]];
  const at = (place: number) => outline[place] ?? 0;
  return [(at(2) + at(8)) / 2, (at(3) + at(9)) / 2];
}

function both([x, y]: Point): [number, number] {
  return [tenths(x), tenths(y)];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
