// The chart of a lost race: the player's chance to win, with the drop at the costliest choice in red.

import type { CSSProperties, ReactElement } from 'react';
import { t } from '../../text/results';
import type { SeatReview } from '../replay/review/seat-review';
import { type ChartPoint, chanceLine } from './chance-line';
import styles from './why-card.module.css';

/** The drawing's own units. */
const [WIDE, HIGH] = [400, 100];

export interface WhyChartProps {
  review: SeatReview;
  /** The round of the choice. */
  round: number;
  /** Chances before and after it, whole percent. */
  from: number;
  to: number;
}

/** The chart; a screen reader gets the drop as text. */
export function WhyChart({ review, round, from, to }: WhyChartProps): ReactElement {
  const { line, fall } = chanceLine(review, round);
  const path = line.map(pointOf).join('L');
  return (
    <div className={styles.whyChart}>
      <div className={styles.whyTop} data-late={fall !== undefined && fall.from.x > 0.5} aria-hidden="true">
        {fall && (
          <span className={styles.whyChip} style={{ '--x': `${100 * fall.from.x}%` } as CSSProperties}>
            {t('why.fall', { from, to })}
          </span>
        )}
        <span className={styles.whyNote}>{t('why.chance')}</span>
      </div>
      <svg className={styles.whyLine} viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.whyArea} d={`M0 ${HIGH}L${path}L${WIDE} ${HIGH}Z`} />
        <path d={`M${path}`} />
        {fall && (
          <>
            <path className={styles.whyFall} d={`M${pointOf(fall.from)}L${pointOf(fall.to)}`} />
            {/* A line of length zero with round ends: a dot that stays round whatever the drawing's width. */}
            <path className={styles.whyDot} d={`M${pointOf(fall.from)}h0`} />
            <path className={styles.whyHole} d={`M${pointOf(fall.from)}h0`} />
            <path className={styles.whyDot} d={`M${pointOf(fall.to)}h0`} />
          </>
        )}
      </svg>
      <span className="visually-hidden">{t('why.fell', { from, to })}</span>
    </div>
  );
}

function pointOf({ x, y }: ChartPoint): string {
  return `${(x * WIDE).toFixed(1)} ${(y * HIGH).toFixed(1)}`;
}
