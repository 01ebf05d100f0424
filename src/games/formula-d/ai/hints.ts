// The reasons that a Formula D hint gives for an answer: the path, the risk of elimination, and the wear points kept.
// Not here: which answer is best (ai/hints).

import type { Decision, HintHooks, HintText, Imagined, Means } from '@core/contract';
import { meanOf, percent, tenths } from '@core/hints';
import { EVEN } from '@core/style';
import { carOf, isRunning } from '../cars';
import type { FormulaAction, FormulaState, FormulaTypes } from '../types';
import type { Purse } from './lap-prospect';
import { sightOf } from './sight';
import { themes } from './themes';
import { roundsNow } from './weigh';

export const hintHooks: HintHooks<FormulaTypes> = { rounds: 2, tally, path, explain, themes };

type Ahead = Parameters<HintHooks<FormulaTypes>['tally']>[0];

function tally({ before, after, seat, events }: Ahead): Means {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const end = own.findIndex(({ type }) => type === 'turnEnded');
  const turn = end < 0 ? own : own.slice(0, end);
  const car = carOf(after, seat);
  const purse: Purse = { budget: after.options.wearPoints, price: 0 };
  const moved = turn.filter((event) => event.type === 'carMoved');
  return {
    spaces: moved.reduce((sum, { path }) => sum + path.length - 1, 0),
    stops: turn.some(({ type }) => type === 'stopMade') ? 1 : 0,
    out: car.status === 'eliminated' ? 1 : 0,
    wear: Math.max(0, car.wear),
    spent: Math.max(0, carOf(before, seat).wear - car.wear),
    rounds: isRunning(car) ? Math.max(0, roundsNow(sightOf(after, seat, purse, EVEN))) : 0,
  };
}

/** Every space that the car enters until its turn ends, starting with its own. */
function path({ seat, events }: Ahead): number[] {
  const spaces: number[] = [];
  for (const event of events) {
    if (event.type === 'turnEnded' && event.seat === seat) break;
    if (event.type === 'carMoved' && event.seat === seat) spaces.push(...event.path.slice(spaces.length > 0 ? 1 : 0));
  }
  return spaces;
}

function explain(s: Imagined<FormulaState>, _decision: Decision, _action: FormulaAction, means: Means): HintText {
  const mean = (name: string) => meanOf(means, name);
  const values = {
    spaces: tenths(mean('spaces')),
    stop: percent(mean('stops')),
    risk: percent(mean('out')),
    wear: tenths(mean('wear')),
    of: s.options.wearPoints,
    spent: tenths(mean('spent')),
    rounds: tenths(mean('rounds')),
  };
  return {
    tag: { id: 'tag', values },
    why: [
      { id: 'road', values },
      { id: 'kept', values },
    ],
  };
}
