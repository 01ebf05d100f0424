// Programming: five cards into registers, the power-down switch, the forecast on the board, and Ready.

import { IconButton } from '@ui/controls/button';
import { MainButton } from '@ui/controls/main-button';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import type { DriverAids } from '@ui/ui-types';
import { usePreview, usePrompt } from '@ui/use-preview';
import type { Off } from '@ui/why/off';
import { Compass, Power, RotateCcw } from 'lucide-react';
import { memo, type ReactElement, useMemo } from 'react';
import { GYRO_MOUNT } from '../../../data/option-cards';
import { ghostsOf } from '../../../narration/forecast-text';
import { optionName } from '../../../narration/texts';
import { forecastOf } from '../../../outlook/forecast';
import { t } from '../../../text/t';
import type { Card, OptionCard, Register, RoborallyView, RobotView } from '../../../types';
import { DashFrame } from '../dash-frame';
import { SwitchRow } from '../switch-row';
import type { TurnProps } from '../turn';
import { useTellProgram } from './forecast-focus';
import { Hand } from './hand';
import type { ProgramAction } from './program-draft';
import { ProgramTable } from './program-table';
import styles from './program-turn.module.css';
import { Registers } from './registers';
import { keepSent } from './sent-program';
import { SpendRow } from './spend-row';
import { type Program, useProgram } from './use-program';

export interface ProgramTurnProps extends Omit<TurnProps<'program'>, 'view' | 'own'> {
  course: RoborallyView['course'];
  options: RoborallyView['options'];
}

/** The programming turn (R9 to R15). It does not see the other robots: while they lock their programmes, nothing in it changes. */
export const ProgramTurn = memo(function ProgramTurn(props: ProgramTurnProps): ReactElement {
  const { choices, course, options, robot, shown, dim, aids, act, sentKey } = props;
  const program = useProgram(choices, act, (sent) => keepSent(sentKey, sent));
  const done = choices.submitted;
  const all = useMemo(() => [...choices.hand].sort((a, b) => b - a), [choices.hand]);
  const hint = props.hint?.type === 'program' ? props.hint : null;
  const hinted = hint?.cards ?? [];
  const takeHint = hint ? () => program.setAll(hint) : undefined;
  useTaken(props.taken, (action) => action.type === 'program' && program.setAll(action));
  useKeys(keysOf(program, all, choices.gyro, takeHint), !dim && !done);
  const steps = useForecast({ course, options }, robot, program, aids);
  useTellProgram({ cards: program.cards, locked: program.locked, marked: program.marked, steps, aids });
  usePreview(props.preview, {
    seat: robot.seat,
    ghosts: aids === 'all' ? ghostsOf(steps) : [],
    targets: [],
    chosen: null,
  });
  usePrompt(props.prompt, done ? null : promptOf(program));
  return (
    <ProgramTable program={program} done={done}>
      <DashFrame
        turn={{ robot, shown, dim }}
        programHead={t('program.head')}
        program={<Registers program={program} done={done} hinted={hinted} hintedMarks={hint?.marked ?? []} />}
        handHead={handHead(program, all)}
        hand={<Hand program={program} done={done} hinted={hinted} all={all} />}
        side={<ProgramChoiceRows program={program} choices={choices} hint={hint} />}
        main={
          <div className={styles.programMain}>
            <IconButton
              icon={<RotateCcw size={19} />}
              label={t('program.takeAll')}
              onClick={program.clear}
              why={takeAllWhy(program, done)}
            />
            <MainButton
              onClick={program.submit}
              barred={barredWhy(program, done)}
              filled={
                program.free > 0 && program.missing > 0 ? (program.free - program.missing) / program.free : undefined
              }
              hinted={hinted.length > 0 && hinted.every((card, i) => card === 0 || card === program.cards[i])}
            >
              {mainText(program, done)}
            </MainButton>
          </div>
        }
      />
    </ProgramTable>
  );
});

