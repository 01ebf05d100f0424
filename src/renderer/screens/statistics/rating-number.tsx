// A rating with its uncertainty. Not here: its history (rating.tsx).

import type { RatingShown } from '@api/archive';
import type { ReactElement } from 'react';
import { rich, t } from '../../text/statistics';
import styles from './statistics.module.css';

/** '1612 ± 84', with text for screen readers. */
export function RatingNumber({ rating, deviation }: RatingShown): ReactElement {
  const values = { rating: String(rating), deviation: String(deviation) };
  return (
    <>
      <span className="num" aria-hidden="true">
        {rich('rating.now', values, { off: (inner) => <span className={styles.ratingOff}>{inner}</span> })}
      </span>
      <span className="visually-hidden">{t('rating.read', values)}</span>
    </>
  );
}
