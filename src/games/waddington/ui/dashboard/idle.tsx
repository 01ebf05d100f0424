// The dashboard while others drive or cars move, and while an AI driver is at the wheel.

import { MainButton } from '@ui/controls/main-button';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { memoEqual } from '@ui/render/keep';
import type { Why } from '@ui/why/off';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { CarView, Tactic, WaddingtonView } from '../../types';
import { DashFrame, type FramedTurn } from './dash-frame';
import { Tactics } from './hand/tactics';
import tacticsStyles from './hand/tactics.module.css';
import { Head } from './head';
import { OnTable } from './on-table';
import { useTable } from './table';

export interface IdleProps extends Omit<FramedTurn, 'view' | 'dim'> {
  view: Pick<WaddingtonView, 'circuit' | 'status'>;
  hand: readonly Tactic[];
}

/** The waiting state of a driver. What others do changes only the parts that read it from the table (table.ts). */
export const Idle = memoEqual(function Idle({ view, car, hand, shown }: IdleProps): ReactElement {
  const over = view.status === 'finished';
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head={t('dash.all')}
      cards={<Tactics hand={hand} chosen={null} barred={over ? whyOver : whyWaiting} />}
      main={<IdleButton isOver={over} isOut={car.status === 'finished'} />}
    >
      <OnTable />
    </DashFrame>
  );
});

function whyOver(): Why {
  return { text: t('bar.over'), about: 'event.raceEnded' };
}

function whyWaiting(): Why {
  return { text: t('bar.waiting'), about: 'action.card' };
}

/** While an AI driver is at the wheel: the car's own instruments, everyone's beside them, and the way back in. */
export function AiAtWheel({ car, onTake }: { car: CarView; onTake(): void }): ReactElement {
  const { view, shown } = useTable();
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
      <OnTable />
    </DashFrame>
  );
}
