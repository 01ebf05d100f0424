// How long a race takes with people in every car, and how often the order changes.

import type { ReactElement } from 'react';
import { rich, t } from '../../../text/report';
import { percent } from '../said';
import type { Shown } from '../shown';
import { ChartPart, Range } from './chart-panel';
import styles from './length.module.css';

/** Minutes between two ticks, at least, and how many there are at most. */
const TICK = 5;
const TICKS = 4;

/** The part of the length of a race. */
export function Length({ shown: { report } }: { shown: Shown }): ReactElement {
  const minutes = report?.minutes ?? null;
  if (report === null || minutes === null) {
    return (
      <ChartPart title={t('length.title')}>
        <p className="note">
          {report?.rounds == null ? t('verdict.none') : t('length.rounds', { rounds: report.rounds.mean })}
        </p>
      </ChartPart>
    );
  }
  const { lower, mean, upper } = minutes;
  const step = TICK * Math.max(1, Math.ceil((upper - lower + 2 * TICK) / (TICKS - 1) / TICK));
  const min = Math.max(0, Math.floor((lower - TICK) / step) * step);
  const ticks = Array.from({ length: TICKS }, (_, index) => min + index * step).filter(
    (tick, index) => index < 2 || tick - step < upper + TICK,
  );
  const { box } = report;
  const range = box && { low: Math.round(box.minutes.low), high: Math.round(box.minutes.high) };
  return (
    <ChartPart title={t('length.title')} note={range === null ? undefined : t('length.box', range)}>
      <p className={styles.lengthBig}>
        {rich(
          'length.minutes',
          { minutes: Math.round(mean), people: report.cars },
          { small: (inner) => <small>{inner}</small> },
        )}
      </p>
      <Range low={lower} middle={mean} high={upper} min={min} max={ticks.at(-1) ?? upper} ticks={ticks} />
      <p className="visually-hidden">{t('length.said', { lower: Math.round(lower), upper: Math.round(upper) })}</p>
    </ChartPart>
  );
}

/** The part of lead changes, by lap. */
export function LeadChanges({ shown: { report } }: { shown: Shown }): ReactElement {
  const laps = report?.laps ?? [];
  return (
    <ChartPart title={t('lead.title')}>
      {report === null || laps.length === 0 ? (
        <p className="note">{t('verdict.none')}</p>
      ) : (
        <>
          <dl className={styles.lengthLaps}>
            {laps.map(({ lap, leadChanges, overtakes }) => (
              <div key={lap}>
                <dt>{t('lead.lap', { lap })}</dt>
                <dd className="num">{t('lead.changes', { changes: leadChanges })}</dd>
                <dd className="note">{t('lead.overtakes', { overtakes })}</dd>
              </div>
            ))}
          </dl>
          {report.open !== null && <p className="visually-hidden">{t('lead.open', { share: percent(report.open) })}</p>}
        </>
      )}
    </ChartPart>
  );
}
