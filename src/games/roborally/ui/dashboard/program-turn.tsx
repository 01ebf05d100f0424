// Programming: five cards into registers, the power-down switch, the forecast on the board, and Ready.

import type { Seat } from '@core/contract';
import type { Aids } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { IconButton } from '@ui/panels/button';
import { MainButton } from '@ui/panels/main-button';
import { count } from '@ui/phrases';
import { usePreview, usePrompt } from '@ui/use-preview';
import { Compass, Power, RotateCcw } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { forecast } from '../../data/forecast';
import type { Card, OptionCard, Register, RoborallyView } from '../../types';
import { ghostsOf } from '../forecast-words';
import { DashFrame } from './dash-frame';
import { useTellProgram } from './forecast-focus';
import type { ProgramAction } from './program-draft';
import { Hand, ProgramTable, Registers } from './registers';
import { keepSent } from './sent-program';
import { SpendRow } from './spend-row';
import { SwitchRow } from './switch-row';
import type { TurnProps } from './turn';
import { type Program, useProgram } from './use-program';

/** The programming turn (R9 to R15). */
export function ProgramTurn(props: TurnProps<'program'>): ReactElement {
  const { choices, view, robot, dim, aids, act, sentKey } = props;
  const program = useProgram(choices, act, (sent) => keepSent(sentKey, sent));
  const done = choices.submitted;
  const all = useMemo(() => [...choices.hand].sort((a, b) => b - a), [choices.hand]);
  const hint = props.hint?.type === 'program' ? props.hint : null;
  const hinted = hint?.cards ?? [];
  const takeHint = hint ? () => program.setAll(hint) : undefined;
  useKeys(keysOf(program, all, choices.gyro, takeHint), !dim && !done);
  const steps = useForecast(view, robot.seat, program, aids);
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
        turn={props}
        programHead="Program"
        program={<Registers program={program} done={done} hinted={hinted} hintedMarks={hint?.marked ?? []} />}
        handHead={handHead(program, all)}
        hand={<Hand program={program} done={done} hinted={hinted} all={all} />}
        side={<ProgramChoiceRows program={program} choices={choices} hint={hint} />}
        main={
          <div className="rr-two">
            <IconButton
              icon={<RotateCcw size={19} />}
              label="Take all cards back"
              onClick={program.clear}
              disabled={done || program.free === program.missing}
            />
            <MainButton
              onClick={program.submit}
              barred={barredWords(program, done)}
              filled={
                program.free > 0 && program.missing > 0 ? (program.free - program.missing) / program.free : undefined
              }
              hinted={hinted.length > 0 && hinted.every((card, i) => card === 0 || card === program.cards[i])}
            >
              {mainWords(program, done)}
            </MainButton>
          </div>
        }
      />
    </ProgramTable>
  );
}

/** What is chosen beside the cards: power down, Gyro Mount, and option cards given up before damage. */
function ProgramChoiceRows(props: {
  program: Program;
  choices: TurnProps<'program'>['choices'];
  hint: ProgramAction | null;
}): ReactElement {
  const { program, choices, hint } = props;
  return (
    <>
      <SwitchRow
        label="Power down"
        note="Next turn: no cards, all damage repaired."
        icon={<Power size={19} />}
        on={program.powerDown}
        disabled={choices.submitted}
        hinted={hint !== null && hint.powerDown !== program.powerDown}
        onChange={program.setPowerDown}
      />
      {choices.gyro && (
        <SwitchRow
          label="Gyro Mount"
          note="Belts and gears do not turn you this turn."
          icon={<Compass size={19} />}
          on={program.gyro}
          disabled={choices.submitted}
          hinted={hint !== null && hint.gyro !== program.gyro}
          onChange={program.setGyro}
        />
      )}
      <SpendRow
        cards={choices.spend}
        chosen={program.spend}
        hinted={hint?.spend ?? []}
        disabled={choices.submitted}
        onToggle={program.toggleSpend}
      />
    </>
  );
}

/** 1 to 9 and 0 place cards, Backspace takes the last one back, D powers down, G sets the gyro, A takes the hint over. */
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

/** The forecast of the registers filled so far, in a row from the first, with all that option cards do. */
function useForecast(view: RoborallyView, seat: Seat, program: Program, aids: Aids) {
  const { cards, marked, gyro, spend } = program;
  const key = JSON.stringify([cards, marked, gyro, spend]);
  return useMemo(() => {
    if (aids === 'none') return [];
    const [all, ...rest] = JSON.parse(key) as [Card[], Register[], boolean, OptionCard[]];
    const marks = { marked: rest[0], gyro: rest[1], spend: rest[2] };
    const empty = all.indexOf(0);
    return forecast(view, seat, empty < 0 ? all : all.map((card, i) => (i < empty ? card : 0)), marks);
  }, [view, seat, key, aids]);
}

function promptOf({ missing, cards }: Program): string {
  if (missing === 0) return 'All registers are filled: ready?';
  const open = cards.flatMap((card, i) => (card === 0 ? [i + 1] : []));
  return `Fill register ${open[0]}: ${count(missing, 'card')} to go`;
}

function handHead(program: Program, all: readonly Card[]): string {
  return all.length === 0 ? 'Hand' : `Hand · ${program.hand.length} of ${all.length}`;
}

function mainWords({ missing, free }: Program, done: boolean): string {
  if (done) return 'Submitted';
  return missing === 0 ? 'Ready' : `Ready: ${free - missing} of ${free}`;
}

function barredWords({ missing }: Program, done: boolean): string | null {
  if (done) return 'Your programme is in; the others are still at it';
  return missing === 0 ? null : `Fill ${count(missing, 'more register', 'more registers')}`;
}
