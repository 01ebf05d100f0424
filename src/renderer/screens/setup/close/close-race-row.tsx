// The row of the setup that finds a field about as strong as the player, once, or for as long as it is to follow.
// Not here: choosing that field (close-race.ts).

import { Button } from '@ui/controls/button';
import { Toggle } from '@ui/controls/toggle';
import { Gauge } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/setup';
import { commonLevel, type Draft, type Names } from '../draft';
import { type Strengths, withCloseField } from './close-race';
import styles from './close-race.module.css';

export interface CloseRaceRowProps {
  draft: Draft;
  names: Pick<Names, 'draw'>;
  strengths: Strengths;
  onChange(draft: Draft): void;
}

/** A button that proposes another field, and the switch that makes the field follow. */
export function CloseRaceRow({ draft, names, strengths, onChange }: CloseRaceRowProps): ReactElement {
  const why = commonLevel(draft) === null && t('drivers.levels.none');
  const { own } = strengths.table;
  const propose = () => {
    onChange(withCloseField(draft, strengths, String(names.draw(1_000_000))));
  };
  return (
    <div className={styles.closeRace}>
      <div className="note">
        {own === null
          ? t('close.first')
          : t('close.note', { rating: String(own.rating), deviation: String(own.deviation) })}
      </div>
      <Button size="small" icon={<Gauge size={17} className="icon" />} why={why} onClick={propose}>
        {t('close.title')}
      </Button>
      <div className={styles.closeRaceFollow}>
        <div>
          <b>{t('close.follow')}</b>
          <div className="note">{t('close.follow.note')}</div>
        </div>
        <Toggle
          label={t('close.follow')}
          on={draft.follow}
          why={why}
          onChange={(follow) => onChange({ ...draft, follow })}
        />
      </div>
    </div>
  );
}
