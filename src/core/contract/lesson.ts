// A lesson of the driving school. A page has what is taught: questions, highlighted controls and explained answers, with their
// text in the game's messages (`lesson.<section>.<step>`, see ui/school/lesson-text.tsx). Only the host has its script: the
// positions in which sections begin, the right answers and everyone else's; a zone rule keeps a game's `lesson/` from pages.

import type { RaceConfig } from './config';
import type { Json, Seat } from './state';

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

/** An answer in a lesson's script, to the seat's first decision that is open and unanswered. */
export interface ScriptedAnswer {
  readonly seat: Seat;
  readonly action: Json;
}

/** The position in which a section begins: a race under the real rules, with the answers of all seats so far. */
export interface LessonStage {
  readonly config: RaceConfig;
  readonly seed: string;
  readonly answers: readonly ScriptedAnswer[];
}

/** The right answer at a step. action: what is played; like: other answers that mean the same. */
export interface RightAnswer extends LessonAnswer {
  readonly action: Json;
  readonly like: readonly Json[];
  readonly after: readonly ScriptedAnswer[];
}

export interface ScriptedStep extends LessonStep {
  readonly answer?: RightAnswer;
}

export interface ScriptedSection extends LessonSection {
  readonly stage: LessonStage;
  readonly steps: readonly ScriptedStep[];
}

/** A lesson with its script, as in a game's definition. verdict: on the last section, which the learner drives alone. */
export interface ScriptedLesson extends Lesson {
  readonly sections: readonly ScriptedSection[];
  readonly verdict: VerdictRules;
}

/** The race that the learner drove alone. events: in order, as the learner may see them. */
export interface DrivenRace {
  readonly circuit: string;
  readonly seat: Seat;
  readonly events: readonly { readonly type: string }[];
}

/** How a game judges. ids: of all possible sentences. */
export interface VerdictRules {
  readonly ids: readonly string[];
  judge(race: DrivenRace): CoachVerdict;
}
