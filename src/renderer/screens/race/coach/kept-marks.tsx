// Own car, targets and the like, where they are now: marked for tests that look whether the coach's bubble covers them.

import type { LitSpot } from '@ui/school/chalk';
import type { ReactElement } from 'react';
import styles from './race-coach.module.css';

/** A mark that nobody sees for each spot, px within what it lies over. */
export function KeptMarks({ spots }: { spots: readonly LitSpot[] }): ReactElement[] {
  return spots.map(({ left, top, width, height }) => (
    <span
      key={`${left} ${top} ${width}`}
      className={styles.raceCoachKept}
      style={{ left, top, width, height }}
      data-kept=""
    />
  ));
}
