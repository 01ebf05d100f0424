// The drive: choose a speed and a square, or run up behind; Superb Driving and going without a card belong to it.

import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { toast } from '@ui/panels/toasts';
import { nameOf } from '@ui/phrases';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type ReactElement, useMemo, useState } from 'react';
import { SUPERB } from '../../data/cards';
import { STEP } from '../../data/charts';
import type { RunChoice, Tactic, WaddingtonAction } from '../../types';
import { calloutOf, freeable, judged, runMoves, type Start, safestOf, startOf } from '../forecast';
import { squares, wearParts, wearWords } from '../texts';
import { type Way, waysOf } from '../ways';
import { DashFrame } from './dash-frame';
import { leavesOut, useQuiet } from './quiet';
import { RunButton, type SpeedOffer, Speeds } from './speeds';
import { Tactics } from './tactics';
import type { TurnProps } from './turn';
import { useChartOf, useWayChoice, wayPreview } from './use-ways';
import { Chances, Ways } from './ways';

type Props = TurnProps<'drive'>;

/** The drive turn. */
export function DriveTurn(props: Props): ReactElement {
  const { choices, view, car, own, seats, dim, hint, act } = props;
  const drive = useDrive(props);
  const { plan, superb, quiet, way, ways, offers, after, next } = drive;
  const confirm = () => (drive.action ? act(drive.action) : undefined);
  useKeys(drive.keys(confirm), !dim);
  const fate = way && judged(way, superb);
  const at = wayPreview(view.circuit, car.seat, car.at, ways, way, superb);
  usePreview(props.preview, at);
  useChartOf(view.circuit, props.aids === 'all' ? fate : undefined, after?.tyres ?? car.tyres);
  usePrompt(props.prompt, promptOf(props, drive));
  // The run on the button is the one chosen; before one is, that which would be.
  const run = drive.run ?? drive.safestRun;
  return (
    <DashFrame
      turn={props}
      next={next}
      after={props.aids === 'none' ? null : after}
      stops={offers
        .filter((offer) => offer.danger !== null)
        .map(({ speed, wear }) => ({ speed, costs: wear.length > 0 && props.aids !== 'none' }))}
      onStop={drive.setSpeed}
      head={choices.standing ? 'Speed of the restart' : 'Change of speed'}
      figure={
        own.hand.length > 0 &&
        plan.kind === 'drive' &&
        superb < 0 && <QuietButton on={quiet} onToggle={drive.toggleQuiet} />
      }
      cards={
        <Tactics
          hand={own.hand}
          discards={view.discards}
          chosen={superb >= 0 ? SUPERB : null}
          hinted={hint?.type === 'drive' && hint.superb >= 0 ? SUPERB : null}
          barred={(card) => barredWords(props, card, way, plan.kind === 'run')}
          onToggle={drive.toggleSuperb}
        />
      }
      main={
        <MainButton
          onClick={confirm}
          barred={drive.action ? null : 'Choose a speed and a square'}
          hinted={isHinted(hint, drive.action)}
        >
          {plan.kind === 'run' ? runWords(run, seats) : `Drive at ${plan.speed} mph`}
        </MainButton>
      }
    >
      <Speeds
        aids={props.aids}
        offers={offers}
        chosen={plan.kind === 'drive' ? plan.speed : null}
        hinted={hint?.type === 'drive' ? hint.speed : null}
        onChoose={drive.setSpeed}
        run={
          run && (
            <RunButton
              label={run.path.length === 0 ? 'Wait' : 'Run up'}
              note={run.blocker < 0 ? 'no way out' : `behind ${nameOf(seats, run.blocker)}`}
              danger={props.aids === 'none' ? 'safe' : (run.readings[0]?.danger ?? 'safe')}
              chosen={plan.kind === 'run'}
              hinted={hint?.type === 'run'}
              onChoose={drive.setRun}
            />
          )
        }
      />
      <Ways
        aids={props.aids}
        circuit={view.circuit}
        ways={ways}
        chosen={way}
        hinted={hintedWay(hint, ways, plan)}
        superb={superb}
        onChoose={drive.choose}
      />
      {plan.kind === 'run' && <Readings {...drive} />}
      {props.aids === 'all' && way && fate && (
        <Chances
          circuit={view.circuit}
          fate={fate}
          freed={superb}
          quiet={
            plan.kind === 'run'
              ? runNote(drive.run, car.reading)
              : way.pit
                ? 'New tyres and brakes, then a pit card.'
                : ''
          }
        />
      )}
    </DashFrame>
  );
}

