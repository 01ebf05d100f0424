// The marks of decisions: each has its own shape, so that no one needs their colours. Not here: which mark (core/review.ts).

import type { Mark } from '@core/review';
import type { ReactElement } from 'react';
import styles from './review.module.css';

/** A mark as a picture, about 0, 0. best: ring with tick; fine: dot; slip: triangle; mistake: diamond with cross. */
export function MarkShape({ mark, size = 20 }: { mark: Mark; size?: number }): ReactElement {
  return (
    <svg
      className={styles[`review-mark-${mark}`]}
      width={size}
      height={size}
      viewBox="-10 -10 20 20"
      aria-hidden="true"
    >
      {SHAPES[mark]}
    </svg>
  );
}

const SHAPES: Readonly<Record<Mark, ReactElement>> = {
  best: (
    <>
      <circle r="6.6" />
      <path d="M-2.8 .2L-.8 2.4L3 -2.2" />
    </>
  ),
  fine: (
    <>
      <circle r="5.4" />
      <circle r="1.3" />
    </>
  ),
  slip: (
    <>
      <path d="M0 -8L8.4 6.6H-8.4Z" />
      <path d="M0 -2.6V1.6M0 4.2V4.4" />
    </>
  ),
  mistake: (
    <>
      <rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="2.4" transform="rotate(45)" />
      <path d="M-3 -3L3 3M3 -3L-3 3" />
    </>
  ),
};
