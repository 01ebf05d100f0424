// The starting grid: introduces the drivers for a moment when a race begins.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import type { RaceFrame } from '@ui/game-ui';
import type { ReactElement } from 'react';
import { t } from '../../../text/tv';
import { TvFace } from '../tv-face';
import styles from './tv-grid.module.css';

export interface TvGridProps {
  seats: readonly SeatInfo[];
  order: RaceFrame['standings'];
}

/** The introduction. */
export function TvGrid({ seats, order }: TvGridProps): ReactElement {
  return (
    <div className={styles.tvGrid}>
      <p className={styles.tvGridTitle}>{t('race.grid')}</p>
      <ol className={styles.tvGridList}>
        {order.map(({ seat }, at) => {
          const info = seats[seat];
          return (
            <li key={seat} style={{ animationDelay: `${at * 250}ms` }}>
              <b className="num">{at + 1}</b>
              {info && (
                <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvGridFace} />
              )}
              <span>{nameOf(seats, seat)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
