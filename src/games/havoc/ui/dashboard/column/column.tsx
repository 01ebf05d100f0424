// The column beside the oval: a heading, the choices, one note, the main button.

import { classes } from '@ui/panels/classes';
import { t } from '@ui/text/t';
import type { ReactElement, ReactNode } from 'react';
import styles from './column.module.css';

export interface ColumnProps {
  head: string;
  dim?: boolean;
  /** Id of the open decision. */
  ask?: number;
  note?: ReactNode;
  children: ReactNode;
  main: ReactNode;
}

/** The dashboard of the stages on the track. */
export function Column({ head, dim = false, ask: decision, note, children, main }: ColumnProps): ReactElement {
  return (
    <section
      className={classes(styles.column, dim && 'dash-dim')}
      aria-label={t('dash.name')}
      data-ask={decision}
      inert={dim || decision === undefined}
    >
      <h2 className="label">{head}</h2>
      <div className={classes(styles.columnMiddle, 'scroll')}>{children}</div>
      {note && <p className="note">{note}</p>}
      <div className={styles.columnMain}>{main}</div>
    </section>
  );
}
