// What RoboRally gives to the screens: words, pictures, board and dashboard in one object.

import type { GameUi } from '@ui/game-ui';
import type { RoborallyAction } from '../types';
import { answerWords } from './answer-words';
import { createBoard, pictures } from './board';
import { Dashboard } from './dashboard/dashboard';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { PodiumRobot } from './podium-robot';
import { results } from './results';
import { RULES } from './rules-text';
import { setup } from './setup';
import { names } from './texts';

const screens = { continueLine, dashboard: Dashboard, frame };
const words = { answerWords, logLine, results, rules: RULES };

/** The pieces of RoboRally. */
export const gameUi: GameUi = {
  id: 'roborally',
  ...names,
  ...pictures,
  ...setup,
  ...screens,
  ...words,
  automatonNames: {},
  roundName: ['turn', 'turns'],
  createBoard,
  podiumFigure: PodiumRobot,
  // A programme once submitted stays (R12).
  anyAsk: { retire: { type: 'retire' }, unlock: null },
  isDraft: (action) => (action as RoborallyAction).type === 'draft',
};
