// The dashboard of Waddington's Formula 1: finds the viewer's open decision and shows its turn, or the waiting state.

import { eventsOf } from '@ui/game/dashboard/on-table';
import { useOpenTurn } from '@ui/game/dashboard/open-turn';
import { WatchSlot } from '@ui/game/layout/slots';
import type { DashboardProps } from '@ui/game-ui';
import { type ReactElement, useMemo } from 'react';
import type { WaddingtonUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { WaddingtonChoices } from '../../types';
import { AiAtWheel, Idle } from './idle';
import { OnTable } from './on-table';
import { previewWithAids } from './preview-with-aids';
import { DiscardsContext, TableContext } from './table';
import { CarTurn } from './turns/car-turn';
import { CardTurn } from './turns/card-turn';
import { DriveTurn } from './turns/drive-turn';
import type { TurnProps } from './turns/turn';
import { TyresTurn } from './turns/tyres-turn';

/** The dashboard of the viewer's car. */
export function Dashboard(props: DashboardProps<WaddingtonUi>): ReactElement {
  return <DiscardsContext value={props.update.view.discards}>{useStage(props)}</DiscardsContext>;
}

/** The viewer's turn, or the waiting state. */
function useStage(props: DashboardProps<WaddingtonUi>): ReactElement {
  const { shown, update } = props;
  const { view } = update;
  const open = useOpenTurn(props, previewWithAids);
  const own = view.own;
  const car = own ? view.cars[own.seat] : undefined;
  const { seats } = update;
  const handedCar = props.takeWheel && view.cars[props.takeWheel.seat];
  const table = useMemo(() => ({ view, seats, shown }), [view, seats, shown]);
  if (!own && props.takeWheel && handedCar) {
    return (
      <TableContext value={table}>
        <AiAtWheel car={handedCar} onTake={props.takeWheel.take} />
      </TableContext>
    );
  }
  if (!own || !car) {
    return (
      <TableContext value={table}>
        <WatchSlot name={t('dash.all')}>
          <OnTable />
        </WatchSlot>
      </TableContext>
    );
  }
  if (!open || shown.length > 0) {
    const { circuit, status } = view;
    return (
      <TableContext value={table}>
        <Idle view={{ circuit, status }} car={car} hand={own.hand} shown={eventsOf(own.seat, shown)} />
      </TableContext>
    );
  }
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