/** The choices beside the cards: power down, Gyro Mount, and option cards given up before damage. */
function ProgramChoiceRows(props: {
  program: Program;
  choices: TurnProps<'program'>['choices'];
  hint: ProgramAction | null;
}): ReactElement {
  const { program, choices, hint } = props;
  const why = choices.submitted && t('program.barred.done');
  return (
    <>
      <SwitchRow
        label={t('program.down')}
        note={t('program.down.note')}
        icon={<Power size={19} />}
        on={program.powerDown}
        why={why}
        hinted={hint !== null && hint.powerDown !== program.powerDown}
        teach="down"
        onChange={program.setPowerDown}
      />
      {choices.gyro && (
        <SwitchRow
          label={optionName(GYRO_MOUNT)}
          note={t('program.gyro.note')}
          icon={<Compass size={19} />}
          on={program.gyro}
          why={why}
          hinted={hint !== null && hint.gyro !== program.gyro}
          onChange={program.setGyro}
        />
      )}
      <SpendRow
        cards={choices.spend}
        chosen={program.spend}
        hinted={hint?.spend ?? []}
        why={why}
        onToggle={program.toggleSpend}
      />
    </>
  );
}

/** 1 to 9 and 0 place cards, Backspace takes the last one back, D powers down, G toggles the gyro, A accepts the hint. */
function keysOf(program: Program, all: readonly Card[], gyro: boolean, takeHint: (() => void) | undefined) {
  const digits = all.map((card, i) => [String((i + 1) % 10), () => program.place(card)] as const);
  return {
    ...Object.fromEntries(digits),
    backspace: program.takeBackLast,
    d: () => program.setPowerDown(!program.powerDown),
    g: gyro ? () => program.setGyro(!program.gyro) : undefined,
    a: takeHint,
    enter: program.missing === 0 ? program.submit : undefined,
  };
}

/** The forecast of the filled registers, in an unbroken run from the first, with all option card effects. */
function useForecast(
  { course, options }: Pick<ProgramTurnProps, 'course' | 'options'>,
  robot: RobotView,
  program: Program,
  aids: DriverAids,
) {
  const { cards, marked, gyro, spend } = program;
  const key = JSON.stringify([cards, marked, gyro, spend]);
  return useMemo(() => {
    if (aids === 'none') return [];
    const [all, ...rest] = JSON.parse(key) as [Card[], Register[], boolean, OptionCard[]];
    const marks = { marked: rest[0], gyro: rest[1], spend: rest[2] };
    const empty = all.indexOf(0);
    return forecastOf(
      { course, options },
      robot,
      empty < 0 ? all : all.map((card, i) => (i < empty ? card : 0)),
      marks,
    );
  }, [course, options, robot, key, aids]);
}

function promptOf({ missing, cards }: Program): string {
  if (missing === 0) return t('program.prompt.full');
  return t('program.prompt', { register: cards.indexOf(0) + 1, missing });
}

function handHead(program: Program, all: readonly Card[]): string {
  return all.length === 0 ? t('hand.name') : t('hand.head', { left: program.hand.length, all: all.length });
}

function mainText({ missing, free }: Program, done: boolean): string {
  if (done) return t('program.submitted');
  return missing === 0 ? t('program.ready') : t('program.ready.of', { done: free - missing, free });
}

function barredWhy({ missing }: Program, done: boolean): Off {
  if (done) return { text: t('program.barred.done'), about: 'breach.submitted' };
  return missing > 0 && { text: t('program.barred', { missing }), about: 'breach.register-empty' };
}

/** Why no card can be taken back. */
function takeAllWhy({ cards, locked, fixed }: Program, done: boolean): Off {
  if (done) return t('program.barred.done');
  const placed = cards.flatMap((card, slot) => (card !== 0 && !locked[slot] ? [slot] : []));
  if (placed.length === 0) return t('program.takeAll.none');
  return placed.every((slot) => fixed[slot]) && { text: t('program.takeAll.fixed'), about: 'breach.card-fixed' };
}
