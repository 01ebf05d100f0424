// The choice of a reading behind a faster car (R24).

import { Chip } from '@ui/game/controls/chip';
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
          <Chip
            key={speed}
            className={chipStyles.routeChip}
            look="pill"
            isChosen={speed === reading}
            onPress={() => onChoose(speed)}
          >
            {t('dial.stop', { speed })}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
