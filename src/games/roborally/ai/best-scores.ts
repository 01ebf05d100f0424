// The scores of the best programmes of several hands from every pose of a course at once. Many poses share what follows the
// first cards, so it is searched once for all of them.
// Not here: a single pose (best-score.ts), damaged robots and locked registers.

import { FATAL } from '../robots';
import { ACTS, type Floor, LOST, type Pose, registersFrom, TYPES } from './floor';
import { type Horizon, soreness, type Temper } from './sequences';

const LAST_INDEX = 4;
const NEVER = Number.POSITIVE_INFINITY;
const UNKNOWN = 0;
const STAYS = 1;
/** Some of these programmes fall before they touch a checkpoint; the cost of that depends on the starting pose. */
const FALLS = 2;

/** Results for all prefixes with the same damage and checkpoints, by cards taken and pose. */
interface Plane {
  /** The best score, without falls, which are stored separately. */
  readonly score: Float64Array;
  readonly known: Uint8Array;
}

interface Search {
  readonly floor: Floor;
  readonly temper: Temper;
  readonly horizon: Horizon;
  /** Checkpoints touched at the start. */
  readonly flags: number;
  readonly poses: number;
  /** Cards of each type left in the hand. */
  readonly counts: Uint8Array;
  /** By type: what one card adds to the number that encodes the cards taken. */
  readonly weights: readonly number[];
  /** By checkpoints touched since the start * FATAL + damage; sparse. */
  readonly planes: Plane[];
  /** Entries per plane. */
  readonly size: number;
}

/** By hand, then pose: the score of an undamaged robot's best sequence, as bestScore finds it from that pose. */
export function bestScores(
  floor: Floor,
  hands: readonly Readonly<Uint8Array>[],
  flags: number,
  temper: Temper,
  horizon: Horizon,
): Float64Array[] {
  const poses = floor.course.pit.length * 4;
  // One buffer for all hands: planes are megabytes.
  const size = Math.max(...hands.map(waysToTake)) * poses;
  const planes: Plane[] = [];
  return hands.map((hand) => {
    planes.forEach(({ known }) => void known.fill(UNKNOWN));
    const search = { floor, temper, horizon, flags, poses, counts: Uint8Array.from(hand), weights: weightsOf(hand) };
    return scoresOf({ ...search, planes, size });
  });
}

function scoresOf(search: Search): Float64Array {
  const { floor, temper, flags, poses } = search;
  const plane = planeOf(search, 0, flags);
  const scores = new Float64Array(poses);
  for (let pose = 0; pose < poses; pose++) {
    visit(search, plane, 0, pose, 0, flags, 0);
    const fall = plane.known[pose] === FALLS ? temper.fall + registersFrom(floor, pose >> 2, flags) : NEVER;
    scores[pose] = Math.min(plane.score[pose] as number, fall);
  }
  return scores;
}

function waysToTake(hand: Readonly<Uint8Array>): number {
  return hand.reduce((ways, count) => ways * (count + 1), 1);
}

function weightsOf(hand: Readonly<Uint8Array>): number[] {
  return Array.from(hand, (_, type) => waysToTake(hand.subarray(0, type)));
}

function planeOf({ planes, flags, size }: Search, damage: number, now: number): Plane {
  const at = (now - flags) * FATAL + damage;
  planes[at] ??= { score: new Float64Array(size), known: new Uint8Array(size) };
  return planes[at];
}

// Changes plane, which holds this prefix's damage and checkpoints, and the planes that follow. taken: its cards.
function visit(
  search: Search,
  plane: Plane,
  index: number,
  pose: Pose,
  damage: number,
  flags: number,
  taken: number,
): void {
  const { floor, temper, horizon, counts, weights, poses } = search;
  const { course, next, harm } = floor;
  let least = NEVER;
  let known = STAYS;
  for (let type = 0; type < TYPES; type++) {
    if (counts[type] === 0) continue;
    const at = (pose * 5 + index) * ACTS + type;
    const to = next[at] as number;
    const hurt = damage + (harm[at] as number);
    if (to === LOST || hurt >= FATAL) {
      if (flags === search.flags) known = FALLS;
      else least = Math.min(least, temper.fall + registersFrom(floor, course.checkpoints[flags - 1] as number, flags));
      continue;
    }
    const cell = to >> 2;
    const now = course.checkpoint[cell] === flags + 1 ? flags + 1 : flags;
    if (now > flags && now === course.checkpoints.length) least = Math.min(least, horizon.finish + index);
    else if (index === LAST_INDEX) {
      const score = horizon.left(floor, to, now) + soreness(temper, hurt, course.repair[cell] === true);
      least = Math.min(least, score);
    } else {
      const then = taken + (weights[type] as number);
      const slot = then * poses + to;
      const after = hurt === damage && now === flags ? plane : planeOf(search, hurt, now);
      if (after.known[slot] === UNKNOWN) {
        counts[type] = (counts[type] as number) - 1;
        visit(search, after, index + 1, to, hurt, now, then);
        counts[type] = (counts[type] as number) + 1;
      }
      least = Math.min(least, after.score[slot] as number);
      if (after.known[slot] === FALLS) known = FALLS;
    }
  }
  const slot = taken * poses + pose;
  plane.score[slot] = least;
  plane.known[slot] = known;
}
