// The numbers in RoboRally's hints: steps to the next checkpoint with the risk of destruction, damage and lives.
// Not here: which answer is best (ai/hints).

import type { Decision, HintHooks, HintText, Imagined, Means } from '@core/contract';
import { meanOf, percent, tenths } from '@core/hints';
import { courseOfRace, FULL_HAND, robotOf } from '../robots';
import { distanceOf } from '../standings';
import type { RoborallyAction, RoborallyState, RoborallyTypes } from '../types';
import { themes } from './themes';

export const hintHooks: HintHooks<RoborallyTypes> = { rounds: 1, tally, path, explain, themes };

type Ahead = Parameters<HintHooks<RoborallyTypes>['tally']>[0];

function tally({ before, after, seat, events }: Ahead): Means {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const [was, is] = [robotOf(before, seat), robotOf(after, seat)];
  return {
    steps: is.flags > was.flags ? 0 : distanceOf(after, is),
    touched: is.flags > was.flags ? 1 : 0,
    destroyed: own.some(({ type }) => type === 'robotDestroyed') ? 1 : 0,
    damage: is.damage,
    taken: own.reduce((sum, event) => sum + (event.type === 'damageTaken' ? event.amount : 0), 0),
    lives: is.lives,
  };
}

/** Cell and facing after every step of the turn, each as one number: cell * 4 + facing. */
function path({ before, seat, events }: Ahead): number[] {
  const robot = robotOf(before, seat);
  let { cell, facing } = robot;
  const poses: number[] = cell < 0 ? [] : [cell * 4 + facing];
  for (const event of events) {
    if (event.type === 'turnEnded' || (event.type === 'robotDestroyed' && event.seat === seat)) break;
    if (event.type === 'robotRespawned' && event.seat === seat) [cell, facing] = [event.at, event.facing];
    if (event.type === 'robotsMoved' || event.type === 'beltsMoved')
      cell = event.moves.find((move) => move.seat === seat)?.to ?? cell;
    if (event.type === 'beltsMoved' || event.type === 'gearsTurned')
      facing = event.turns.find((turn) => turn.seat === seat)?.to ?? facing;
    if (event.type === 'robotRotated' && event.seat === seat) facing = event.to;
    if (cell >= 0 && poses.at(-1) !== cell * 4 + facing) poses.push(cell * 4 + facing);
  }
  return poses;
}

function explain(s: Imagined<RoborallyState>, decision: Decision, _action: RoborallyAction, means: Means): HintText {
  const mean = (name: string) => meanOf(means, name);
  const robot = robotOf(s, decision.seat);
  const damage = mean('damage');
  const values = {
    number: Math.min(robot.flags + 1, courseOfRace(s).checkpoints.length),
    touch: percent(mean('touched')),
    // Whole steps: no player counts tenths of a step.
    steps: Math.round(mean('steps')),
    risk: percent(mean('destroyed')),
    damage: tenths(damage),
    taken: tenths(mean('taken')),
    cards: Math.max(0, Math.round(FULL_HAND - damage)),
    lives: tenths(mean('lives')),
  };
  return {
    tag: { id: 'tag', values },
    why: [
      { id: 'road', values },
      { id: 'kept', values },
    ],
  };
}
