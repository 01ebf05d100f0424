// The progress of a lesson: the current place, the answers, the coach's replies. The host plays it (host/school).
// Not here: showing it (lesson-screen.tsx).

import type { ApiError } from '@api/contract';
import type { LessonVerdict } from '@api/school/commands';
import type { Lesson, LessonSection, LessonStep } from '@core/contract';
import { fits } from '@core/lesson';
import { useOnChange } from '@ui/use-on-change';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { apiErrorText } from '../../../app/api-errors';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';

/** A place in a lesson: 0-based section, and step within it. */
export interface LessonPosition {
  section: number;
  step: number;
}

/** The coach's reply to a wrong answer. */
export interface Miss {
  /** Wrong answers to this step so far. */
  count: number;
  /** The message of the lesson that explains it, without the prefix `lesson.`; or the sentence with which the rules refuse it. */
  message?: string;
  refusal?: string;
}

/**
 * jump: the next section's position is described, but not shown yet. asked: the step waits. right: its answer is playing.
 * over: the lesson is complete.
 */
export type Phase = 'jump' | 'asked' | 'right' | 'over';

export interface LessonRun {
  place: LessonPosition;
  section: LessonSection;
  step: LessonStep;
  phase: Phase;
  miss: Miss;
  /** Own turns begun since the learner has been driving alone. */
  turns: number;
  /** The verdict on the race driven alone; undefined: it was not finished. */
  verdict: LessonVerdict | undefined;
  /** Id of the school's race; undefined while it is set up. */
  match: string | undefined;
  apiError: ApiError | undefined;
  /** Goes to another place, on a table set up again. */
  go(place: LessonPosition): void;
  /** One step back; undefined at the very beginning. */
  back: (() => void) | undefined;
  /** Skips this step: its question is answered. */
  skip(): void;
  /** The next step, on the same table. */
  next(): void;
  /** A turn has begun for the learner, who drives alone. */
  beginTurn(): void;
  /** The race driven alone is over, and so is the lesson. */
  finish(): void;
  act(decision: number, action: unknown): void;
}

const NO_MISS: Miss = { count: 0 };

/** Runs a lesson, starting at this position. */
export function useLesson(game: string, lesson: Lesson, from: LessonPosition): LessonRun {
  const [start, setStart] = useState(from);
  const [place, setPlace] = useState(from);
  const [phase, setPhase] = useState<Phase>(phaseAt(from));
  const [miss, setMiss] = useState(NO_MISS);
  const [turns, setTurns] = useState(0);
  const [verdict, setVerdict] = useState<LessonVerdict>();
  const { match, apiError, setApiError } = useTable(game, start);
  const section = sectionAt(lesson, place.section);
  const step = stepAt(section, place.step);

  const to = useCallback((next: LessonPosition, now: Phase = 'asked') => {
    setPlace(next);
    setPhase(now);
    setMiss(NO_MISS);
    setTurns(0);
    setVerdict(undefined);
  }, []);
  const go = useCallback(
    (next: LessonPosition) => {
      to(next, phaseAt(next));
      setStart(next);
    },
    [to],
  );
  const next = useCallback(() => {
    if (phase === 'jump') setPhase('asked');
    else if (place.step + 1 < section.steps.length) to({ ...place, step: place.step + 1 });
    else if (place.section + 1 < lesson.sections.length) go({ section: place.section + 1, step: 0 });
    else setPhase('over');
  }, [place, phase, section, lesson, to, go]);
  const beginTurn = useCallback(() => setTurns((n) => n + 1), []);
  const finish = useCallback(() => {
    setPhase('over');
    if (match === undefined) return;
    void client.call('school.verdict', { match }).then((reply) => {
      if (reply.ok && reply.value !== null) setVerdict(reply.value);
    });
  }, [match]);
  useKept(game, place, phase === 'over');

  const skip = useCallback(() => {
    if (phase === 'jump' || step.answer === undefined || match === undefined) return next();
    setPhase('right');
    void client.call('school.skip', { match }).then((reply) => {
      // The table is gone: the next step sets it up again.
      if (!reply.ok) next();
    });
  }, [step, phase, match, next]);
  const act = useCallback(
    (decision: number, action: unknown) => {
      if (match === undefined || phase === 'over' || (step.answer ?? step.drive) === undefined) return;
      void client.call('match.act', { match, ask: decision, action }).then((reply) => {
        const lays = step.answer?.lays?.some((one) => fits(action, one)) === true;
        if (!reply.ok) setMiss((before) => missOf(section, step, action, reply.fault, before.count + 1));
        else if (step.answer !== undefined && !lays) setPhase('right');
        if (!reply.ok && reply.fault.code === 'not-found') setApiError(reply.fault);
      });
    },
    [match, phase, section, step, setApiError],
  );
  const back = useMemo(() => {
    const before = placeBefore(lesson, place);
    return before && (() => go(before));
  }, [lesson, place, go]);
  const moves = { go, back, skip, next, beginTurn, finish, act };
  return { place, section, step, phase, miss, turns, verdict, match, apiError, ...moves };
}

