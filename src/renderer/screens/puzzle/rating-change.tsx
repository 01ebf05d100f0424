// How an answer changed the person's rating: the number rolls from the old one to the new one.

import { signed } from '@i18n/page';
import { classes } from '@ui/panels/classes';
import { ArrowRight } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { steadyNow } from '../../app/use-now';
import { t } from '../../text/club/puzzle';
import styles from './verdict.module.css';

/** ms for which the number rolls. */
const ROLL = 600;

/** Ratings have no thousands separator. */
export function RatingChange({ before, after }: { before: number; after: number }): ReactElement {
  const shown = useRolling(before, after);
  const change = after - before;
  return (
    <div className={styles.verdictRating}>
      <div aria-hidden="true">
        <span className="label">{t('rating.label')}</span>
        <span className={classes(styles.verdictNumbers, 'num')}>
          {`${before}`}
          <ArrowRight size={18} />
          <b>{`${shown}`}</b>
        </span>
      </div>
      <span className="visually-hidden">{t('rating.said', { before: `${before}`, after: `${after}` })}</span>
      <span className={classes(styles.verdictChange, 'num', change < 0 && styles.verdictChangeDown)} aria-hidden="true">
        {signed(change)}
      </span>
    </div>
  );
}

/** With reduced motion the new number is there at once. */
function useRolling(from: number, to: number): number {
  const isStill = document.documentElement.dataset.motion === 'reduced';
  const [at, setAt] = useState(isStill ? to : from);
  useEffect(() => {
    if (isStill) return;
    const start = steadyNow();
    let frame = requestAnimationFrame(roll);
    function roll(): void {
      const share = Math.min(1, (steadyNow() - start) / ROLL);
      setAt(Math.round(from + (to - from) * share));
      if (share < 1) frame = requestAnimationFrame(roll);
    }
    return () => cancelAnimationFrame(frame);
  }, [isStill, from, to]);
  return at;
}
