// What everyone sees on the table: the card just revealed, else all dashboards at a glance.

import { inOrder, useFieldTable } from '@ui/game/dashboard/field-table';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { CarView } from '../../types';
import { instrumentsAfter } from '../instruments';
import { cardOnShow, DrawnCard } from './drawn-card';
import styles from './on-table.module.css';
import { useTable } from './table';

/** The card being shown, else every car's instruments: everyone can read all dashboards. */
export function OnTable(): ReactElement {
  const { view, seats, shown } = useTable();
  const card = cardOnShow(shown, seats);
  const now = (car: CarView) => instrumentsAfter(car, shown);
  const field = useFieldTable({
    className: styles.tableAll,
    who: t('dash.driver'),
    seats,
    cars: inOrder(view.order, view.cars),
    active: view.active,
    columns: [
      { head: t('dash.mph'), cell: (car) => now(car).reading },
      { head: t('dash.tyres'), cell: (car) => now(car).tyres, alarm: (car) => now(car).tyres >= 7 },
      { head: t('dash.brakes'), cell: (car) => now(car).brakes, alarm: (car) => now(car).brakes >= 5 },
      { head: t('dash.laps'), cell: (car) => now(car).dial },
      { head: t('dash.cards'), cell: (car) => car.handCount },
    ],
  });
  return card ? <DrawnCard key={shown.length} card={card} /> : field;
}
