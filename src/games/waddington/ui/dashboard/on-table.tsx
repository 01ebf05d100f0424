// What everyone sees on the table: the card just revealed, else all dashboards at a glance.

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

/** The card being shown, else every car's instruments. */
export function OnTable({ view, seats, shown }: OnTableProps): ReactElement {
  const card = cardOnShow(shown, seats);
  if (card) return <DrawnCard key={shown.length} card={card} />;
  return <AllDashboards view={view} seats={seats} shown={shown} />;
}

/** Section 12: everyone can read all dashboards. */
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
