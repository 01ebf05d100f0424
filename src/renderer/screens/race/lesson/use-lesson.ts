// A lesson as it is taken: where one is in it, what was answered, what the coach says. The host plays it (host/school).
// Not for: showing it (lesson-screen.tsx).

import type { ApiError } from '@api/contract';
import type { LessonVerdict } from '@api/school/commands';
import { fits, type Lesson, type LessonSection, type LessonStep } from '@core/lesson';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { apiErrorText } from '../../../app/api-errors';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';

/** Where in a lesson one is: 0-based section, and step within it. */
export interface LessonPosition {
  section: number;
  step: number;
}

/** What the coach says of the last answer. */
export interface Miss {
  /** Wrong answers to this step so far. */
  count: number;
  /** Which message of the lesson explains it, without the `lesson.` before it; or the sentence with which the rules refuse it. */
  message?: string;
  refusal?: string;
}

/** jump: the position of the next section is described, and not shown yet. asked: the step waits. right: its answer is being played. over: the lesson has been driven to its end. */
export type Phase = 'jump' | 'asked' | 'right' | 'over';

export interface LessonRun {
  place: LessonPosition;
  section: LessonSection;
  step: LessonStep;
  phase: Phase;
  miss: Miss;
  /** Own turns begun since the learner drives alone. */
  turns: number;
  /** On the race that was driven alone; undefined: it was not driven to its end. */
  verdict: LessonVerdict | undefined;
  /** Race of the school that is on; undefined while it is set up. */
  match: string | undefined;
  fault: ApiError | undefined;
  /** To another place, on a table set up again. */
  go(place: LessonPosition): void;
  /** One step back; nothing at the very beginning. */
  back: (() => void) | undefined;
  /** Past this step: what is asked is answered. */
  skip(): void;
  /** The next step; the table goes on as it is. */
  next(): void;
  /** A turn of the learner's own has begun, who drives alone. */
  beginTurn(): void;
  /** The race that was driven alone is over, and so is the lesson. */
  finish(): void;
  act(decision: number, action: unknown): void;
}

const NO_MISS: Miss = { count: 0 };

/** Takes a lesson from a place on. */
export function useLesson(game: string, lesson: Lesson, from: LessonPosition): LessonRun {
  const [start, setStart] = useState(from);
  const [place, setPlace] = useState(from);
  const [phase, setPhase] = useState<Phase>(phaseAt(from));
  const [miss, setMiss] = useState(NO_MISS);
  const [turns, setTurns] = useState(0);
  const [verdict, setVerdict] = useState<LessonVerdict>();
  const { match, fault: apiError, setApiError } = useTable(game, start);
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
  return { place, section, step, phase, miss, turns, verdict, match, fault: apiError, ...moves };
}

/** A section that begins in a position of its own begins with what is to be imagined. */
function phaseAt({ section, step }: LessonPosition): Phase {
  return section > 0 && step === 0 ? 'jump' : 'asked';
}

/** Sets the position up on the host, again where the connection was lost. */
function useTable(
  game: string,
  start: LessonPosition,
): Pick<LessonRun, 'match' | 'fault'> & { setApiError(apiError: ApiError): void } {
  const session = useApp((s) => s.session);
  const [table, setTable] = useState<{ start: LessonPosition; match: string } | null>(null);
  const [apiError, setApiError] = useState<ApiError>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each connection the host forgets the table
  useEffect(() => {
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
  }, [game, start, session]);
  // The table before takes no part in a step of the next section, not even until the new one is there.
  return { match: table?.start === start ? table.match : undefined, fault: apiError, setApiError };
}

/** Keeps the place, so that the lesson goes on there; a lesson that is over begins again. */
function useKept(game: string, { section, step }: LessonPosition, over: boolean): void {
  useEffect(() => {
    const at = over ? { section: 0, step: 0 } : { section, step };
    void client.call('school.keep', { game, ...at, done: over });
  }, [game, section, step, over]);
}

/** Why an answer is not the one: the rules' own sentence where they refuse it, else the lesson's on that very answer. */
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
