// A lesson of the driving school as a page has it: its questions, highlighted controls and explained answers. Its text is in
// the game's messages (`lesson.<section>.<step>`, see ui/school/lesson-text.tsx).
// Not here: positions and right answers, which stay with the host (lesson-script.ts), or showing it (ui/school).

import type { Json } from './contract';

/** The lesson of a game: 12 to 20 steps in all. names: of the other cars, in seat order; the learner has seat 0. */
export interface Lesson {
  readonly names: readonly string[];
  readonly sections: readonly LessonSection[];
}

/**
 * Steps on one topic, of at most 90 s. All but the first section begin in a position of their own, which the section's
 * message `.imagine` describes before it is shown. about: parts of the game that it teaches ('ask.gear'), for links to it.
 */
export interface LessonSection {
  readonly id: string;
  readonly about: readonly string[];
  readonly steps: readonly LessonStep[];
}

/**
 * One thing to read, to do, or to drive alone.
 * light: highlighted controls (`data-teach`); the chalk line starts at the first. place: where the line ends, a place of the
 * board (Board.where) or another control. spots: other highlighted places of the board, such as targets to press. sum: its
 * pill shows the message `.sum`. why: the topic of its article. keys: shown beside the task.
 */
export interface LessonStep {
  readonly id: string;
  readonly light: readonly string[];
  readonly place?: string;
  readonly spots?: readonly string[];
  readonly sum?: true;
  readonly why?: string;
  readonly keys?: readonly string[];
  readonly answer?: LessonAnswer;
  readonly drive?: LessonDrive;
}

/**
 * How a step treats the learner's answers. right: controls ringed after two misses. wrong: kinds of wrong answers, each with
 * the end of the message that explains it; the first that fits counts, and the last fits every answer. lays: answers that
 * only lay things out and are played as they come.
 */
export interface LessonAnswer {
  readonly right: readonly string[];
  readonly wrong: readonly { readonly when: Json; readonly say: string }[];
  readonly lays?: readonly Json[];
}

/**
 * The learner drives against easy AI drivers until the race is over. turn: the kind of ask with which each of the learner's
 * turns begins; turns: how many they usually take. notes: kinds of ask at which the coach speaks.
 */
export interface LessonDrive {
  readonly turn: string;
  readonly turns: number;
  readonly notes: readonly string[];
}

/** One sentence of a verdict: the end of the game's message `verdict.<id>`, and its values. */
export interface VerdictSentence {
  readonly id: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** The coach's verdict on the race that the learner drove alone: what went well, and what cost something. */
export interface CoachVerdict {
  readonly well: VerdictSentence;
  readonly cost: VerdictSentence;
}

/** In a pattern, matches any of these. */
interface OneOf {
  readonly oneOf: readonly Json[];
}

/**
 * Whether a value matches a pattern. An object must have at least the pattern's entries; a list must have the same members in
 * the same order, or in any order for `{ anyOrder: [...] }`. `{ last: x }` matches a list that ends with x, `{ oneOf: [...]
 * }` any of these.
 */
export function fits(value: unknown, pattern: Json): boolean {
  if (pattern === null || typeof pattern !== 'object') return value === pattern;
  if (Array.isArray(pattern)) return isLikeList(value, pattern);
  if ('oneOf' in pattern) return (pattern as unknown as OneOf).oneOf.some((one) => fits(value, one));
  if ('last' in pattern) return Array.isArray(value) && fits(value.at(-1), pattern.last as Json);
  if ('anyOrder' in pattern) return isLikeSet(value, (pattern as unknown as { anyOrder: readonly Json[] }).anyOrder);
  if (value === null || typeof value !== 'object') return false;
  const found = value as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([key, wanted]) => fits(found[key], wanted));
}

function isLikeList(value: unknown, pattern: readonly Json[]): boolean {
  if (!Array.isArray(value) || value.length !== pattern.length) return false;
  return pattern.every((wanted, at) => fits(value[at], wanted));
}

function isLikeSet(value: unknown, pattern: readonly Json[]): boolean {
  if (!Array.isArray(value) || value.length !== pattern.length) return false;
  const left = [...(value as readonly unknown[])];
  return pattern.every((wanted) => {
    const at = left.findIndex((one) => fits(one, wanted));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
