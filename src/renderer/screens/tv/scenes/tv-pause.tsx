// A pause: the board is dimmed, so that nothing bright stands still. The lower third names the person who paused the race.

import { Pause } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/tv';
import styles from './tv-pause.module.css';

/** Over the board, under the panels. */
export function TvPause(): ReactElement {
  return (
    <div className={styles.tvPause} role="status">
      <Pause className={styles.tvPauseIcon} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles.tvPauseText}>{t('pause.text')}</p>
    </div>
  );
}
