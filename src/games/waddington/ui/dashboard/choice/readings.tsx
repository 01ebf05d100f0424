// The choice of a reading behind a faster car (R24).

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { t } from '../../../text/t';
import type { RunChoice } from '../../../types';
import chipStyles from './route-chips.module.css';

export interface ReadingsProps {
  run: RunChoice | undefined;
  /** mph chosen so far. */
  reading: number;
  onChoose(reading: number): void;
}

/** The row of readings; nothing if there is no choice. */
export function Readings({ run, reading, onChoose }: ReadingsProps): ReactElement | null {
  if (!run || run.readings.length < 2) return null;
  return (
    <fieldset className="named-only" aria-label={t('run.readings')}>
      <div className={chipStyles.routeReadings}>
        <span className="label">{t('run.reading')}</span>
        {run.readings.map(({ speed }) => (
          <button
            key={speed}
            type="button"
            className={classes(chipStyles.routeChip, speed === reading && chipStyles.routeChipOn)}
            aria-pressed={speed === reading}
            data-enter="screen"
            onClick={() => onChoose(speed)}
          >
            {t('dial.stop', { speed })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
