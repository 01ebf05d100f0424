// The dashboard while others drive or cars move: all cars at a glance, and the black die when it decides something.

import { IdleButton } from '@ui/game/dashboard/idle-button';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { CarView } from '../../types';
import { AllCars, type AllCarsProps } from './all-cars';
import { DashFrame } from './dash-frame';
import { OnShow } from './on-show';

/** The waiting state of a driver. */
export function Idle(props: AllCarsProps & { car: CarView }): ReactElement {
  const { view, car, seats, shown } = props;
  const over = view.status === 'finished';
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head={t('dash.cars')}
      note={t(noteOf(car))}
      main={
        <IdleButton
          isOver={over}
          isOut={car.status === 'finished' || car.status === 'eliminated'}
          isRunning={shown.length > 0}
        />
      }
    >
      <OnShow shown={shown} seats={seats} />
      <AllCars view={view} seats={seats} shown={shown} />
    </DashFrame>
  );
}

function noteOf({ status }: CarView): 'idle.home' | 'idle.out' | 'idle.order' {
  if (status === 'finished') return 'idle.home';
  return status === 'eliminated' ? 'idle.out' : 'idle.order';
}
