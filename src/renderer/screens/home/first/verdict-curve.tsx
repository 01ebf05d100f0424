// What a verdict looks like: the chance to win over a race, with the moment that decided it. A picture, no race of anybody's.

import type { ReactElement } from 'react';
import styles from './evening.module.css';

const CURVE = 'M-4 92C20 88 34 70 56 74S88 104 108 108S140 66 164 60';

/** The curve. */
export function VerdictCurve(): ReactElement {
  return (
    <svg className={styles.eveningCurve} viewBox="0 0 284 172" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.curveLines} d="M0 34H284M0 70H284M0 106H284" />
      <path className={styles.curveArea} d={`${CURVE}V142H-4Z`} />
      <path className={styles.curveLine} d={CURVE} />
      <circle className={styles.curveEnd} cx="164" cy="60" r="6" />
      <g transform="translate(108 108)">
        <rect className={styles.curveMoment} x="-9" y="-9" width="18" height="18" rx="3" transform="rotate(45)" />
        <path className={styles.curveAsk} d="M-3.4 -3.2a3.4 3.4 0 1 1 5 3q-1.6 .9 -1.6 2.4M0 5.4v.2" />
      </g>
    </svg>
  );
}
