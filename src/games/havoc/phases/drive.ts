// One racing turn: the choice of die, the roll, the path of the car, and the coins it lands on (R51-R80).
// Not here: whose turn it is and when the race ends (racing.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { carOf, coinAt, progressOf, seatAt } from '../cars';
import { DIE_FACES, LANE_FACES, TOW } from '../data/coins';
import { isInPit, isOnPitLane, isOnTrack, NEXT, POSITION_OF, PREVIOUS, RIGHT } from '../data/track';
import {
  advancePawn,
  coinMove,
  type Direction,
  freeSteps,
  hitsWall,
  laneDirection,
  lapChange,
  pathFrom,
} from '../moves';
import type { Car, Coin, DieKind, HavocEvent, HavocState, MoveCause, Space } from '../types';
import { refuse } from '../violations';
import { crash, leavePit, towToPit } from './pits';

/** Why only the movement die is allowed: the pit, or a pawn beside the pit-lane space (R72, R78); null if both are. */
export function laneDieTrouble(s: Readonly<HavocState>, car: Readonly<Car>): 'inPit' | 'beside' | null {
  if (isInPit(car.at)) return 'inPit';
  return isOnPitLane(car.at) && seatAt(s, RIGHT[car.at] as Space) >= 0 ? 'beside' : null;
}

/** The kinds of dice the seat may roll, movement first. */
export function diceAllowed(s: Readonly<HavocState>, seat: Seat): DieKind[] {
  return laneDieTrouble(s, carOf(s, seat)) === null ? ['movement', 'lane'] : ['movement'];
}

/** Dice of a movement roll: the setting on the track; one in the pit and on the pit lane (C7, R56, R72, R77). */
export function diceCount(s: Readonly<HavocState>, car: Readonly<Car>): number {
  return isOnTrack(car.at) ? s.dice : 1;
}

/** Null if the seat may roll it. Violation: 'no-lane-die' in the pit (R72) and beside a pawn (R78). */
export function checkDie(s: Readonly<HavocState>, seat: Seat, die: DieKind): RuleViolation | null {
  if (die === 'movement') return null;
  const car = carOf(s, seat);
  const trouble = laneDieTrouble(s, car);
  if (trouble === null) return null;
  return refuse(
    'no-lane-die',
    { why: trouble, position: POSITION_OF[car.at] as number },
    trouble === 'inPit' ? 'R72' : 'R78',
  );
}

/** Changes s: the roll and all its consequences this turn. */
export function rollDie(s: HavocState, seat: Seat, die: DieKind, io: Io<HavocEvent>): void {
  const car = carOf(s, seat);
  const dice = die === 'lane' ? 1 : diceCount(s, car);
  io.emit({ round: s.round, type: 'dieChosen', seat, die, dice });
  car.die = die;
  car.faces = [];
  const roll = io.drawFor(seat);
  for (let n = 0; n < dice; n++) car.faces.push(1 + roll(DIE_FACES));
  car.laneRolls = die === 'lane' ? car.laneRolls + 1 : 0;
  const total = die === 'lane' ? 0 : car.faces.reduce((sum, face) => sum + face, 0);
  const face = die === 'lane' ? LANE_FACES[(car.faces[0] as number) - 1] : undefined;
  const symbol = face?.symbol ?? null;
  io.emit({ round: s.round, type: 'dieRolled', seat, die, faces: car.faces.slice(), total, symbol });
  if (face !== undefined) changeLane(s, seat, face, io);
  else if (isInPit(car.at)) leavePit(s, seat, total, io);
  else if (isOnPitLane(car.at)) moveOnPitLane(s, seat, total, io);
  else if (moveAlong(s, seat, NEXT, total, 'roll', io) > 0) triggerCoins(s, seat, io);
}

// A pawn stops the car before the wall does (R74, R75).
function moveOnPitLane(s: HavocState, seat: Seat, total: number, io: Io<HavocEvent>): void {
  const car = carOf(s, seat);
  const made = freeSteps(s, seat, car.at, NEXT, total);
  const path = pathFrom(car.at, NEXT, made);
  if (hitsWall(path.at(-1) as Space, made, total)) crash(s, seat, path, io);
  else moveAlong(s, seat, NEXT, total, 'roll', io);
}

