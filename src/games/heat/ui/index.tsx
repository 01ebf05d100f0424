// What Heat gives to the screens: texts, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { loadWorkshop } from '@ui/workshop/load-workshop';
import { LESSON } from '../data/lesson';
import { circuitFrom } from '../data/tracks';
import { answerEffect, pathPlaces } from '../narration/answer-effect';
import { answerText } from '../narration/answer-text';
import { coach } from '../narration/coach';
import { logLine } from '../narration/log';
import { narrator } from '../narration/narrator';
import { circuitName, cornerName, figureNames, levelNames } from '../narration/texts';
import { t } from '../text/t';
import type { HeatSource } from '../workshop/source';
import { createBoard, pictures } from './board';
import { ahead } from './board/ahead';
import { partFace } from './cards/part-face';
import { continueLine, frame } from './frame';
import { reference } from './reference';
import { results } from './results';
import { setup } from './setup';
import { wholeView } from './whole-view';
import './palette.css';
import type { HeatUi } from '../narration/preview';
import { ambienceOf, soundsOf } from './sounds';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const text = { answerEffect, answerText, logLine, partFace, narrator, results, reference, pathPlaces };

/** The parts of Heat's UI. */
export const gameUi = defineGameUi<HeatUi>({
  soundsOf,
  ambienceOf,
  id: 'heat',
  ...pictures,
  ...setup,
  ...screens,
  ...text,
  get figureNames() {
    return figureNames();
  },
  get levelNames() {
    return levelNames();
  },
  get automatonNames() {
    return { legend: t('legend') };
  },
  get roundName() {
    return t('unit.round');
  },
  roundCount: (n) => t('rounds', { n }),
  get session() {
    return { aim: t('session.aim'), timed: t('session.timed') };
  },
  circuitName,
  async learnCircuit(circuit, source) {
    // Loaded for a circuit that a player made alone.
    const { learnCut } = await import('../workshop/cut');
    return circuitFrom(learnCut(source as HeatSource, circuit));
  },
  workshop: () => loadWorkshop(() => import('./workshop')),
  reveals: async () => (await import('./reveals')).reveals,
  createBoard,
  wholeView,
  ahead,
  lesson: LESSON,
  trials: { roundOf: ({ round }) => round, markName: (circuit, mark) => cornerName(circuit, Number(mark)) },
  coach,
  anyDecision: { retire: { type: 'retire' }, unlock: { type: 'unlock' } },
});
