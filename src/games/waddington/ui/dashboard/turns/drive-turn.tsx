// The drive: choose a speed and a square, or run up behind. Superb Driving and going without a card are part of it.

import { nameOf } from '@narration/phrases';
import { MainButton } from '@ui/controls/main-button';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { usePreview, usePrompt } from '@ui/use-preview';
import type { ReactElement } from 'react';
import { SUPERB } from '../../../data/cards';
import { judged, type Start } from '../../../narration/forecast';
import type { Route } from '../../../narration/routes';
import { t } from '../../../text/t';
import type { WaddingtonAction } from '../../../types';
import { Chances } from '../choice/chances';
import { Readings } from '../choice/readings';
import { RouteChips } from '../choice/route-chips';
import { RunButton, Speeds } from '../choice/speeds';
import { chooseIn, routePreview, useChartOf } from '../choice/use-routes';
import { DashFrame } from '../dash-frame';
import { Tactics } from '../hand/tactics';
import { HeadButton } from '../head';
import { mainText, promptOf, quietText, whyBarred } from './drive-text';
import type { TurnProps } from './turn';
import { type Drive, driveKeys, useDrive } from './use-drive';

type Props = TurnProps<'drive'>;

/** The drive turn. */
export function DriveTurn(props: Props): ReactElement {
  const { choices, view, car, own, seats, dim, aids, hint, act } = props;
  const drive = useDrive(props);
  const { plan, superb, route, routes: ways, offers, after } = drive;
  const confirm = () => (drive.action ? act(drive.action) : undefined);
  useKeys(driveKeys(props, drive, confirm), !dim);
  const speed = plan.kind === 'drive' ? plan.speed : null;
  usePreview(props.preview, routePreview(view.circuit, car.seat, car.at, ways, route, superb, speed));
  const outcome = route && judged(route, superb);
  useChartOf(view.circuit, aids === 'all' ? outcome : undefined, after?.tyres ?? car.tyres);
  usePrompt(props.prompt, promptOf(props, drive));
  const wantsQuiet = own.hand.length > 0 && plan.kind === 'drive' && superb < 0;
  return (
    <DashFrame
      turn={props}
      next={drive.next}
      after={aids === 'none' ? null : after}
      stops={offers
        .filter((offer) => offer.danger !== null)
        .map(({ speed, wear }) => ({ speed, costs: wear.length > 0 && aids !== 'none' }))}
      onStop={drive.setSpeed}
      head={choices.standing ? t('drive.headRestart') : t('drive.head')}
      figure={wantsQuiet && <QuietButton on={drive.quiet} onToggle={drive.toggleQuiet} />}
      cards={
        <Tactics
          hand={own.hand}
          chosen={superb >= 0 ? SUPERB : null}
          hinted={hint?.type === 'drive' && hint.superb >= 0 ? SUPERB : null}
          barred={(card) => whyBarred(props, card, drive)}
          onToggle={drive.toggleSuperb}
        />
      }
      main={
        <MainButton
          onClick={confirm}
          barred={drive.action ? null : { text: t('drive.barred'), about: 'action.drive' }}
          hinted={isHinted(hint, drive.action)}
        >
          {mainText(drive, seats)}
        </MainButton>
      }
    >
      <DriveChoice {...props} drive={drive} onConfirm={confirm} />
    </DashFrame>
  );
}

/** The middle of the dashboard: speeds, squares, readings, and the possible results of the chosen route. */
function DriveChoice(props: Props & { drive: Drive; onConfirm(): void }): ReactElement {
  const { view, car, aids, hint, drive, onConfirm } = props;
  const { plan, superb, route, routes: ways, run, reading } = drive;
  // The square is the last choice of a drive.
  const press = usePress(route?.key, (key: string) => chooseIn(ways, key, drive.choose), onConfirm);
  return (
    <>
      <Speeds
        aids={aids}
        offers={drive.offers}
        chosen={plan.kind === 'drive' ? plan.speed : null}
        hinted={hint?.type === 'drive' ? hint.speed : null}
        onChoose={drive.setSpeed}
        run={<DriveRun {...props} />}
      />
      <RouteChips
        aids={aids}
        circuit={view.circuit}
        routes={ways}
        chosen={route}
        hinted={hintedRoute(hint, ways, plan)}
        superb={superb}
        onChoose={({ key }) => press(key)}
      />
      {plan.kind === 'run' && <Readings run={run} reading={reading} onChoose={drive.setReading} />}
      {aids === 'all' && route && (
        <Chances
          circuit={view.circuit}
          outcome={judged(route, superb)}
          freed={superb}
          quiet={quietText(drive, car.reading)}
        />
      )}
    </>
  );
}

/** The button of the run: the chosen one, or the one it would choose. */
function DriveRun({ seats, aids, hint, drive }: Props & { drive: Drive }): ReactElement | null {
  const run = drive.run ?? drive.safestRun;
  if (!run) return null;
  return (
    <RunButton
      label={t('run.label', { stays: String(run.path.length === 0) })}
      note={run.blocker < 0 ? t('run.noWay') : t('run.behind', { name: nameOf(seats, run.blocker) })}
      danger={aids === 'none' ? null : (run.readings[0]?.danger ?? 'safe')}
      chosen={drive.plan.kind === 'run'}
      hinted={hint?.type === 'run'}
      onChoose={drive.setRun}
    />
  );
}

function QuietButton({ on, onToggle }: { on: boolean; onToggle(): void }): ReactElement {
  return (
    <HeadButton on={on} keys="n" title={t('drive.quietTip')} onClick={onToggle}>
      {t('drive.quiet')}
    </HeadButton>
  );
}

/** A hint is about the move. Whether to play a card after it is up to the driver. */
function isHinted(hint: WaddingtonAction | null, action: WaddingtonAction | null): boolean {
  const plain = (one: WaddingtonAction | null) =>
    JSON.stringify(one?.type === 'drive' ? { ...one, quiet: false } : one);
  return hint !== null && plain(hint) === plain(action);
}

function hintedRoute(hint: WaddingtonAction | null, ways: readonly Route[], plan: Start): Route | undefined {
  if (hint?.type !== plan.kind || !('path' in hint)) return undefined;
  if (plan.kind === 'drive' && hint.type === 'drive' && hint.speed !== plan.speed) return undefined;
  return (
    ways.find((route) => route.path.join() === hint.path.join()) ?? ways.find((route) => route.to === hint.path.at(-1))
  );
}
