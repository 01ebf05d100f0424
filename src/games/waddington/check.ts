// Where answers come in: checks whether a seat may give this answer, then plays it.
// Not for: the rules themselves; they are in phases/.

import type { Ask, Io, RuleViolation } from '@core/contract';
import { closeAsk } from '@core/engine';
import { checkCar, chooseCar } from './phases/choosing';
import { answerTyres, endFaultyTyres, judgeCorners } from './phases/corners';
import { checkDrive, drive } from './phases/drive';
import { checkRun, run } from './phases/run';
import { closeTurn } from './phases/turn';
import { checkPlay, openWindow, passWindow, playCard } from './phases/window';
import type { WaddingtonAction, WaddingtonEvent, WaddingtonState } from './types';
import { refuse } from './violations';

/** Null if the action may answer the ask. Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<WaddingtonState>, ask: Ask, action: WaddingtonAction): RuleViolation | null {
  const wrong = () => refuse('wrong-ask', { asked: ask.kind });
  switch (action.type) {
    case 'car':
      return ask.kind === 'car' ? checkCar(s, action.place) : wrong();
    case 'drive':
      return ask.kind === 'drive' ? checkDrive(s, ask.seat, action) : wrong();
    case 'run':
      return ask.kind === 'drive' ? checkRun(s, ask.seat, action) : wrong();
    case 'card':
      return ask.kind === 'card' ? checkPlay(s, ask.seat, action) : wrong();
    case 'pass':
      return ask.kind === 'card' ? null : wrong();
    case 'tyres':
      return ask.kind === 'tyres' ? null : wrong();
  }
}

/** Changes s by an answer that check has let pass, and runs on to the next ask. */
export function apply(s: WaddingtonState, ask: Ask, action: WaddingtonAction, io: Io<WaddingtonEvent>): void {
  const { seat } = ask;
  closeAsk(s, ask.id);
  switch (action.type) {
    case 'car':
      chooseCar(s, seat, action, io);
      return;
    case 'drive':
      drive(s, seat, action, io);
      endFaultyTyres(s, seat, io);
      if (openWindow(s, seat, false, action.quiet, io)) return;
      break;
    case 'run':
      run(s, seat, action, io);
      endFaultyTyres(s, seat, io);
      if (!s.turn.spun) openWindow(s, seat, true, false, io);
      break;
    case 'card':
      playCard(s, seat, action, io);
      break;
    case 'pass':
      passWindow(s, seat, io);
      break;
    case 'tyres':
      answerTyres(s, seat, action.use, io);
      break;
  }
  if (judgeCorners(s, seat, io)) closeTurn(s, seat, io);
}
