// All cars at a glance, as a table that scrolls.

import { inOrder, useFieldTable } from '@ui/game/dashboard/field-table';
import { ScrollArea } from '@ui/panels/scroll-area';
import { memo, type ReactElement } from 'react';
import { LOW_WEAR } from '../../narration/texts';
import { t } from '../../text/t';
import type { CarView } from '../../types';
import { instrumentsAfter } from '../instruments';
import styles from './all-cars.module.css';
import frameStyles from './dash-frame.module.css';
import { useOnTable } from './on-table';

/** Everyone's gear, wear points and stops, in the order of play. */
export const AllCars = memo(function AllCars(): ReactElement {
  return (
    <ScrollArea as="section" className={frameStyles.dashScroll} aria-label={t('dash.cars')}>
      <CarRows />
    </ScrollArea>
  );
});

function CarRows(): ReactElement {
  const { view, seats, shown } = useOnTable();
  const now = (car: CarView) => instrumentsAfter(car, shown);
  return useFieldTable({
    className: styles.allCars,
    who: t('dash.driver'),
    seats,
    cars: inOrder(view.order, view.cars),
    active: view.active,
    columns: [
      { head: t('dash.gear'), cell: (car) => now(car).gear },
      { head: t('dash.wear'), cell: (car) => now(car).wear, alarm: (car) => now(car).wear <= LOW_WEAR },
      { head: t('dash.stops'), cell: (car) => stopsOf(car, now(car).stops) },
    ],
  });
}

/** The place of a car that is not racing, else its stops in the corner. */
function stopsOf({ asked, status }: CarView, made: number): string {
  if (status !== 'racing') return t(`status.${status}`);
  return asked > 0 ? t('dash.stopsOf', { made, asked }) : '–';
}
