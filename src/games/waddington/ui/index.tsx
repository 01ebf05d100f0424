// What Waddington's Formula 1 gives to the screens: words, pictures, board and dashboard in one object.

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
import './palette.css';

const screens = { continueLine, dashboard: Dashboard, frame };
const words = { answerWords, logLine, results, rules: RULES };

/** The pieces of Waddington's Formula 1. */
export const gameUi: GameUi = {
  id: 'waddington',
  ...names,
  ...pictures,
  ...setup,
  ...screens,
  ...words,
  automatonNames: {},
  // Every car has one turn in a round: to people a race is so many turns long, as their own laps are.
  roundName: ['turn', 'turns'],
  createBoard,
  // Nobody retires, and no answer is sealed.
  anyAsk: { retire: null, unlock: null },
};
