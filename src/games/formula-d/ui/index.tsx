// What Formula D gives to the screens: words, pictures, board and dashboard in one object.

import type { GameUi } from '@ui/game-ui';
import { numberOf } from '../data/cars';
import type { CarColour } from '../types';
import { answerWords } from './answer-words';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture, createBoard } from './board';
import { Dashboard } from './dashboard/dashboard';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { results } from './results';
import { RULES } from './rules-text';
import { quickRace, setupRows, setupSummary, setupTrouble, usualRace } from './setup';
import { DRIVER_NAMES, FIGURE_NAMES, LEVEL_NAMES } from './texts';

/** The pieces of Formula D. */
export const gameUi: GameUi = {
  id: 'formula-d',
  levelNames: LEVEL_NAMES,
  automatonNames: {},
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
  open: true,
  carNumber: (colour) => numberOf(colour as CarColour),
  // Nobody retires, and no answer is sealed.
  anyAsk: { retire: null, unlock: null },
  rules: RULES,
};
