// A lesson of the driving school as a page has it: what is asked, what is lit, which answers are explained. Its words are
// messages of the game (`lesson.<section>.<step>`, see ui/school/lesson-text.tsx). Not for: positions and right answers, which stay
// with the host (lesson-script.ts), or showing it (ui/school).

import type { Json } from './contract';

/** The lesson of a game: 12 to 20 steps in all. names: of the cars beside the learner's, who has seat 0; in seat order. */
export interface Lesson {
  readonly names: readonly string[];
  readonly sections: readonly LessonSection[];
}

/**
 * Steps about one thing, of at most 90 s. All but the first begin in a position of their own, which the message `.imagine` of
 * the section describes before it is shown. about: parts of the game that it teaches ('ask.gear'), for links to it.
 */
export interface LessonSection {
  readonly id: string;
  readonly about: readonly string[];
  readonly steps: readonly LessonStep[];
}

/**
 * One thing to read, to do, or to drive on one's own.
 * light: controls that are lit (`data-teach`), the first of them being where the chalk line starts. place: of the board
 * (Board.where), or another control, where it ends. spots: further places of the board that are lit, such as targets to press. sum: its pill is
 * the message `.sum`. why: what its article is about. keys: shown beside what is to be done.
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
 * What is known beforehand of the learner's answers. right: controls ringed after two misses. wrong: kinds of wrong answers,
 * each with the end of the message that explains it, the first that fits; the last one fits every answer. lays: answers that
 * only lay things out and are played as they come.
 */
export interface LessonAnswer {
  readonly right: readonly string[];
  readonly wrong: readonly { readonly when: Json; readonly say: string }[];
  readonly lays?: readonly Json[];
}

/**
 * The learner drives against easy AI drivers until the race is over. turn: the kind of ask that each turn of one's own begins
 * with; turns: how many of these it usually takes. notes: kinds of ask that the coach speaks at.
 */
export interface LessonDrive {
  readonly turn: string;
  readonly turns: number;
  readonly notes: readonly string[];
}

/** One sentence of a verdict: the end of a message of the game, `verdict.<id>`, and its values. */
export interface VerdictSentence {
  readonly id: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** What the coach says of the race that was driven on one's own: what went well, and what cost something. */
export interface CoachVerdict {
  readonly well: VerdictSentence;
  readonly cost: VerdictSentence;
}

/** Stands in a pattern for any of these. */
interface OneOf {
  readonly oneOf: readonly Json[];
}

/**
 * Whether a value is like a pattern: an object with at least the pattern's entries, a list with the same members in the
 * same order, or, as `{ anyOrder: [...] }`, in any; `{ last: x }` is like a list that ends so, `{ oneOf: [...] }` like any of
 * these.
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
