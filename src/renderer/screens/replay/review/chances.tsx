// Every driver's chance to win after the current decision, and how it changed. Not here: standings (places.tsx).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { PlaceBadge, SeatSwatch } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { t } from '../../../text/replay';
import styles from './review.module.css';
import layoutStyles from './review-layouts.module.css';
import { percentOf } from './seat-review';

export interface ChancesProps {
  /** 'Round 9'. */
  when: string;
  seats: readonly SeatInfo[];
  own: Seat;
  /** By seat, in ten-thousandths: after the decision, and with the best answer. */
  after: readonly number[];
  best: readonly number[];
}

/** The panel under the head. */
export function Chances({ when, seats, own, after, best }: ChancesProps): ReactElement {
  const rows = seats.toSorted((a, b) => (after[b.seat] ?? 0) - (after[a.seat] ?? 0));
  return (
    <section
      className={classes(layoutStyles.reviewChances, 'panel panel-glass')}
      aria-label={t('chance.title')}
      data-panel="places"
    >
      <div className={styles.reviewChancesHead}>
        <h2 className="label">{t('chance.title')}</h2>
        <span className="label">{when}</span>
      </div>
      <ol>
        {rows.map(({ seat, name, colour }, i) => {
          const by = percentOf(after[seat] ?? 0) - percentOf(best[seat] ?? 0);
          return (
            <li key={seat} className={classes(styles.reviewChance, seat === own && styles.reviewChanceOwn)}>
              <PlaceBadge place={i + 1} />
              <SeatSwatch colour={colour} />
              <span className={styles.reviewName}>{name}</span>
              <b className="num">{t('chance', { chance: percentOf(after[seat] ?? 0) })}</b>
              <span className={classes(styles.reviewBy, by < 0 && styles.reviewByLoss)}>
                {by === 0 ? '' : t('chance.by', { by })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
