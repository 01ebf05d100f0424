// What RoboRally's puzzles are about: what the best program does better, or staying down and coming back.
// Not here: finding the best answer (src/ai/puzzles).

import type { Decision, Imagined, PuzzleAnswer, PuzzleThemes } from '@core/contract';
import { moreThan } from '@core/hints';
import type { DecisionKind, RoborallyState, RoborallyTypes } from '../types';

/** flag: touch it this turn; danger: stay on the board; damage: take less; route: a better place; power, respawn: those decisions. */
export const themes: PuzzleThemes<RoborallyTypes> = {
  ids: ['flag', 'danger', 'damage', 'route', 'power', 'respawn'],
  noAnswers: ['draft', 'timeout', 'wait', 'retire'],
  themeOf,
};

/** Chance to touch a flag, or of destruction, by which two answers must differ. */
const LIKELIER = 0.2;
/** Damage by which they must differ. */
const CLEAR = 0.8;

function themeOf(_s: Imagined<RoborallyState>, decision: Decision, best: Answer, other: Answer): string {
  switch (decision.kind as DecisionKind) {
    case 'power':
      return 'power';
    case 'respawn':
      return 'respawn';
    case 'program':
      return programTheme(best, other);
  }
}

type Answer = PuzzleAnswer<RoborallyTypes>;

function programTheme(best: Answer, other: Answer): string {
  const more = moreThan(best, other);
  if (more('touched') > LIKELIER) return 'flag';
  if (more('destroyed') < -LIKELIER) return 'danger';
  return more('damage') < -CLEAR ? 'damage' : 'route';
}
