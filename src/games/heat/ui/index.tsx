// What Heat gives to the screens: words, pictures, board and dashboard in one object.

import type { GameUi } from '@ui/game-ui';
import { answerWords } from './answer-words';
import { createBoard, pictures } from './board';
import { Dashboard } from './dashboard/dashboard';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { results } from './results';
import { RULES } from './rules-text';
import { setup } from './setup';
import { names } from './texts';
import { wholeView } from './whole-view';
import './palette.css';

const screens = { continueLine, dashboard: Dashboard, frame };
const words = { answerWords, logLine, results, rules: RULES };

/** Heat's pieces. */
export const gameUi: GameUi = {
  id: 'heat',
  ...names,
  ...pictures,
  ...setup,
  ...screens,
  ...words,
  automatonNames: { legend: 'Legend' },
  roundName: ['round', 'rounds'],
  createBoard,
  wholeView,
  anyAsk: { retire: { type: 'retire' }, unlock: { type: 'unlock' } },
};
