// Whether televisions read captions aloud. Offered only while a television has a voice.

import { Toggle } from '@ui/controls/toggle';
import type { ReactElement } from 'react';
import { attempt } from '../../../app/client';
import { useParty } from '../../../app/party/party';
import { t } from '../../../text/lobby';
import styles from './television.module.css';

/** The switch with its name, for the host. */
export function TvSpeech(): ReactElement | null {
  const speech = useParty((s) => s.party?.showing?.speech ?? null);
  if (speech === null) return null;
  return (
    <div className={styles.televisionSpeech}>
      <div>
        <p className="label">{t('tv.speech')}</p>
        <p className="note">{t('tv.speech.note')}</p>
      </div>
      <Toggle label={t('tv.speech')} on={speech} onChange={(on) => void attempt('tv.speech', { on })} />
    </div>
  );
}
