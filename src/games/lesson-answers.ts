// The answers to a lesson's steps as presses of controls, for tests that take the lesson: in a DOM (renderer/tests) or in a
// browser (e2e). Each game lists its own in tests/lesson-answers.ts.
// Not here: answers as actions, which only the host has (a game's lesson/script.ts).

import type { Lesson } from '@core/contract';

/** One answer. press: controls by their names (`data-teach`), each the first of its name. */
export interface Given {
  readonly press: readonly string[];
  /** The main button gives it; otherwise the last press gives it. */
  readonly confirm: boolean;
  /** Pressed to take a wrong answer back, besides controls that can be deselected. */
  readonly back?: readonly string[];
}

/** Both answers to a step: the wrong one is tried first. */
export interface Tried {
  readonly right: Given;
  readonly wrong: Given;
}

/** A game's lesson as a learner takes it. */
export interface LessonAnswers {
  readonly id: string;
  /** The game's name in the list of lessons. */
  readonly box: string;
  readonly lesson: Lesson;
  /** The lesson's text in English. */
  readonly text: Readonly<Record<string, string>>;
  /** By `<section>.<step>`: every step at which something is answered. */
  readonly steps: Readonly<Record<string, Tried>>;
}

/** Chosen, then confirmed. */
export function confirmed(...press: string[]): Given {
  return { press, confirm: true };
}

/** Given by pressing it. */
export function pressed(...press: string[]): Given {
  return { press, confirm: false };
}

/** Both answers to a step of a lesson; throws if the game's file has none. */
export function answersTo({ id, steps }: LessonAnswers, section: string, step: string): Tried {
  const tried = steps[`${section}.${step}`];
  if (tried === undefined) throw new Error(`${id}: tests/lesson-answers.ts has no answer to ${section}.${step}`);
  return tried;
}

/**
 * Names of the wrongly chosen cards that have to be deselected, if they are still chosen: several can be chosen at once, so
 * they would stay. In other groups one choice replaces the other.
 */
export function toDeselect({ right, wrong }: Tried): string[] {
  return wrong.press.filter((name) => /^(card|tactic)\./.test(name) && !right.press.includes(name));
}

/** A selector for the controls of a name, or inside the element that has it. */
export function controlsNamed(name: string): string {
  const named = `[data-teach~="${name}"]`;
  return `button${named}, ${named}:not(button) :is(button, [role="switch"]):not([data-disabled])`;
}

/** A message of a lesson as it is read, by its id without the prefix `lesson.`. */
export function lessonText({ text }: LessonAnswers, ...id: string[]): string {
  return (text[`lesson.${id.join('.')}`] ?? '').replaceAll(/<\/?b>/g, '');
}
