// The dashboard while others drive or cars move: all cars at a glance, and the black die when it decides something.

import { IdleButton } from '@ui/game/dashboard/idle-button';
import { memoEqual } from '@ui/render/keep';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { CarView } from '../../types';
import { AllCars } from './all-cars';
import { DashFrame, type FramedTurn } from './dash-frame';
import { OnShow } from './on-show';

export interface IdleProps extends Omit<FramedTurn, 'dim'> {
  /** The race is over. */
  isOver: boolean;
}

/** The waiting state of a driver. What others do changes only the parts that read it from the table (on-table.ts). */
export const Idle = memoEqual(function Idle({ view, car, shown, isOver }: IdleProps): ReactElement {
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head={t('dash.cars')}
      note={t(noteOf(car))}
      main={<IdleButton isOver={isOver} isOut={car.status === 'finished' || car.status === 'eliminated'} />}
    >
      <OnShow />
      <AllCars />
    </DashFrame>
  );
});

function noteOf({ status }: CarView): 'idle.home' | 'idle.out' | 'idle.order' {
  if (status === 'finished') return 'idle.home';
  return status === 'eliminated' ? 'idle.out' : 'idle.order';
}
