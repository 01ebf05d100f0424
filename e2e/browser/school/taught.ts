// What the driving-school tests know of a game's lesson.

import type { Lesson } from '@core/contract';
import type { Page } from '@playwright/test';
import type { RacePage } from '../../pages/race-page';
import type { Tried } from './answers';

/** A race page that knows how to answer its game. */
export type Driver = RacePage & {
  answerByMouse(text: string): Promise<void>;
  answerByKeys(text: string): Promise<void>;
};

/** The lesson of a game, as someone takes it. */
export interface Taught {
  readonly id: string;
  /** Its name in the list of lessons. */
  readonly box: string;
  readonly lesson: Lesson;
  /** Its text in English. */
  readonly text: Readonly<Record<string, string>>;
  /** By `<section>.<step>`: every step at which something is answered. */
  readonly steps: Readonly<Record<string, Tried>>;
  /** Answers while the learner drives alone. */
  driver(page: Page): Driver;
}
