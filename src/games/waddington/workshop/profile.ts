// How fast a good driver is along a lap, and what each corner wears: an estimate, fast enough to follow a road while it is drawn. One
// car alone picks speeds for the fewest turns, with wear at a price, and takes the fastest lane of every corner. Left out: other cars,
// cards, pits, the lengths of lanes, and that gauges run out. The balance report (ai/) drives real races instead.

import { entry } from '@geometry/line';
import { fallOf, MOST_INCREASE, MOST_REDUCTION, PENALTY_CHART, reductionWear, STEP, TOP_SPEED } from '../data/charts';
import { fastestOf } from './edit';
import { cornersOf, roadOf, stretchesOf } from './rows';
import type { WaddingtonSource } from './source';

/** An estimate of a lap. Speeds are in squares a turn, 20 mph each. */
export interface Profile {
  /** By row from the finish line. */
  readonly speeds: readonly number[];
  /** In driving order. corner: its place in the source; row: of its band; limit: of its fastest lane; wear: points a lap. */
  readonly corners: readonly {
    readonly corner: number;
    readonly row: number;
    readonly limit: number;
    readonly wear: number;
  }[];
  readonly turns: number;
  readonly wear: number;
}

/** Turns that a point of wear is worth, and a spin-off. */
const PRICE = 0.2;
const SPIN = 3;
/** Rows of an average turn. */
const USUAL = 5;
/** Laps ahead that a driver thinks of, and laps of the estimate: the first one is not counted. */
const AHEAD = 2;
const LAPS = 5;
const FASTEST = TOP_SPEED / STEP;
const SPEEDS = FASTEST + 1;
const UP = MOST_INCREASE / STEP;
const DOWN = MOST_REDUCTION.normal / STEP;

/** What one square over a limit costs on average, by squares: none, the two columns of the chart, and a spin-off for certain. */
interface Over {
  readonly wear: number;
  readonly turns: number;
}

const ROLLS = 36;
const OVER: readonly Over[] = [{ wear: 0, turns: 0 }, overOf('over20'), overOf('over40')];
const OFF: Over = { wear: 0, turns: SPIN };

/** [R40] with fresh tyres. */
function overOf(column: 'over20' | 'over40'): Over {
  const falls = PENALTY_CHART.map((row) => ({ ways: row.ways, ...fallOf(row[column], 0) }));
  const mean = (of: (fall: (typeof falls)[number]) => number) =>
    falls.reduce((sum, fall) => sum + (fall.ways / ROLLS) * of(fall), 0);
  const wear = mean(({ tyres, brakes }) => tyres + brakes);
  return { wear, turns: PRICE * wear + SPIN * mean(({ spin }) => (spin ? 1 : 0)) };
}

interface Band {
  readonly corner: number;
  readonly row: number;
  readonly limit: number;
}

/** The estimate for a source. The same source gives the same one. */
export function profileOf(source: WaddingtonSource): Profile {
  const bands = cornersOf(stretchesOf(source, roadOf(source))).map(({ source: corner, first, end }): Band => {
    const row = (Math.ceil((first + end) / 2) - 1 + source.rows) % source.rows;
    return { corner, row, limit: fastestOf(entry(source.corners, corner)) / STEP };
  });
  return driveLaps(source.rows, bands);
}

function driveLaps(rows: number, bands: readonly Band[]): Profile {
  const values = valuesAhead(rows, bands);
  const passed = Array.from({ length: rows }, () => ({ speed: 0, times: 0 }));
  const wear = bands.map(() => 0);
  let [turns, reading] = [0, 0];
  for (let at = 0; at < rows * LAPS; ) {
    const speed = bestSpeed(rows, bands, values, at % rows, reading);
    const counts = at >= rows ? 1 : 0;
    turns += counts;
    const worn = slowing(reading, speed);
    bands.forEach(({ row, limit }, index) => {
      const crossed = crosses(at, speed, row, rows) ? over(speed - limit).wear : 0;
      // A driver slows down for the corner ahead.
      const braked = index === aheadOf(bands, at % rows) ? worn : 0;
      wear[index] = entry(wear, index) + counts * (crossed + braked);
    });
    for (let step = 0; step < speed; step++) {
      const row = entry(passed, (at + step) % rows);
      row.speed += counts * speed;
      row.times += counts;
    }
    at += speed;
    reading = speed;
  }
  const counted = LAPS - 1;
  return {
    speeds: passed.map(({ speed, times }) => (times === 0 ? 0 : speed / times)),
    corners: bands.map(({ corner, row, limit }, index) => ({ corner, row, limit, wear: entry(wear, index) / counted })),
    turns: turns / counted,
    wear: wear.reduce((sum, one) => sum + one, 0) / counted,
  };
}

/** Turns, and wear at its price, still to come from each row at each reading. */
function valuesAhead(rows: number, bands: readonly Band[]): Float64Array {
  const end = rows * AHEAD;
  const values = new Float64Array((end + SPEEDS) * SPEEDS);
  // A car that comes further in its last turn saves a part of the next one.
  for (let beyond = 0; beyond < SPEEDS; beyond++)
    values.fill(-beyond / USUAL, (end + beyond) * SPEEDS, (end + beyond + 1) * SPEEDS);
  for (let at = end - 1; at >= 0; at--) {
    const costs = Array.from({ length: SPEEDS }, (_, speed) => costOf(rows, bands, at % rows, speed));
    for (let reading = 0; reading < SPEEDS; reading++) {
      let least = Number.POSITIVE_INFINITY;
      for (let speed = slowest(reading); speed <= Math.min(FASTEST, reading + UP); speed++) {
        const next = values[(at + speed) * SPEEDS + speed] ?? 0;
        const turns = 1 + PRICE * slowing(reading, speed) + entry(costs, speed) + next;
        if (turns < least) least = turns;
      }
      values[at * SPEEDS + reading] = least;
    }
  }
  return values;
}

function bestSpeed(rows: number, bands: readonly Band[], values: Float64Array, at: number, reading: number): number {
  let [best, least] = [1, Number.POSITIVE_INFINITY];
  for (let speed = slowest(reading); speed <= Math.min(FASTEST, reading + UP); speed++) {
    const next = values[(at + speed) * SPEEDS + speed] ?? 0;
    const turns = PRICE * slowing(reading, speed) + costOf(rows, bands, at, speed) + next;
    if (turns < least) [best, least] = [speed, turns];
  }
  return best;
}

/** [R13] */
function slowest(reading: number): number {
  return Math.max(1, reading - DOWN);
}

/** The wear of slowing down [R16]. */
function slowing(from: number, to: number): number {
  const { brakes, tyres } = reductionWear(Math.max(0, from - to) * STEP);
  return brakes + tyres;
}

/** What the bands cost that a move crosses, in turns. */
function costOf(rows: number, bands: readonly Band[], at: number, speed: number): number {
  return bands.reduce((sum, { row, limit }) => {
    return crosses(at, speed, row, rows) ? sum + over(speed - limit).turns : sum;
  }, 0);
}

function over(squares: number): Over {
  return squares <= 0 ? entry(OVER, 0) : (OVER[Math.ceil(squares)] ?? OFF);
}

function crosses(at: number, speed: number, row: number, rows: number): boolean {
  return (row - (at % rows) - 1 + rows) % rows < speed;
}

/** The first band ahead of a row. */
function aheadOf(bands: readonly Band[], at: number): number {
  return Math.max(
    0,
    bands.findIndex(({ row }) => row > at),
  );
}
