// A source from the nodes of another program: a closed curve through the middle of its lanes, and corners from runs of corner nodes.
// Not here: the file's own fields (gp-online.ts).

import type { CircuitImport, Json, ProblemText } from '@core/contract';
import { ClosedCurve, distanceBetween, smoothPoints } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import { type FormulaSource, RANGES, type SourceCorner } from '../source';
import { CORNER } from '../stretches';

/** A space of the other program. stops: of a corner. */
export interface GpNode {
  readonly x: number;
  readonly y: number;
  readonly kind: 'straight' | 'corner' | 'pit' | 'blocked';
  readonly stops: number;
  readonly isFinish: boolean;
}

/** A circuit of the other program. ways: which nodes lead to which. */
export interface GpTrack {
  readonly name: string;
  readonly nodes: ReadonlyMap<number, GpNode>;
  readonly ways: readonly (readonly [from: number, to: number])[];
}

/** Nodes abreast on the finish line, fewest and most. */
const LANES = { least: 2, most: 4, usual: 3 } as const;
/** The shortest lap, in nodes. */
const SHORTEST = 12;
/** A node lies beside the lap's node of the same number of steps, or of one at most this far away. */
const BESIDE = 9;
/** How far the road may reach in either direction from its middle. */
const REACH = 4000;
/** Spaces from one point of the road to the next, where the road is short enough. */
const APART = 2;
const MOST_NAME = 40;

/** The source, with every field in its range; why there is none. before: notes that are already known. */
export function sourceFrom(track: GpTrack, before: readonly ProblemText[]): CircuitImport {
  const steps = stepsOf(track);
  if (steps.size === 0) return refusal('workshop.import.finish');
  const lap = lapOf(track, steps);
  if (lap.length < SHORTEST) return refusal('workshop.import.lap');
  const places = placesOn(track, steps, lap);
  const notes = [...before];
  const spaces = spacesOf(places.size / lanesOf(track), notes);
  const road = roadThrough(middlesOf(track, places, lap), spaces);
  const curve = new ClosedCurve(road);
  if (curve.length < 1) return refusal('workshop.import.lap');
  const corners = cornersOf(track, places, spaces / lap.length, curve, spaces, notes);
  if (corners.length < RANGES.corners[0]) return refusal('workshop.import.corners.few');
  const source: FormulaSource = {
    format: 'paddock-circuit',
    game: 'formula-d',
    version: 1,
    name: track.name.slice(0, MOST_NAME).trim() || 'GP Online',
    author: '',
    road,
    spaces,
    start: 0,
    corners,
    laps: 1,
    theme: 'serra-alta',
    seed: 1,
  };
  return { source: source as Json, notes };
}

function refusal(id: string): CircuitImport {
  return { refused: { id } };
}

/** Nodes that cars race on. */
function isTrack(node: GpNode | undefined): node is GpNode {
  return node !== undefined && node.kind !== 'pit';
}

/** Nodes abreast at the finish line. */
function lanesOf({ nodes }: GpTrack): number {
  const count = [...nodes.values()].filter(({ isFinish }) => isFinish).length;
  return count < LANES.least || count > LANES.most ? LANES.usual : count;
}

/** Steps from the finish line to every node of the track that can be reached, by the fewest. */
function stepsOf({ nodes, ways }: GpTrack): Map<number, number> {
  const next = new Map<number, number[]>();
  for (const [from, to] of ways)
    if (isTrack(nodes.get(from)) && isTrack(nodes.get(to))) next.set(from, [...(next.get(from) ?? []), to]);
  const steps = new Map<number, number>();
  let row = [...nodes].filter(([, node]) => node.isFinish && isTrack(node)).map(([id]) => id);
  for (let step = 0; row.length > 0; step++) {
    for (const id of row) steps.set(id, step);
    row = [...new Set(row.flatMap((id) => next.get(id) ?? []))].filter((id) => !steps.has(id));
  }
  return steps;
}

/** The nodes of a shortest lap, from the finish line on; empty: no way leads round. */
function lapOf({ nodes, ways }: GpTrack, steps: ReadonlyMap<number, number>): number[] {
  const stepsTo = (id: number) => steps.get(id) ?? 0;
  const last = ways
    .filter(([from, to]) => nodes.get(to)?.isFinish && stepsTo(from) >= SHORTEST)
    .map(([from]) => from)
    .toSorted((a, b) => stepsTo(a) - stepsTo(b))[0];
  if (last === undefined) return [];
  const before = new Map<number, number>();
  for (const [from, to] of ways) if (steps.has(from) && stepsTo(to) === stepsTo(from) + 1) before.set(to, from);
  const lap = [last];
  for (let at: number | undefined = before.get(last); at !== undefined && lap.length <= steps.size; at = before.get(at))
    lap.unshift(at);
  return lap;
}

