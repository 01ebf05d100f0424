// The entry point for answers: checks whether a seat may give this answer, then plays it.
// Not here: the rules themselves (phases/).

import type { Decision, Io, RuleViolation } from '@core/contract';
import { answerSealed, checkDraft, checkProgram, keepDraft } from './phases/programming';
import { answerReturn, checkRespawn } from './phases/respawn';
import { executeTurn, goOn } from './phases/turn';
import { robotOf } from './robots';
import type { RoborallyAction, RoborallyEvent, RoborallyState } from './types';
import { refuse } from './violations';

/** Null if the action may answer the decision. Read-only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<RoborallyState>, decision: Decision, action: RoborallyAction): RuleViolation | null {
  if (decision.committed) return action.type === 'wait' ? null : refuse('submitted', { turn: s.turn });
  const robot = robotOf(s, decision.seat);
  switch (action.type) {
    case 'wait':
      return refuse('not-submitted', { asked: decision.kind });
    case 'retire':
      return null;
    case 'timeout':
      return decision.sealed ? null : refuse('wrong-ask', { asked: decision.kind });
    case 'draft':
      return decision.kind === 'program'
        ? checkDraft(s, robot, action.cards)
        : refuse('wrong-ask', { asked: decision.kind });
    case 'program':
      return decision.kind === 'program'
        ? checkProgram(s, robot, action)
        : refuse('wrong-ask', { asked: decision.kind });
    case 'power':
      return decision.kind === 'power' ? null : refuse('wrong-ask', { asked: decision.kind });
    case 'respawn':
      return decision.kind === 'respawn'
        ? checkRespawn(s, decision.seat, action)
        : refuse('wrong-ask', { asked: decision.kind });
  }
}

/** Changes s: applies an answer that check accepted, and runs on to the next decision. */
export function apply(s: RoborallyState, decision: Decision, action: RoborallyAction, io: Io<RoborallyEvent>): void {
  if (action.type === 'wait') return;
  if (action.type === 'draft') keepDraft(s, decision.seat, action, io);
  else if (!decision.sealed) {
    answerReturn(s, decision, action, io);
    goOn(s, io);
  } else if (answerSealed(s, decision, action, io)) executeTurn(s, io);
}
