// The drum of laps to go.

import { drawInOrder } from '@ui/draw-in-order';
import { readable } from '@ui/inspector/part';
import type { ReactElement } from 'react';
import { t } from '../../../text/t';
import styles from './lap-drum.module.css';

/** The lap dial: two drums that turn. */
export function LapDrum({ laps }: { laps: number }): ReactElement {
  return (
    <div
      className={styles.lapDrum}
      {...readable('gauge.laps', undefined, { now: laps })}
      role="img"
      aria-label={t('dial.lapsLeft', { laps })}
    >
      <span className="label">{t('dial.laps')}</span>
      <span className={styles.lapDrumDigits}>
        {drawInOrder(String(laps).padStart(2, '0').split(''), (digit) => (
          <b>
            <span key={digit}>{digit}</span>
          </b>
        ))}
      </span>
    </div>
  );
}
