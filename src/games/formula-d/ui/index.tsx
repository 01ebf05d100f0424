// What Formula D provides to the screens: text, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { loadWorkshop } from '@ui/workshop/load-workshop';
import { numberOf } from '../data/cars';
import { listed } from '../data/circuits';
import { LESSON } from '../data/lesson';
import { answerEffect } from '../narration/answer-effect';
import { answerText } from '../narration/answer-text';
import { coach } from '../narration/coach';
import { logLine } from '../narration/log';
import { narrator } from '../narration/narrator';
import { circuitName, cornerName } from '../narration/places';
import type { FormulaUi } from '../narration/preview';
import { figureNames, levelNames, rounds } from '../narration/texts';
import { t } from '../text/t';
import type { CarColour } from '../types';
import type { FormulaSource } from '../workshop/source';
import { createBoard, pictures } from './board';
import { ahead } from './board/ahead';
import { continueLine, frame } from './frame';
import { partFace } from './part-face';
import { reference } from './reference';
import { results } from './results';
import { quickRace, setup } from './setup';
import { soundsOf } from './sounds';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const text = { answerEffect, answerText, coach, logLine, partFace, narrator, reference, results };

/** The pieces of Formula D. */
export const gameUi = defineGameUi<FormulaUi>({
  soundsOf,
  id: 'formula-d',
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
  get quickRace() {
    return quickRace();
  },
  roundCount: rounds,
  circuitName,
  async learnCircuit(circuit, source) {
    // Loaded for a circuit that a player made alone.
    const { learnCut } = await import('../workshop/cut');
    return listed(learnCut(source as FormulaSource, circuit));
  },
  workshop: () => loadWorkshop(() => import('./workshop')),
  reveals: async () => (await import('./reveals')).reveals,
  createBoard,
  ahead,
  lesson: LESSON,
  trials: { roundOf: ({ round }) => round, markName: (circuit, mark) => cornerName(circuit, Number(mark)) },
  open: true,
  carNumber: (colour) => numberOf(colour as CarColour),
  // There is no retiring, and no sealed answers.
  anyDecision: { retire: null, unlock: null },
});
