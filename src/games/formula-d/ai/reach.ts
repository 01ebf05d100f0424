// The expected loss of every gear's die. It looks at every roll's ends on one shared tree of paths, space by space.
// Not here: the pits, whose ends depend on how a roll is used up (weigh.ts).

import { affords } from '../cars';
import { GEAR_DICE, GEAR_VALUES, MOST_GEAR } from '../data/dice';
import { shiftCost } from '../phases/gears';
import { graphFor, PIT_LANE } from '../phases/graph';
import { pathCost } from '../phases/routes';
import { FATAL, FLAG, isKept, type Search } from '../phases/search';
import { pathsOf } from '../phases/workspace';
import type { Gear, Space } from '../types';
import { flagLoss, type Landing, landingLoss, landingOn } from './landing';
import { type Sight, type Traffic, trafficOf } from './sight';

/** The path kept so far to one space. landing: looked up on first use. */
interface End {
  readonly to: Space;
  node: number;
  steps: number;
  over: number;
  isLocked: boolean;
  isFlag: boolean;
  landing: Landing | undefined;
}

/** By number of spaces: the gears whose die shows it, ascending, and the chance of each. */
const SHARES: readonly (readonly { gear: Gear; share: number }[])[] = Array.from(
  { length: 1 + (GEAR_DICE[MOST_GEAR]?.high ?? 0) },
  (_, spaces) =>
    GEAR_VALUES.flatMap((values, gear) =>
      values
        .filter(({ value }) => value === spaces)
        .map(({ ways }) => ({ gear, share: ways / (GEAR_DICE[gear]?.faces.length ?? 1) })),
    ),
);

/** WP that shifting to a gear subtracts from what a driver has for the roll, if it counts them. */
export function promisedBy({ car, purse }: Sight, gear: Gear): number {
  return purse.budget === 0 ? 0 : shiftCost(car, gear);
}

/**
 * The expected loss of each gear's die if every value takes its best end, by gear, this round included. gears are ascending.
 * Undefined if some path leads through the pits. out: the loss if no end survives.
 */
export function rollsOnTrack(sight: Sight, gears: readonly Gear[], out: number): Float64Array | undefined {
  const { s, seat, car } = sight;
  const low = gears[0] ?? 1;
  const high = gears.at(-1) ?? 1;
  const most = GEAR_DICE[high]?.high ?? 0;
  const search = pathsOf(s, seat, most);
  if (leadsThroughPits(search, most, graphFor(s.circuit).kind)) return undefined;
  const traffic = trafficOf(sight);
  const losses = new Float64Array(MOST_GEAR + 1).fill(1);
  const ends: End[] = [];
  for (let spaces = 0; spaces <= most; spaces++) {
    addEnds(ends, search, spaces);
    dropDear(ends, spaces, car.wear);
    for (const { gear, share } of SHARES[spaces] ?? []) {
      if (gear < low || gear > high) continue;
      losses[gear] = (losses[gear] as number) + share * leastOf(sight, traffic, ends, spaces, gear, out);
    }
  }
  return losses;
}

function leadsThroughPits({ tree, upTo }: Readonly<Search>, most: number, kind: Uint8Array): boolean {
  const count = upTo[most] as number;
  for (let node = 0; node < count; node++) if ((kind[tree.space[node] as number] as number) >= PIT_LANE) return true;
  return false;
}

/** Changes ends: adds the paths with this many steps (R21, R23). */
function addEnds(ends: End[], { tree, upTo }: Readonly<Search>, steps: number): void {
  const last = upTo[steps] as number;
  for (let node = steps === 0 ? 0 : (upTo[steps - 1] as number); node < last; node++) {
    if (tree.end[node] === FATAL) continue;
    const to = tree.space[node] as number;
    const isLocked = (tree.weight[node] as number) > 0;
    let end = endOn(ends, to);
    if (end === undefined) {
      end = { to, node, steps, over: 0, isLocked, isFlag: false, landing: undefined };
      ends.push(end);
    } else if (end.steps === steps && !isKept(tree, node, end.node)) continue;
    if (end.isLocked !== isLocked) end.landing = undefined;
    end.node = node;
    end.steps = steps;
    end.over = tree.over[node] as number;
    end.isLocked = isLocked;
    end.isFlag = tree.end[node] === FLAG;
  }
}

/** The end on a space: one of the last ones found, if any. */
function endOn(ends: readonly End[], to: Space): End | undefined {
  for (let i = ends.length - 1; i >= 0; i--) {
    const end = ends[i] as End;
    if (end.to === to) return end;
  }
  return undefined;
}

function costOf({ steps, over, isFlag }: End, spaces: number): number {
  return pathCost(isFlag ? 0 : spaces - steps, over, 0);
}

/** Changes ends: drops those that the wear points can no longer pay for. */
function dropDear(ends: End[], spaces: number, wear: number): void {
  let kept = 0;
  for (const end of ends) {
    const cost = costOf(end, spaces);
    if (affords(wear, cost)) ends[kept++] = end;
  }
  ends.length = kept;
}

function leastOf(
  sight: Sight,
  traffic: Traffic,
  ends: readonly End[],
  spaces: number,
  gear: Gear,
  out: number,
): number {
  const { wear } = sight.car;
  const extra = promisedBy(sight, gear);
  let least: number | undefined;
  for (const end of ends) {
    const own = costOf(end, spaces);
    if (own > 0 && !affords(wear, own + extra)) continue;
    const loss = end.isFlag
      ? flagLoss(sight, own + extra)
      : landingLoss(sight, landingOf(sight, traffic, end), gear, own + extra);
    if (least === undefined || loss < least) least = loss;
  }
  return least ?? out;
}

/** Changes end: looks up its landing. */
function landingOf(sight: Sight, traffic: Traffic, end: End): Landing {
  end.landing ??= landingOn(sight, traffic, end.to, end.isLocked);
  return end.landing;
}
