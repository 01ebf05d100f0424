// What Waddington's Formula 1 gives to the screens: words, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import type { GameUi } from '@ui/game-ui';
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
import { soundsOf } from './sounds';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const text = { answerEffect, answerText, coach, logLine, partFace, narrator, reference, results };

/** The pieces of Waddington's Formula 1. What says words as it is read is a getter: the language is chosen later. */
export const gameUi: GameUi = {
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
  // The articles are the rules at a glance too.
  automatonNames: {},
  // Every car has one turn in a round: to people a race is this many turns long, as their own laps are.
  get roundName() {
    return t('turn');
  },
  roundCount: turns,
  circuitName,
  createBoard,
  // Nobody retires, and no answer is sealed.
  anyDecision: { retire: null, unlock: null },
};