/** Where every node is beside the lap, as the number of the lap's nearest node. */
function placesOn({ nodes }: GpTrack, steps: ReadonlyMap<number, number>, lap: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const [id, step] of steps) {
    const node = nodes.get(id);
    if (node === undefined) continue;
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (let at = step - BESIDE; at <= step + BESIDE; at++) {
      const place = (at + lap.length) % lap.length;
      const other = nodes.get(lap[place] ?? -1);
      const away = other === undefined ? least : distanceBetween([node.x, node.y], [other.x, other.y]);
      if (away < least) [best, least] = [place, away];
    }
    if (best >= 0) places.set(id, best);
  }
  return places;
}

/** The middle of the road beside each node of the lap: between the outermost lanes there. */
function middlesOf({ nodes }: GpTrack, places: ReadonlyMap<number, number>, lap: readonly number[]): Point[] {
  const beside: Point[][] = lap.map(() => []);
  for (const [id, place] of places) {
    const node = nodes.get(id);
    if (node !== undefined) beside[place]?.push([node.x, node.y]);
  }
  const rough = beside.map((points, at): Point => {
    // Neighbours help where lanes are not level.
    const near = [
      ...points,
      ...entry(beside, (at + 1) % beside.length),
      ...entry(beside, (at + lap.length - 1) % lap.length),
    ];
    return [mean(near.map(([x]) => x)), mean(near.map(([, y]) => y))];
  });
  return rough;
}

/** How many spaces the middle lane has, within the range; a note tells if it had others. */
function spacesOf(counted: number, notes: ProblemText[]): number {
  const [least, most] = RANGES.spaces;
  const given = Math.round(counted);
  const spaces = Math.min(most, Math.max(least, given));
  if (spaces !== given) notes.push({ id: 'workshop.import.spaces', values: { given, spaces } });
  return spaces;
}

/** The road through these places, round its middle and within reach. */
function roadThrough(middles: readonly Point[], spaces: number): FormulaSource['road'] {
  const count = Math.min(RANGES.points[1], Math.max(RANGES.points[0], Math.round(spaces / APART)));
  const around = new ClosedCurve(smoothPoints(middles));
  const points = around.cut(count, 0);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(1, (2 * REACH) / Math.max(1, right - left, bottom - top));
  const placed = points.map(([x, y]): Point => [(x - (left + right) / 2) * scale, (y - (top + bottom) / 2) * scale]);
  return smoothPoints(placed).map(({ x, y, in: before, out }) => {
    return { x: tenths(x), y: tenths(y), in: both(before), out: both(out) };
  });
}

interface Run {
  first: number;
  last: number;
  readonly stops: number;
}

/** Corners from runs of corner nodes with the same stops, as far as there is room between them. */
function cornersOf(
  { nodes }: GpTrack,
  places: ReadonlyMap<number, number>,
  scale: number,
  curve: ClosedCurve,
  spaces: number,
  notes: ProblemText[],
): SourceCorner[] {
  const found = [...places]
    .flatMap(([id, place]) => {
      const node = nodes.get(id);
      return node?.kind === 'corner' ? [{ place, stops: node.stops }] : [];
    })
    .toSorted((a, b) => a.place - b.place);
  const runs: Run[] = [];
  for (const { place, stops } of found) {
    const run = runs.at(-1);
    if (run !== undefined && run.stops === stops && place - run.last <= 1) run.last = place;
    else if (run === undefined || place > run.last) runs.push({ first: place, last: place, stops });
  }
  const [, most] = RANGES.corners;
  if (runs.length > most) notes.push({ id: 'workshop.import.corners', values: { most } });
  const anchor = (space: number) => curve.anchorAt((space * curve.length) / spaces);
  let free = 0;
  return runs.slice(0, most).flatMap(({ first, last, stops }, at): SourceCorner[] => {
    const from = Math.max(free, Math.round(first * scale));
    const to = Math.min(spaces, from + CORNER.most, Math.round((last + 1) * scale));
    if (to - from < CORNER.fewest) return [];
    free = to + 1;
    return [{ name: `Turn ${at + 1}`, from: anchor(from), to: anchor(to), stops }];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function both([x, y]: Point): [number, number] {
  return [tenths(x), tenths(y)];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
