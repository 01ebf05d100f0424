// The running clock over a dialog that hides the banner, if guests wait and time runs.

import { classes } from '@ui/panels/classes';
import { Timer } from 'lucide-react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../text/race';
import { type Countdown, countdownText, LAST_SECONDS, useSecondsLeft } from '../state/countdown';
import styles from './over-clock.module.css';

/** Nothing if no clock runs. */
export function OverClock({ countdown }: { countdown: Countdown | null }): ReactElement | null {
  const left = useSecondsLeft(countdown);
  if (left === null) return null;
  return createPortal(
    <p className={classes(`${styles.overClock} num`, left <= LAST_SECONDS && styles.overClockLast)} role="timer">
      <Timer size={18} className="icon" />
      <span className="visually-hidden">{t('clock.left')} </span>
      {countdownText(left)}
    </p>,
    document.body,
  );
}