/** Changes s: moves along the lane or the pit lane as far as it is free (R52-R54, R58). Returns the steps taken. */
function moveAlong(
  s: HavocState,
  seat: Seat,
  direction: Direction,
  asked: number,
  cause: MoveCause,
  io: Io<HavocEvent>,
): number {
  const car = carOf(s, seat);
  const from = car.at;
  const made = freeSteps(s, seat, from, direction, asked);
  const path = pathFrom(from, direction, made);
  let lap = car.lap;
  advancePawn(car, direction, made);
  const way = direction === NEXT ? 'forward' : 'backward';
  io.emit({ round: s.round, type: 'pawnMoved', seat, path, cause, direction: way, asked, made });
  for (let step = 1; step < path.length; step++) {
    const change = lapChange(path[step - 1] as Space, path[step] as Space, direction);
    if (change === 0) continue;
    lap += change;
    io.emit({ round: s.round, type: 'lineCrossed', seat, direction: way, step, lap });
  }
  if (made < asked) tellBlocked(s, seat, direction, io);
  return made;
}

function tellBlocked(s: Readonly<HavocState>, seat: Seat, direction: Direction, io: Io<HavocEvent>): void {
  const { at } = carOf(s, seat);
  const next = direction[at] as Space | -1;
  if (next < 0) io.emit({ round: s.round, type: 'pawnBlocked', seat, by: 'wall', at });
  else io.emit({ round: s.round, type: 'pawnBlocked', seat, by: seatAt(s, next), at: next });
}

// Sideways as far as possible, one lane at a time (R64-R70, R79).
function changeLane(s: HavocState, seat: Seat, face: (typeof LANE_FACES)[number], io: Io<HavocEvent>): void {
  const { symbol, side, steps } = face;
  if (side === 0) {
    io.emit({ round: s.round, type: 'checkEngine', seat });
    return;
  }
  const car = carOf(s, seat);
  const from = car.at;
  const direction = laneDirection(face);
  const made = freeSteps(s, seat, from, direction, steps);
  advancePawn(car, direction, made);
  io.emit({ round: s.round, type: 'laneShifted', seat, path: pathFrom(from, direction, made), symbol });
  if (made < steps) tellBlocked(s, seat, direction, io);
  if (made === 0) return;
  if (isOnPitLane(car.at)) io.emit({ round: s.round, type: 'pitLaneEntered', seat, from, at: car.at });
  if (isOnPitLane(from)) io.emit({ round: s.round, type: 'merged', seat, from, to: car.at });
  triggerCoins(s, seat, io);
}

// Each coin that the car lands on moves it, possibly onto the next coin (R55, R57-R60, R67).
function triggerCoins(s: HavocState, seat: Seat, io: Io<HavocEvent>): void {
  const car = carOf(s, seat);
  for (let chain = 1; ; chain++) {
    const index = coinAt(s, car.at);
    if (index < 0) return;
    const coin = takeUp(s, seat, index, chain, io);
    if (coin === TOW) {
      const before = progressOf(car);
      towToPit(s, seat, io);
      car.coinLosses += Math.max(0, before - progressOf(car));
      return;
    }
    const { direction, steps } = coinMove(coin);
    const made = moveAlong(s, seat, direction, steps, 'coin', io);
    if (direction === PREVIOUS) car.coinLosses += made;
    if (made === 0) return;
  }
}

function takeUp(s: HavocState, seat: Seat, index: number, chain: number, io: Io<HavocEvent>): Coin {
  const { laid } = s;
  const at = laid.at[index] as Space;
  const coin = laid.coin[index] as Coin;
  const by = laid.by[index] as Seat;
  for (const list of [laid.at, laid.coin, laid.by, laid.lot]) list.splice(index, 1);
  s.tray.push(coin);
  const car = carOf(s, seat);
  if (by === seat) car.ownTriggered++;
  else car.othersTriggered++;
  io.emit({ round: s.round, type: 'coinRevealed', at, coin, by, seat, chain });
  return coin;
}
