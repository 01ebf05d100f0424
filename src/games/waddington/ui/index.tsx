// What Waddington's Formula 1 provides to the screens: text, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { LESSON } from '../data/lesson';
import { t } from '../text/t';
import { answerText } from './answer-text';
import { createBoard, pictures } from './board';
import { answerEffect } from './board/answer-effect';
import { ahead } from './coach/ahead';
import { coach } from './coach/coach';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { narrator } from './narrator';
import { partFace } from './part-face';
import { reference } from './reference';
import { results } from './results';
import { quickRace, setup } from './setup';
import { circuitName, figureNames, levelNames, turns } from './texts';
import './palette.css';
import type { WaddingtonUi } from './board/preview';
import { soundsOf } from './sounds';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const text = { answerEffect, answerText, coach, logLine, partFace, narrator, reference, results };

/** The pieces of Waddington's Formula 1. Texts are getters, as the language is chosen later. */
export const gameUi = defineGameUi<WaddingtonUi>({
  soundsOf,
  id: 'waddington',
  get levelNames() {
    return levelNames();
  },
  get figureNames() {
    return figureNames();
  },
  get quickRace() {
    return quickRace();
  },
  ...pictures,
  ...setup,
  ...screens,
  ...text,
  ahead,
  lesson: LESSON,
  // The articles also serve as the rules at a glance.
  automatonNames: {},
  // Every car has one turn per round, so players count a race in turns, like their own laps.
  get roundName() {
    return t('turn');
  },
  roundCount: turns,
  circuitName,
  createBoard,
  // There is no retiring, and no sealed answers.
  anyDecision: { retire: null, unlock: null },
});
