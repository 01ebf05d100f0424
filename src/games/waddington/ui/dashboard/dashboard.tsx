// The dashboard of Waddington's Formula 1: finds the viewer's open decision and shows its turn, or the waiting state.

import { useOpenTurn } from '@ui/game/dashboard/open-turn';
import { WatchSlot } from '@ui/game/layout/slots';
import type { DashboardProps } from '@ui/game-ui';
import type { ReactElement } from 'react';
import type { WaddingtonUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { WaddingtonChoices } from '../../types';
import { AiAtWheel, Idle } from './idle';
import { OnTable } from './on-table';
import { previewWithAids } from './preview-with-aids';
import { CarTurn } from './turns/car-turn';
import { CardTurn } from './turns/card-turn';
import { DriveTurn } from './turns/drive-turn';
import type { TurnProps } from './turns/turn';
import { TyresTurn } from './turns/tyres-turn';

/** The dashboard of the viewer's car. */
export function Dashboard(props: DashboardProps<WaddingtonUi>): ReactElement {
  const { shown, update } = props;
  const { view } = update;
  const open = useOpenTurn(props, previewWithAids);
  const own = view.own;
  const car = own ? view.cars[own.seat] : undefined;
  const { seats } = update;
  const handedCar = props.takeWheel && view.cars[props.takeWheel.seat];
  if (!own && props.takeWheel && handedCar) {
    return <AiAtWheel view={view} car={handedCar} seats={seats} shown={shown} onTake={props.takeWheel.take} />;
  }
  if (!own || !car) {
    return (
      <WatchSlot name={t('dash.all')}>
        <OnTable view={view} seats={seats} shown={shown} />
      </WatchSlot>
    );
  }
  if (!open || shown.length > 0) return <Idle view={view} car={car} own={own} seats={seats} shown={shown} />;
  return <Turn key={open.ask.id} {...open} match={update.match} view={view} car={car} own={own} shown={shown} />;
}

function Turn(props: Omit<TurnProps<'drive'>, 'choices'> & { choices: WaddingtonChoices }): ReactElement {
  const { choices, ...rest } = props;
  switch (choices.kind) {
    case 'car':
      return <CarTurn {...rest} choices={choices} />;
    case 'drive':
      return <DriveTurn {...rest} choices={choices} />;
    case 'card':
      return <CardTurn {...rest} choices={choices} />;
    case 'tyres':
      return <TyresTurn {...rest} choices={choices} />;
  }
}
