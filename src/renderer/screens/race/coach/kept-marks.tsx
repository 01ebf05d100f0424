// Marks the own car, targets and similar places, for tests that check whether the coach's bubble covers them.

import type { LitSpot } from '@ui/school/chalk';
import type { ReactElement } from 'react';
import styles from './race-coach.module.css';

/** An invisible mark for each place, px within the layer below. Places may repeat: each has one mark. */
export function KeptMarks({ spots }: { spots: readonly LitSpot[] }): ReactElement[] {
  // With repeated keys React leaves old elements behind, and marks stayed where nothing was any more.
  const byPlace = new Map(spots.map((spot) => [`${spot.left} ${spot.top} ${spot.width} ${spot.height}`, spot]));
  return [...byPlace].map(([place, { left, top, width, height }]) => (
    <span key={place} className={styles.raceCoachKept} style={{ left, top, width, height }} data-kept="" />
  ));
}
