// What lies over the table of a lesson: calm but for what is lit, the chalk line with its sum, and the coach's bubble.

import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Bubble } from '@ui/school/bubble';
import { Calm } from '@ui/school/calm';
import { halfway, lineSpots, pillSpot } from '@ui/school/chalk';
import { placeBubble } from '@ui/school/place-bubble';
import { type Spots, useSpots, type Wanted } from '@ui/school/use-spots';
import type { LessonWords } from '@ui/school/words';
import { Check, MousePointerClick } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { useHandset } from '../../../app/use-wide';
import { t } from '../../../text/school';
import type { BoardControls } from '../board/use-board';
import styles from './race-lesson.module.css';
import type { LessonRun } from './use-lesson';

export interface TeachingProps {
  ui: GameUi;
  run: LessonRun;
  words: LessonWords;
  root: RefObject<HTMLElement | null>;
  board: BoardControls;
  /** Kind of the learner's open question. */
  ask: string | undefined;
  /** Nothing is being played. */
  isResting: boolean;
  /** The race itself is over. */
  isOver: boolean;
  onWhy(about: string): void;
  leave(): void;
}

/** A control that can be pressed now. */
const FREE = ':is(button, [role="switch"]):not([data-disabled])';
/** After so many wrong answers the right control is ringed. */
const MISSES = 2;

/** All of it. */
export function Teaching(props: TeachingProps): ReactElement {
  const { run, words, root, board, isResting } = props;
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
      // Who drives alone sees their own car: the bubble keeps off it.
      things: isAsked ? ['car.0', ...(step.spots ?? [])] : [],
      main: isCalm && step.answer !== undefined,
    }),
    [isAsked, isCalm, helps, step],
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
      {isCalm && step.sum && <Sum spots={spots}>{words.say(`${section.id}.${step.id}.sum`)}</Sum>}
      <Said {...props} spots={spots} note={drive} isAsked={isAsked} />
    </>
  );
}

/** On a small window the board comes near to what is spoken of; undefined: nothing is. */
function useNearness({ bring, ready }: BoardControls, wanted: Wanted | undefined): void {
  const near = [wanted?.place ?? [], wanted?.things ?? []].flat().join(' ');
  useEffect(() => {
    // The own car alone is no reason to leave the whole board.
    if (ready) bring(near === '' || near === 'car.0' ? [] : near.split(' '));
  }, [bring, ready, near]);
}

/** The focus starts on the lit control, or on the bubble's button where there is only something to read. */
function useFirstFocus(
  root: RefObject<HTMLElement | null>,
  isAsked: boolean,
  step: string,
  light: readonly string[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (!isAsked) return;
    const lit = light.map((name) => `[data-teach~="${name}"]`);
    const controls = lit.flatMap((one) => [`button${one}`, [one, FREE].join(' ')]);
    const first = root.current?.querySelector<HTMLElement>('[data-teaching-next]') ?? firstOf(root.current, controls);
    first?.focus({ preventScroll: true });
  }, [isAsked, step]);
}

