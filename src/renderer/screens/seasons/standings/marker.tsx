// Ten shapes of chart markers, one for each driver of a season, to distinguish them without colour.

import type { ReactElement } from 'react';
import styles from './points-chart.module.css';

const SHAPES = [
  'M5.2 0A5.2 5.2 0 1 1 -5.2 0A5.2 5.2 0 1 1 5.2 0Z',
  'M-4.8 -4.8H4.8V4.8H-4.8Z',
  'M0 -6L5.8 4.6H-5.8Z',
  'M0 -6.4L6.4 0L0 6.4L-6.4 0Z',
  'M0 6L5.8 -4.6H-5.8Z',
  'M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
  'M0 -6.4L1.9 -2L6.4 -1.9L2.8 1.3L4 6L0 3.4L-4 6L-2.8 1.3L-6.4 -1.9L-1.9 -2Z',
  'M-6 0L-3 -5.2H3L6 0L3 5.2H-3Z',
  'M-5.4 -3L-3 -5.4L0 -2.4L3 -5.4L5.4 -3L2.4 0L5.4 3L3 5.4L0 2.4L-3 5.4L-5.4 3L-2.4 0Z',
  'M-5.6 3.6A5.6 5.6 0 0 1 5.6 3.6Z',
] as const;

/** The shape of the driver at this place in the plan, 0-based; shapes repeat after ten. */
export function markerOf(at: number): number {
  return ((at % SHAPES.length) + SHAPES.length) % SHAPES.length;
}

/** One marker round the origin, about 11 px wide, in the current fill. */
export function MarkerShape({ marker }: { marker: number }): ReactElement {
  return <path d={SHAPES[marker] ?? SHAPES[0]} className={styles.pointsMarker} />;
}
