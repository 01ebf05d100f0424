// The driving school's part of the contract: lessons are raced in memory, and how far each has been taken is kept.
// The race of a lesson is watched and answered like any other (match.watch, match.act). Not for: lessons (core/lesson.ts).

import { z } from 'zod';
import { command, id, owner } from '../shapes';

const at = z.int().min(0).max(100);

/** How far a lesson has been taken: 0-based section and step to go on at. done: it was once finished, or skipped. */
export const lessonProgress = z.object({ section: at, step: at, done: z.boolean() });

/** By game. */
export const schoolProgress = z.record(id, lessonProgress);
export type SchoolProgress = z.infer<typeof schoolProgress>;

export const schoolCommands = {
  /** Sets the position of a lesson's step up; the race is this client's alone, in no list, and ends with its next one. */
  'school.start': command(owner, z.object({ game: id, section: at, step: at }), z.object({ match: id })),
  /** Answers what is asked as the lesson has it. */
  'school.skip': command(owner, z.object({ match: id }), z.null()),
  'school.progress': command(owner, z.object({}), schoolProgress),
  /** Keeps the place to go on at; a lesson that is done stays done. */
  'school.keep': command(owner, lessonProgress.extend({ game: id }), z.null()),
} as const;
