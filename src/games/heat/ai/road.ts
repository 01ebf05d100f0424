// The road as the drivers reckon with it: corner lines counted in progress up to the final line, with their limits.
// Not for: judging a race (phases/); this is only what an AI driver looks ahead with.

/** The part of a track the AI needs; spaces are 0-based within a lap. */
export interface Course {
  id: string;
  length: number;
  /** Cars that one space holds. */
  lanes: number;
  corners: readonly { line: number; limit: number; legendsLine: number }[];
}

/** A whole race's road. lines and zones are progress, ascending; limits are the effective ones. */
export interface Road {
  key: string;
  /** Spaces per lap. */
  length: number;
  lanes: number;
  /** F of R5. */
  finish: number;
  lines: readonly number[];
  limits: readonly number[];
  /** Start of the Legends' approach zone of each line. */
  zones: readonly number[];
  /** For progress + GRID: index of the first line ahead. */
  ahead: Uint8Array;
}

/** Grid spaces have negative progress, at least -GRID. */
export const GRID = 8;
/** Spaces past the final line that the tables reckon with. */
export const RUN_OUT = 32;

const roads = new Map<string, Road>();

/** The road of a race over this many laps. change: limit changes corner by corner (R57). */
export function roadOf(course: Course, laps: number, change: readonly number[]): Road {
  const key = `${course.id}/${laps}/${change.join()}`;
  const known = roads.get(key);
  if (known) return known;
  const road = layRoad(key, course, laps, change);
  roads.set(key, road);
  return road;
}

function layRoad(key: string, course: Course, laps: number, change: readonly number[]): Road {
  const finish = laps * course.length;
  const lines: number[] = [];
  const limits: number[] = [];
  const zones: number[] = [];
  for (let lap = 0; lap < laps; lap++) {
    course.corners.forEach((corner, i) => {
      lines.push(corner.line + lap * course.length);
      limits.push(Math.max(1, corner.limit + (change[i] ?? 0)));
      zones.push(corner.legendsLine + lap * course.length);
    });
  }
  const ahead = new Uint8Array(finish + GRID + RUN_OUT);
  for (let at = 0; at < ahead.length; at++) {
    let next = 0;
    while (next < lines.length && (lines[next] ?? 0) <= at - GRID) next++;
    ahead[at] = next;
  }
  return { key, length: course.length, lanes: course.lanes, finish, lines, limits, zones, ahead };
}

/** Index of the first corner line ahead of this progress; lines.length where none is left. */
export function lineAhead(road: Road, progress: number): number {
  return road.ahead[progress + GRID] ?? road.lines.length;
}

/**
 * Heat for all lines crossed from one progress to another at this speed [R58]. At the first line the engine cannot pay
 * [R59] it stops and gives -1 - index of that line.
 */
export function cornerHeat(road: Road, from: number, to: number, speed: number, engine: number): number {
  let heat = 0;
  for (let i = lineAhead(road, from); i < road.lines.length; i++) {
    if ((road.lines[i] ?? 0) > to) break;
    const excess = speed - (road.limits[i] ?? 0);
    if (excess <= 0) continue;
    heat += excess;
    if (heat > engine) return -1 - i;
  }
  return heat;
}