function firstOf(root: HTMLElement | null, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** On a lap of one's own: which note the coach gives now. Each is given once; the lap ends after its answers. */
function useDrive({ run, ask, isResting, isOver }: TeachingProps): string | undefined {
  const { step, phase, driven, next } = run;
  const [note, setNote] = useState<string>();
  const given = useRef(new Set<string>());
  const { drive } = step;
  const ends = drive !== undefined && phase === 'asked' && isResting && (isOver || driven >= drive.answers);
  useEffect(() => {
    if (ends) next();
  }, [ends, next]);
  useEffect(() => {
    if (drive === undefined || ask === undefined || !isResting) return;
    const isNew = drive.notes.includes(ask) && !given.current.has(ask);
    given.current.add(ask);
    // What others do meanwhile comes to rest again before the same answer: its note stays.
    setNote((now) => (isNew || now === ask ? ask : undefined));
  }, [drive, ask, isResting]);
  return note;
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

function Said(
  props: TeachingProps & { spots: Spots; note: string | undefined; isAsked: boolean },
): ReactElement | null {
  const { run, words, spots, note, isAsked, onWhy } = props;
  const { step, section, phase } = run;
  const [bubble, style] = useBubblePlace(props.root, spots, step.sum === true);
  const id = `${section.id}.${step.id}`;
  const place = { ref: bubble, className: styles.raceLessonBubble, style };
  if (phase === 'over') {
    return (
      <Bubble {...place} foot={<Over {...props} />}>
        {t('over.title')}
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
      foot={isAsked ? <Foot {...{ run, words, id }} /> : undefined}
    >
      <Words {...{ run, words, id, note }} />
    </Bubble>
  );
}

/** The step's own words, or what the last answer deserves. */
function Words({ run, words, id, note }: { run: LessonRun; words: LessonWords; id: string; note: string | undefined }) {
  const { miss } = run;
  if (miss.message !== undefined) return words.say(miss.message);
  if (miss.refusal !== undefined) return <>{miss.refusal}</>;
  return words.say(note === undefined ? id : `${id}.${note}`);
}

/** What is to be done, with its keys; or the button that goes on. */
function Foot({ run, words, id }: { run: LessonRun; words: LessonWords; id: string }): ReactElement {
  const { step } = run;
  if (step.answer === undefined && step.drive === undefined) {
    return (
      <span data-teaching-next-place="">
        <button
          type="button"
          className={`main-button main-button-ready ${styles.raceLessonNext}`}
          data-teaching-next=""
          onClick={run.next}
        >
          {t('next')}
        </button>
      </span>
    );
  }
  return (
    <>
      <span className="bubble-do">
        <MousePointerClick size={22} aria-hidden="true" />
        {words.say(`${id}.do`)}
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

/** Where to go from the end of a lesson. */
function Over({ ui, leave }: TeachingProps): ReactElement {
  const [, navigate] = useLocation();
  return (
    <>
      <Button look="main" autoFocus onClick={() => navigate(to.setup(ui.id))}>
        {t('over.race')}
      </Button>
      <Button onClick={leave}>{t('over.lessons')}</Button>
    </>
  );
}

/** On a wide screen the bubble stands where it covers nothing that is lit; on a phone it has its own row. */
function useBubblePlace(root: RefObject<HTMLElement | null>, spots: Spots, hasSum: boolean) {
  const bubble = useRef<HTMLElement>(null);
  const isFree = !useHandset();
  const [size, setSize] = useState({ width: 496, height: 170 });
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const { offsetWidth: width, offsetHeight: height } = box;
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const { controls, things, cause, rings } = spots;
  const style = useMemo(() => {
    const dash = root.current?.querySelector('[data-panel="dash"]')?.getBoundingClientRect();
    const area = root.current?.getBoundingClientRect();
    if (!isFree || !area) return undefined;
    const below = dash
      ? [
          {
            left: dash.left - area.left,
            top: dash.top - area.top,
            width: dash.width,
            height: dash.height,
            round: false,
          },
        ]
      : [];
    const isSheet = dash !== undefined && dash.height < area.height * 0.75;
    const sum = hasSum && cause && controls[0] ? [pillSpot(controls[0], cause, area.width, controls)] : [];
    const line = cause && controls[0] ? lineSpots(controls[0], cause) : [];
    const avoid = [
      ...controls,
      ...sum,
      ...line,
      ...(cause ? [cause] : []),
      ...things,
      ...rings,
      ...(isSheet ? below : []),
    ];
    const bar = root.current?.querySelector('header')?.getBoundingClientRect().bottom ?? area.top;
    return placeBubble({ width: area.width, height: area.height }, size, avoid, bar - area.top);
  }, [root, isFree, size, controls, things, cause, rings, hasSum]);
  return [bubble, style] as const;
}
