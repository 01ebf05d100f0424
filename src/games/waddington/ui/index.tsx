// What Waddington's Formula 1 provides to the screens: text, pictures, board and dashboard in one object.

import { lazyDashboard } from '@ui/game/dashboard/lazy-dashboard';
import { defineGameUi } from '@ui/game-ui';
import { colourName } from '@ui/theme/seats';
import { loadWorkshop } from '@ui/workshop/load-workshop';
import { listed } from '../data/circuits';
import { LESSON } from '../data/lesson';
import { answerEffect } from '../narration/answer-effect';
import { answerText } from '../narration/answer-text';
import { coach } from '../narration/coach';
import { logLine } from '../narration/log';
import { narratorWith } from '../narration/narrator';
import { circuitName, cornerName, figureNames, levelNames, turns } from '../narration/texts';
import { t } from '../text/t';
import type { WaddingtonSource } from '../workshop/source';
import { createBoard, pictures } from './board';
import { ahead } from './board/ahead';
import { continueLine, frame } from './frame';
import { partFace } from './part-face';
import { reference } from './reference';
import { results } from './results';
import { quickRace, setup } from './setup';
import './palette.css';
import type { WaddingtonUi } from '../narration/preview';
import { soundsOf } from './sounds';

const dashboard = lazyDashboard(() => import('./dashboard/dashboard'));
const screens = { continueLine, dashboard, frame };
const text = {
  answerEffect,
  answerText,
  coach,
  logLine,
  partFace,
  narrator: narratorWith(colourName),
  reference,
  results,
};

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
  trials: { roundOf: ({ round }) => round, markName: (circuit, mark) => cornerName(circuit, Number(mark)) },
  // The articles also serve as the rules at a glance.
  automatonNames: {},
  // Every car has one turn per round, so players count a race in turns, like their own laps.
  get roundName() {
    return t('turn');
  },
  roundCount: turns,
  circuitName,
  async learnCircuit(circuit, source) {
    // Loaded for a circuit that a player made alone.
    const { learnCut } = await import('../workshop/cut');
    return listed(learnCut(source as WaddingtonSource, circuit));
  },
  workshop: () => loadWorkshop(() => import('./workshop')),
  reveals: async () => (await import('./reveals')).reveals,
  createBoard,
  // There is no retiring, and no sealed answers.
  anyDecision: { retire: null, unlock: null },
});
