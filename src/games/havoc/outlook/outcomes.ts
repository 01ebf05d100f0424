// The result of each roll for a seat's pawn, as far as the seat can know: its own coins exactly, others' as unknown.
// Not here: rolling (phases/drive.ts) or judging (ai/).

import type { Seat } from '@core/contract';
import { carOf, hasFinished, type Pawn, progressOf } from '../cars';
import { DIE_FACES, LANE_FACES, TOW } from '../data/coins';
import { isInPit, isOnTrack, NEXT, PIT } from '../data/track';
import { advancePawn, coinMove, freeSteps, hitsWall, laneDirection, pathFrom, towedLap } from '../moves';
import { diceCount } from '../phases/drive';
import type { ChoiceOfDie, DieKind, HavocState, RollOutcome, Space } from '../types';

/** Every outcome of rolling this die now, in ascending order of rolls. */
export function outcomesOf(s: Readonly<HavocState>, seat: Seat, die: DieKind): ChoiceOfDie {
  const dice = die === 'lane' ? 1 : diceCount(s, carOf(s, seat));
  const of = DIE_FACES ** dice;
  const rolls = rollWays(dice).map(({ roll, ways }) => ({ ...outcomeOf(s, seat, die, roll), ways }));
  return { die, dice, of, outcomes: rolls };
}

/** Totals of this many dice with the number of ways to roll each. */
export function rollWays(dice: number): { roll: number; ways: number }[] {
  const rolls: { roll: number; ways: number }[] = [];
  for (let roll = dice; roll <= DIE_FACES * dice; roll++) {
    rolls.push({ roll, ways: dice === 1 ? 1 : DIE_FACES - Math.abs(roll - DIE_FACES - 1) });
  }
  return rolls;
}

/** The chance of each total of this many dice, by total; without dice all are 0. */
export function rollChances(dice: number): number[] {
  const chances = Array.from({ length: 2 * DIE_FACES + 1 }, () => 0);
  if (dice > 0) for (const { roll, ways } of rollWays(dice)) chances[roll] = ways / DIE_FACES ** dice;
  return chances;
}

function outcomeOf(s: Readonly<HavocState>, seat: Seat, die: DieKind, roll: number): Omit<RollOutcome, 'ways'> {
  const car = carOf(s, seat);
  const from = car.at as Space;
  const pawn: Pawn = { at: from, lap: car.lap };
  const face = die === 'lane' ? LANE_FACES[roll - 1] : undefined;
  const asked = face?.steps ?? roll;
  const direction = face === undefined ? NEXT : laneDirection(face);
  const made = freeSteps(s, seat, from, direction, asked);
  const path = pathFrom(from, direction, made);
  const end = path.at(-1) as Space;
  const crashes = die === 'movement' && hitsWall(end, made, asked);
  const coins: RollOutcome['coins'] = [];
  if (crashes) pawn.at = isInPit(from) ? from : PIT;
  else advancePawn(pawn, direction, made);
  if (!crashes && made > 0) followCoins(s, seat, pawn, coins);
  return {
    roll,
    path,
    blocked: made < asked && !crashes,
    crashes,
    coins,
    to: pawn.at as Space,
    lap: pawn.lap,
    progress: progressOf(pawn),
    finishes: s.stage === 'racing' && hasFinished(s, pawn),
  };
}

// Changes pawn and coins: follows the chain of own coins, up to a cell with no coin or another seat's (R57-R63).
function followCoins(s: Readonly<HavocState>, seat: Seat, pawn: Pawn, coins: RollOutcome['coins']): void {
  const { laid } = s;
  while (isOnTrack(pawn.at)) {
    const at: Space = pawn.at;
    const index = laid.at.indexOf(at);
    if (index < 0 || coins.some((one) => one.at === at)) return;
    const coin = laid.by[index] === seat ? (laid.coin[index] as number) : null;
    coins.push({ at, coin });
    if (coin === null) return;
    if (coin === TOW) {
      pawn.at = PIT;
      pawn.lap = towedLap(pawn.lap);
      return;
    }
    const { direction, steps } = coinMove(coin);
    const made = freeSteps(s, seat, at, direction, steps);
    advancePawn(pawn, direction, made);
    if (made === 0) return;
  }
}
