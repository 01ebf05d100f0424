// How many different ways cars take on each leg of a floor, as bars.

import type { ReactElement } from 'react';
import { t } from '../../../text/report';
import type { Shown } from '../shown';
import { ChartPanel } from './chart-panel';
import styles from './ways.module.css';

/** A bar is full at this many ways if no leg has more. */
const LEAST_FULL = 4;

/** The panel of the variety of routes; nothing for a report from before ways were counted. */
export function Ways({ shown: { report } }: { shown: Shown }): ReactElement | null {
  const legs = report?.legs ?? [];
  if (legs.length === 0) return null;
  const most = Math.max(LEAST_FULL, ...legs.map(({ ways }) => ways));
  return (
    <ChartPanel title={t('ways.title')}>
      <ol className={styles.waysLegs}>
        {legs.map(({ leg, ways }) => (
          <li key={leg}>
            <span>{t('ways.leg', { leg, ways: Math.round(10 * ways) / 10 })}</span>
            <i style={{ width: `${(100 * ways) / most}%` }} />
          </li>
        ))}
      </ol>
      <p className="note">{t('ways.note')}</p>
    </ChartPanel>
  );
}
