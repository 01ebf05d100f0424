// Where answers come in: checks whether a seat may give this answer, then plays it.
// Not for: the rules themselves; they are in phases/.

import type { Ask, Io, RuleViolation } from '@core/contract';
import { answerSealed, checkDraft, checkProgram, keepDraft } from './phases/programming';
import { answerReturn, checkRespawn } from './phases/respawn';
import { executeTurn, goOn } from './phases/turn';
import { robotOf } from './robots';
import type { RoborallyAction, RoborallyEvent, RoborallyState } from './types';
import { refuse } from './violations';

/** Null if the action may answer the ask. Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<RoborallyState>, ask: Ask, action: RoborallyAction): RuleViolation | null {
  if (ask.committed) return action.type === 'wait' ? null : refuse('submitted', { turn: s.turn });
  const robot = robotOf(s, ask.seat);
  switch (action.type) {
    case 'wait':
      return refuse('not-submitted', { asked: ask.kind });
    case 'retire':
      return null;
    case 'timeout':
      return ask.sealed ? null : refuse('wrong-ask', { asked: ask.kind });
    case 'draft':
      return ask.kind === 'program' ? checkDraft(s, robot, action.cards) : refuse('wrong-ask', { asked: ask.kind });
    case 'program':
      return ask.kind === 'program' ? checkProgram(s, robot, action) : refuse('wrong-ask', { asked: ask.kind });
    case 'power':
      return ask.kind === 'power' ? null : refuse('wrong-ask', { asked: ask.kind });
    case 'respawn':
      return ask.kind === 'respawn' ? checkRespawn(s, ask.seat, action) : refuse('wrong-ask', { asked: ask.kind });
  }
}

/** Changes s by an answer that check has let pass, and runs on to the next ask. */
export function apply(s: RoborallyState, ask: Ask, action: RoborallyAction, io: Io<RoborallyEvent>): void {
  if (action.type === 'wait') return;
  if (action.type === 'draft') keepDraft(s, ask.seat, action, io);
  else if (!ask.sealed) {
    answerReturn(s, ask, action, io);
    goOn(s, io);
  } else if (answerSealed(s, ask, action, io)) executeTurn(s, io);
}
