// The driving school's part of the contract: lessons run in memory, and the progress in each is stored.
// A lesson's race is watched and answered like any other (match.watch, match.act). Not here: lessons (core/lesson.ts).

import { command, id, owner } from '../shapes';
import { z } from '../zod';

const at = z.int().min(0).max(100);

/** The name of the workshop's lesson, where a lesson of a box has its game's id. */
export const FIRST_CIRCUIT = 'first-circuit';

/** Progress in a lesson: 0-based section and step to continue at. done: it was finished or skipped once. */
export const lessonProgress = z.object({ section: at, step: at, done: z.boolean() });

/** By game; the workshop's lesson by FIRST_CIRCUIT. */
export const schoolProgress = z.record(id, lessonProgress);
export type SchoolProgress = z.infer<typeof schoolProgress>;

/** One sentence of a verdict (core/lesson.ts). */
const sentence = z.object({ id: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) });

/** How the last section of a lesson went. place: 1-based, of this many cars. */
const lessonVerdict = z.object({ place: z.int(), cars: z.int(), well: sentence, cost: sentence });
export type LessonVerdict = z.infer<typeof lessonVerdict>;

export const schoolCommands = {
  /** Sets up the position of a lesson's step. The race belongs to this client, is in no list, and ends with its next one. */
  'school.start': command(owner, z.object({ game: id, section: at, step: at }), z.object({ match: id })),
  /** Gives the lesson's own answer. */
  'school.skip': command(owner, z.object({ match: id }), z.null()),
  /** The coach's verdict on the race that the learner drove alone; null before it has begun. */
  'school.verdict': command(owner, z.object({ match: id }), lessonVerdict.nullable()),
  'school.progress': command(owner, z.object({}), schoolProgress),
  /** Stores the place to continue at; a finished lesson stays finished. game: or FIRST_CIRCUIT. */
  'school.keep': command(owner, lessonProgress.extend({ game: id }), z.null()),
} as const;
