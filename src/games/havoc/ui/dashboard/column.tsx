// The column beside the oval: a heading, what is to be chosen, one note, the main button.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import './column.css';

export interface ColumnProps {
  head: string;
  dim?: boolean;
  /** Id of the open ask. */
  ask?: number;
  note?: ReactNode;
  children: ReactNode;
  main: ReactNode;
}

/** The dashboard of the stages on the track. */
export function Column({ head, dim = false, ask, note, children, main }: ColumnProps): ReactElement {
  return (
    <section
      className={classes('hv-column', dim && 'hv-column-dim')}
      aria-label="Your dashboard"
      data-ask={ask}
      inert={dim || ask === undefined}
    >
      <h2 className="label">{head}</h2>
      <div className="hv-column-middle scroll">{children}</div>
      {note && <p className="note hv-note">{note}</p>}
      <div className="hv-column-main">{main}</div>
    </section>
  );
}
