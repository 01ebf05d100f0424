// Wins by starting place with their intervals, against the fair share.

import type { BalanceReport } from '@balance/report';
import { LEAST_RACES, verdictOf } from '@balance/verdict';
import { describe } from '@i18n/page';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { t } from '../../../text/report';
import { percent } from '../said';
import type { Shown } from '../shown';
import { ChartPanel } from './chart-panel';
import styles from './wins.module.css';

/** The scale ends at the next ten per cent, but not before this. */
const LEAST_SCALE = 0.3;
const STEP = 0.1;

/** The panel of wins by starting place. */
export function Wins({ shown: { report, before } }: { shown: Shown }): ReactElement {
  const starts = report?.starts ?? [];
  return (
    <ChartPanel title={t('wins.title')} side={report && <Verdict report={report} />} className={styles.wins}>
      {report !== null && starts.length > 0 ? (
        <>
          <Bars report={report} before={before} />
          <p className={styles.winsSaid}>{saidOf(report)}</p>
          {before !== null && <p className="note">{t('wins.before')}</p>}
        </>
      ) : (
        <p className="note">{report !== null && report.races > 0 ? t('wins.none') : t('verdict.none')}</p>
      )}
    </ChartPanel>
  );
}

function Verdict({ report }: { report: BalanceReport }): ReactElement {
  if (report.races < LEAST_RACES) return <Chip>{t('early')}</Chip>;
  return isUneven(report) ? (
    <Chip look="amber" icon={<CircleAlert size={16} className="icon" />}>
      {t('wins.uneven')}
    </Chip>
  ) : (
    <Chip look="good" icon={<CircleCheck size={16} className="icon" />}>
      {t('wins.even')}
    </Chip>
  );
}

function isUneven(report: BalanceReport): boolean {
  return verdictOf(report).fairness === 'uneven';
}

function saidOf(report: BalanceReport): string {
  const { starts, cars } = report;
  const fair = percent(1 / cars);
  const found = verdictOf(report).findings.find(({ code }) => code === 'start');
  if (found !== undefined) return describe(found.message) ?? '';
  const holdAll = starts.every(({ low, high }) => low <= 1 / cars && high >= 1 / cars);
  return holdAll ? t('wins.fair', { fair, cars }) : t('wins.most', { fair });
}

function Bars({ report, before }: { report: BalanceReport; before: BalanceReport | null }): ReactElement {
  const { starts, cars } = report;
  const most = Math.max(LEAST_SCALE, ...starts.map(({ share }) => share + STEP / 2));
  const scale = Math.ceil(most / STEP) * STEP;
  const at = (share: number): string => `${Math.min(100, (100 * share) / scale)}%`;
  const marks = Array.from({ length: Math.round(scale / STEP) + 1 }, (_, index) => index * STEP);
  const band = starts[0]?.fair ?? { low: 0, high: 0 };
  return (
    <div className={styles.winsChart}>
      <div className={styles.winsScale} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ bottom: at(mark) }}>
            {percent(mark)}
          </span>
        ))}
      </div>
      <ul className={styles.winsBars} style={{ '--fair': at(1 / cars) } as CSSProperties}>
        <li
          aria-hidden="true"
          className={styles.winsBand}
          style={{ bottom: at(band.low), top: `calc(100% - ${at(band.high)})` }}
        />
        {starts.map(({ place, share, low, high, fair }) => {
          const old = before?.starts.find((one) => one.place === place);
          const values = { share: percent(share), low: percent(low), high: percent(high) };
          return (
            <li key={place}>
              <span className="visually-hidden">
                {t('wins.bar', { place, ...values, from: percent(fair.low), to: percent(fair.high) })}
              </span>
              <span className={styles.winsBar} style={{ height: at(share) }} />
              {old && <span className={styles.winsOld} style={{ height: at(old.share) }} />}
              <span className={styles.winsRange} style={{ bottom: at(low), top: `calc(100% - ${at(high)})` }} />
              <span className={classes('num', styles.winsPlace)} aria-hidden="true">
                {place}
              </span>
            </li>
          );
        })}
        <li aria-hidden="true" className={styles.winsFair} />
      </ul>
    </div>
  );
}
