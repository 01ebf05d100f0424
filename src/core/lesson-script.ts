// Joins a lesson with its script, which only the host has, and helps a game's verdict to read a race.
// Not here: what a lesson is (contract/lesson.ts).

import type {
  DrivenRace,
  Json,
  Lesson,
  LessonSection,
  LessonStage,
  RaceConfig,
  RightAnswer,
  ScriptedAnswer,
  ScriptedLesson,
  ScriptedSection,
  Seat,
  VerdictRules,
  VerdictSentence,
} from './contract';
import { fits } from './lesson';

/**
 * The script of a section. own: the learner's right answers, one for each step that asks for one, in order. like: other
 * answers that mean the same, by the index of the right one in own. after: what everyone answers after each of them, up to
 * the next step.
 */
export interface SectionScript {
  readonly stage: LessonStage;
  readonly own: readonly Json[];
  readonly like: Readonly<Record<number, readonly Json[]>>;
  readonly after: readonly (readonly ScriptedAnswer[])[];
}

/** A section as stored in a game's script.json, raced once. */
export interface RacedSection {
  readonly seed: string;
  readonly answers: readonly ScriptedAnswer[];
  readonly own: readonly Json[];
  readonly after: readonly (readonly ScriptedAnswer[])[];
}

/** The script of a section as it was raced, under this config. */
export function scriptOf(
  { seed, answers, own, after }: RacedSection,
  config: RaceConfig,
  like: SectionScript['like'] = {},
): SectionScript {
  return { stage: { config, seed, answers }, own, like, after };
}

/** Joins a lesson with the scripts of its sections, by id. Throws if they do not match: a bug. */
export function scripted(
  lesson: Lesson,
  scripts: Readonly<Record<string, SectionScript>>,
  verdict: VerdictRules,
): ScriptedLesson {
  const sections = lesson.sections.map((section) => {
    const script = scripts[section.id];
    if (script === undefined) throw new Error(`section ${section.id} has no script`);
    return withScript(section, script);
  });
  return { ...lesson, sections, verdict };
}

/** Whether an answer is a right one for a step. */
export function isRight({ action, like }: RightAnswer, given: unknown): boolean {
  return fits(given, action) || like.some((one) => fits(given, one));
}

/** Events of one type, for any seat. */
export function allEventsOf<E extends { readonly type: string }, T extends E['type']>(
  { events }: Pick<DrivenRace, 'events'>,
  type: T,
): Extract<E, { type: T }>[] {
  return events.filter((event): event is Extract<E, { type: T }> => event.type === type);
}

/** Events of one type that are about a seat. */
export function eventsOf<E extends { readonly type: string }, T extends E['type']>(
  race: DrivenRace,
  type: T,
): Extract<E, { type: T }>[] {
  return allEventsOf<E, T>(race, type).filter((event) => (event as { seat?: Seat }).seat === race.seat);
}

/** The first sentence found. Throws if there is none: a game's last sentence always applies, so that is a bug. */
export function firstSentence(sentences: readonly (VerdictSentence | undefined)[]): VerdictSentence {
  const found = sentences.find((one) => one !== undefined);
  if (found === undefined) throw new Error('a verdict has nothing to say');
  return found;
}

/** The sentence if n is above 0, otherwise none. */
export function ifAny(n: number, id: string, values: VerdictSentence['values'] = { n }): VerdictSentence | undefined {
  return n > 0 ? { id, values } : undefined;
}

/** All of them together. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The smallest value, 0 if there is none. */
export function leastOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.min(...values);
}

function withScript(section: LessonSection, { stage, own, like, after }: SectionScript): ScriptedSection {
  const asked = section.steps.filter(({ answer }) => answer !== undefined);
  if (asked.length !== own.length) {
    throw new Error(`section ${section.id} asks ${asked.length} answers, its script has ${own.length}`);
  }
  const steps = section.steps.map(({ answer, ...step }) => {
    if (answer === undefined) return step;
    const at = asked.findIndex(({ id }) => id === step.id);
    const action = own[at];
    if (action === undefined) throw new Error(`${section.id}.${step.id} has no right answer`);
    return { ...step, answer: { ...answer, action, like: like[at] ?? [], after: after[at] ?? [] } };
  });
  return { ...section, stage, steps };
}
