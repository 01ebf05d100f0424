// The chances of a gear's die: as a bar, and as text.

import { Meter } from '@ui/game/controls/meter';
import type { ReactElement } from 'react';
import { oddsOf } from '../../../narration/forecast';
import { t } from '../../../text/t';
import type { GearChoice } from '../../../types';
import styles from './odds-bar.module.css';

/** Free, with wear, and out, as a bar. */
export function OddsBar({ choice }: { choice: GearChoice }): ReactElement {
  const { free, wear, out } = oddsOf(choice);
  return (
    <Meter
      className={styles.odds}
      parts={[
        { share: free, tone: 'good' },
        { share: wear, tone: 'cost' },
        { share: out, tone: 'bad' },
      ]}
    />
  );
}

/** '70 % free', '20 % with wear', '10 % out of the race'. */
export function oddsLines(choice: GearChoice): string[] {
  const { free, wear, out } = oddsOf(choice);
  return [
    t('odds.free', { percent: Math.round(free) }),
    ...(wear > 0 ? [t('odds.wear', { percent: Math.round(wear) })] : []),
    ...(out > 0 ? [t('odds.out', { percent: Math.round(out) })] : []),
  ];
}
