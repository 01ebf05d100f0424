// Where answers come in: checks whether a seat may give this answer, then plays it.
// Not for: the rules themselves; they are in phases/.

import type { Ask, Io, RuleViolation } from '@core/contract';
import { closeAsk } from '@core/engine';
import { checkCoin, placeCoin } from './phases/coins';
import { checkPick, pick } from './phases/dealer';
import { checkDie } from './phases/drive';
import { checkLane, chooseLane } from './phases/lanes';
import { raceTurn } from './phases/racing';
import { nextStage } from './phases/stages';
import { callSuit, checkDraw, checkPass, checkPlay, drawCards, passTurn, playCard } from './phases/storm';
import type { AskKind, HavocAction, HavocEvent, HavocState } from './types';
import { refuse } from './violations';

/** The ask that each type of action answers. */
const ANSWERS: Readonly<Record<HavocAction['type'], AskKind>> = {
  pick: 'pick',
  play: 'storm',
  draw: 'storm',
  pass: 'storm',
  suit: 'suit',
  lane: 'lane',
  coin: 'coin',
  die: 'die',
};

/** Null if the action may answer the ask. Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<HavocState>, ask: Ask, action: HavocAction): RuleViolation | null {
  if (ANSWERS[action.type] !== ask.kind)
    return refuse('wrong-ask', { asked: ask.kind, answered: ANSWERS[action.type] });
  switch (action.type) {
    case 'pick':
      return checkPick(s, action.place);
    case 'play':
      return checkPlay(s, ask.seat, action.card);
    case 'draw':
      return checkDraw(s, ask.seat);
    case 'pass':
      return checkPass(s, ask.seat);
    case 'suit':
      return null;
    case 'lane':
      return checkLane(s, action.lane);
    case 'coin':
      return checkCoin(s, ask.seat, action.coin, action.at);
    case 'die':
      return checkDie(s, ask.seat, action.die);
  }
}

/** Changes s by an answer that check has let pass, and runs on to the next ask. */
export function apply(s: HavocState, ask: Ask, action: HavocAction, io: Io<HavocEvent>): void {
  closeAsk(s, ask.id);
  if (answer(s, ask, action, io)) nextStage(s, io);
}

/** True if the stage is over. */
function answer(s: HavocState, { seat }: Ask, action: HavocAction, io: Io<HavocEvent>): boolean {
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
