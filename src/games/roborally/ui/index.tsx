// What RoboRally gives to the screens: words, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import type { GameUi } from '@ui/game-ui';
import { LESSON } from '../data/lesson';
import { t } from '../text/t';
import type { RoborallyAction } from '../types';
import { answerWords } from './answer-words';
import { createBoard, pictures } from './board';
import { answerTold, pathPlaces } from './board/answer-told';
import { ahead } from './coach/ahead';
import { coach } from './coach/coach';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { narrator } from './narrator';
import { partFace } from './part-face';
import { PodiumRobot } from './podium-robot';
import { reference } from './reference';
import { results } from './results';
import { setup } from './setup';
import { soundsOf } from './sounds';
import { courseName, figureNames, levelNames, turnWords } from './texts';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const words = { answerTold, answerWords, coach, logLine, partFace, narrator, reference, results, pathPlaces };

/** The pieces of RoboRally. */
export const gameUi: GameUi = {
  soundsOf,
  id: 'roborally',
  ...pictures,
  ...setup,
  ...screens,
  ...words,
  automatonNames: {},
  get levelNames() {
    return levelNames();
  },
  get figureNames() {
    return figureNames();
  },
  get roundName() {
    return t('round');
  },
  roundCount: turnWords,
  circuitName: courseName,
  createBoard,
  podiumFigure: PodiumRobot,
  ahead,
  lesson: LESSON,
  // A programme once submitted stays (R12).
  anyDecision: { retire: { type: 'retire' }, unlock: null },
  isDraft: (action) => (action as RoborallyAction).type === 'draft',
};
