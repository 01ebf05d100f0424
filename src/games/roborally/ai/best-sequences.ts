// Finds the best sequences of a hand for a lone robot: uses the floor's table, tries the most promising prefixes first, and
// prunes those that can't be among the best. Not here: scores alone (best-score.ts), or rivals (expert.ts).

import { keptBy } from '@core/memory';
import { FATAL, REGISTERS } from '../robots';
import type { Cell } from '../types';
import { type Bounds, boundAt, boundsOf, FALLS, MENDED, PLAIN } from './bounds';
import { ACTS, type Floor, LOST, type Pose, registersFrom, TYPES } from './floor';
import { type Plan, type Sequence, soreness, type Temper } from './sequences';

const LAST_INDEX = REGISTERS.length - 1;
/** Most sequences that one search keeps. */
const MOST_KEPT = 64;
/** Flags of a kept sequence, stored with its length. */
const IS_FINISH = 8;
const IS_FALL = 16;
/** A type's weight in a sequence's code, by register: codes sort like types, first register first. */
const WEIGHTS: readonly number[] = [4, 3, 2, 1, 0].map((power) => TYPES ** power);
/** A finish outweighs everything else; earlier is better. */
const FINISH = -1000;

/** A search for the best sequences of one plan, with buffers that the next search on this floor reuses. */
interface Search {
  readonly floor: Floor;
  readonly bounds: Bounds;
  plan: Plan;
  temper: Temper;
  finish: number;
  /** The lowest score of a path that destroys the robot; and whether damage may destroy it anywhere. */
  fall: number;
  isFragile: boolean;
  /** By damage at the end, off and on a repair site: its cost; and by damage so far, the lowest possible cost. */
  readonly plain: Float64Array;
  readonly mended: Float64Array;
  readonly leastPlain: Float64Array;
  readonly leastMended: Float64Array;
  most: number;
  /** Sequences kept so far, best first: score, code, and length with IS_FINISH and IS_FALL. */
  kept: number;
  readonly scores: Float64Array;
  readonly codes: Int32Array;
  readonly kinds: Uint8Array;
  /** TYPES entries for each register: the types that can follow a prefix, most promising first, and their bounds. */
  readonly order: Uint8Array;
  readonly hopes: Float64Array;
}

const roomOf = keptBy(
  (floor: Floor): Search => ({
    floor,
    bounds: boundsOf(floor),
    plan: { pose: 0, damage: 0, flags: 0, archive: 0, locked: [], counts: new Uint8Array(TYPES) },
    temper: { sore: 0, crippled: 0, fall: 0 },
    finish: FINISH,
    fall: 0,
    isFragile: false,
    plain: new Float64Array(FATAL),
    mended: new Float64Array(FATAL),
    leastPlain: new Float64Array(FATAL),
    leastMended: new Float64Array(FATAL),
    most: 0,
    kept: 0,
    scores: new Float64Array(MOST_KEPT),
    codes: new Int32Array(MOST_KEPT),
    kinds: new Uint8Array(MOST_KEPT),
    order: new Uint8Array(REGISTERS.length * TYPES),
    hopes: new Float64Array(REGISTERS.length * TYPES),
  }),
);

/**
 * Returns the best sequences, best first, at most this many; ties go to the lower first type. finish: its score, less the
 * register.
 */
export function bestSequences(floor: Floor, plan: Plan, temper: Temper, most: number, finish = FINISH): Sequence[] {
  const search = searchFor(floor, plan, temper, most, finish);
  return Array.from({ length: search.kept }, (_, rank) => sequenceAt(search, rank));
}

/** The sequence of this rank, 0 for the best; rank must be below countSequences. */
export function rankedSequence(floor: Floor, plan: Plan, temper: Temper, rank: number): Sequence {
  return sequenceAt(searchFor(floor, plan, temper, rank + 1, FINISH), rank);
}

/** How many sequences a plan has, counted up to `most`. */
export function countSequences(floor: Floor, plan: Plan, most: number): number {
  return countFrom(floor, plan, 0, plan.pose, plan.damage, plan.flags, most);
}

