// How long a lesson takes: words at a calm reader's pace, and the answers. Not here: waiting; nobody is hurried.

import type { Lesson, LessonSection, LessonStep } from '@core/lesson';

/** Words a minute. */
const READING = 180;
/** Seconds for finding and giving one answer, and for each turn on a lap of one's own. */
const ANSWERING = 6;
const DRIVING = 11;

/** Seconds that a step takes. plain: its words, as LessonText.plain. */
export function secondsOf(section: LessonSection, step: LessonStep, plain: (id: string) => string): number {
  const id = `${section.id}.${step.id}`;
  const texts = [id, `${id}.do`, ...(step.drive?.notes ?? []).map((note) => `${id}.${note}`)];
  const answers = step.answer === undefined ? 0 : ANSWERING;
  return reading(texts, plain) + answers + (step.drive?.turns ?? 0) * DRIVING;
}

/** Seconds of all steps of a section, from the one given on. */
export function sectionSeconds(section: LessonSection, plain: (id: string) => string, from = 0): number {
  const jump = from === 0 ? reading([`${section.id}.imagine`], plain) : 0;
  return section.steps.slice(from).reduce((sum, step) => sum + secondsOf(section, step, plain), jump);
}

/**
 * Whole minutes that are left of a lesson from a step on; 0: less than one. turns: those already driven on one's own at this
 * step.
 */
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
  // Under a minute is no minute: what is said must not stand still to the end.
  const left = seconds - driven * DRIVING;
  return left < 60 ? 0 : Math.round(left / 60);
}

function reading(texts: readonly string[], plain: (id: string) => string): number {
  const words = texts.flatMap((one) => plain(one).split(/\s+/).filter(Boolean)).length;
  return (words / READING) * 60;
}
