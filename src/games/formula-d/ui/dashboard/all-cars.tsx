// All cars at a glance, as a table that scrolls.

import type { SeatInfo } from '@api/contract';
import { FieldTable, inOrder } from '@ui/game/dashboard/field-table';
import { ScrollArea } from '@ui/panels/scroll-area';
import type { ReactElement } from 'react';
import { LOW_WEAR } from '../../narration/texts';
import { t } from '../../text/t';
import type { CarView, FormulaEvent, FormulaView } from '../../types';
import { instrumentsAfter } from '../instruments';
import styles from './all-cars.module.css';
import frameStyles from './dash-frame.module.css';

export interface AllCarsProps {
  view: FormulaView;
  seats: readonly SeatInfo[];
  shown: readonly FormulaEvent[];
}

/** Everyone's gear, wear points and stops, in the order of play. */
export function AllCars({ view, seats, shown }: AllCarsProps): ReactElement {
  const now = (car: CarView) => instrumentsAfter(car, shown);
  return (
    <ScrollArea as="section" className={frameStyles.dashScroll} aria-label={t('dash.cars')}>
      <FieldTable
        className={styles.allCars}
        who={t('dash.driver')}
        seats={seats}
        cars={inOrder(view.order, view.cars)}
        active={view.active}
        columns={[
          { head: t('dash.gear'), cell: (car) => now(car).gear },
          { head: t('dash.wear'), cell: (car) => now(car).wear, alarm: (car) => now(car).wear <= LOW_WEAR },
          { head: t('dash.stops'), cell: (car) => stopsOf(car, now(car).stops) },
        ]}
      />
    </ScrollArea>
  );
}

/** The place of a car that is not racing, else its stops in the corner. */
function stopsOf({ asked, status }: CarView, made: number): string {
  if (status !== 'racing') return t(`status.${status}`);
  return asked > 0 ? t('dash.stopsOf', { made, asked }) : '–';
}