function countFrom(
  floor: Floor,
  plan: Plan,
  index: number,
  pose: Pose,
  damage: number,
  flags: number,
  most: number,
): number {
  if (index > LAST_INDEX) return 1;
  const { counts } = plan;
  const { course, next, harm } = floor;
  const locked = plan.locked[index] as number;
  let count = 0;
  for (let type = 0; type < TYPES && count < most; type++) {
    if (locked >= 0 ? type !== locked : counts[type] === 0) continue;
    const at = (pose * 5 + index) * ACTS + type;
    const to = next[at] as number;
    const hurt = damage + (harm[at] as number);
    const now = to !== LOST && course.checkpoint[to >> 2] === flags + 1 ? flags + 1 : flags;
    if (to === LOST || hurt >= FATAL || now === course.checkpoints.length) {
      count++;
      continue;
    }
    if (locked < 0) counts[type] = (counts[type] as number) - 1;
    count += countFrom(floor, plan, index + 1, to, hurt, now, most - count);
    if (locked < 0) counts[type] = (counts[type] as number) + 1;
  }
  return count;
}

/** The finished search. Valid until the next search on this floor. */
function searchFor(floor: Floor, plan: Plan, temper: Temper, most: number, finish: number): Search {
  if (most > MOST_KEPT) throw new Error(`a search keeps ${MOST_KEPT} sequences at most, not ${most}`);
  const search = roomOf(floor);
  search.plan = plan;
  search.temper = temper;
  search.finish = finish;
  search.fall = temper.fall + fallFrom(floor, plan);
  search.isFragile = plan.damage + search.bounds.harm * REGISTERS.length >= FATAL;
  search.most = most;
  search.kept = 0;
  weighDamage(search);
  visit(search, 0, plan.pose, plan.damage, plan.flags, plan.archive, 0);
  return search;
}

/** Changes search: fills the damage costs, starting from the robot's current damage. */
function weighDamage({ plan, temper, plain, mended, leastPlain, leastMended }: Search): void {
  let off = Infinity;
  let on = Infinity;
  for (let damage = FATAL - 1; damage >= plan.damage; damage--) {
    plain[damage] = soreness(temper, damage, false);
    mended[damage] = soreness(temper, damage, true);
    off = Math.min(off, plain[damage] as number);
    on = Math.min(on, mended[damage] as number);
    leastPlain[damage] = off;
    leastMended[damage] = on;
  }
}

/** Fewest registers from any archive that the robot may have when it falls. */
function fallFrom(floor: Floor, { flags, archive }: Plan): number {
  const { checkpoints } = floor.course;
  let least = registersFrom(floor, archive, flags);
  for (let now = flags + 1; now < checkpoints.length; now++) {
    least = Math.min(least, registersFrom(floor, checkpoints[now - 1] as Cell, now));
  }
  return least;
}

// Changes search: visits everything after this prefix. code: of the types so far.
function visit(
  search: Search,
  index: number,
  pose: Pose,
  damage: number,
  flags: number,
  archive: Cell,
  code: number,
): void {
  const { floor, plan, order, hopes } = search;
  const { course, next, harm } = floor;
  const { counts } = plan;
  const locked = plan.locked[index] as number;
  const weight = WEIGHTS[index] as number;
  const first = index * TYPES;
  const end = look(search, index, pose, damage, flags, archive, code);
  for (let rank = first; rank < end; rank++) {
    if (isHopeless(search, hopes[rank] as number)) return;
    const type = order[rank] as number;
    const at = (pose * 5 + index) * ACTS + type;
    const to = next[at] as number;
    const touches = course.checkpoint[to >> 2] === flags + 1;
    const now = touches ? flags + 1 : flags;
    if (locked < 0) counts[type] = (counts[type] as number) - 1;
    visit(search, index + 1, to, damage + (harm[at] as number), now, touches ? to >> 2 : archive, code + type * weight);
    if (locked < 0) counts[type] = (counts[type] as number) + 1;
  }
}

