// The score of a hand's best programme for a lone robot. The search ahead needs it thousands of times in a decision.
// Not here: the programmes themselves (best-sequences.ts).

import { keptBy } from '@core/memory';
import { FATAL } from '../robots';
import { ACTS, type Floor, LOST, type Pose, registersFrom, TYPES } from './floor';
import { type Horizon, type Plan, soreness, type Temper } from './sequences';

const LAST_INDEX = 4;
/** Table size for visited prefixes, a power of two: a hand has at most 2,800. */
const PLACES = 4096;
/** A prefix holds each type up to four times: digits in this base encode the cards it uses. */
const WEIGHTS: readonly number[] = Array.from({ length: TYPES }, (_, type) => 5 ** type);

/** A search, with buffers that the next search reuses. */
interface Search {
  readonly floor: Floor;
  /** Per slot: the visited prefix, and the search that visited it. */
  readonly visited: Float64Array;
  readonly visitedIn: Int32Array;
  number: number;
  plan: Plan;
  temper: Temper;
  horizon: Horizon;
  least: number;
}

const roomOf = keptBy((_: Floor) => ({
  visited: new Float64Array(PLACES),
  visitedIn: new Int32Array(PLACES),
  search: undefined as Search | undefined,
}));

/**
 * Returns the score of this plan's best sequence, as bestSequences finds it. Cards in another order often lead to the
 * same pose with the same cards left; the rest is then searched once.
 */
export function bestScore(floor: Floor, plan: Plan, temper: Temper, horizon: Horizon): number {
  const room = roomOf(floor);
  const least = Number.POSITIVE_INFINITY;
  const { visited, visitedIn } = room;
  room.search ??= { floor, visited, visitedIn, number: 0, plan, temper, horizon, least };
  const { search } = room;
  search.plan = plan;
  search.temper = temper;
  search.horizon = horizon;
  search.least = least;
  search.number++;
  visit(search, 0, plan.pose, plan.damage, plan.flags, 0);
  return search.least === least ? 0 : search.least;
}

// Changes search.least. taken: the cards that the prefix took from the hand.
function visit(search: Search, index: number, pose: Pose, damage: number, flags: number, taken: number): void {
  const { floor, horizon, plan, temper } = search;
  const { course, next, harm } = floor;
  const { counts } = plan;
  const locked = plan.locked[index] as number;
  for (let type = 0; type < TYPES; type++) {
    if (locked >= 0 ? type !== locked : counts[type] === 0) continue;
    const at = (pose * 5 + index) * ACTS + type;
    const to = next[at] as number;
    const hurt = damage + (harm[at] as number);
    if (to === LOST || hurt >= FATAL) {
      // A robot that touched a checkpoint this turn has its archive there.
      const archive = flags === plan.flags ? plan.archive : (course.checkpoints[flags - 1] as number);
      keep(search, temper.fall + registersFrom(floor, archive, flags));
      continue;
    }
    const cell = to >> 2;
    const now = course.checkpoint[cell] === flags + 1 ? flags + 1 : flags;
    if (now > flags && now === course.checkpoints.length) keep(search, horizon.finish + index);
    else if (index === LAST_INDEX) {
      keep(search, horizon.left(floor, to, now) + soreness(temper, hurt, course.repair[cell] === true));
    } else {
      const then = locked < 0 ? taken + (WEIGHTS[type] as number) : taken;
      if (wasVisited(search, index, to, hurt, now, then)) continue;
      if (locked < 0) counts[type] = (counts[type] as number) - 1;
      visit(search, index + 1, to, hurt, now, then);
      if (locked < 0) counts[type] = (counts[type] as number) + 1;
    }
  }
}

function keep(search: Search, score: number): void {
  if (score < search.least) search.least = score;
}

// Changes search: records this prefix. Returns true if an equal prefix with the same cards was visited before.
function wasVisited(
  { visited, visitedIn, number }: Search,
  index: number,
  pose: Pose,
  damage: number,
  flags: number,
  taken: number,
): boolean {
  const where = ((pose * FATAL + damage) * 16 + flags) * 5 + index;
  const beginning = where * 5 ** TYPES + taken;
  let place = (Math.imul(where, 0x9e3779b1) ^ Math.imul(taken, 0x85ebca6b)) >>> 20;
  while (visitedIn[place] === number) {
    if (visited[place] === beginning) return true;
    place = (place + 1) & (PLACES - 1);
  }
  visited[place] = beginning;
  visitedIn[place] = number;
  return false;
}
