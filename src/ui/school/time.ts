// Estimates how long a lesson takes: reading at a calm pace, and answering. Lessons have no time limit.

import type { Lesson, LessonSection, LessonStep } from '@core/contract';

/** Words per minute. */
const READING = 180;
/** Seconds for one answer, and for each turn of a lap that the learner drives. */
const ANSWERING = 6;
const DRIVING = 11;

/** Duration of a step, seconds. plain: as LessonText.plain. */
export function secondsOf(section: LessonSection, step: LessonStep, plain: (id: string) => string): number {
  const id = `${section.id}.${step.id}`;
  const texts = [id, `${id}.do`, ...(step.drive?.notes ?? []).map((note) => `${id}.${note}`)];
  const answers = step.answer === undefined ? 0 : ANSWERING;
  return reading(texts, plain) + answers + (step.drive?.turns ?? 0) * DRIVING;
}

/** Duration of a section's steps, seconds, starting with `from`. */
export function sectionSeconds(section: LessonSection, plain: (id: string) => string, from = 0): number {
  const jump = from === 0 ? reading([`${section.id}.imagine`], plain) : 0;
  return section.steps.slice(from).reduce((sum, step) => sum + secondsOf(section, step, plain), jump);
}

/** Whole minutes left in a lesson from a step on; 0: less than one. turns: turns already driven by the learner in this step. */
export function minutesLeft(
  lesson: Lesson,
  section: number,
  step: number,
  plain: (id: string) => string,
  turns = 0,
): number {
  const seconds = lesson.sections
    .slice(section)
    .reduce((sum, one, at) => sum + sectionSeconds(one, plain, at === 0 ? step : 0), 0);
  const driven = Math.min(turns, lesson.sections[section]?.steps[step]?.drive?.turns ?? 0);
  // Less than a minute counts as 0, so that the remaining time keeps falling to the end.
  const left = seconds - driven * DRIVING;
  return left < 60 ? 0 : Math.round(left / 60);
}

function reading(texts: readonly string[], plain: (id: string) => string): number {
  const words = texts.flatMap((one) => plain(one).split(/\s+/).filter(Boolean)).length;
  return (words / READING) * 60;
}