// Changes search: keeps sequences that end with the next card, and sorts the types that continue. Returns the end of that
// list.
function look(
  search: Search,
  index: number,
  pose: Pose,
  damage: number,
  flags: number,
  archive: Cell,
  code: number,
): number {
  const { floor, bounds, plan, temper, plain, mended } = search;
  const { course, next, harm } = floor;
  const { counts } = plan;
  const { entries } = bounds;
  const locked = plan.locked[index] as number;
  const weight = WEIGHTS[index] as number;
  let end = index * TYPES;
  for (let type = 0; type < TYPES; type++) {
    if (locked >= 0 ? type !== locked : counts[type] === 0) continue;
    const at = (pose * 5 + index) * ACTS + type;
    const to = next[at] as number;
    const hurt = damage + (harm[at] as number);
    if (to === LOST || hurt >= FATAL) {
      if (isHopeless(search, search.fall)) continue;
      keep(search, temper.fall + registersFrom(floor, archive, flags), code + type * weight, (index + 1) | IS_FALL);
      continue;
    }
    const now = course.checkpoint[to >> 2] === flags + 1 ? flags + 1 : flags;
    if (now === course.checkpoints.length) {
      keep(search, search.finish + index, code + type * weight, (index + 1) | IS_FINISH);
      continue;
    }
    const then = boundAt(bounds, now, index + 1, to);
    if (index === LAST_INDEX) {
      const off = (entries[then + PLAIN] as number) + (plain[hurt] as number);
      const on = (entries[then + MENDED] as number) + (mended[hurt] as number);
      keep(search, Math.min(off, on), code + type * weight, index + 1);
      continue;
    }
    const hope = hopeFrom(search, then, hurt);
    if (!isHopeless(search, hope)) insert(search, index * TYPES, end++, type, hope);
  }
  return end;
}

/** Changes search: inserts the type in order among those from first to end. */
function insert({ order, hopes }: Search, first: number, end: number, type: number, hope: number): void {
  let rank = end;
  for (; rank > first && (hopes[rank - 1] as number) > hope; rank--) {
    hopes[rank] = hopes[rank - 1] as number;
    order[rank] = order[rank - 1] as number;
  }
  hopes[rank] = hope;
  order[rank] = type;
}

/** A lower bound on the score of every sequence with this prefix. at: index of its bounds. */
function hopeFrom({ bounds, leastPlain, leastMended, isFragile, fall }: Search, at: number, damage: number): number {
  const { entries } = bounds;
  const off = (entries[at + PLAIN] as number) + (leastPlain[damage] as number);
  const on = (entries[at + MENDED] as number) + (leastMended[damage] as number);
  const lost = isFragile ? fall : (entries[at + FALLS] as number) + fall;
  return Math.min(off, on, lost);
}

/** Higher scores are not kept; equal ones may be kept if their types are lower. */
function isHopeless({ kept, most, scores }: Search, hope: number): boolean {
  return kept === most && hope > (scores[most - 1] as number);
}

// Changes search: inserts the sequence in order, unless enough are better.
function keep(search: Search, score: number, code: number, kind: number): void {
  const { most, scores, codes, kinds } = search;
  let rank = search.kept;
  if (rank === most) {
    const worst = scores[most - 1] as number;
    if (score > worst || (score === worst && code > (codes[most - 1] as number))) return;
    rank--;
  } else search.kept++;
  for (; rank > 0; rank--) {
    const above = scores[rank - 1] as number;
    if (above < score || (above === score && (codes[rank - 1] as number) < code)) break;
    scores[rank] = above;
    codes[rank] = codes[rank - 1] as number;
    kinds[rank] = kinds[rank - 1] as number;
  }
  scores[rank] = score;
  codes[rank] = code;
  kinds[rank] = kind;
}

function sequenceAt({ scores, codes, kinds }: Search, rank: number): Sequence {
  const kind = kinds[rank] as number;
  const code = codes[rank] as number;
  const types: number[] = [];
  for (let index = 0; index < (kind & (IS_FINISH - 1)); index++) {
    types.push(Math.floor(code / (WEIGHTS[index] as number)) % TYPES);
  }
  return { score: scores[rank] as number, types, finishes: (kind & IS_FINISH) > 0, falls: (kind & IS_FALL) > 0 };
}
