// What Heat gives to the screens: words, pictures, board and dashboard in one object.

import type { GameUi } from '@ui/game-ui';
import { answerWords } from './answer-words';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture, createBoard } from './board';
import { Dashboard } from './dashboard/dashboard';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { results } from './results';
import { RULES } from './rules-text';
import { quickRace, setupRows, setupSummary, setupTrouble, usualRace } from './setup';
import { DRIVER_NAMES, FIGURE_NAMES, LEVEL_NAMES } from './texts';
import { wholeView } from './whole-view';
import './palette.css';

/** Heat's pieces. */
export const gameUi: GameUi = {
  id: 'heat',
  levelNames: LEVEL_NAMES,
  automatonNames: { legend: 'Legend' },
  figureNames: FIGURE_NAMES,
  roundName: ['round', 'rounds'],
  driverNames: DRIVER_NAMES,
  carPicture,
  circuitPicture,
  circuitFacts,
  circuitBlurb,
  setupRows,
  setupSummary,
  setupTrouble,
  usualRace,
  quickRace,
  continueLine,
  createBoard,
  frame,
  dashboard: Dashboard,
  logLine,
  answerWords,
  results,
  wholeView,
  anyAsk: { retire: { type: 'retire' }, unlock: { type: 'unlock' } },
  rules: RULES,
};
