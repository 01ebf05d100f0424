// Every lesson of the driving school, with the page that answers its game. A game with a lesson has one more line below; the
// first is the lesson that a fresh folder offers. Not here: the answers to its steps (games/*/tests/lesson-answers.ts).

import { lessonAnswers as formulaD } from '@games/formula-d/tests/lesson-answers';
import { lessonAnswers as havoc } from '@games/havoc/tests/lesson-answers';
import { lessonAnswers as heat } from '@games/heat/tests/lesson-answers';
import type { LessonAnswers } from '@games/lesson-answers';
import { lessonAnswers as roborally } from '@games/roborally/tests/lesson-answers';
import { lessonAnswers as waddington } from '@games/waddington/tests/lesson-answers';
import type { Page } from '@playwright/test';
import { FormulaDRace } from '../../pages/formula-d';
import { HavocRace } from '../../pages/havoc';
import { RaceScreen } from '../../pages/race';
import type { RacePage } from '../../pages/race-page';
import { RoborallyRace } from '../../pages/roborally';
import { WaddingtonRace } from '../../pages/waddington';

/** A race page that knows how to answer its game. */
export type Driver = RacePage & {
  answerByMouse(text: string): Promise<void>;
};

/** The lesson of a game, as someone takes it in a browser. */
export interface Taught extends LessonAnswers {
  /** Answers while the learner drives alone. */
  driver(page: Page): Driver;
}

/** Waddington's race without asking for cards again. */
export class RaceAlone extends WaddingtonRace {
  override answerByMouse(text: string): Promise<void> {
    return super.answerByMouse(text, false);
  }
}

export const HEAT: Taught = { ...heat, driver: (page) => new RaceScreen(page) };

export const LESSONS: readonly Taught[] = [
  HEAT,
  { ...formulaD, driver: (page) => new FormulaDRace(page) },
  { ...waddington, driver: (page) => new RaceAlone(page) },
  { ...havoc, driver: (page) => new HavocRace(page) },
  { ...roborally, driver: (page) => new RoborallyRace(page) },
];
