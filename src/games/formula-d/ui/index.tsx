// What Formula D provides to the screens: text, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { numberOf } from '../data/cars';
import { LESSON } from '../data/lesson';
import { t } from '../text/t';
import type { CarColour } from '../types';
import { answerText } from './answer-text';
import { createBoard, pictures } from './board';
import { answerEffect } from './board/answer-effect';
import type { FormulaUi } from './board/preview';
import { ahead } from './coach/ahead';
import { coach } from './coach/coach';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { narrator } from './narrator';
import { partFace } from './part-face';
import { circuitName } from './places';
import { reference } from './reference';
import { results } from './results';
import { quickRace, setup } from './setup';
import { soundsOf } from './sounds';
import { figureNames, levelNames, rounds } from './texts';

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
  createBoard,
  ahead,
  lesson: LESSON,
  open: true,
  carNumber: (colour) => numberOf(colour as CarColour),
  // There is no retiring, and no sealed answers.
  anyDecision: { retire: null, unlock: null },
});
