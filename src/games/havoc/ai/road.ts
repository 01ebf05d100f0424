// The expected progress of a car over its next rolls, with known coins and beliefs about unknown ones.
// Not here: lane changes and the pits, whose cost is a constant here.

import type { Seat } from '@core/contract';
import { keptBy } from '@core/memory';
import { carOf } from '../cars';
import { COIN_MOVE, COINS, TOW } from '../data/coins';
import { cellAt, LANE_OF, POSITION_OF, POSITIONS } from '../data/track';
import { towedLap } from '../moves';
import { rollChances } from '../outlook/outcomes';
import type { HavocState, Lane, Space } from '../types';
import { EMPTY, type Sight, UNKNOWN } from './sight';

/** Most rolls looked ahead, and cells looked at behind the car. */
export const MOST_ROLLS = 3;
const BEHIND = 20;
const SPAN = BEHIND + 12 * MOST_ROLLS + 12;
/** Most coins followed in a chain of beliefs. */
const MOST_LINKS = 3;

/** The cost of a stay in the pit beyond the lap's positions, in cells, by movement dice (10.1). */
export const PIT_COST: readonly number[] = [0, 12, 26];
/** Cells of an average roll, by movement dice. */
export const MEAN_ROLL: readonly number[] = [0, 3.5, 7];

/** Chance of each total, by movement dice; the inner index is the total. */
const CHANCES: readonly (readonly number[])[] = [0, 1, 2].map(rollChances);

/** A car on its lane, read once: coin codes, starting BEHIND cells behind it. */
interface Road {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly position: number;
  readonly lap: number;
  readonly dice: number;
  readonly codes: Int8Array;
  /** By rolls left, then cell: the expected gain from there. */
  readonly rows: readonly Float64Array[];
}

/** Buffers that every reading of a sight reuses; with no roll left a cell is worth its distance. dice: movement dice used. */
const roomOf = keptBy((_dice: readonly (readonly number[])[]) => ({
  codes: new Int8Array(SPAN),
  rows: Array.from({ length: MOST_ROLLS + 1 }, () => Float64Array.from({ length: SPAN }, (_, i) => i - BEHIND)),
  sight: undefined as Sight | undefined,
}));

/**
 * Cells that a seat's car is expected to gain from a cell in this many rolls. landing: it has just arrived, so a coin
 * under it counts. room: free cells ahead for the first roll.
 */
export function expectedGain(
  s: Readonly<HavocState>,
  sight: Sight,
  seat: Seat,
  at: Space,
  rolls: number,
  options: { landing?: boolean; room?: number } = {},
): number {
  const road = readRoad(s, sight, seat, at);
  const { rows } = road;
  for (let n = 1; n < rolls; n++) fillRow(road, n, BEHIND + 12 * (rolls - n) + 6);
  if (rolls > 0) (rows[rolls] as Float64Array)[BEHIND] = rollFrom(road, rolls, BEHIND, options.room ?? 12);
  if (options.landing !== true) return (rows[rolls] as Float64Array)[BEHIND] as number;
  // A coin may send the car to nearby cells, whose own rolls are needed then.
  if (rolls > 0) for (let i = BEHIND - 10; i <= BEHIND + 10; i++) setRow(road, rolls, i);
  return landOn(road, rolls, BEHIND, 0);
}

function readRoad(s: Readonly<HavocState>, sight: Sight, seat: Seat, at: Space): Road {
  const position = POSITION_OF[at] as number;
  const lane = LANE_OF[at] as Lane;
  const room = roomOf(CHANCES);
  const { codes, rows } = room;
  if (room.sight !== sight) {
    // Clears values of another sight beyond the cells that a reading fills.
    for (let rolls = 1; rolls <= MOST_ROLLS; rolls++) rows[rolls]?.fill(0);
    room.sight = sight;
  }
  const first = cellAt(lane, 1);
  let place = (position - 1 - BEHIND + POSITIONS) % POSITIONS;
  for (let i = 0; i < SPAN; i++) {
    codes[i] = sight.codes[first + place] as number;
    if (++place === POSITIONS) place = 0;
  }
  return { sight, seat, position, lap: carOf(s, seat).lap, dice: s.dice, codes, rows };
}

function fillRow(road: Road, rolls: number, upTo: number): void {
  for (let i = 0; i <= Math.min(upTo, SPAN - 13); i++) setRow(road, rolls, i);
}

function setRow(road: Road, rolls: number, i: number): void {
  (road.rows[rolls] as Float64Array)[i] = rollFrom(road, rolls, i, 12);
}

function rollFrom(road: Road, rolls: number, i: number, room: number): number {
  const chances = CHANCES[road.dice] as readonly number[];
  let sum = 0;
  for (let roll = road.dice; roll <= 6 * road.dice; roll++) {
    const made = Math.min(roll, room);
    const value =
      made === 0 ? ((road.rows[rolls - 1] as Float64Array)[i] as number) : landOn(road, rolls - 1, i + made, 0);
    sum += (chances[roll] as number) * value;
  }
  return sum;
}

/** The gain from a cell just landed on, with this many rolls left. */
function landOn(road: Road, left: number, i: number, links: number): number {
  const code = road.codes[i] as number;
  const row = road.rows[left] as Float64Array;
  if (code === EMPTY || links === MOST_LINKS) return row[i] as number;
  if (code < UNKNOWN) return applyCoin(road, left, i, code, links);
  const believed = code - UNKNOWN === road.seat ? road.sight.kind : road.sight.foul;
  let sum = 0;
  for (let coin = 0; coin < COINS.length; coin++) {
    const chance = believed[coin] as number;
    if (chance > 0) sum += chance * applyCoin(road, left, i, coin, MOST_LINKS - 1);
  }
  return sum;
}

function applyCoin(road: Road, left: number, i: number, coin: number, links: number): number {
  if (coin === TOW) return towed(road, left, i);
  const to = i + (COIN_MOVE[coin] as number);
  return to < 0 || to >= SPAN ? i - BEHIND : landOn(road, left, to, links + 1);
}

// The lap's progress is lost, then the pit costs its turns (R63).
function towed({ position, lap, dice }: Road, left: number, i: number): number {
  const place = position + i - BEHIND;
  const lapThere = lap + Math.floor((place - 1) / POSITIONS);
  const from = POSITIONS * (lap - 1) + position;
  const pit = POSITIONS * (towedLap(lapThere) - 1);
  return pit - from - (PIT_COST[dice] as number) + left * (MEAN_ROLL[dice] as number);
}
