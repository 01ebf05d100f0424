// A driver's tally as a bar: wins, other podiums, and the races behind them.

import type { CSSProperties, ReactElement } from 'react';

export interface Tally {
  starts: number;
  wins: number;
  podiums: number;
}

/** The bar; its numbers stand beside it in words. */
export function MedalBar({ starts, wins, podiums }: Tally): ReactElement {
  const share = (count: number) => `${starts === 0 ? 0 : (count / starts) * 100}%`;
  return (
    <span
      className="medals"
      style={{ '--won': share(wins), '--placed': share(podiums - wins) } as CSSProperties}
      aria-hidden="true"
    >
      <i className="medals-won" />
      <i className="medals-placed" />
    </span>
  );
}
