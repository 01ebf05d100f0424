// One thing that can be chosen for the car: its label, a note beside it, and the grid.

import type { ReactElement, ReactNode } from 'react';
import styles from './car-card.module.css';

/** The part. The grid in it has the label too, for screen readers. */
export function Part({ label, note, children }: { label: string; note?: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.ownCarPart}>
      <span className={styles.ownCarPartHead}>
        <span className="label" aria-hidden="true">
          {label}
        </span>
        {note !== undefined && <small className="note">{note}</small>}
      </span>
      {children}
    </div>
  );
}
