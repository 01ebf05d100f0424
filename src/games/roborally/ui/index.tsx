// RoboRally's UI for the screens: texts, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { LESSON } from '../data/lesson';
import { t } from '../text/t';
import { answerText } from './answer-text';
import { createBoard, pictures } from './board';
import { answerEffect, pathPlaces } from './board/answer-effect';
import type { RoborallyUi } from './board/preview';
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
import { courseName, figureNames, levelNames, turnText } from './texts';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const text = { answerEffect, answerText, coach, logLine, partFace, narrator, reference, results, pathPlaces };

/** RoboRally's UI. */
export const gameUi = defineGameUi<RoborallyUi>({
  soundsOf,
  id: 'roborally',
  ...pictures,
  ...setup,
  ...screens,
  ...text,
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
  roundCount: turnText,
  circuitName: courseName,
  createBoard,
  podiumFigure: PodiumRobot,
  ahead,
  lesson: LESSON,
  // A submitted programme is final (R12).
  anyDecision: { retire: { type: 'retire' }, unlock: null },
  isDraft: (action) => action.type === 'draft',
});
