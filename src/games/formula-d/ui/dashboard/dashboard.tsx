// The dashboard of Formula D: finds the viewer's open decision and shows its turn, or the waiting state.

import { eventsOf } from '@ui/game/dashboard/on-table';
import { useOpenTurn } from '@ui/game/dashboard/open-turn';
import { WatchSlot } from '@ui/game/layout/slots';
import type { DashboardProps } from '@ui/game-ui';
import { type ReactElement, useMemo } from 'react';
import type { FormulaUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { FormulaChoices } from '../../types';
import { AllCars } from './all-cars';
import { GearTurn } from './gear-turn';
import { Idle } from './idle';
import { MoveTurn } from './move-turn';
import { OnTableContext } from './on-table';
import type { TurnProps } from './turn';

/** The dashboard of the viewer's car. Watchers see all cars at a glance. */
export function Dashboard(props: DashboardProps<FormulaUi>): ReactElement {
  const { shown, update } = props;
  const { view } = update;
  const open = useOpenTurn(props);
  const car = typeof update.viewer === 'number' ? view.cars[update.viewer] : undefined;
  const { seats } = update;
  const table = useMemo(() => ({ view, seats, shown }), [view, seats, shown]);
  if (!car) {
    return (
      <OnTableContext value={table}>
        <WatchSlot name={t('dash.all')}>
          <AllCars />
        </WatchSlot>
      </OnTableContext>
    );
  }
  if (!open || shown.length > 0) {
    const { circuit, options, status } = view;
    return (
      <OnTableContext value={table}>
        <Idle view={{ circuit, options }} car={car} shown={eventsOf(car.seat, shown)} isOver={status === 'finished'} />
      </OnTableContext>
    );
  }
  // At a shared screen no one has their own display, so everyone sees costs.
  const aids = update.mine.length > 1 ? 'costs' : open.aids;
  return <Turn key={open.ask.id} {...open} view={view} car={car} shown={shown} aids={aids} />;
}

function Turn(props: Omit<TurnProps<'gear'>, 'choices'> & { choices: FormulaChoices }): ReactElement {
  const { choices, ...rest } = props;
  if (choices.kind === 'gear') return <GearTurn {...rest} choices={choices} />;
  return <MoveTurn {...rest} choices={choices} />;
}
