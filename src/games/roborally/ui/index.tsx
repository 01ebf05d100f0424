// RoboRally's UI for the screens: texts, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { loadWorkshop } from '@ui/workshop/load-workshop';
import { listed } from '../data/courses';
import { LESSON } from '../data/lesson';
import { answerEffect, pathPlaces } from '../narration/answer-effect';
import { answerText } from '../narration/answer-text';
import { coach } from '../narration/coach';
import { logLine } from '../narration/log';
import { narrator } from '../narration/narrator';
import type { RoborallyUi } from '../narration/preview';
import { courseName, figureNames, levelNames, turnText } from '../narration/texts';
import { t } from '../text/t';
import type { RoborallySource } from '../workshop/source';
import { createBoard, pictures } from './board';
import { ahead } from './board/ahead';
import { continueLine, frame } from './frame';
import { partFace } from './part-face';
import { PodiumRobot } from './podium-robot';
import { reference } from './reference';
import { results } from './results';
import { setup } from './setup';
import { soundsOf } from './sounds';

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
  async learnCircuit(course, source) {
    // Loaded for a course that a player made alone.
    const { learnLaid } = await import('../workshop/lay');
    return listed(learnLaid(source as RoborallySource, course));
  },
  workshop: () => loadWorkshop(() => import('./workshop')),
  reveals: async () => (await import('./reveals')).reveals,
  createBoard,
  podiumFigure: PodiumRobot,
  ahead,
  lesson: LESSON,
  trials: { roundOf: ({ turn }) => turn, markName: (_, mark) => t('caption.checkpoint', { number: Number(mark) }) },
  // A submitted programme is final (R12).
  anyDecision: { retire: { type: 'retire' }, unlock: null },
  isDraft: (action) => action.type === 'draft',
});
