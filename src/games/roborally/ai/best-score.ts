// The score of the best programme of a hand alone, which those who look ahead ask for thousands of times in a decision.
// Not for: the programmes themselves (best-sequences.ts), of which many are kept.

import { keptBy } from '@core/memory';
import { FATAL } from '../robots';
import { ACTS, type Floor, LOST, type Pose, registersFrom, TYPES } from './floor';
import { type Horizon, type Plan, soreness, type Temper } from './sequences';

const LAST_INDEX = 4;
/** Room for the beginnings that were visited, a power of two: a hand has 2,800 at most. */
const PLACES = 4096;
/** A beginning holds each type up to four times: digits to this base say which cards it took. */
const WEIGHTS: readonly number[] = Array.from({ length: TYPES }, (_, type) => 5 ** type);

/** A search, and the room that the next one works in. */
interface Search {
  readonly floor: Floor;
  /** By place: the beginning that was visited, and in which search. */
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
 * The score of the best sequence of this plan, as bestSequences finds it. Cards in another order often lead to the same
 * pose with the same cards left: what may follow is looked at once.
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

// Changes search: least. taken: which cards the beginning took from the hand.
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
      // Who has touched a checkpoint in this turn has its archive there.
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

// Changes search: notes this beginning. True if one with the same cards has come to the same before.
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
