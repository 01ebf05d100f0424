// Havoc Speedway's UI for the screens: texts, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { LESSON } from '../data/lesson';
import { answerEffect } from '../narration/answer-effect';
import { answerText } from '../narration/answer-text';
import { coach } from '../narration/coach';
import { logLine } from '../narration/log';
import { narrator } from '../narration/narrator';
import { circuitName, figureNames, levelNames } from '../narration/texts';
import { t } from '../text/t';
import { createBoard, pictures } from './board';
import { continueLine, frame } from './frame';
import { partFace } from './part-face';
import { reference } from './reference';
import { results } from './results';
import { pausing } from './results-pause';
import { setup } from './setup';
import { terms } from './terms';
import './palette.css';
import type { HavocUi } from '../narration/preview';
import { soundsOf } from './sounds';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const text = { answerEffect, answerText, coach, logLine, partFace, narrator, reference, results };

/** Havoc Speedway's UI. */
export const gameUi = defineGameUi<HavocUi>({
  soundsOf,
  id: 'havoc',
  lesson: LESSON,
  ...pictures,
  ...setup,
  ...screens,
  ...text,
  automatonNames: {},
  get figureNames() {
    return figureNames();
  },
  get levelNames() {
    return levelNames();
  },
  get roundName() {
    return t('unit.round');
  },
  roundCount: (n) => t('rounds', { n }),
  get presetNames() {
    return terms.presetNames ?? {};
  },
  circuitName,
  reveals: async () => (await import('./reveals')).reveals,
  // Results of a stage stay on the screen until the viewer continues.
  createBoard: async (options) => pausing(await createBoard(options), options.speed),
  // No driver retires, and no answer is sealed.
  anyDecision: { retire: null, unlock: null },
});
