// What Havoc Speedway gives to the screens: words, pictures, board and dashboard in one object.

import type { GameUi } from '@ui/game-ui';
import { answerWords } from './answer-words';
import { createBoard, pictures } from './board';
import { Dashboard } from './dashboard/dashboard';
import { continueLine, frame } from './frame';
import { logLine } from './log';
import { results } from './results';
import { pausing } from './results-pause';
import { RULES } from './rules-text';
import { setup } from './setup';
import { names } from './texts';
import './palette.css';

const screens = { continueLine, dashboard: Dashboard, frame };
const words = { answerWords, logLine, results, rules: RULES };

/** The pieces of Havoc Speedway. */
export const gameUi: GameUi = {
  id: 'havoc',
  ...names,
  ...pictures,
  ...setup,
  ...screens,
  ...words,
  automatonNames: {},
  roundName: ['round', 'rounds'],
  // Results of a stage stay on the screen until its viewer goes on.
  createBoard: async (options) => pausing(await createBoard(options), options.speed),
  // Nobody retires, and no answer is sealed.
  anyAsk: { retire: null, unlock: null },
};
