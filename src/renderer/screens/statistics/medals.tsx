// A driver's tally as a bar: wins, other podiums, and the other races.

import type { CSSProperties, ReactElement } from 'react';
import styles from './statistics.module.css';

export interface Tally {
  starts: number;
  wins: number;
  podiums: number;
}

/** The bar; its numbers are beside it as text. */
export function MedalBar({ starts, wins, podiums }: Tally): ReactElement {
  const share = (count: number) => `${starts === 0 ? 0 : (count / starts) * 100}%`;
  return (
    <span
      className={styles.medals}
      style={{ '--won': share(wins), '--placed': share(podiums - wins) } as CSSProperties}
      aria-hidden="true"
    >
      <i className={styles.medalsWon} />
      <i className={styles.medalsPlaced} />
    </span>
  );
}
