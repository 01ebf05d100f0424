// Which die drivers roll: movement, unless something speaks against it (10.4).

import type { Draw, Seat } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { carOf, seatAt } from '../cars';
import { DIE_FACES, LANE_FACES } from '../data/coins';
import { isOnPitLane, isOnTrack, NEXT, POSITION_OF } from '../data/track';
import { freeSteps, laneDirection, pathFrom } from '../moves';
import { laneDieTrouble } from '../phases/drive';
import { isDecided } from '../phases/racing';
import type { HavocAction, HavocState, Space } from '../types';
import { expectedGain, MEAN_ROLL } from './road';
import { sightOf } from './sight';

const MOVE: HavocAction = { type: 'die', die: 'movement' };
const CHANGE: HavocAction = { type: 'die', die: 'lane' };

/** How often a Rookie on the pit lane rolls the standard die: this many times in ten. */
const WHIM = 3;
/** How often it changes lanes on a free road: this many times in a hundred. */
const WANDERS = 8;
/** Most lane changes in a row (10.4). */
const MOST_CHANGES = 2;

/** Movement, except with a pawn right ahead or on a random whim; on the pit lane mostly the lane-change die. */
export function simpleDie(s: Readonly<HavocState>, seat: Seat, draw: Draw, { risk }: Style = EVEN): HavocAction {
  const car = carOf(s, seat);
  if (laneDieTrouble(s, car) !== null) return MOVE;
  if (isOnPitLane(car.at)) return draw(10) < WHIM * (1 + risk) ? MOVE : CHANGE;
  if (seatAt(s, NEXT[car.at] as Space) >= 0) return CHANGE;
  return draw(100) < WANDERS ? CHANGE : MOVE;
}

/** The share of a free roll that movement must promise to a Racer. */
const LEAST_SHARE = 0.3;

/** Shares by which the boldest accept less from movement, and positions by which they overvalue it. */
const SHARE_DARED = 0.8;
const MOVE_DARED = 2.5;

/** Movement, unless it promises under 30 % of a free roll. */
export function expectedDie(s: Readonly<HavocState>, seat: Seat, { risk }: Style = EVEN): HavocAction {
  const car = carOf(s, seat);
  if (laneDieTrouble(s, car) !== null) return MOVE;
  if (isOnPitLane(car.at)) return daresWall(car.at, risk) ? MOVE : CHANGE;
  if (car.laneRolls >= MOST_CHANGES) return MOVE;
  const promise = moveValue(s, seat, 1);
  return promise < LEAST_SHARE * (1 - SHARE_DARED * risk) * (MEAN_ROLL[s.dice] as number) ? CHANGE : MOVE;
}

/** Rolls that Ace and Legend look ahead; in a pass that may be the last, only this roll counts. */
const AHEAD = 2;

/** The die with the better expected result over the next rolls, with each lane face evaluated. */
export function bestDie(s: Readonly<HavocState>, seat: Seat, { risk }: Style): HavocAction {
  const car = carOf(s, seat);
  if (laneDieTrouble(s, car) !== null) return MOVE;
  if (isOnPitLane(car.at)) return daresWall(car.at, risk) ? MOVE : CHANGE;
  if (car.laneRolls >= MOST_CHANGES) return MOVE;
  // Right behind a pawn a movement roll certainly gains nothing.
  if (seatAt(s, NEXT[car.at] as Space) >= 0) return CHANGE;
  const rolls = s.stage === 'tieBreak' || isDecided(s) ? 1 : AHEAD;
  return laneValue(s, seat, rolls - 1) > moveValue(s, seat, rolls) + MOVE_DARED * risk ? CHANGE : MOVE;
}

/** Most rolls of six that may end in the wall for the boldest to drive on along the pit lane. */
const WALL_DARED = 5;

/** Whether a driver drives on along the pit lane, where a roll may end in the wall, instead of waiting for the lane die. */
function daresWall(at: Space, risk: number): boolean {
  return 1 + (POSITION_OF[at] as number) <= WALL_DARED * risk;
}

function moveValue(s: Readonly<HavocState>, seat: Seat, rolls: number): number {
  const { at } = carOf(s, seat);
  const room = freeSteps(s, seat, at as Space, NEXT, 12);
  return expectedGain(s, sightOf(s, seat), seat, at as Space, rolls, { room });
}

/** The mean expected gain over the six faces. */
function laneValue(s: Readonly<HavocState>, seat: Seat, rolls: number): number {
  const sight = sightOf(s, seat);
  const at = carOf(s, seat).at as Space;
  let sum = 0;
  for (const face of LANE_FACES) {
    const direction = laneDirection(face);
    const made = freeSteps(s, seat, at, direction, face.steps);
    const to = pathFrom(at, direction, made).at(-1) as Space;
    // The pit lane costs one to three turns before the car is back on the track.
    if (!isOnTrack(to)) sum -= 2 * (MEAN_ROLL[s.dice] as number);
    else {
      const room = freeSteps(s, seat, to, NEXT, 12);
      sum += expectedGain(s, sight, seat, to, rolls, { landing: made > 0, room });
    }
  }
  return sum / DIE_FACES;
}
