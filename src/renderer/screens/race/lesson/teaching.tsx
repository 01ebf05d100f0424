// The layer over the table of a lesson: everything dimmed but the lit parts, the chalk line with its sum, the coach's bubble.

import type { OpenDecision } from '@api/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Bubble } from '@ui/school/bubble';
import { Calm } from '@ui/school/calm';
import { halfway } from '@ui/school/chalk';
import type { LessonText } from '@ui/school/lesson-text';
import { type Spots, useSpots, type Wanted } from '@ui/school/use-spots';
import { useOnChange } from '@ui/use-on-change';
import { Check, MousePointerClick } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useQuickRace } from '../../../app/games/quick-race';
import { t } from '../../../text/school';
import type { BoardControls } from '../board/use-board';
import { KeptMarks } from '../coach/kept-marks';
import { NextButton } from './next-button';
import styles from './race-lesson.module.css';
import { useBubblePlace } from './use-bubble-place';
import type { LessonRun } from './use-lesson';

export interface TeachingProps {
  ui: GameUi;
  run: LessonRun;
  lessonText: LessonText;
  root: RefObject<HTMLElement | null>;
  board: BoardControls;
  /** The learner's open decision. */
  ask: Pick<OpenDecision, 'id' | 'kind'> | undefined;
  /** Places of the board that the learner looks at beside their own car. */
  ahead: readonly string[];
  /** No animation is running. */
  isResting: boolean;
  /** The race itself is over. */
  isOver: boolean;
  onWhy(about: string): void;
  leave(): void;
}

/** A control that can be pressed now. */
const FREE = ':is(button, [role="switch"]):not([data-disabled])';
/** After this many wrong answers the right control is ringed. */
const MISSES = 2;

/** The whole layer. */
export function Teaching(props: TeachingProps): ReactElement {
  const { run, lessonText, root, board, ahead, isResting } = props;
  const { step, section, phase, miss } = run;
  const [strays, setStrays] = useState(0);
  const isAsked = phase === 'asked' && isResting;
  const isCalm = isAsked && step.drive === undefined;
  const helps = step.answer !== undefined && miss.count >= MISSES;
  const wanted = useMemo(
    () => ({
      light: isCalm ? step.light : [],
      rings: isCalm && helps ? (step.answer?.right ?? []) : [],
      place: isCalm ? step.place : undefined,
      things: isCalm ? ['car.0', ...(step.spots ?? [])] : [],
      // Parts that are not lit but must not be covered either.
      clear: isAsked && !isCalm ? ['car.0', ...ahead] : [],
      main: isCalm && step.answer !== undefined,
    }),
    [isAsked, isCalm, helps, step, ahead],
  );
  const spots = useSpots(root, board.where, wanted);
  useNearness(board, isCalm ? wanted : undefined);
  useFirstFocus(root, isAsked, `${section.id}.${step.id}`, step.light);
  const drive = useDrive(props);
  return (
    <>
      {isCalm && spots.size.width > 0 && (
        <Calm {...spots} step={step.id} misses={miss.count + strays} onMiss={() => setStrays((n) => n + 1)} />
      )}
      {isCalm && step.sum && <Sum spots={spots}>{lessonText.say(`${section.id}.${step.id}.sum`)}</Sum>}
      <KeptMarks spots={[...spots.things, ...spots.clear, ...(spots.cause ? [spots.cause] : [])]} />
      {drive !== null && <DriveNote {...props} spots={spots} note={drive} isAsked={isAsked} />}
    </>
  );
}

/** On a small window the board zooms in on the subject of a step; undefined: there is none. */
function useNearness({ bring, ready }: BoardControls, wanted: Wanted | undefined): void {
  const near = [wanted?.place ?? [], wanted?.things ?? []].flat().join(' ');
  useEffect(() => {
    // The own car alone is no reason to zoom in.
    if (ready) bring(near === '' || near === 'car.0' ? [] : near.split(' '));
  }, [bring, ready, near]);
}

/** The focus starts on the lit control, or on the bubble's button if there is only something to read. */
function useFirstFocus(
  root: RefObject<HTMLElement | null>,
  isAsked: boolean,
  step: string,
  light: readonly string[],
): void {
  useOnChange([isAsked, step], () => {
    if (!isAsked) return;
    const lit = light.map((name) => `[data-teach~="${name}"]`);
    const controls = lit.flatMap((one) => [`button${one}`, [one, FREE].join(' ')]);
    const first = root.current?.querySelector<HTMLElement>('[data-teaching-next]') ?? firstOf(root.current, controls);
    first?.focus({ preventScroll: true });
  });
}