/** A section with a position of its own begins with the description of that position. */
function phaseAt({ section, step }: LessonPosition): Phase {
  return section > 0 && step === 0 ? 'jump' : 'asked';
}

/** Sets the position up on the host, and again after a lost connection. */
function useTable(
  game: string,
  start: LessonPosition,
): Pick<LessonRun, 'match' | 'apiError'> & { setApiError(apiError: ApiError): void } {
  const session = useApp((s) => s.session);
  const [table, setTable] = useState<{ start: LessonPosition; match: string } | null>(null);
  const [apiError, setApiError] = useState<ApiError>();
  // With each new connection the host has forgotten the table.
  useOnChange([game, start, session], () => {
    let here = true;
    setTable(null);
    setApiError(undefined);
    void client.call('school.start', { game, ...start }).then((reply) => {
      if (!here) return;
      if (reply.ok) setTable({ start, match: reply.value.match });
      else if (reply.fault.code !== 'offline') setApiError(reply.fault);
    });
    return () => {
      here = false;
    };
  });
  // The previous table is not used in the next section, not even until the new one is ready.
  return { match: table?.start === start ? table.match : undefined, apiError, setApiError };
}

/** Keeps the place, so that the lesson continues there; a completed lesson begins again. */
function useKept(game: string, { section, step }: LessonPosition, over: boolean): void {
  useEffect(() => {
    const at = over ? { section: 0, step: 0 } : { section, step };
    void client.call('school.keep', { game, ...at, done: over });
  }, [game, section, step, over]);
}

/** Why an answer is wrong: the lesson's text for this answer, otherwise the sentence with which the host refuses it. */
function missOf(section: LessonSection, step: LessonStep, action: unknown, apiError: ApiError, count: number): Miss {
  const wrong = step.answer?.wrong.find(({ when }) => fits(action, when));
  if (apiError.code === 'not-allowed' && wrong !== undefined) {
    return { count, message: `${section.id}.${step.id}.${wrong.say}` };
  }
  return { count, refusal: apiErrorText(apiError) };
}

function placeBefore(lesson: Lesson, { section, step }: LessonPosition): LessonPosition | undefined {
  if (step > 0) return { section, step: step - 1 };
  const before = lesson.sections[section - 1];
  return before && { section: section - 1, step: before.steps.length - 1 };
}

function sectionAt(lesson: Lesson, at: number): LessonSection {
  const found = lesson.sections[at] ?? lesson.sections[0];
  if (found === undefined) throw new Error('a lesson has no section');
  return found;
}

function stepAt(section: LessonSection, at: number): LessonStep {
  const found = section.steps[at] ?? section.steps[0];
  if (found === undefined) throw new Error(`section ${section.id} has no step`);
  return found;
}
