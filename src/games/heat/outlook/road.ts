// The road of a whole race as lists by progress, for AI drivers, who ask a million times: corner lines up to the final line,
// with their limits and everything that place changes. Costs come from conditions.ts; agreement.test.ts compares them with
// the phases. Not here: judging a race (phases/).

import { Memory } from '@core/memory';
import { changedLimit, excessHeat, pressSpeedAt, slipstreamOf } from '../conditions';
import { BOOST_HEAT } from '../data/costs';

/** The part of a track that the AI needs; spaces are 0-based within a lap. */
export interface Course {
  id: string;
  length: number;
  /** Cars that fit on one space. */
  lanes: number;
  corners: readonly { line: number; limit: number; legendsLine: number }[];
}

/** What tokens, weather and event change about a course; a missing field: as printed. Lists by corner, functions by space. */
export interface Surface {
  /** Identifies all other fields: equal keys mean equal surfaces. */
  key: string;
  /** Added to the limit (R57). */
  change?: readonly number[];
  /** Extra Heat for a car that pays (R58). */
  overheat?: readonly number[];
  /** Corners where a sponsorship card can be won (R94). */
  press?: readonly number[];
  /** Cooldown: -1 none at all, 0 as usual, 1 one more (R89). */
  cooling?: (space: number) => number;
  /** Extra spaces for a slipstream from there; -1 if none may start (R53, R90). */
  tow?: (space: number) => number;
  /** Heat of a boost (R91). */
  boost?: (space: number) => number;
  /** Speed in a round that wins a sponsorship card (R99). */
  record?: number;
  /** A spin-out eliminates the car (R100). */
  spinEnds?: boolean;
}

/** The road of a whole race. lines and zones are progress, ascending; limits include all changes. */
export interface Road {
  key: string;
  /** Spaces per lap. */
  length: number;
  lanes: number;
  /** Progress of the final line, F of R5. */
  finish: number;
  lines: readonly number[];
  limits: readonly number[];
  /** By line: extra Heat for a car that pays. */
  overheat: readonly number[];
  /** By line: speed from which a sponsorship card is won there; 99 if none is. */
  press: readonly number[];
  /** Start of the Legends' approach zone of each line. */
  zones: readonly number[];
  /** By progress + GRID: index of the first line ahead. */
  ahead: Uint8Array;
  /** By progress + GRID, as in Surface. */
  cooling: Int8Array;
  tow: Int8Array;
  boost: Int8Array;
  record: number;
  spinEnds: boolean;
  /** Whether sponsorship cards can be won at all. */
  wins: boolean;
}

/** Grid spaces have negative progress, at least -GRID. */
export const GRID = 8;
/** Spaces past the final line that the tables cover. */
export const RUN_OUT = 40;
const NEVER = 99;

const roads = new Memory<Road>(48);

/** The road of a race of this many laps. */
export function roadOf(course: Course, laps: number, surface: Surface = { key: '' }): Road {
  const key = `${course.id}/${laps}/${surface.key}`;
  return roads.recall(key, () => layRoad(key, course, laps, surface));
}

function layRoad(key: string, course: Course, laps: number, surface: Surface): Road {
  const finish = laps * course.length;
  const lines: number[] = [];
  const limits: number[] = [];
  const zones: number[] = [];
  const overheat: number[] = [];
  const press: number[] = [];
  for (let lap = 0; lap < laps; lap++) {
    course.corners.forEach((corner, i) => {
      const limit = changedLimit(corner.limit, surface.change?.[i] ?? 0);
      lines.push(corner.line + lap * course.length);
      limits.push(limit);
      zones.push(corner.legendsLine + lap * course.length);
      overheat.push(surface.overheat?.[i] ?? 0);
      press.push(surface.press?.includes(i) ? pressSpeedAt(limit) : NEVER);
    });
  }
  const size = finish + GRID + RUN_OUT;
  const ahead = new Uint8Array(size);
  const by = (of: ((space: number) => number) | undefined, usual: number) =>
    Int8Array.from({ length: size }, (_, at) =>
      of ? of((((at - GRID) % course.length) + course.length) % course.length) : usual,
    );
  for (let at = 0; at < ahead.length; at++) {
    let next = 0;
    while (next < lines.length && (lines[next] ?? 0) <= at - GRID) next++;
    ahead[at] = next;
  }
  const { length, lanes } = course;
  const [cooling, tow, boost] = [by(surface.cooling, 0), by(surface.tow, 0), by(surface.boost, BOOST_HEAT)];
  const { record = NEVER, spinEnds = false } = surface;
  const lists = { lines, limits, zones, overheat, press, ahead, cooling, tow, boost };
  const wins = record < NEVER || (surface.press?.length ?? 0) > 0;
  return { key, length, lanes, finish, ...lists, record, spinEnds, wins };
}

/** Index of the first corner line ahead of this progress; lines.length if none is left. */
export function lineAhead(road: Road, progress: number): number {
  return road.ahead[progress + GRID] ?? road.lines.length;
}

/** How much of this cooldown may be used at this progress (R38, R89). */
export function coolingAt(road: Road, progress: number, most: number): number {
  const change = road.cooling[progress + GRID] ?? 0;
  return change < 0 ? 0 : most + change;
}

/** Heat of a boost from this progress (R40, R91). */
export function boostHeatAt(road: Road, progress: number): number {
  return road.boost[progress + GRID] ?? BOOST_HEAT;
}

/** The longest slipstream from this progress; 0 if none may start (R53, R90). symbols: sum of the Slipstream symbols. */
export function towAt(road: Road, progress: number, symbols: number): number {
  const more = road.tow[progress + GRID] ?? 0;
  return more < 0 ? 0 : slipstreamOf(symbols, more);
}

/**
 * Heat for all lines crossed from one progress to another at this speed [R58]. If the Engine cannot pay at a line [R59],
 * returns -1 - index of that line. limit: the car's own Limit symbols (R47).
 */
export function cornerHeat(road: Road, from: number, to: number, speed: number, engine: number, limit = 0): number {
  let heat = 0;
  for (let i = lineAhead(road, from); i < road.lines.length; i++) {
    if ((road.lines[i] ?? 0) > to) break;
    const price = excessHeat(speed, changedLimit(road.limits[i] ?? 0, limit), road.overheat[i] ?? 0);
    if (price === 0) continue;
    heat += price;
    if (heat > engine) return -1 - i;
  }
  return heat;
}

/** Sponsorship cards won at the lines crossed, by speed, by a slipstream from towed, or by a record speed (R95, R99). */
export function cardsWon(road: Road, from: number, to: number, speed: number, towed = NEVER * NEVER): number {
  let cards = speed >= road.record ? 1 : 0;
  for (let i = lineAhead(road, from); i < road.lines.length; i++) {
    const line = road.lines[i] ?? 0;
    if (line > to) break;
    const wanted = road.press[i] ?? NEVER;
    if (wanted < NEVER && (speed >= wanted || line > towed)) cards++;
  }
  return cards;
}
