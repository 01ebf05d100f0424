// The dashboard while others drive or cars move, and while an AI driver is at the wheel.

import { MainButton } from '@ui/controls/main-button';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { CarView, OwnView } from '../../types';
import { DashFrame } from './dash-frame';
import { Tactics } from './hand/tactics';
import tacticsStyles from './hand/tactics.module.css';
import { Head } from './head';
import { OnTable, type OnTableProps } from './on-table';

/** The waiting state of a driver. */
export function Idle(props: OnTableProps & { car: CarView; own: OwnView }): ReactElement {
  const { view, car, own, seats, shown } = props;
  const over = view.status === 'finished';
  const why = { text: over ? t('bar.over') : t('bar.waiting'), about: over ? 'event.raceEnded' : 'action.card' };
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head={t('dash.all')}
      cards={<Tactics hand={own.hand} discards={view.discards} chosen={null} barred={() => why} />}
      main={<IdleButton isOver={over} isOut={car.status === 'finished'} isRunning={shown.length > 0} />}
    >
      <OnTable view={view} seats={seats} shown={shown} />
    </DashFrame>
  );
}

/** While an AI driver is at the wheel: the car's own instruments, everyone's beside them, and the way back in. */
export function AiAtWheel(props: OnTableProps & { car: CarView; onTake(): void }): ReactElement {
  const { view, car, seats, shown, onTake } = props;
  useKeys({ enter: onTake }, true);
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head={t('dash.all')}
      cards={
        <>
          <Head head={t('hand.head', { n: car.handCount })} />
          <p className={classes('note', tacticsStyles.tacticsEmpty)}>{t('dash.lent')}</p>
        </>
      }
      main={<MainButton onClick={onTake}>{t('dash.takeWheel')}</MainButton>}
    >
      <OnTable view={view} seats={seats} shown={shown} />
    </DashFrame>
  );
}
