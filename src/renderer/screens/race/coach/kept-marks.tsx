// Own car, targets and the like, where they are now: marked for tests that look whether the coach's bubble covers them.

import type { LitSpot } from '@ui/school/chalk';
import type { ReactElement } from 'react';
import styles from './race-coach.module.css';

/** A mark that nobody sees for each spot, px within what it lies over. Spots may repeat: each has one mark. */
export function KeptMarks({ spots }: { spots: readonly LitSpot[] }): ReactElement[] {
  // React leaves elements behind whose keys repeat, so that marks stayed where nothing was any more.
  const byPlace = new Map(spots.map((spot) => [`${spot.left} ${spot.top} ${spot.width} ${spot.height}`, spot]));
  return [...byPlace].map(([place, { left, top, width, height }]) => (
    <span key={place} className={styles.raceCoachKept} style={{ left, top, width, height }} data-kept="" />
  ));
}
