// The small mark of the worst that may happen: a circle is safe, a square rolls dice, a triangle spins off.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import type { Danger } from '../../../types';
import styles from './danger-mark.module.css';

/** The mark. Text beside it says the same. */
export function DangerMark({ danger }: { danger: Danger }): ReactElement {
  return (
    <em
      className={classes(styles.dangerMark, styles[`danger-mark-${danger}`])}
      data-danger={danger}
      aria-hidden="true"
    />
  );
}
