// How long a lesson takes: words at a calm reader's pace, and the answers. Not for: waiting; nobody is hurried.

import type { Lesson, LessonSection, LessonStep } from '@core/lesson';

/** Words a minute. */
const READING = 180;
/** Seconds for finding and giving one answer, and for each one on a lap of one's own. */
const ANSWERING = 6;
const DRIVING = 4;

/** Seconds that a step takes. plain: its words, as LessonWords.plain. */
export function secondsOf(section: LessonSection, step: LessonStep, plain: (id: string) => string): number {
  const id = `${section.id}.${step.id}`;
  const texts = [id, `${id}.do`, ...(step.drive?.notes ?? []).map((note) => `${id}.${note}`)];
  const words = texts.flatMap((one) => plain(one).split(/\s+/).filter(Boolean)).length;
  const answers = step.answer === undefined ? 0 : ANSWERING;
  return (words / READING) * 60 + answers + (step.drive?.answers ?? 0) * DRIVING;
}

/** Seconds of all steps of a section, from the one given on. */
export function sectionSeconds(section: LessonSection, plain: (id: string) => string, from = 0): number {
  return section.steps.slice(from).reduce((sum, step) => sum + secondsOf(section, step, plain), 0);
}

/** Whole minutes that are left of a lesson, at least 1. */
export function minutesLeft(lesson: Lesson, section: number, step: number, plain: (id: string) => string): number {
  const seconds = lesson.sections
    .slice(section)
    .reduce((sum, one, at) => sum + sectionSeconds(one, plain, at === 0 ? step : 0), 0);
  return Math.max(1, Math.round(seconds / 60));
}