type Plan = Start;

/** All that is chosen so far, and the action that it makes. */
function useDrive({ match, choices, view, car, target, takeTarget }: Props) {
  const { circuit } = view;
  const [plan, setPlan] = useState<Plan>(() => startOf(circuit, choices.speeds, choices.runs));
  const [wanted, setWanted] = useState<number>(-1);
  const { quiet, toggle: toggleQuiet } = useQuiet(match, car.seat);
  const offer = plan.kind === 'drive' ? choices.speeds.find((one) => one.speed === plan.speed) : undefined;
  const reading = plan.kind === 'run' ? plan.reading : 0;
  const ways = useMemo(
    () => waysOf(circuit, offer ? offer.moves : runMoves(choices.runs, reading)),
    [circuit, offer, choices.runs, reading],
  );
  const name = plan.kind === 'drive' ? `drive ${plan.speed}` : 'run';
  const { chosen: way, choose, step } = useWayChoice(name, ways, target, takeTarget);
  const run = plan.kind === 'run' ? choices.runs.find((one) => one.to === way?.to) : undefined;
  const safestRun = useMemo(() => {
    const to = safestOf(waysOf(circuit, runMoves(choices.runs)))?.to;
    return choices.runs.find((one) => one.to === to);
  }, [circuit, choices.runs]);
  const told = run?.readings.find((one) => one.speed === reading) ?? run?.readings[0];
  const superb = plan.kind === 'drive' && way?.freed.some((one) => one.corner === wanted) ? wanted : -1;
  const offers: SpeedOffer[] = choices.speeds.map(({ speed, wear, moves }) => {
    const safest = safestOf(waysOf(circuit, moves));
    const change = choices.standing ? speed : speed - choices.reading;
    return { speed, change: signed(change), wear: wearParts(wear), danger: safest?.danger ?? null };
  });
  const open = offers.filter((one) => one.danger !== null);
  const setSpeed = (speed: number) => {
    if (open.some((one) => one.speed === speed)) setPlan({ kind: 'drive', speed });
    else
      toast(
        'bad',
        noSpeedWords(
          choices.speeds.some((one) => one.speed === speed),
          speed,
        ),
      );
  };
  const setReading = (speed: number) => setPlan({ kind: 'run', reading: speed });
  const setRun = () => setReading(safestRun?.readings[0]?.speed ?? 0);
  const toggleSuperb = (card: Tactic) => {
    if (card !== SUPERB || !way) return;
    const corners = freeable(way);
    setWanted(corners[corners.indexOf(superb) + 1] ?? -1);
  };
  const faster = (by: 1 | -1) => {
    const at = plan.kind === 'drive' ? open.findIndex((one) => one.speed === plan.speed) : -1;
    const to = open[Math.max(0, Math.min(open.length - 1, at + by))];
    if (to) setSpeed(to.speed);
  };
  const keys = (confirm: () => void) => ({
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [String(i + 1), () => setSpeed((i + 1) * STEP)] as const),
    ),
    b: choices.runs.length > 0 ? setRun : undefined,
    s: choices.superb ? () => toggleSuperb(SUPERB) : undefined,
    n: car.handCount > 0 ? toggleQuiet : undefined,
    arrowleft: () => step(-1),
    arrowright: () => step(1),
    arrowup: () => faster(1),
    arrowdown: () => faster(-1),
    enter: confirm,
  });
  return {
    plan,
    way,
    ways,
    choose,
    run,
    safestRun,
    reading: told?.speed ?? reading,
    superb,
    quiet,
    offers,
    after: offer?.after ?? told?.after ?? null,
    next: plan.kind === 'drive' ? plan.speed : (told?.speed ?? null),
    action: actionOf(plan, way, told?.speed ?? 0, superb, quiet),
    setSpeed,
    setRun,
    setReading,
    toggleQuiet,
    toggleSuperb,
    keys,
    standing: car.status !== 'racing',
  };
}

