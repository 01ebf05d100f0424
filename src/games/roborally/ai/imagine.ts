// A state that one seat may believe in: every hidden zone redrawn, everything known kept.
// Not here: choosing (index.ts).

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Seat } from '@core/contract';
import { forgetLuck } from '@core/rng';
import { shuffleUnseen } from '@kit/deck';
import { randomProgram } from '../actions';
import { freeCards } from '../phases/deal';
import { clearSealed, noCards } from '../phases/programming';
import { robotOf } from '../robots';
import type { RoborallyState } from '../types';

/**
 * Redraws rivals' hands from the cards the seat cannot see, their drafts and sealed programmes, the option deck and the
 * random generator. Cards in locked registers are public and stay. Does not change s.
 */
export function imagine(s: Readonly<RoborallyState>, seat: Seat, draw: Draw): Imagined<RoborallyState> {
  const copy = cloneState(s) as RoborallyState;
  forgetLuck(copy, draw);
  shuffleUnseen(copy.optionDeck, draw);
  const own = robotOf(copy, seat).hand;
  const unseen = freeCards(copy).filter((card) => !own.includes(card));
  shuffleUnseen(unseen, draw);
  copy.robots.forEach((robot, other) => {
    if (other === seat) return;
    robot.hand = unseen.splice(0, robot.hand.length).sort((a, b) => b - a);
    robot.draft = noCards();
    robot.draftDown = false;
    clearSealed(robot);
    const decision = copy.asks.find((open) => open.seat === other);
    if (decision === undefined || !decision.committed) return;
    if (decision.kind === 'power') robot.sealedDown = draw(2) === 0;
    else {
      const program = randomProgram(robot, draw);
      robot.sealed = program.cards;
      robot.sealedDown = program.powerDown;
    }
  });
  return copy as Imagined<RoborallyState>;
}
