// The column beside the oval while others decide or cars move: the field's positions, and the current roll.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { SeatSwatch } from '@ui/panels/seat';
import { usePreview } from '@ui/use-preview';
import type { ReactElement } from 'react';
import type { HavocPreview } from '../../../narration/preview';
import { placeText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { CarView } from '../../../types';
import type { HavocTable } from '../../table';
import { Column } from './column';
import styles from './idle.module.css';

export interface IdleProps {
  table: HavocTable;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
  preview(preview: HavocPreview | null): void;
}

/** The waiting state: the field in race order. */
export function Idle({ table, seats, viewer, preview }: IdleProps): ReactElement {
  const { view, now } = table;
  const choosing = view.stage === 'lanes' && now === null;
  usePreview<HavocPreview>(
    preview,
    choosing ? { kind: 'lanes', seat: viewer ?? table.acting ?? 0, free: [], chosen: null } : null,
  );
  const isOver = view.stage === 'finished';
  const isHome = view.cars.some((car) => car.seat === viewer && car.finished);
  const order = view.cars.toSorted((a, b) => b.progress - a.progress || a.badge - b.badge);
  return (
    <Column head={t('field.title')} main={<IdleButton isOver={isOver} isOut={isHome} isRunning={now !== null} />}>
      <ol className={styles.idleField}>
        {order.map((car) => {
          const colour = seats.find((one) => one.seat === car.seat)?.colour;
          return (
            <li key={car.seat} data-active={car.seat === table.acting || undefined}>
              {colour && <SeatSwatch colour={colour} />}
              <b>{nameOf(seats, car.seat)}</b>
              <span>{whereText(car)}</span>
            </li>
          );
        })}
      </ol>
    </Column>
  );
}

function whereText(car: CarView): string {
  if (car.finished) return t('field.finished');
  if (car.where === 'none') return t('field.noLane');
  return placeText(car.at);
}
