// A panel of a report with its title, for the column beside the board.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import styles from './charts.module.css';

/** A panel. side: what stands beside the title. */
export function ChartPanel(props: {
  title: string;
  side?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={classes('panel panel-glass', styles.reportPanel, props.className)} aria-label={props.title}>
      <div className={styles.reportPanelHead}>
        <h2 className="heading">{props.title}</h2>
        {props.side}
      </div>
      {props.children}
    </section>
  );
}

/** A part of the strip below the board. note: its unit. */
export function ChartPart({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={styles.reportPart} aria-label={title}>
      <div className={styles.reportPartHead}>
        <h2 className="label">{title}</h2>
        {note !== undefined && <span className="note">{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** A range from low to high with a mark at its middle, on a scale from min to max. ticks: on the scale. */
export function Range(props: {
  low: number;
  middle: number;
  high: number;
  min: number;
  max: number;
  ticks: readonly number[];
}): ReactElement {
  const { low, middle, high, min, max, ticks } = props;
  const at = (value: number): string => `${(100 * (Math.max(min, Math.min(max, value)) - min)) / (max - min)}%`;
  return (
    <div aria-hidden="true">
      <div className={styles.reportRangeBar}>
        <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        <b style={{ left: at(middle) }} />
      </div>
      <div className={styles.reportRangeTicks}>
        {ticks.map((tick) => (
          <span key={tick} style={{ left: at(tick) }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