function actionOf(
  plan: Plan,
  way: Way | undefined,
  reading: number,
  superb: number,
  quiet: boolean,
): WaddingtonAction | null {
  if (!way) return null;
  const path = [...way.path];
  if (plan.kind === 'run') return { type: 'run', path, speed: reading };
  // With Superb Driving no window opens anyhow (R30).
  return { type: 'drive', speed: plan.speed, path, superb, quiet: superb < 0 && leavesOut(quiet, way.window) };
}

/** A hint is about the move: whether a card is wanted after it is the driver's to say. */
function isHinted(hint: WaddingtonAction | null, action: WaddingtonAction | null): boolean {
  const plain = (one: WaddingtonAction | null) =>
    JSON.stringify(one?.type === 'drive' ? { ...one, quiet: false } : one);
  return hint !== null && plain(hint) === plain(action);
}

/** Behind a faster car: which reading to take up (R24). */
function Readings({ run, reading, setReading }: ReturnType<typeof useDrive>): ReactElement | null {
  if (!run || run.readings.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="wad-readings" role="group" aria-label="Reading behind the blocker">
      <span className="label">Reading</span>
      {run.readings.map(({ speed }) => (
        <button
          key={speed}
          type="button"
          className={classes('wad-way', speed === reading && 'wad-way-on')}
          aria-pressed={speed === reading}
          data-enter="screen"
          onClick={() => setReading(speed)}
        >
          {speed} mph
        </button>
      ))}
    </div>
  );
}

function QuietButton({ on, onToggle }: { on: boolean; onToggle(): void }): ReactElement {
  return (
    <button
      type="button"
      className={classes('wad-quiet label', on && 'wad-quiet-on')}
      aria-pressed={on}
      aria-keyshortcuts="n"
      title="You are asked for no tactic card after your moves, until you change this"
      onClick={onToggle}
    >
      No card after
    </button>
  );
}

function barredWords({ choices }: Props, card: Tactic, way: Way | undefined, run: boolean): string | null {
  if (card !== SUPERB) return 'To be played after the move.';
  if (!choices.superb) return 'Faulty Tyres are in force (R57).';
  if (run) return 'Needs a full move on a clear road (R36).';
  return way && way.freed.length > 0 ? null : 'Needs a corner on the way (R36).';
}

function promptOf({ seats, aids }: Props, { plan, way, superb, run }: ReturnType<typeof useDrive>): string {
  if (plan.kind === 'run') {
    const blocker = run?.blocker ?? -1;
    return blocker < 0 ? 'No way out: wait for a gap' : `Held up behind ${nameOf(seats, blocker)}`;
  }
  const fate = way && judged(way, superb);
  const callout = fate && aids === 'all' ? calloutOf(fate) : null;
  return `${plan.speed} mph, ${squares(plan.speed / STEP)}${callout ? `. ${callout}` : ''}`;
}

function runWords(run: RunChoice | undefined, seats: Props['seats']): string {
  if (!run || run.path.length === 0) return 'Wait here';
  return run.blocker < 0 ? 'Run up' : `Run up behind ${nameOf(seats, run.blocker)}`;
}

function runNote(run: RunChoice | undefined, reading: number): string {
  if (!run) return '';
  if (run.spins) return '';
  const [first] = run.readings;
  if (!first) return '';
  if (run.readings.length > 1) return 'The car ahead is faster: choose the speed to take up.';
  if (first.speed >= reading) return `The reading becomes ${first.speed} mph.`;
  return `You slow down to ${first.speed} mph: ${wearWords(first.wear)}.`;
}

function hintedWay(hint: WaddingtonAction | null, ways: readonly Way[], plan: Plan): Way | undefined {
  if (hint?.type !== plan.kind || !('path' in hint)) return undefined;
  if (plan.kind === 'drive' && hint.type === 'drive' && hint.speed !== plan.speed) return undefined;
  return ways.find((way) => way.path.join() === hint.path.join()) ?? ways.find((way) => way.to === hint.path.at(-1));
}

function noSpeedWords(offered: boolean, speed: number): string {
  return offered
    ? `No free road is ${squares(speed / STEP)} long (R18)`
    : `${speed} mph is out of reach this turn (R13)`;
}

function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