function firstOf(root: HTMLElement | null, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/**
 * On a lap of one's own: the coach's note for this decision, each once; undefined: the step's own text, until the first
 * decision, and in steps where the learner does not drive alone; null: the coach is silent, since the note's moment is over.
 */
function useDrive({ run, ask: decision, isResting, isOver }: TeachingProps): string | undefined | null {
  const { step, phase, beginTurn, finish } = run;
  const { drive } = step;
  const [note, setNote] = useState<Pick<OpenDecision, 'id' | 'kind'>>();
  const given = useRef(new Set<string>());
  const begun = useRef(-1);
  const ends = drive !== undefined && phase === 'asked' && isResting && isOver;
  useEffect(() => {
    if (ends) finish();
  }, [ends, finish]);
  useEffect(() => {
    if (drive === undefined || decision === undefined || !isResting) return;
    const { id, kind } = decision;
    if (kind === drive.turn && begun.current !== id) {
      begun.current = id;
      beginTurn();
    }
    if (!drive.notes.includes(kind) || given.current.has(kind)) return;
    given.current.add(kind);
    setNote({ id, kind });
  }, [drive, decision, isResting, beginTurn]);
  if (drive === undefined || phase !== 'asked') return undefined;
  if (note === undefined) return decision === undefined ? undefined : null;
  return note.id === decision?.id ? note.kind : null;
}

/** The pill on the chalk line. */
function Sum({ spots, children }: { spots: Spots; children: ReactElement }): ReactElement | null {
  const [control] = spots.controls;
  if (!control || !spots.cause) return null;
  const { x, y } = halfway(control, spots.cause, spots.size.width, spots.controls);
  return (
    <span className={styles.raceLessonSum} style={{ left: x, top: y }}>
      {children}
    </span>
  );
}

function DriveNote(
  props: TeachingProps & { spots: Spots; note: string | undefined; isAsked: boolean },
): ReactElement | null {
  const { run, lessonText, spots, note, isAsked, onWhy } = props;
  const { step, section, phase } = run;
  const [bubble, style] = useBubblePlace(props.root, spots, {
    hasSum: step.sum === true,
    isAlone: step.drive !== undefined,
  });
  const id = `${section.id}.${step.id}`;
  const place = { ref: bubble, className: styles.raceLessonBubble, style };
  if (phase === 'over') {
    return (
      <Bubble {...place} foot={<Over {...props} />}>
        <Verdict run={run} lessonText={lessonText} />
      </Bubble>
    );
  }
  if (phase === 'right') {
    return (
      <Bubble {...place}>
        <Check size={22} className={styles.raceLessonTick} aria-hidden="true" /> {t('right')}
      </Bubble>
    );
  }
  const why = step.why;
  return (
    <Bubble
      {...place}
      isWrong={run.miss.count > 0}
      onWhy={why === undefined || !isAsked ? undefined : () => onWhy(why)}
      foot={isAsked ? <Foot {...{ run, lessonText, id }} /> : undefined}
    >
      <StepText {...{ run, lessonText, id, note }} />
    </Bubble>
  );
}

/** The step's own text, or the reply to the last answer. */
function StepText({
  run,
  lessonText,
  id,
  note,
}: {
  run: LessonRun;
  lessonText: LessonText;
  id: string;
  note: string | undefined;
}) {
  const { miss } = run;
  if (miss.message !== undefined) return lessonText.say(miss.message);
  if (miss.refusal !== undefined) return <>{miss.refusal}</>;
  return lessonText.say(note === undefined ? id : `${id}.${note}`);
}

/** The instruction with its keys, or the button for the next step. */
function Foot({ run, lessonText, id }: { run: LessonRun; lessonText: LessonText; id: string }): ReactElement {
  const { step } = run;
  if (step.answer === undefined && step.drive === undefined) {
    return (
      <span data-teaching-next-place="">
        <NextButton onNext={run.next} />
      </span>
    );
  }
  return (
    <>
      <span className="bubble-do">
        <MousePointerClick size={22} aria-hidden="true" />
        {lessonText.say(`${id}.do`)}
      </span>
      {step.keys && (
        <span className="bubble-keys" aria-hidden="true">
          {step.keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </>
  );
}

/** The verdict on the race: its place, what went well and what cost something. */
function Verdict({ run, lessonText }: Pick<TeachingProps, 'run' | 'lessonText'>): ReactElement {
  const { verdict } = run;
  if (verdict === undefined) return <>{t('over.title')}</>;
  const { place, cars, well, cost } = verdict;
  return (
    <>
      <b className={styles.raceLessonPlace}>{place === 1 ? t('over.won') : t('over.place', { place, cars })}</b>{' '}
      {lessonText.judge(well)} {lessonText.judge(cost)}
    </>
  );
}

/** Links from the end of a lesson: a short race after a first one, its last section again, other lessons. */
function Over({ ui, run, leave }: TeachingProps): ReactElement {
  const { start, busy } = useQuickRace(ui.id, { first: true });
  return (
    <>
      <Button look="main" autoFocus busy={busy} onClick={start}>
        {t('over.race')}
      </Button>
      <Button onClick={() => run.go({ ...run.place, step: 0 })}>{t('over.again')}</Button>
      <Button onClick={leave}>{t('over.lessons')}</Button>
    </>
  );
}
