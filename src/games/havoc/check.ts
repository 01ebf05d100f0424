// The entry point for answers: checks whether a seat may give this answer, then plays it.
// Not here: the rules themselves (phases/).

import type { Decision, Io, RuleViolation } from '@core/contract';
import { closeDecision } from '@core/engine';
import { checkCoin, placeCoin } from './phases/coins';
import { checkPick, pick } from './phases/dealer';
import { checkDie } from './phases/drive';
import { checkLane, chooseLane } from './phases/lanes';
import { raceTurn } from './phases/racing';
import { nextStage } from './phases/stages';
import { callSuit, checkDraw, checkPass, checkPlay, drawCards, passTurn, playCard } from './phases/storm';
import type { DecisionKind, HavocAction, HavocEvent, HavocState } from './types';
import { refuse } from './violations';

/** The decision that each type of action answers. */
const ANSWERS: Readonly<Record<HavocAction['type'], DecisionKind>> = {
  pick: 'pick',
  play: 'storm',
  draw: 'storm',
  pass: 'storm',
  suit: 'suit',
  lane: 'lane',
  coin: 'coin',
  die: 'die',
};

/** Null if the action may answer the decision. Read-only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<HavocState>, decision: Decision, action: HavocAction): RuleViolation | null {
  if (ANSWERS[action.type] !== decision.kind)
    return refuse('wrong-ask', { asked: decision.kind, answered: ANSWERS[action.type] });
  switch (action.type) {
    case 'pick':
      return checkPick(s, action.place);
    case 'play':
      return checkPlay(s, decision.seat, action.card);
    case 'draw':
      return checkDraw(s, decision.seat);
    case 'pass':
      return checkPass(s, decision.seat);
    case 'suit':
      return null;
    case 'lane':
      return checkLane(s, action.lane);
    case 'coin':
      return checkCoin(s, decision.seat, action.coin, action.at);
    case 'die':
      return checkDie(s, decision.seat, action.die);
  }
}

/** Changes s: applies an answer that check accepted, and runs on to the next decision. */
export function apply(s: HavocState, decision: Decision, action: HavocAction, io: Io<HavocEvent>): void {
  closeDecision(s, decision.id);
  if (answer(s, decision, action, io)) nextStage(s, io);
}

/** Returns true if the stage is over. */
function answer(s: HavocState, { seat }: Decision, action: HavocAction, io: Io<HavocEvent>): boolean {
  switch (action.type) {
    case 'pick':
      return pick(s, seat, action.place, io);
    case 'play':
      return playCard(s, seat, action.card, io);
    case 'draw':
      return drawCards(s, seat, io);
    case 'pass':
      return passTurn(s, seat, io);
    case 'suit':
      return callSuit(s, seat, action.suit, io);
    case 'lane':
      return chooseLane(s, seat, action.lane, io);
    case 'coin':
      return placeCoin(s, seat, action.coin, action.at, io);
    case 'die':
      return raceTurn(s, seat, action.die, io);
  }
}
