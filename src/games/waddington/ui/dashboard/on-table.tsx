// What lies on the table for everyone: the card that has just been shown, else all dashboards at a glance.

import type { SeatInfo } from '@api/contract';
import { FieldTable, inOrder } from '@ui/game/dashboard/field-table';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { CarView, WaddingtonEvent, WaddingtonView } from '../../types';
import { instrumentsAfter } from '../instruments';
import { cardOnShow, DrawnCard } from './drawn-card';
import styles from './on-table.module.css';

export interface OnTableProps {
  view: WaddingtonView;
  seats: readonly SeatInfo[];
  shown: readonly WaddingtonEvent[];
}

/** The card on show, else every car's instruments. */
export function OnTable({ view, seats, shown }: OnTableProps): ReactElement {
  const card = cardOnShow(shown, seats);
  if (card) return <DrawnCard key={shown.length} card={card} />;
  return <AllDashboards view={view} seats={seats} shown={shown} />;
}

/** Section 12: the dashboards of all are readable for all. */
function AllDashboards({ view, seats, shown }: OnTableProps): ReactElement {
  const now = (car: CarView) => instrumentsAfter(car, shown);
  return (
    <FieldTable
      className={styles.tableAll}
      who={t('dash.driver')}
      seats={seats}
      cars={inOrder(view.order, view.cars)}
      active={view.active}
      columns={[
        { head: t('dash.mph'), cell: (car) => now(car).reading },
        { head: t('dash.tyres'), cell: (car) => now(car).tyres, alarm: (car) => now(car).tyres >= 7 },
        { head: t('dash.brakes'), cell: (car) => now(car).brakes, alarm: (car) => now(car).brakes >= 5 },
        { head: t('dash.laps'), cell: (car) => now(car).dial },
        { head: t('dash.cards'), cell: (car) => car.handCount },
      ]}
    />
  );
}
