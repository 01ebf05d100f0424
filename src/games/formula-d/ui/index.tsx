// What Formula D gives to the screens: words, pictures, board and dashboard in one object.

import type { GameUi } from '@ui/game-ui';
import { numberOf } from '../data/cars';
import type { CarColour } from '../types';
import { answerWords } from './answer-words';
import { createBoard, pictures } from './board';
import { Dashboard } from './dashboard/dashboard';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { results } from './results';
import { RULES } from './rules-text';
import { setup } from './setup';
import { names } from './texts';

const screens = { continueLine, dashboard: Dashboard, frame };
const words = { answerWords, logLine, results, rules: RULES };

/** The pieces of Formula D. */
export const gameUi: GameUi = {
  id: 'formula-d',
  ...names,
  ...pictures,
  ...setup,
  ...screens,
  ...words,
  automatonNames: {},
  roundName: ['round', 'rounds'],
  createBoard,
  open: true,
  carNumber: (colour) => numberOf(colour as CarColour),
  // Nobody retires, and no answer is sealed.
  anyAsk: { retire: null, unlock: null },
};
