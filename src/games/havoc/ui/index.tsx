// What Havoc Speedway gives to the screens: words, pictures, board and dashboard in one object.

import type { GameUi } from '@ui/game-ui';
import { answerWords } from './answer-words';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture, createBoard } from './board';
import { Dashboard } from './dashboard/dashboard';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { results } from './results';
import { pausing } from './results-pause';
import { RULES } from './rules-text';
import { presetNote, quickRace, setupRows, setupSummary, setupTrouble, usualRace } from './setup';
import { DRIVER_NAMES, FIGURE_NAMES, LEVEL_NAMES } from './texts';
import './palette.css';

/** The pieces of Havoc Speedway. */
export const gameUi: GameUi = {
  id: 'havoc',
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
  presetNote,
  setupSummary,
  setupTrouble,
  usualRace,
  quickRace,
  continueLine,
  // Results of a stage stay on the screen until its viewer goes on.
  createBoard: async (options) => pausing(await createBoard(options), options.speed),
  frame,
  dashboard: Dashboard,
  logLine,
  answerWords,
  results,
  // Nobody retires, and no answer is sealed.
  anyAsk: { retire: null, unlock: null },
  rules: RULES,
};
